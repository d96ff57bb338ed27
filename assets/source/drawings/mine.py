"""The gold field of Claim It!: coloured ground, hills, a stream, a track, and what stands about."""

import math
import random
from collections.abc import Callable, Iterator, Sequence

from drawings import mine_growth as growth
from drawings.board_drawing import Drawing
from drawings.mine_contours import Box, Hills, Point, hachures, lines
from drawings.palette import INK

Draw = Callable[[float, float, float], str]
WASH = (
    (-1.4, "#9fae7c"),
    (-0.7, "#b3b57d"),
    (-0.1, "#d3be82"),
    (0.5, "#dcb878"),
    (1.0, "#cc9c66"),
    (1.7, "#b58258"),
)
"""Meadow by the water, then scrub, sand, clay and bare rock, by height."""
WATER = "#6f95a3"
STREAM = ((0.83, -0.02), (0.80, 0.10), (0.83, 0.20), (0.71, 0.28), (0.57, 0.33), (0.52, 0.45), (0.50, 0.55))
STREAM += ((0.40, 0.62), (0.27, 0.66), (0.22, 0.77), (0.23, 0.88), (0.17, 1.02))
BRANCH = ((0.10, -0.02), (0.16, 0.10), (0.28, 0.17), (0.35, 0.28), (0.43, 0.35), (0.53, 0.42))
TRACK = ((1.02, 0.58), (0.93, 0.56), (0.85, 0.62), (0.76, 0.67), (0.65, 0.70), (0.58, 0.80), (0.56, 0.92))
TRACK += ((0.52, 1.02),)
"""Where water and rails go, in parts of the field."""
SPARE = 20.0
"""How far everything else keeps from them, in units."""


def field(d: Drawing, box: Box) -> None:
    """The ground within a box."""
    x, y, width, height = box
    courses = [list(_points(course, box)) for course in (STREAM, BRANCH, TRACK)]
    hills = Hills(box, courses[0] + courses[1], seed=23)
    with d.within(f"M{x} {y}h{width}v{height}h{-width}z", "field"):
        d.picture(hills.coloured(WASH), box, 0.8)
        for step in range(-6, 9):
            index = step % 4 == 0
            d.line(lines(hills, step * 0.25), 1.6 if index else 0.8, "#5f3d1d", 0.5 if index else 0.34)
        for level in (0.5, 0.75, 1.0, 1.25, 1.5):
            d.line(hachures(hills, level, 10), 0.9, INK, 0.34)
        _water(d, _smooth(courses[1]), 8)
        _water(d, _smooth(courses[0]), 16)
        _rails(d, _smooth(courses[2]))
        for course in courses[:2]:
            d.line(_banks(course), 1, INK, 0.4)
        _growth(d, hills, [point for course in courses for point in course])


def _points(course: Sequence[Point], box: Box) -> Iterator[Point]:
    """A course in units, with points close together."""
    x, y, width, height = box
    corners = [(x + across * width, y + down * height) for across, down in course]
    ends = [corners[0], *corners, corners[-1]]
    for before, one, other, after in zip(ends, ends[1:], ends[2:], ends[3:], strict=False):
        for step in range(8):
            at = step / 8
            x, y = (_between(*ends, at) for ends in zip(before, one, other, after, strict=True))
            yield x, y
    yield corners[-1]


def _between(before: float, one: float, other: float, after: float, at: float) -> float:
    """From one to the other along a curve that also heeds their neighbours (Catmull and Rom's)."""
    slow = 2 * one + (other - before) * at + (2 * before - 5 * one + 4 * other - after) * at**2
    return 0.5 * (slow + (3 * one - before - 3 * other + after) * at**3)


def _smooth(points: Sequence[Point]) -> str:
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points)


def _water(d: Drawing, course: str, width: float) -> None:
    for weight, colour, opacity in ((width + 3, INK, 0.55), (width, "#dcd6b4", 1), (width, WATER, 0.7)):
        d.line(course, weight, colour, opacity)
    d.line(course, width * 0.3, "#eee6c8", 0.3)


def _banks(course: Sequence[Point]) -> str:
    """Short lines along the water, as an engraver shades a shore."""
    strokes = []
    for (x, y), (a, b) in zip(course[::2], course[1::2], strict=False):
        length = math.hypot(a - x, b - y) or 1
        across, down = -(b - y) / length, (a - x) / length
        strokes += [
            f"M{x + side * across:.1f} {y + side * down:.1f}l{a - x:.1f} {b - y:.1f}" for side in (-13, 13)
        ]
    return "".join(strokes)


def _rails(d: Drawing, course: str) -> None:
    d.flat(
        f'<g fill="none" stroke="{INK}" opacity=".62">'
        f'<path d="{course}" stroke-width="13" stroke-dasharray="2.6 6.4"/>'
        f'<path d="{course}" stroke-width="7"/>'
        f'<path d="{course}" stroke="#dcc48e" stroke-width="4"/></g>'
    )


def _growth(d: Drawing, hills: Hills, courses: Sequence[Point]) -> None:
    """On every spot of a loose grid what thrives at its height, from the top down: near things overlap."""
    chance = random.Random(31)
    x, y, width, height = hills.box
    pitch, drawn = 31, []
    for row in range(int(height / pitch)):
        for column in range(int(width / pitch)):
            left = x + (column + 0.5 + chance.uniform(-0.36, 0.36)) * pitch
            low = y + (row + 0.7 + chance.uniform(-0.3, 0.3)) * pitch
            if min(math.hypot(left - a, low - 6 - b) for a, b in courses) > SPARE:
                draw, size = _thriving(hills.height(left, low), chance)
                drawn.append(draw(left, low, size))
    d.flat(f'<g opacity=".5">{"".join(drawn)}</g>')


def _thriving(height: float, chance: random.Random) -> tuple[Draw, float]:
    luck = chance.random()
    if height > 0.95:
        return (growth.peak, chance.uniform(20, 30)) if luck < 0.7 else (growth.rocks, 17)
    if height > 0.3:
        return _pick(luck, (growth.sand, 12), (growth.rocks, 15), (growth.cactus, 20), (growth.shaft, 22))
    if height > -0.45:
        return _pick(luck, (growth.tuft, 15), (growth.cactus, 20), (growth.sand, 12), (growth.tent, 20))
    return (growth.pine, chance.uniform(20, 27)) if luck < 0.75 else (growth.tuft, 15)


def _pick(luck: float, *choices: tuple[Draw, float]) -> tuple[Draw, float]:
    """The earlier, the likelier."""
    return next(choice for choice, share in zip(choices, (0.55, 0.8, 0.94, 1), strict=True) if luck < share)
