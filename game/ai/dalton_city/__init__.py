"""Bots for Dalton City: the hasty tenderfoot and the cowhand who counts."""

from game.ai.dalton_city.cowhand import Cowhand
from game.ai.dalton_city.leanings import leanings
from game.ai.dalton_city.tenderfoot import Tenderfoot

__all__ = ["Cowhand", "Tenderfoot", "leanings"]
