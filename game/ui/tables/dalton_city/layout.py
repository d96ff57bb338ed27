"""Where everything lies on the screen: the loop as its level has it, and what is inside its two lobes."""

from functools import cache

from game.games.dalton_city.level import squares
from game.ui.design import Area, Point
from game.ui.widgets.widget import middle

SEATS: Area = (92.0, 156.0, 766.0, 632.0)
"""The left lobe: the players."""
_APART = 10.0
_FEW = 4
"""As many players have cards on which every trade is to be seen."""
DECK: Area = (1062.0, 156.0, 136.0, 156.0)
BANCO: Area = (1204.0, 156.0, 236.0, 156.0)
STOCK: Area = (1446.0, 156.0, 190.0, 156.0)
TRAY: Area = (1642.0, 156.0, 186.0, 156.0)
"""Across the top of the right lobe: telegrams, the Banco, what the bank still sells, and the dice."""
EXHIBIT: Area = (1062.0, 318.0, 766.0, 470.0)
"""Below them: whatever it is about now."""
HAND: Area = (16.0, 878.0, 1014.0, 194.0)
CASH: Area = (1036.0, 878.0, 150.0, 194.0)
SHEET: Area = (1192.0, 878.0, 314.0, 194.0)
"""Where the last of what happened is written."""
ACTION: Area = (1516.0, 878.0, 388.0, 98.0)
"""Above the tools: whose strip it is."""


@cache
def square_area(at: int) -> Area:
    piece = squares()[at]
    return piece.x, piece.y, piece.width, piece.height


@cache
def square_middle(at: int) -> Point:
    return middle(square_area(at))


@cache
def seat_area(seat: int, seats: int) -> Area:
    """A player's card: two large ones below each other, or two columns of smaller ones."""
    x, y, width, height = SEATS
    columns = 1 if seats == 2 else 2
    rows = 2 if seats <= _FEW else 4 if seats > 6 else 3
    wide, high = (width - (columns - 1) * _APART) / columns, (height - (rows - 1) * _APART) / rows
    return x + seat % columns * (wide + _APART), y + seat // columns * (high + _APART), wide, high


def is_roomy(seats: int) -> bool:
    """Whether every card that somebody owns has its own place."""
    return seats <= _FEW
