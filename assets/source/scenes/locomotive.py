"""The Pacific Railroad: an engine of the sixties with its tender, as a tin toy."""

import math
import random

import bpy

from scenes import materials, studio
from scenes.carpentry import box, lying, slab, upright, wheel
from scenes.forms import arc, ball, rod
from scenes.materials import RGBA
from scenes.nodes import Shader

RED: RGBA = (0.42, 0.03, 0.02, 1)
GREEN: RGBA = (0.02, 0.085, 0.045, 1)
BLACK: RGBA = (0.018, 0.017, 0.018, 1)
LAMP: RGBA = (1.0, 0.48, 0.12, 1)


def locomotive() -> bpy.types.Object:
    """From x = -150 to 92."""
    red, green, black = (materials.paint(colour, 0.32) for colour in (RED, GREEN, BLACK))
    brass, iron, lit = materials.brass(), materials.iron(), glowing(LAMP, 0.7)
    with studio.together("locomotive") as made:
        box((-86, 62), (-12, 12), (15, 21), red)
        _boiler(green, black, brass, lit)
        _cab(red, black, brass, lit)
        for side in (-15.0, 15.0):
            for x in (-50, -9):
                wheel(x, side, 17.5, iron, red, 12)
            for x in (28, 50):
                wheel(x, side, 9, iron, red, 8, thick=1.5)
            out = side * 1.3
            box((27, 51), (min(side, out), max(side, out)), (12, 26), black)
            rod([(-50, out, 12), (-9, out, 12), (30, out, 18)], 1.6, brass)
        for bar in range(-4, 5):
            rod([(62, bar * 4.2, 21), (92 - abs(bar) * 5.4, bar * 2.6, 3)], 1.3, red)
        rod([(66, -17, 4), (92, 0, 3), (66, 17, 4)], 1.6, brass)
        box((60, 65), (-19, 19), (16, 22), red)
        _tender(red, black, brass, iron)
    return made


def _boiler(
    green: bpy.types.Material, black: bpy.types.Material, brass: bpy.types.Material, lit: bpy.types.Material
) -> None:
    lying([(0, 0), (17, 0), (17, 76), (0, 76)], -38, 41, green)
    lying([(18, 0), (18, 22), *arc(14, 22, 4, 0, 90), (0, 26)], 38, 41, black)
    lying([(11, 0), (11, 1.6), (0, 2.4)], 63, 41, brass)
    for x in (-22, -2, 18, 36):
        lying([(17.2, 0), (18, 0.4), (18, 2.2), (17.2, 2.6)], x, 41, brass)
    stack = [(6, 0), (6, 12), (7, 14), (15, 30), (16, 33), (15, 36), (9.5, 41), (9.5, 43), (8, 43), (8, 38)]
    upright(stack, (49, 0, 57), black)
    upright([(16.2, 31.6), (17, 32.4), (17, 34), (16.2, 34.8)], (49, 0, 57), brass)
    dome = [(10, 0), (8.5, 3), (8.2, 10), *arc(2.2, 10, 6, 0, 90), (0, 17)]
    upright(dome, (24, 0, 56), brass)
    upright([(radius * 1.15, height * 1.1) for radius, height in dome], (-12, 0, 56), brass)
    bell = [(5.4, 0), (4, 2.6), (3.4, 6), (1.6, 8.4), (0, 9)]
    upright(bell, (6, 0, 61), brass)
    rod([(6, -6, 58), (6, -6, 71), (6, 6, 71), (6, 6, 58)], 0.9, brass)
    box((59, 71), (-5.5, 5.5), (59, 73), black)
    upright([(3, 0), (3, 3), (0, 5)], (65, 0, 73), brass)
    lying([(5, 0), (5.4, 1.4), (4.2, 1.8), (0, 1.8)], 71, 66, brass)
    lying([(4, 0), (0, 1.4)], 72.6, 66, lit)
    for side in (-17.6, 17.6):
        rod([(-34, side, 47), (56, side, 47)], 0.8, brass)


def _cab(
    red: bpy.types.Material, black: bpy.types.Material, brass: bpy.types.Material, lit: bpy.types.Material
) -> None:
    box((-84, -36), (-19, 19), (21, 46), red)
    box((-84, -36), (-18, 18), (46, 74), lit)
    for side in (-18.4, 18.4):
        for x in (-83, -68.5, -53, -37.5):
            box((x - 1.6, x + 1.6), (side - 1.4, side + 1.4), (45, 75), red, 0.4)
        box((-84, -36), (side - 1.2, side + 1.2), (70, 76), red, 0.4)
        box((-86, -34), (side - 1.6, side + 1.6), (44, 47.4), brass, 0.4)
    for x in (-84, -36):
        box((x - 1, x + 1), (-19, 19), (70, 76), red, 0.4)
        for y in (-17, 0, 17):
            box((x - 1.2, x + 1.2), (y - 1.6, y + 1.6), (46, 74), red, 0.4)
    roof = [(-23, 75), (23, 75), (23, 77), (16, 80.4), (0, 82), (-16, 80.4), (-23, 77)]
    made = slab(roof, (-88, -30), black, 0.8)
    made.rotation_euler.z = -math.pi / 2


def _tender(
    red: bpy.types.Material, black: bpy.types.Material, brass: bpy.types.Material, iron: bpy.types.Material
) -> None:
    box((-150, -92), (-12, 12), (14, 19), black)
    box((-94, -84), (-2, 2), (13, 17), iron)
    box((-148, -95), (-18, 18), (19, 44), red)
    for z in (22.5, 41):
        for side in (-18.2, 18.2):
            rod([(-146, side, z), (-97, side, z)], 0.8, brass)
    box((-149, -94), (-19, 19), (44, 47), black)
    for side in (-14.0, 14.0):
        for x in (-138, -105):
            wheel(x, side, 9, iron, red, 8, thick=1.5)
    chance = random.Random(4)
    coal = Shader("coal", Base_Color=(0.012, 0.011, 0.011, 1), Roughness=0.35).material
    for _ in range(60):
        x, y = chance.uniform(-144, -99), chance.uniform(-14, 14)
        heap = 46 + 11 * (1 - ((x + 121) / 30) ** 2) * (1 - (y / 18) ** 2)
        lump = ball((x, y, heap), chance.uniform(2.6, 4.6), coal, chance.uniform(0.6, 0.9))
        lump.rotation_euler = (chance.uniform(0, 3), chance.uniform(0, 3), 0)
        lump.data.shade_flat()


def glowing(colour: RGBA, strength: float) -> bpy.types.Material:
    """Lamplight behind a pane."""
    shader = Shader("glowing", Base_Color=(0.3, 0.2, 0.1, 1), Roughness=0.15, Emission_Strength=strength)
    shader.surface.inputs["Emission Color"].default_value = colour
    return shader.material
