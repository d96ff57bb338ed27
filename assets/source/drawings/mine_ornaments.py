"""What a surveyor adds round a map: a measured frame, a compass rose, a scale, and a cart full of gold."""

import math

from drawings.board_drawing import Drawing
from drawings.facades import printed
from drawings.ink import guilloche
from drawings.mine_contours import Box
from drawings.palette import DARK_BRASS, DARK_WALNUT, GOLD, INK, OXBLOOD, PALE_PARCHMENT

NUGGETS = (
    (-0.26, -0.62, 0.12),
    (0, -0.68, 0.15),
    (0.24, -0.62, 0.12),
    (-0.12, -0.56, 0.11),
    (0.12, -0.57, 0.12),
)
"""Where they lie in the cart and how large they are, in parts of its width."""


def neatline(d: Drawing, box: Box, bars: int, width: float = 9) -> None:
    """A frame of bars, dark and light in turn, as many to each side."""
    x, y, across, down = box
    outer = f"M{x - width} {y - width}h{across + 2 * width}v{down + 2 * width}h{-across - 2 * width}z"
    d.flat(
        f'<path d="{outer}M{x} {y}v{down}h{across}v{-down}z" fill="{PALE_PARCHMENT}" fill-rule="evenodd"/>'
    )
    length, height = across / bars, down / bars
    for step in range(0, bars, 2):
        d.box(x + length * step, y - width, length, width, INK, 0.0, 0)
        d.box(x + length * (step + 1), y + down, length, width, INK, 0.0, 0)
        d.box(x - width, y + height * (step + 1), width, height, INK, 0.0, 0)
        d.box(x + across, y + height * step, width, height, INK, 0.0, 0)
    d.line(f"{outer}M{x} {y}h{across}v{down}h{-across}z", 1.6)
    far = width + 4
    d.line(f"M{x - far} {y - far}h{across + 2 * far}v{down + 2 * far}h{-across - 2 * far}z", 0.9)


def compass(d: Drawing, x: float, y: float, radius: float) -> None:
    """Sixteen points; north is a lily in red."""
    d.line(f"{guilloche(x, y, radius * 0.62, radius * 0.05, 16, 2)}", 0.6, INK, 0.7)
    for ring, weight in ((0.72, 1.2), (0.78, 0.6), (0.34, 0.8)):
        circle = f"M{x - radius * ring} {y}a{radius * ring} {radius * ring} 0 1 0 {2 * radius * ring} 0"
        d.line(f"{circle}a{radius * ring} {radius * ring} 0 1 0 {-2 * radius * ring} 0", weight)
    for reach, offset, count in ((0.5, 22.5, 8), (0.74, 45, 4), (1.0, 0, 4)):
        for step in range(count):
            north = reach == 1.0 and step == 0
            _point(d, (x, y), radius * reach, offset + step * 360 / count, OXBLOOD if north else INK)
    with d.moved(x, y - radius - 2):
        d.flat(
            f'<path d="M0 -17c5 6 5 10 0 17c-5 -7 -5 -11 0 -17M-2 -1c-7 0 -10 -6 -7 -11c5 2 7 6 7 11M2 -1'
            f'c7 0 10 -6 7 -11c-5 2 -7 6 -7 11M-6 0h12v2h-12z" fill="{OXBLOOD}"/>'
        )


def _point(d: Drawing, at: tuple[float, float], reach: float, degrees: float, colour: str) -> None:
    """A slim diamond, one half inked and one bare."""
    turn, wide = math.radians(degrees - 90), reach * 0.17
    tip = (at[0] + reach * math.cos(turn), at[1] + reach * math.sin(turn))
    for side, fill in ((1, colour), (-1, PALE_PARCHMENT)):
        bend = turn + side * math.pi / 4
        edge = (at[0] + wide * math.cos(bend), at[1] + wide * math.sin(bend))
        points = f"M{at[0]} {at[1]}L{edge[0]:.1f} {edge[1]:.1f}L{tip[0]:.1f} {tip[1]:.1f}z"
        d.shape(points, fill, 0.0, 0.8)


def scale_bar(d: Drawing, x: float, y: float, width: float) -> None:
    """Four measures, dark and light in turn."""
    for step in range(4):
        fill = INK if step % 2 == 0 else PALE_PARCHMENT
        d.box(x + step * width / 4, y, width / 4, 7, fill, 0.0, 1)
    d.line("".join(f"M{x + step * width / 4} {y - 6}v6" for step in range(5)), 1.1)


def coffee(d: Drawing, x: float, y: float, radius: float) -> None:
    """The ring that a cup left, not quite closed, and a drop."""
    for reach, weight, opacity in ((radius, 6, 0.12), (radius + 2.5, 1.6, 0.22), (radius - 3, 1, 0.14)):
        d.line(
            f"M{x - reach} {y}a{reach} {reach} 0 1 1 {reach * 0.8} {reach * 0.98}", weight, "#5a3210", opacity
        )
    d.dot(x + radius * 0.4, y + radius + 26, 4, "#5a3210", 0.16)


def cart(d: Drawing, x: float, y: float, size: float) -> None:
    """An ore cart on a piece of track, heaped with gold."""
    for across, up, radius in NUGGETS:
        left, top, reach = x + across * size, y + up * size, radius * size
        lump = f"M{left - reach} {top}l{reach * 0.5} {-reach * 0.9}h{reach * 0.9}l{reach * 0.6} {reach * 0.8}"
        d.shape(f"{lump}l{-reach * 0.4} {reach * 0.9}h{-reach * 1.1}z", GOLD, "slant", 1.1, DARK_BRASS)
    half, top, foot = size * 0.48, y - size * 0.56, y - size * 0.2
    d.shape(
        f"M{x - half} {top}h{2 * half}L{x + half * 0.72} {foot}H{x - half * 0.72}z", "#7d5a3c", "right", 1.6
    )
    for side in (-1, 1):
        d.line(f"M{x + side * half * 0.5} {top + 3}l{-side * 3} {foot - top - 5}", 1.6, DARK_WALNUT)
    d.box(x - half - 3, top - 3, 2 * half + 6, 6, "#5c5048", "down", 1.2)
    d.box(x - half * 0.85, foot, half * 1.7, 5, DARK_WALNUT, 0.2, 1)
    for wheel in (x - half * 0.45, x + half * 0.45):
        printed(d, "cartwheel", wheel, y - size * 0.1, size * 0.24, DARK_WALNUT)
    d.line(f"M{x - half - 6} {y + 3}h{2 * half + 12}", 3, DARK_WALNUT)
    ties = (x - half + step * 11 for step in range(int(2 * half / 11) + 1))
    d.line("".join(f"M{tie} {y + 5}v5" for tie in ties), 4, "#6b4828")
