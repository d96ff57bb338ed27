"""How sums and towns are shown."""

from collections.abc import Mapping

from game.ui.house import House
from game.ui.styles import Colour

TOWN_COLOURS: Mapping[str, Colour] = {
    "rock": (124, 112, 104),
    "river": (52, 116, 168),
    "cactus": (82, 134, 60),
    "desert": (214, 158, 62),
    "desperados": (158, 44, 38),
    "little": (126, 84, 148),
    "dalton": (58, 44, 36),
}
"""The bands on squares and cards."""


def dollars(house: House, amount: int) -> str:
    """A sum as it is written in the player's language."""
    return house.words("ui.dalton_city.dollars", dollars=amount)
