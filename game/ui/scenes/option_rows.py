"""Where the options lie: each with its sentence below it, or at the foot where letters are too large."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.engine import Option
from game.ui.canvas import Canvas
from game.ui.design import Area
from game.ui.styles import LIGHT, PALE, Style, largest

PANEL: Area = (1050.0, 150.0, 820.0, 784.0)
EDGE = 52.0
CONTROL = 50.0
"""How high a lever or a choice is."""
_TOP, _BOTTOM = 118.0, 38.0
_GAP = 14.0, 30.0
"""How far an option is at least, and at most, from the one above."""
_SMALL, _SMALLEST = 20.0, 18.0
_CHOICE = 440.0
_INNER = PANEL[2] - 2 * EDGE
_ROOM = PANEL[3] - _TOP - _BOTTOM
_FOOT = 170.0
"""How high an explanation at the foot may be."""


@dataclass(frozen=True, slots=True)
class Rows:
    """The place of every option, and of what is left below them."""

    areas: tuple[Area, ...]
    foot: Area
    small: Style | None
    """How the sentences look; None: only the one that is asked about is told, at the foot."""
    choice: float = _CHOICE


def laid(canvas: Canvas, options: Sequence[Option], sentences: Sequence[str]) -> Rows:
    """Lay the options out; a sentence's letters are never too small to read."""

    def high(style: Style) -> list[float]:
        return [CONTROL + 2 + canvas.paragraph_height(each, _INNER, style) for each in sentences]

    def fits(style: Style) -> bool:
        return sum(high(style)) + _GAP[0] * (len(options) - 1) <= _ROOM

    small = largest(LIGHT.but(size=_SMALL, colour=PALE), _SMALLEST, fits)
    if fits(small):
        return _spread(high(small), _GAP[1], small)
    return _spread([CONTROL] * len(options), 10.0, None)


def _spread(heights: Sequence[float], widest: float, small: Style | None) -> Rows:
    """Below each other, with what is left between them, as far as that looks good."""
    foot = 0.0 if small is not None else _FOOT
    between = max(1, len(heights) - 1)
    gap = min(widest, (_ROOM - foot - sum(heights)) / between)
    top = PANEL[1] + _TOP
    areas = list[Area]()
    for height in heights:
        areas.append((PANEL[0] + EDGE, top, _INNER, height))
        top += height + gap
    below = (PANEL[0] + EDGE, top, _INNER, PANEL[1] + PANEL[3] - _BOTTOM - top)
    return Rows(tuple(areas), below, small)
