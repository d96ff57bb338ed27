"""The Western Stage Coach, behind two horses at full gallop."""

import math

import bpy

from scenes import materials, studio
from scenes.carpentry import box, slab, wheel
from scenes.cell import UNIT
from scenes.cowboy import cowboy
from scenes.forms import ball, rod
from scenes.locomotive import BLACK, LAMP, RED, glowing
from scenes.materials import RGBA
from scenes.pony import bridle, girth, pony

BLUE: RGBA = (0.03, 0.07, 0.17, 1)
YELLOW: RGBA = (0.72, 0.40, 0.05, 1)
BAY: RGBA = (0.13, 0.042, 0.014, 1)
GREY: RGBA = (0.42, 0.37, 0.31, 1)
HAIR: RGBA = (0.018, 0.012, 0.01, 1)
PALE_HAIR: RGBA = (0.55, 0.50, 0.43, 1)


def stagecoach() -> bpy.types.Object:
    """From x = -62 to 190."""
    red, black, yellow = (materials.paint(colour, 0.34) for colour in (RED, BLACK, YELLOW))
    brass, lit, leather = materials.brass(), glowing(LAMP, 0.6), materials.leather()
    with studio.together("stagecoach") as made:
        _body(red, black, brass, lit)
        _load(leather, brass, black)
        for side in (-25.0, 25.0):
            wheel(-33, side, 23, black, yellow, 12)
            wheel(42, side, 18, black, yellow, 10)
            rod(
                [
                    (-44, side * 0.62, 24),
                    (-10, side * 0.62, 20),
                    (20, side * 0.62, 20),
                    (52, side * 0.62, 26),
                ],
                1.8,
                leather,
            )
        driver = cowboy(materials.paint(BLUE, 0.7))
        driver.location = (53 * UNIT, 0, 49 * UNIT)
        for x, z in ((-33, 23), (42, 18)):
            rod([(x, -25, z), (x, 25, z)], 2, black)
        rod([(-33, 0, 23), (42, 0, 20)], 2, yellow)
        rod([(42, 0, 18), (70, 0, 26), (168, 0, 44)], 1.5, yellow)
        for side, coat, hair in ((-15, GREY, PALE_HAIR), (15, BAY, HAIR)):
            with studio.together("horse") as horse:
                pony(coat, hair)
                bridle(leather)
                girth(20, 7, 66.5, 36, 1.5, leather)
                girth(3, 0, 62.6, 34.5, 1.1, leather)
            horse.location = ((132 if side < 0 else 139) * UNIT, side * UNIT, 0)
            rod([(58, side * 0.3, 58), (92, side * 0.8, 64), (134, side * 0.9, 62)], 0.7, leather)
            rod([(66, side * 0.6, 27), (110, side * 0.4, 46), (150, side * 0.5, 48)], 0.9, leather)
    return made


def _body(
    red: bpy.types.Material, black: bpy.types.Material, brass: bpy.types.Material, lit: bpy.types.Material
) -> None:
    """An egg of panels with three windows, hung in straps."""
    belly = [(-36 + 72 * at / 12, 36 - 13 * math.sin(math.pi * at / 12)) for at in range(13)]
    slab([(-41, 52), *belly, (41, 52)], (-18, 18), red, 1.2)
    slab([(-41, 52), (41, 52), (39, 76), (-39, 76)], (-17, 17), red, 1.0)
    for side in (-17.2, 17.2):
        for x, half in ((-26, 8), (0, 9), (26, 8)):
            box((x - half, x + half), (side - 0.6, side + 0.6), (54, 72), lit, 0.3)
            box((x - half - 1, x + half + 1), (side - 0.9, side + 0.9), (71, 74), black, 0.3)
        rod([(-41, side * 1.05, 52), (41, side * 1.05, 52)], 1.0, brass)
        rod([(x, side * 1.06, z + 2.5) for x, z in belly], 0.9, brass)
        for x in (-11, 11):
            rod([(x, side * 1.05, 28), (x, side * 1.05, 75)], 0.7, brass)
        ball((8.4, side * 1.1, 45), 1.3, brass)
        box((43, 47), (side - 2, side + 2), (56, 66), black, 0.5)
        ball((45, side * 1.16, 61), 2.4, lit)
    slab([(-46, 76), (50, 76), (49, 79), (-45, 79)], (-20, 20), black, 0.8)
    box((44, 64), (-15, 15), (44, 48), red)
    box((42, 46), (-16, 16), (48, 64), black)
    slab([(62, 46), (64, 46), (76, 33), (74, 31)], (-14, 14), red, 0.4)
    slab([(-58, 34), (-40, 34), (-40, 50), (-54, 50)], (-16, 16), black, 0.8)


def _load(leather: bpy.types.Material, brass: bpy.types.Material, black: bpy.types.Material) -> None:
    """Trunks and bags behind a railing."""
    for side in (-18.5, 18.5):
        rod([(-43, side, 85), (44, side, 85)], 0.8, brass)
        for x in range(-42, 46, 14):
            rod([(x, side, 79), (x, side, 85)], 0.6, brass)
    box((-36, -8), (-13, 13), (79, 95), leather, 1.6)
    for x in (-30, -14):
        box((x - 1.2, x + 1.2), (-13.4, 13.4), (79, 95.6), brass, 0.3)
    box((-4, 18), (-11, 12), (79, 90), materials.walnut(0.3), 1.0)
    box((21, 36), (-10, 8), (79, 88), black, 2.4)
    ball((3, -4, 94), 7, leather, 0.7)
