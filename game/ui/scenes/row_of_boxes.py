"""Where boxes lie: side by side, as large as there is room for, in several rows where they are many."""

from collections.abc import Sequence
from typing import NamedTuple

from game.games import Game
from game.ui.design import WIDTH, Area

BACK: Area = (220.0, 956.0, 260.0, 84.0)
LEARN: Area = (1340.0, 956.0, 360.0, 84.0)
RULES: Area = (1060.0, 956.0, 260.0, 84.0)
TURNS: dict[str, Area] = {"left": (14.0, 424.0, 72.0, 72.0), "right": (1834.0, 424.0, 72.0, 72.0)}
_MOST = 5
"""More side by side would be too small to read."""
_LARGEST = 420.0
_HIGH = 4 / 3
"""How high a lid is for its width."""
_MIDDLE = 460.0
_ROOM = 1720.0
_GAPS = {1: 110.0, 2: 110.0, 3: 110.0, 4: 76.0, 5: 46.0}


class Row(NamedTuple):
    """The boxes that are shown together, and where each lies."""

    boxes: tuple[tuple[Game, Area], ...]
    gap: float
    rows: int
    """How many rows there are."""


def row_of(boxes: Sequence[Game], number: int) -> Row:
    """One of the rows, all of which hold as many, but for the last."""
    rows = -(-len(boxes) // _MOST)
    most = -(-len(boxes) // rows)
    gap = _GAPS[most]
    width = min(_LARGEST, (_ROOM - gap * (most - 1)) / most)
    height = width * _HIGH
    shown = boxes[number * most : (number + 1) * most]
    left = (WIDTH - len(shown) * width - (len(shown) - 1) * gap) / 2
    areas = [(left + n * (width + gap), _MIDDLE - height / 2, width, height) for n in range(len(shown))]
    return Row(tuple(zip(shown, areas, strict=True)), gap, rows)
