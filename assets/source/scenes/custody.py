"""Where a player of Dalton City is held: a bed in the Hospital, a cell at the Sheriff's.

Each has a part behind the marker of whoever is held and one before it; the anchor is the marker's middle.
"""

import random
from collections.abc import Callable

import bpy

from pipeline.output import Output
from pipeline.recipe import recipe
from scenes import cell, tokens
from scenes.carpentry import box
from scenes.forms import ball, board, octagon, rod
from scenes.materials import RGBA
from scenes.nodes import Shader

CELL = (96, 112)
MARKER = (48, 46)
"""The middle of the marker, which may be 60 wide."""
LINEN: RGBA = (0.60, 0.53, 0.42, 1)
WOOL: RGBA = (0.33, 0.25, 0.15, 1)
RED: RGBA = (0.42, 0.02, 0.016, 1)


@recipe("dalton_city/custody")
def custody(out: Output) -> None:
    """A bed that is made up and the blanket on it; the floor of a cell and its bars."""
    _put(out, "bed", _bed, _blanket)
    _put(out, "cell", _floor, _bars)


def _put(out: Output, name: str, *parts: Callable[[], None]) -> None:
    rows = {}
    for row, build in zip(("back", "front"), parts, strict=True):
        cell.stage(*CELL, samples=14)
        build()
        rows[row] = [cell.shot(out.work / f"{name}_{row}.png")]
    out.sheet(f"dalton_city/{name}", rows, anchor=MARKER)


def _bed() -> None:
    """Seen from above: rails of brass at head and foot, a mattress and a pillow."""
    brass, linen = tokens.polished_brass(), _cloth(LINEN)
    box((-33, 33), (-44, 42), (4, 14), linen, 3)
    box((-26, 26), (14, 38), (14, 22), linen, 6)
    for y, height in ((43, 32), (-46, 24)):
        for x in (-35, 35):
            rod([(x, y, 0), (x, y, height)], 2.4, brass)
            ball((x, y, height), 4, brass)
        for z in (height * 0.5, height - 3):
            rod([(-35, y, z), (35, y, z)], 1.8, brass)
        for x in range(-24, 25, 12):
            rod([(x, y, height * 0.5), (x, y, height - 3)], 1.2, brass)
    for x in (-35, 35):
        rod([(x, -46, 10), (x, 43, 10)], 2, brass)


def _blanket() -> None:
    """Drawn up over whoever lies there, a sheet turned back over it, and a red cross."""
    wool, linen, red = _cloth(WOOL), _cloth(LINEN), _cloth(RED)
    low, high = -45.0, -2.0
    box((-35, 35), (low, high), (16, 26), wool, 4)
    box((-35.4, 35.4), (high - 7, high + 3), (20, 28), linen, 3)
    for y in (low + 5, low + 9):
        box((-35.2, 35.2), (y, y + 2), (18, 26.4), red, 0.8)
    middle = (low + high) / 2 + 1
    for across, along, top in ((4.2, 13, 27), (13, 4.2, 26.8)):
        box((-across, across), (middle - along, middle + along), (25, top), red, 0.5)


def _floor() -> None:
    """Stone flags in the dark, with some straw."""
    stone = Shader("stone", Roughness=0.9)
    stone.into(
        "Base Color",
        stone.ramp(stone.noise(2.2, 7), (0.3, (0.02, 0.018, 0.017, 1)), (0.75, (0.085, 0.075, 0.065, 1))),
    )
    stone.bump(stone.noise(8, 6), 0.5, 0.03)
    board(octagon(84, 4), 0, 3, _cloth((0.01, 0.008, 0.007, 1)), 1)
    chance = random.Random(3)
    for row in range(4):
        y = -40 + 20 * row
        for x in range(-40, 40, 20):
            box((x + 0.7, x + 19.3), (y + 0.7, y + 19.3), (2, 4 + chance.uniform(0, 0.8)), stone.material, 1)
    straw = _cloth((0.35, 0.22, 0.06, 1))
    for _ in range(34):
        x, y, turn = chance.uniform(-34, 34), chance.uniform(-36, -8), chance.uniform(-9, 9)
        rod([(x - turn, y - 4, 5.5), (x + turn, y + 4, 6)], 0.45, straw)


def _bars() -> None:
    """A grating in a riveted frame, and a lock of brass."""
    iron, brass = _iron(), tokens.polished_brass()
    for x in (-27, -13.5, 0, 13.5, 27):
        rod([(x, -40, 24), (x, 40, 24)], 2.1, iron)
    for y in (-40, 40):
        box((-43, 43), (y - 4.5, y + 4.5), (18, 30), iron, 1.2)
        for x in range(-36, 37, 12):
            ball((x, y, 30), 1.8, iron, 0.7)
    for x in (-39.5, 39.5):
        box((x - 4.5, x + 4.5), (-43, 43), (18, 29.6), iron, 1.2)
        for y in range(-30, 31, 12):
            ball((x, y, 30), 1.8, iron, 0.7)
    box((-40, 40), (-14.5, -9.5), (20, 28), iron, 0.8)
    box((20, 42), (-24, 0), (26, 34), brass, 2)
    rod([(31, -8, 35), (31, -8, 34)], 3, _cloth((0.01, 0.006, 0.004, 1)))
    box((29.8, 32.2), (-18, -8), (33.6, 34.6), _cloth((0.01, 0.006, 0.004, 1)), 0.2)


def _cloth(colour: RGBA) -> bpy.types.Material:
    """Woven, without any shine."""
    shader = Shader("cloth", Base_Color=colour, Roughness=0.9)
    shader.bump(shader.noise(34, 3), 0.25, 0.02)
    return shader.material


def _iron() -> bpy.types.Material:
    """Forged, black, rubbed bright by many hands."""
    shader = Shader("bars", Metallic=0.85)
    worn = shader.noise(5, 6)
    shader.into("Base Color", shader.ramp(worn, (0.4, (0.05, 0.047, 0.045, 1)), (0.7, (0.24, 0.22, 0.20, 1))))
    shader.into("Roughness", shader.node("MapRange", Value=worn, To_Min=0.55, To_Max=0.3))
    return shader.material
