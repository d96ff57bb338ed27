"""Boat, stagecoach and train: what carries a player across the board of Dalton City."""

import math
from collections.abc import Callable

import bpy
from mathutils import Matrix, Vector
from PIL import Image

from pipeline.output import Output
from pipeline.recipe import recipe
from scenes import cell, studio
from scenes.cell import KEPT, UNIT
from scenes.locomotive import locomotive
from scenes.stagecoach import stagecoach
from scenes.steamboat import steamboat

CELL = (220, 132)
ELEVATION = 20.0
TURNED = 24.0
"""How far they turn towards whoever looks on, in degrees."""
RIDES: dict[str, tuple[Callable[[], bpy.types.Object], float, float, float]] = {
    "boat": (steamboat, -14, 50, 0.84),
    "stagecoach": (stagecoach, 66, 48, 0.78),
    "railroad": (locomotive, -29, 46, 0.8),
}
"""Each with its middle, how high that is, and at which size it is taken."""


@recipe("dalton_city/rides")
def rides(out: Output) -> None:
    """A row each: bound for the right, bound for the left."""
    rows = {name: [_shot(out, name, heading) for heading in (-TURNED, 180 + TURNED)] for name in RIDES}
    out.sheet("dalton_city/ride", rows)


def _shot(out: Output, name: str, heading: float) -> Image.Image:
    """From the side, as a traveller on the platform sees it."""
    make, middle, height, size = RIDES[name]
    width, high = (side * KEPT * 2 for side in CELL)
    studio.empty(width, high, samples=12)
    eyeline(CELL[0], ELEVATION)
    made = make()
    turn = math.radians(heading)
    made.scale, made.rotation_euler = (size,) * 3, (0, 0, turn)
    made.location = Matrix.Rotation(turn, 3, "Z") @ Vector((-middle, 0, -height)) * size * UNIT
    return cell.shot(out.work / f"{name}_{heading:.0f}.png")


def eyeline(width: float, elevation: float) -> None:
    """A level view of things that stand, `width` units wide, in the same lamplight."""
    angle, far = math.radians(elevation), 20.0
    aimed = studio.camera((0, -far * math.cos(angle), far * math.sin(angle)), (0, 0, 0))
    aimed.data.type, aimed.data.ortho_scale = "ORTHO", width * UNIT
    studio.light((-4, -4.5, 5.5), (0, 0, 0), 2.6, 580, studio.LAMP)
    studio.light((5, -1, 4), (0, 0, 0), 4, 150, studio.NIGHT)
    studio.light((0, 5, 4), (0, 0, 0.5), 3, 220, studio.EMBER)
