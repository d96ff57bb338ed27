"""Parts of carts, boats and engines, which stand on the ground and head for +x; measured in design units."""

import math
from collections.abc import Sequence

import bpy

from scenes.cell import UNIT
from scenes.forms import Profile, ball, board, rod, turned

Span = tuple[float, float]


def box(x: Span, y: Span, z: Span, material: bpy.types.Material, bevel: float = 0.6) -> bpy.types.Object:
    """A block from and to in each direction."""
    outline = [(x[0], y[0]), (x[1], y[0]), (x[1], y[1]), (x[0], y[1])]
    return board(outline, z[0], z[1], material, bevel)


def slab(
    outline: Sequence[tuple[float, float]], y: Span, material: bpy.types.Material, bevel: float = 0.6
) -> bpy.types.Object:
    """A board on edge: an outline of (x, z), seen from the side, so thick."""
    made = board([(x, z) for x, z in outline], -y[1], -y[0], material, bevel)
    made.rotation_euler.x = math.pi / 2
    return made


def lying(profile: Profile, x: float, z: float, material: bpy.types.Material) -> bpy.types.Object:
    """What a lathe makes of (radius, distance), with its axis along x, from here on."""
    made = turned(profile, material, 64)
    made.rotation_euler.y = math.pi / 2
    made.location = (x * UNIT, 0, z * UNIT)
    return made


def upright(
    profile: Profile, at: tuple[float, float, float], material: bpy.types.Material
) -> bpy.types.Object:
    """The same, standing."""
    made = turned(profile, material, 48)
    made.location = tuple(value * UNIT for value in at)
    return made


def wheel(
    x: float,
    y: float,
    radius: float,
    tyre: bpy.types.Material,
    spoke: bpy.types.Material,
    spokes: int = 10,
    z: float | None = None,
    thick: float = 1.8,
) -> None:
    """A spoked wheel on the ground, or with its hub at a height."""
    middle = radius if z is None else z
    turns = [math.tau * at / 48 for at in range(48)]
    reach = radius - thick
    hoop = [(x + reach * math.cos(turn), y, middle + reach * math.sin(turn)) for turn in turns]
    rod(hoop, thick, tyre, closed=True)
    inner = [
        (x + (reach - thick) * math.cos(turn), y, middle + (reach - thick) * math.sin(turn)) for turn in turns
    ]
    rod(inner, thick * 0.8, spoke, closed=True)
    for at in range(spokes):
        turn = math.tau * (at + 0.5) / spokes
        end = (x + reach * math.cos(turn), y, middle + reach * math.sin(turn))
        rod([(x, y, middle), end], thick * 0.5, spoke)
    ball((x, y, middle), thick * 1.9, spoke)
    ball((x, y + math.copysign(thick * 1.2, y), middle), thick, tyre)
