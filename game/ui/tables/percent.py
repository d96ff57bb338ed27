"""Chances as people read them."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.ui.house import House

_TINY = 0.005


def percent(house: "House", chance: float) -> str:
    """Hardly any chance is not the same as none."""
    return house.words("ui.percent.tiny") if 0 < chance < _TINY else house.words("ui.percent", share=chance)
