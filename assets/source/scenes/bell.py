"""The brass handbell that is rung for the last round."""

import math

import bpy
from mathutils import Vector

from pipeline.output import Output
from pipeline.recipe import recipe
from scenes import cell, studio
from scenes.cell import UNIT
from scenes.forms import arc, ball, rod, turned
from scenes.materials import brass, iron
from scenes.nodes import Shader

CELL = (110, 110)
MOUTH = 30.0
"""The radius of the bell's mouth, which is at height 0; the handle ends at LENGTH."""
LENGTH = 104.0
TAIL = 7.0
"""The radius of the knob at that end."""
TURNED = math.radians(40)
SCALE = 0.9


@recipe("props/bell")
def bell(out: Output) -> None:
    """It lies on its side, as it would roll to rest."""
    cell.stage(*CELL, samples=24)
    with studio.together("bell") as handle:
        _bell()
    # it rests on the rim of the mouth and on the end of the handle
    slope = math.asin((MOUTH - TAIL) / LENGTH)
    flat = math.cos(slope)
    axis = Vector((math.cos(TURNED) * flat, math.sin(TURNED) * flat, -math.sin(slope)))
    handle.rotation_mode = "QUATERNION"
    handle.rotation_quaternion = axis.to_track_quat("Z", "Y")
    handle.scale = (SCALE, SCALE, SCALE)
    middle = axis * (-LENGTH * SCALE * 0.44 * UNIT)
    handle.location = (middle.x, middle.y - 4 * UNIT, MOUTH * SCALE * flat * UNIT)
    out.image("props/bell", cell.shot(out.work / "bell.png"))


def _bell() -> None:
    metal = brass((0.88, 0.60, 0.22, 1))
    outside = [
        (MOUTH, 0),
        (MOUTH + 0.6, 1.4),
        (MOUTH - 0.8, 3),
        (26.5, 7),
        (23.5, 11),
        (23, 12.4),
        (22.2, 12.4),
        (20, 18),
        (18.3, 25),
        (17.4, 31),
        (16.9, 34),
        (16.9, 35.4),
        (16.2, 35.4),
        (15.2, 39),
        (12, 43.5),
        (7.5, 46),
        (5, 46.6),
        (4.6, 49),
        (5.8, 50),
        (5.8, 52),
        (4.6, 53),
    ]
    inside = [(8, 42), (14, 34), (16, 24), (19, 13), (25, 4), (MOUTH - 1.6, 0)]
    turned(inside + outside, metal)
    wood = [
        (4.4, 53),
        (5.2, 56),
        (7.2, 63),
        (7.4, 70),
        (6.0, 79),
        (5.0, 86),
        (5.6, 90),
        *arc(1.2, 97, 6.2, -40, 90, 8),
    ]
    turned(wood, _handle())
    rod([(0, 0, 40), (3, 2, 8)], 1.2, iron())
    ball((3.2, 2.2, 5), 5.2, iron())


def _handle() -> bpy.types.Material:
    """Turned walnut, dark from hands."""
    shader = Shader("handle", Roughness=0.3, Coat_Weight=0.6, Coat_Roughness=0.15)
    stretched = shader.node("Mapping", Vector=shader.here(), Scale=(9, 9, 1.2))
    grain = shader.noise(2.2, 6, stretched, Distortion=0.8)
    shader.into(
        "Base Color", shader.ramp(grain, (0.35, (0.07, 0.022, 0.008, 1)), (0.65, (0.28, 0.10, 0.035, 1)))
    )
    return shader.material
