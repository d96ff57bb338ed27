"""Chances as people read them."""

from game.engine import share
from game.ui.house import House


def percent(house: House, chance: float) -> str:
    """As hints say it, too."""
    return house.speak(share(chance))
