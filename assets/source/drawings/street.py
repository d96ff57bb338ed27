"""The main street: sky, mesas and dust behind and before a row of houses, at sunset or at night."""

import math
import random
from dataclasses import dataclass

from drawings.board_drawing import Drawing, gradient
from drawings.palette import LIGHT_WALNUT

Box = tuple[float, float, float, float]
"""x, y, width, height in design units."""


@dataclass(frozen=True, slots=True)
class Hour:
    """The colours of a time of day."""

    name: str
    sky: tuple[str, str, str]
    """From the zenith to the horizon."""
    far: str
    near: str
    """The mesas."""
    dust: tuple[str, str]
    """The street, from the houses to the foreground."""
    lamps: float
    """How far the light from the doors carries."""


SUNSET = Hour("sunset", ("#6d8290", "#d8a46a", "#f6cf83"), "#b27f62", "#86604f", ("#c69f63", "#d9b97f"), 0.22)
NIGHT = Hour("night", ("#22364a", "#47596a", "#b98a68"), "#5a5f68", "#3c434e", ("#957850", "#aa8b5c"), 0.22)


def street(d: Drawing, box: Box, ground: float, hour: Hour) -> None:
    """All that a row of houses stands in; `ground` is where their walls meet the street."""
    x, y, width, height = box
    d.defs += [gradient(hour.name, hour.sky), gradient(f"{hour.name}-dust", hour.dust)]
    with d.within(f"M{x} {y}h{width}v{height}h{-width}z", f"{hour.name}-strip"):
        d.box(x, y, width, ground - y, f"url(#{hour.name})", "sky", 0)
        _heavens(d, box, ground, hour)
        _mesas(d, x, width, ground, hour.far, 118, 5)
        _mesas(d, x, width, ground, hour.near, 74, 9)
        d.box(x, ground, width, y + height - ground, f"url(#{hour.name}-dust)", "ground", 0)
        _ruts(d, x, width, ground, y + height)


def _heavens(d: Drawing, box: Box, ground: float, hour: Hour) -> None:
    x, y, width, _ = box
    chance = random.Random(hour.name)
    if hour is NIGHT:
        for _ in range(90):
            left, top = x + chance.random() * width, y + chance.random() ** 1.5 * (ground - y) * 0.7
            d.dot(left, top, chance.uniform(0.5, 1.5), "#f3e6c4")
        d.dot(x + 616, y + 36, 18, "#f6e7bd")
        d.dot(x + 624, y + 31, 15, "#2b3f53")
        return
    sun = (x + 336, ground - 96)
    for radius, colour in ((70, "#f8dc97"), (46, "#fbe6ad"), (27, "#fff3cf")):
        d.dot(*sun, radius, colour, 0.75)
    for _ in range(16):
        left, top = x + chance.random() * width, y + 8 + chance.random() * 90
        length = chance.uniform(50, 150)
        cloud = f"M{left} {top}q{length / 2} {chance.uniform(-5, 5)} {length} 0"
        d.line(cloud, chance.uniform(2, 5), "#f3d9a4", 0.35)


def _mesas(d: Drawing, x: float, width: float, ground: float, colour: str, high: float, seed: int) -> None:
    """Table mountains with steep sides, hatched on the side away from the sun."""
    chance = random.Random(seed)
    at, path = x - 60.0, f"M{x - 60} {ground}"
    while at < x + width + 60:
        top = ground - high * chance.uniform(0.55, 1.0)
        foot = ground - high * chance.uniform(0.2, 0.4)
        flat = chance.uniform(40, 120)
        path += f"L{at:.0f} {foot:.0f}l14 {(top - foot) * 0.4:.0f}l5 {(top - foot) * 0.6:.0f}h{flat:.0f}"
        path += f"l6 {-(top - foot) * 0.62:.0f}l16 {-(top - foot) * 0.38:.0f}"
        at += flat + 41 + chance.uniform(10, 70)
    d.shape(f"{path}L{x + width + 60} {ground}z", colour, "down", 1.0)


def _ruts(d: Drawing, x: float, width: float, top: float, bottom: float) -> None:
    """Wheel tracks, the prints of hoofs, and gravel."""
    chance = random.Random(int(top))
    for y in (top + 40, top + 96):
        bends = "".join(f"t{width / 6:.0f} {chance.uniform(-7, 7):.1f}" for _ in range(6))
        for wheel in (y, y + 19):
            rut = f"M{x - 20} {wheel}q{width / 12:.0f} {chance.uniform(8, 14):.0f} {width / 6:.0f} 0{bends}"
            d.line(rut, 3.6, "#7a5a32", 0.2)
            d.line(rut, 1, "#5f4322", 0.3)
    for _ in range(60):
        left, y = x + chance.random() * width, chance.uniform(top + 18, bottom - 8)
        d.line(f"M{left:.1f} {y:.1f}q-1 -6 4 -6t4 6", 1.5, "#5f4322", 0.4)
    for _ in range(260):
        left, y = x + chance.random() * width, chance.uniform(top + 10, bottom)
        d.dot(left, y, chance.uniform(0.5, 1.5), "#7a5a32", 0.5)


def boardwalk(d: Drawing, x: float, width: float, ground: float) -> None:
    """Planks before the doors, and the shadow under their edge."""
    d.shadow(f"M{x} {ground + 4}h{width}v7h{-width}z", "under")
    d.box(x, ground - 4, width, 8, "#a87c48", "down", 1.2)
    seams = (x + step * 17 for step in range(1, math.ceil(width / 17)))
    d.line("".join(f"M{seam} {ground - 3.5}v7" for seam in seams), 0.8, opacity=0.7)


def rail(d: Drawing, x: float, y: float, width: float) -> None:
    """A rail to tie horses to."""
    for post in (x, x + width / 2, x + width):
        d.box(post - 3, y - 34, 6, 36, LIGHT_WALNUT, "right", 1.1)
    d.box(x - 9, y - 30, width + 18, 5.5, "#8a5a30", "down", 1.1)


def trough(d: Drawing, x: float, y: float) -> None:
    """A trough with water in it."""
    d.shape(f"M{x - 36} {y - 22}h72l-6 22h-60z", "#7d5330", "down", 1.2)
    d.shape(f"M{x - 33} {y - 21}h66l-2 6h-62z", "#6f8fa0", 0.1, 0.9)
    d.line(f"M{x - 33} {y - 8}h66", 0.8, opacity=0.7)
