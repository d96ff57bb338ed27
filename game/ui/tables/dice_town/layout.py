"""Where everything lies on the screen: the town as its level has it, and the strip at the bottom."""

from collections.abc import Mapping
from functools import cache

from game.engine import Seat
from game.games.dice_town.level import town
from game.games.level import Piece
from game.ui.design import Area, Point
from game.ui.widgets.widget import middle

PROMPT: Area = (480.0, 6.0, 960.0, 58.0)
OWN_CARD: Area = (8.0, 808.0, 292.0, 130.0)
ODDS: Area = (8.0, 946.0, 292.0, 124.0)
OWN_DICE: Area = (306.0, 804.0, 740.0, 268.0)
OWN_CUP: Point = (374.0, 994.0)
OWN_KEPT: Point = (350.0, 850.0)
"""The first of the own kept dice."""
OWN_ROLLED: Point = (536.0, 968.0)
"""The first of the own dice from under the cup."""
FAN: Area = (1060.0, 812.0, 430.0, 260.0)
CHOICE: Area = (1516.0, 806.0, 388.0, 164.0)
"""Above the tools: what confirms a choice."""
CHRONICLE = "seat.6"
"""The panel that is never anybody's: what happened last is written there."""
_PANELS: dict[int, tuple[str, ...]] = {
    1: ("seat.3",),
    2: ("seat.3", "seat.4"),
    3: ("seat.2", "seat.3", "seat.4"),
    4: ("seat.2", "seat.3", "seat.4", "seat.5"),
    5: ("seat.1", "seat.2", "seat.3", "seat.4", "seat.5"),
}
"""Who sits where, by the number of the others: clockwise, and the table in balance."""


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
def slot(name: str) -> Area:
    """Where cards and heaps lie."""
    return area_of(town().slots[name])


@cache
def spot(name: str) -> Point:
    """The middle of a slot: where things that fly there land."""
    return middle(slot(name))


@cache
def chronicle() -> Area:
    return area_of(town().seats[CHRONICLE])


@cache
def panels(seats: int, bottom: Seat) -> Mapping[Seat, Area]:
    """The panels of everybody but who sits at the bottom, clockwise from there."""
    others = [(bottom + step) % seats for step in range(1, seats)]
    names = _PANELS[len(others)]
    return {seat: area_of(town().seats[name]) for seat, name in zip(others, names, strict=True)}
