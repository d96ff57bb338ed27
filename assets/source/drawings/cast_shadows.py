"""The soft shadows that the dice and the cup cast to the lower right, away from the lamp."""

import math
from collections.abc import Callable
from dataclasses import dataclass

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from pipeline.output import Output
from pipeline.recipe import recipe

_BLACK = (22, 9, 4)
"""Warm: what the lamp does not reach, the embers do."""
_STEPS = 24
"""Of the way from what stands on the table to where the top's shadow falls."""

Point = tuple[float, float]
Shape = Callable[[ImageDraw.ImageDraw, Point, float], None]
"""Draws a slice of a thing around a point, at a height from 0, the table, to 1, the top."""


@dataclass(frozen=True, slots=True)
class Layer:
    """A part of a shadow: how much of the thing's height casts it, how soft and how dark it is."""

    reach: float
    blur: float
    darkness: float


_LAYERS = (Layer(0.0, 4, 0.5), Layer(0.55, 8, 0.42), Layer(1.0, 17, 0.34))
"""Sharp and dark where the thing touches the table, softer further off."""


@recipe("dice/shadow")
def die(out: Output) -> None:
    _cast(out, "dice/shadow", (190, 176), (82, 80), (24, 15), _die)


@recipe("cup/shadow")
def cup(out: Output) -> None:
    _cast(out, "cup/shadow", (310, 240), (122, 104), (62, 30), _cup)
    _cast(out, "cup/tipped_shadow", (310, 270), (138, 128), (34, 18), _tipped_cup)


def _cast(out: Output, name: str, size: tuple[int, int], foot: Point, fall: Point, shape: Shape) -> None:
    shadow = Image.new("L", size)
    for layer in _LAYERS:
        slices = Image.new("L", size)
        pen = ImageDraw.Draw(slices)
        for step in range(_STEPS):
            height = layer.reach * step / (_STEPS - 1)
            shape(pen, (foot[0] + fall[0] * height, foot[1] + fall[1] * height), height)
        soft = slices.filter(ImageFilter.GaussianBlur(layer.blur))
        shadow = ImageChops.screen(shadow, soft.point([round(layer.darkness * part) for part in range(256)]))
    picture = Image.new("RGBA", size, _BLACK)
    picture.putalpha(shadow)
    out.image(name, picture, scale=1, anchor=foot)


def _die(pen: ImageDraw.ImageDraw, at: Point, height: float) -> None:
    """Rounder than the die, as it serves however that is turned."""
    half = 43 - 4 * height
    pen.rounded_rectangle(_box(at, half, half * 0.98), 22, fill=255)


def _cup(pen: ImageDraw.ImageDraw, at: Point, height: float) -> None:
    radius = 75 - 12 * height
    pen.ellipse(_box(at, radius, radius * 0.81), fill=255)


def _tipped_cup(pen: ImageDraw.ImageDraw, at: Point, height: float) -> None:
    """From the small bottom, upper left, to the wide mouth, lower right; it touches along a line."""
    across = math.sin(math.pi * (0.16 + 0.84 * height))  # round: thickest half way up
    for step in range(9):
        along = step / 4 - 1
        thick = (62 + 11 * along) * across
        pen.ellipse(_box((at[0] + 50 * along, at[1] + 30 * along), thick, thick * 0.62), fill=255)


def _box(at: Point, x: float, y: float) -> tuple[float, float, float, float]:
    return at[0] - x, at[1] - y, at[0] + x, at[1] + y
