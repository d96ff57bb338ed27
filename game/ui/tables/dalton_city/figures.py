"""How sums and towns are shown."""

from collections.abc import Mapping

from game.ui.house import House
from game.ui.styles import INK, PARCHMENT, Colour

TOWN_COLOURS: Mapping[str, Colour] = {
    "rock": (82, 91, 99),
    "river": (44, 99, 156),
    "cactus": (127, 163, 67),
    "desert": (230, 178, 56),
    "desperados": (152, 38, 29),
    "little": (199, 141, 180),
    "dalton": (42, 26, 18),
}
"""The bands on cards, as the art has them on the squares."""
_PALE = ("cactus", "desert", "little")


def on_town(town: str) -> Colour:
    """The ink that is read on a town's colour."""
    return INK if town in _PALE else PARCHMENT


def dollars(house: House, amount: int) -> str:
    """A sum as it is written in the player's language."""
    return house.words("ui.dalton_city.dollars", dollars=amount)
