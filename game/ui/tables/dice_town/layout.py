"""Where everything lies on the screen: the town as its level has it, and the strip at the bottom."""

from collections.abc import Mapping
from functools import cache

from game.engine import Seat
from game.games.dice_town.level import town
from game.games.level import Piece
from game.ui.design import Area, Point
from game.ui.widgets.widget import middle

OWN_CARD: Area = (8.0, 808.0, 292.0, 130.0)
ODDS: Area = (8.0, 946.0, 292.0, 124.0)
OWN_DICE: Area = (306.0, 804.0, 740.0, 268.0)
OWN_CUP: Point = (374.0, 994.0)
OWN_KEPT: Point = (356.0, 852.0)
"""The first of the own kept dice, as long as there are more to come."""
OWN_ROLLED: Point = (536.0, 968.0)
"""The first of the own dice from under the cup."""
OWN_HAND: Point = (520.0, 940.0)
"""The first of the own five dice."""
FAN: Area = (1060.0, 812.0, 430.0, 260.0)
CHOICE: Area = (1516.0, 806.0, 388.0, 164.0)
"""Above the tools: what confirms a choice."""
_LEFT, _RIGHT = ("seat.1", "seat.2", "seat.3"), ("seat.4", "seat.5", "seat.6")
"""The panels beside the street, clockwise."""
_SIDES = {1: (1, 0), 2: (1, 1), 3: (2, 1), 4: (2, 2), 5: (3, 2)}
"""How many of the others sit at the left and at the right: the table is in balance."""
_HIGH = {1: 718.0, 2: 484.0, 3: 352.0}
"""How high their panels are where there is more room than for three a side."""
_APART = 14.0


def area_of(piece: Piece) -> Area:
    return piece.x, piece.y, piece.width, piece.height


@cache
def place(name: str) -> Area:
    """A place of the street, with its house."""
    return area_of(town().places[name])


@cache
def sign(name: str) -> Area:
    """Where the name of a place is written."""
    return area_of(town().signs[name])


@cache
def door(name: str) -> Point:
    """Before the house, below its name."""
    (x, _, wide, _), (_, top, _, high) = place(name), sign(name)
    below = top + high
    return x + wide / 2, (below + place(name)[1] + place(name)[3]) / 2


@cache
def slot(name: str) -> Area:
    """Where cards and heaps lie."""
    return area_of(town().slots[name])


@cache
def spot(name: str) -> Point:
    """The middle of a slot: where things that fly there land."""
    return middle(slot(name))


@cache
def chronicle(seats: int) -> Area:
    """What happened last is written at the right, in all the room that the players leave there."""
    x, top, width, height = _column(_RIGHT)
    down = _SIDES[seats - 1][1] * (_height(seats - 1) + _APART)
    return x, top + down, width, height - down


@cache
def panels(seats: int, bottom: Seat) -> Mapping[Seat, Area]:
    """The panels of everybody but who sits at the bottom, clockwise from there."""
    others = [(bottom + step) % seats for step in range(1, seats)]
    left, right = _SIDES[len(others)]
    areas = [*reversed(_stacked(_LEFT, left, len(others))), *_stacked(_RIGHT, right, len(others))]
    return dict(zip(others, areas, strict=True))


def _stacked(names: tuple[str, ...], count: int, others: int) -> list[Area]:
    """Panels of one side, from above."""
    x, top, width, _ = _column(names)
    height = _height(others)
    return [(x, top + n * (height + _APART), width, height) for n in range(count)]


def _height(others: int) -> float:
    """How high everybody's panel is, so that all have dice of one size."""
    column = _column(_LEFT)[3]
    return _HIGH.get(others, (column - 2 * _APART) / 3)


def _column(names: tuple[str, ...]) -> Area:
    """All that the panels of one side cover."""
    areas = [area_of(town().seats[name]) for name in names]
    top, bottom = min(area[1] for area in areas), max(area[1] + area[3] for area in areas)
    return areas[0][0], top, areas[0][2], bottom - top
