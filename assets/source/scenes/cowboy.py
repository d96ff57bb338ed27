"""Somebody who sits, on a horse or on a box, and holds the reins; his seat is at height 0."""

import bpy

from scenes import studio
from scenes.carpentry import upright
from scenes.forms import ball
from scenes.materials import RGBA, leather
from scenes.nodes import Shader
from scenes.pony import flesh

SKIN: RGBA = (0.42, 0.19, 0.10, 1)
DENIM: RGBA = (0.035, 0.045, 0.075, 1)
FELT: RGBA = (0.20, 0.115, 0.055, 1)
BAND: RGBA = (0.03, 0.015, 0.01, 1)


def cowboy(
    shirt: bpy.types.Material, astride: bool = False, scarf: RGBA = (0.35, 0.02, 0.015, 1)
) -> bpy.types.Object:
    """40 high without the hat; astride, his legs hang down on both sides."""
    skin, denim, felt, band, red = (_cloth(colour) for colour in (SKIN, DENIM, FELT, BAND, scarf))
    boots = leather()
    with studio.together("cowboy") as made:
        flesh([((-1, 0, 3, 6.4), (0, 0, 14, 6.4), (2, 0, 22, 6.8))], shirt)
        for side in (-1, 1):
            flesh([((2, side * 7, 22, 3.8), (8, side * 10.5, 14, 3.0), (16, side * 6, 11, 2.6))], shirt)
            ball((18, side * 5, 11), 2.6, skin)
            if astride:
                leg = ((0, side * 6, 2, 5), (9, side * 15, -5, 4.4), (5, side * 16, -17, 3.4))
                boot = ((5, side * 16, -17, 3.5), (4, side * 16, -24, 3), (10, side * 16.5, -25.5, 2.4))
            else:
                leg = ((0, side * 4, 2, 5), (13, side * 6, 3, 4.4), (16, side * 6, -8, 3.4))
                boot = ((16, side * 6, -8, 3.5), (17, side * 6, -14, 3), (22, side * 6, -15, 2.4))
            flesh([leg], denim)
            flesh([boot], boots)
        flesh([((3, 0, 26, 3), (4, 0, 33, 5.2))], skin)
        flesh([((3, -3, 27, 3.2), (5, 0, 26.4, 3.4), (3, 3, 27, 3.2)), ((3, 0, 27, 4), (0.5, 0, 25, 3))], red)
        brim = [(0, 0), (11, 0.4), (12.2, 1.6), (11, 1.9), (6, 1.4), (5.8, 2)]
        crown = [(5.9, 1), (5.6, 5), (5.2, 8.4), (4, 9.6), (2, 8.4), (0, 8)]
        hat = upright(brim, (4, 0, 36.4), felt)
        hat.scale, hat.rotation_euler = (1.1, 0.86, 1.0), (0, -0.1, 0)
        top = upright(crown, (4, 0, 36.6), felt)
        top.scale, top.rotation_euler = (1.05, 0.86, 1.0), (0, -0.1, 0)
        ribbon = upright([(6.0, 1.4), (6.2, 1.6), (6.0, 3.4), (5.8, 3.6)], (4, 0, 36.6), band)
        ribbon.scale, ribbon.rotation_euler = (1.05, 0.88, 1.0), (0, -0.1, 0)
    return made


def _cloth(colour: RGBA) -> bpy.types.Material:
    return Shader("cloth", Base_Color=colour, Roughness=0.75).material
