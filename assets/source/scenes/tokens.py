"""What the players' tokens have in common: colours, symbols, and discs with a picture in the face."""

import math
from functools import cache

import bpy
import numpy as np

from drawings import palette, svg
from drawings.players import PALE, PLAYERS
from scenes import materials
from scenes.forms import Profile, arc
from scenes.materials import RGBA
from scenes.nodes import Shader
from scenes.relief import linear

NEUTRAL = "neutral"
"""The row of a token that is nobody's yet."""
EXPOSURE = 0.58
"""What the lamp makes of a colour has to be taken off it."""
BONE = "#dccaa2"
"""Bone as it is before the lamp brightens it."""
MEASURE = 512
"""Pixels that an icon is measured at."""


def lacquer(colour: str) -> RGBA:
    """A colour of the palette as paint that looks like it under the lamp, which is bright."""
    red, green, blue, _ = linear(colour)
    return (red * EXPOSURE, green * EXPOSURE, blue * EXPOSURE, 1)


def colours(player: str) -> tuple[RGBA, RGBA]:
    """A player's lacquer, and what a picture on it is made of: bone on dark, ink on light."""
    ground = PLAYERS[player][0]
    return lacquer(ground), lacquer(palette.DARK_WALNUT) if player in PALE else linear(BONE)


def symbol(player: str, size: float, x: float, y: float) -> str:
    """The player's symbol as SVG, `size` units at its longest, with its middle at x, y."""
    return centred(PLAYERS[player][1], size, x, y)


@cache
def centred(name: str, size: float, x: float, y: float) -> str:
    """An icon without the uneven margins that icons have."""
    left, top, right, bottom = svg.render(svg.icon(name, "#000", MEASURE), (MEASURE, MEASURE), 1).getbbox()
    scale = size / max(right - left, bottom - top)
    place = x - (left + right) / 2 * scale, y - (top + bottom) / 2 * scale
    return svg.icon(name, "#000", MEASURE * scale, *place)


def round_in(picture: np.ndarray, part: float) -> np.ndarray:
    """The points of a square that are within a circle of this part of its width."""
    rows, columns = picture.shape
    y, x = np.mgrid[0:rows, 0:columns]
    return np.hypot(x / columns - 0.5, y / rows - 0.5) < part / 2


def rimmed(radius: float, height: float, lip: float, sunk: float) -> Profile:
    """The profile of a disc with a rounded lip around a face that lies `sunk` below it."""
    bend = min(lip / 2, height / 4)
    return [
        (0, 0),
        *arc(radius - bend, bend, bend, -90, 0),
        *arc(radius - bend, height - bend, bend, 0, 90),
        *arc(radius - lip + bend, height - bend, bend, 90, 180),
        (radius - lip, height - sunk - 1),
    ]


def chip(ground: RGBA, inserts: RGBA, count: int) -> bpy.types.Material:
    """The edge of a gambling chip, with inserts of another colour all around."""
    shader = Shader("chip", Roughness=0.36, Coat_Weight=0.45, Coat_Roughness=0.12)
    split = shader.node("SeparateXYZ", _0=shader.here())
    angle = shader.math("ARCTAN2", split.outputs["Y"], split.outputs["X"])
    wave = shader.math("SINE", shader.math("MULTIPLY_ADD", angle, float(count), math.pi / 2))
    inside = shader.math("GREATER_THAN", wave, 0.45)
    worn = shader.math("MULTIPLY_ADD", shader.noise(2.5, 8), 1.1, 0.35)
    shader.into(
        "Base Color", shader.mixed("MULTIPLY", 0.6, shader.mixed("MIX", inside, ground, inserts), worn)
    )
    return shader.material


def polished_brass() -> bpy.types.Material:
    return materials.brass((0.90, 0.64, 0.25, 1))
