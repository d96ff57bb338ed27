"""The road of Dalton City between its squares: dust, wheel tracks, and where its two halves cross."""

import random

from drawings import mine_growth as growth
from drawings.board_drawing import Drawing
from drawings.ink import star
from drawings.level import Spot
from drawings.palette import BRASS, INK, LIGHT_WALNUT, PALE_BRASS, WALNUT

DUST, TRACK = "#d9b577", "#c39a5c"
WIDE = 34.0
INTO = (9, 44)
"""The last squares before the street; the street's own follow them."""
OUT = (15, 50)
"""The last squares of the street: the way goes on across the fold."""


def road(d: Drawing, spots: list[Spot]) -> None:
    """All that lies under and between the squares."""
    left, right = spots[INTO[0]], spots[INTO[1]]
    top, low = left.y, spots[OUT[0] + 1].bottom
    d.box(-20, top - 12, 1960, low - top + 24, DUST, 0.06, 0)
    _gravel(d, left.x + left.width, right.x, top, spots[10].y)
    _gravel(d, left.x + left.width, right.x, spots[OUT[0]].bottom, low)
    for number in INTO:
        _way(d, *_into(spots[number], spots[number + 1]))
    for number in reversed(OUT):
        _way(d, *_out_of(spots[number], spots[number + 1]))
    _gate(d, (left.x + left.width + right.x) / 2, spots[10].y)


def _into(before: Spot, after: Spot) -> tuple[str, str]:
    """A bend from the row down into the street: the way, and where its arrow is."""
    side = 1 if after.x >= before.x else -1
    start = before.x + before.width if side > 0 else before.x
    x, y, end = after.middle, before.y + before.height / 2, after.y
    return f"M{start - side * 8} {y}H{start}C{x - side * 6} {y} {x} {y + 6} {x} {end}v8", _arrow(
        x, end - 16, 90
    )


def _out_of(before: Spot, after: Spot) -> tuple[str, str]:
    """From the street across the fold into the row of the other side."""
    side = 1 if after.x > before.x else -1
    end = after.x if side > 0 else after.x + after.width
    x, y, start = before.middle, after.y + after.height / 2, before.bottom
    way = f"M{x} {start - 8}v12C{x} {start + 34} {end - side * 66} {y} {end} {y}h{side * 8}"
    return way, _arrow(end - side * 16, y, 0 if side > 0 else 180)


def _arrow(x: float, y: float, turn: float) -> str:
    return f'<g transform="translate({x} {y}) rotate({turn})"><path d="M-10 -7L0 0L-10 7M0 -7L10 0L0 7"/></g>'


def _way(d: Drawing, way: str, arrow: str) -> None:
    for weight, colour, opacity in (
        (WIDE + 4, INK, 0.75),
        (WIDE, TRACK, 1),
        (WIDE - 8, "#cfa86a", 1),
        (18, "#8a6436", 0.45),
        (13, "#cfa86a", 1),
    ):
        d.line(way, weight, colour, opacity)
    d.flat(
        f'<g fill="none" stroke="{WALNUT}" stroke-width="3.8" stroke-linecap="round" stroke-linejoin="round" '
        f'opacity=".8">{arrow}</g>'
    )


def _gravel(d: Drawing, left: float, right: float, top: float, bottom: float) -> None:
    """Pebbles and tufts where nobody rides."""
    chance = random.Random(int(top))
    for _ in range(120):
        d.dot(
            chance.uniform(left, right),
            chance.uniform(top, bottom),
            chance.uniform(0.5, 1.6),
            "#7a5a32",
            0.55,
        )
    tufts = "".join(
        growth.tuft(chance.uniform(left + 8, right - 8), chance.uniform(top + 14, bottom), 15)
        for _ in range(7)
    )
    d.flat(f'<g opacity=".7">{tufts}</g>')


def _gate(d: Drawing, x: float, low: float) -> None:
    """A sign without a word over the street, with the town's star."""
    for post in (x - 16, x + 16):
        d.box(post - 3, low - 50, 6, 50, LIGHT_WALNUT, "right", 1.1)
    d.shadow(f"M{x - 30} {low - 46}h64v10h-64z", "under")
    d.box(x - 34, low - 78, 68, 34, "#2a1a12", 0.1, 1.6)
    d.line(f"M{x - 30} {low - 74}h60v26h-60z", 1.2, BRASS)
    d.flat(f'<path d="{star(x, low - 60, 13)}" fill="{PALE_BRASS}"/>')
    for side in (-1, 1):
        d.flat(f'<path d="{star(x + side * 22, low - 61, 5)}" fill="{BRASS}"/>')
