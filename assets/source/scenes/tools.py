"""What a prospector and a railwayman carry: pickaxe, claim stake, lantern and horseshoe."""

import math

import bpy

from scenes import materials, studio
from scenes.cell import UNIT
from scenes.forms import arc, ball, board, rod, turned
from scenes.nodes import Shader


def pickaxe(length: float = 250.0) -> bpy.types.Object:
    """Lying on the ground, its handle along x and its head at the far end."""
    steel, wood = _steel(), _ash()
    with studio.together("pickaxe") as made:
        steps = [at / 12 for at in range(13)]
        grip = [(length * (step - 0.5), 3 * math.sin(step * 5), 11) for step in steps]
        rod(grip, 9, wood, taper=[1.15 - 0.3 * math.sin(math.pi * step) + 0.25 * step**6 for step in steps])
        turns = [math.radians(58 * (at / 8 - 1)) for at in range(17)]
        sweep = [(length / 2 - 110 + 100 * math.cos(turn), 118 * math.sin(turn), 12) for turn in turns]
        rod(sweep, 13, steel, taper=[max(0.1, 1 - abs(at / 8 - 1) ** 1.6) for at in range(17)])
        eye = rod([(length / 2 - 26, 0, 12), (length / 2 + 4, 0, 12)], 17, steel)
        eye.scale.z = 0.85
    return made


def stake(colour: materials.RGBA, height: float = 150.0) -> bpy.types.Object:
    """A post with a painted board nailed across it: this claim has an owner."""
    with studio.together("stake") as made:
        side = 8.0
        board([(-side, -side), (side, -side), (side, side), (-side, side)], 0, height, _ash(), 2.5)
        outline = [(-44, -15), (42, -18), (56, 1), (43, 17), (-45, 16)]
        sign = board(outline, 0, 7, materials.paint(colour, 0.6), 1.5)
        sign.rotation_euler = (math.pi / 2, 0, 0)
        sign.location = (0, -side * UNIT, height * 0.76 * UNIT)
        for x in (-4, 5):
            ball((x, -side - 7, height * 0.76 + 0.8 * x), 2.6, _blackened())
    return made


def lantern() -> bpy.types.Object:
    """A miner's oil lantern that burns; what it lights is a lamp of its own."""
    iron, glass = _blackened(), _chimney()
    with studio.together("lantern") as made:
        turned(
            [(0, 0), *arc(46, 4, 4, -90, 0), (50, 26), *arc(44, 28, 6, 0, 90), (30, 36), (30, 42), (0, 42)],
            iron,
        )
        bulb = turned([(28, 42), (38, 60), (41, 78), (37, 100), (28, 118)], glass)
        bulb.visible_shadow = False
        hood = [
            (30, 116),
            (34, 120),
            (34, 126),
            (24, 136),
            (20, 152),
            *arc(20, 156, 4, -90, 90),
            (12, 162),
            (0, 163),
        ]
        turned(hood, iron)
        for side in (-1, 1):
            rod([(side * 46, 0, 26), (side * 52, 0, 60), (side * 52, 0, 104), (side * 30, 0, 136)], 3, iron)
        turns = [math.pi * at / 24 for at in range(25)]
        rod([(53 * math.cos(turn), 0, 104 + 92 * math.sin(turn)) for turn in turns], 1.8, iron)
        for height in (62, 96):
            rod(_hoop(44, height), 1.8, iron, closed=True)
        flame = Shader("flame", Base_Color=(0, 0, 0, 1), Emission_Strength=11.0)
        flame.surface.inputs["Emission Color"].default_value = (1.0, 0.46, 0.11, 1)
        shape = [(0, 50), *arc(0, 60, 8, -60, 20), (6.6, 68), (4.4, 78), (1.8, 90), (0, 99)]
        turned(shape, flame.material, 24)
    return made


def horseshoe() -> bpy.types.Object:
    """Old iron with its nails, lying flat."""
    iron = _steel()
    with studio.together("horseshoe") as made:
        turns = [math.radians(-62 + 304 * at / 40) for at in range(41)]
        line = [(46 * math.cos(turn), 54 * math.sin(turn), 6) for turn in turns]
        body = rod(line, 13, iron, taper=[0.72 + 0.34 * math.sin(math.pi * at / 40) for at in range(41)])
        body.scale.z = 0.55
        for at in (8, 12, 16, 24, 28, 32):
            x, y, _ = line[at]
            ball((x, y, 11), 4.2, _blackened(), flat=0.5)
    return made


def _hoop(radius: float, height: float) -> list[tuple[float, float, float]]:
    turns = [math.tau * at / 40 for at in range(40)]
    return [(radius * math.cos(turn), radius * math.sin(turn), height) for turn in turns]


def _steel() -> bpy.types.Material:
    """Forged and used: dark scale, bright where it is worn."""
    shader = Shader("steel", Metallic=1.0)
    worn = shader.noise(3, 7)
    shader.into(
        "Base Color", shader.ramp(worn, (0.38, (0.07, 0.06, 0.055, 1)), (0.66, (0.42, 0.38, 0.34, 1)))
    )
    shader.into("Roughness", shader.node("MapRange", Value=worn, To_Min=0.62, To_Max=0.26))
    shader.bump(shader.noise(9, 5), 0.5, 0.03)
    return shader.material


def _blackened() -> bpy.types.Material:
    return Shader("black iron", Base_Color=(0.055, 0.05, 0.047, 1), Metallic=0.9, Roughness=0.42).material


def _chimney() -> bpy.types.Material:
    return Shader(
        "chimney", Base_Color=(1, 0.93, 0.82, 1), Roughness=0.04, IOR=1.1, Transmission_Weight=1.0
    ).material


def _ash() -> bpy.types.Material:
    """Pale tool wood, grey with sweat and dust."""
    shader = Shader("ash", Roughness=0.6)
    long = shader.node("Mapping", Vector=shader.here(), Scale=(1.2, 12, 12))
    shader.into(
        "Base Color",
        shader.ramp(shader.noise(2, 5, long), (0.3, (0.12, 0.06, 0.028, 1)), (0.7, (0.36, 0.21, 0.10, 1))),
    )
    return shader.material
