"""Chances as people read them."""

from typing import TYPE_CHECKING

from game.engine import share

if TYPE_CHECKING:
    from game.ui.house import House


def percent(house: "House", chance: float) -> str:
    """As hints say it, too."""
    return house.speak(share(chance))
