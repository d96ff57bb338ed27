"""Bots for Dalton City: the hasty tenderfoot, the cowhand who counts, and the expert whose habits were trained."""

from game.ai.dalton_city.cowhand import Cowhand
from game.ai.dalton_city.expert import Expert
from game.ai.dalton_city.leanings import leanings
from game.ai.dalton_city.tenderfoot import Tenderfoot

__all__ = ["Cowhand", "Expert", "Tenderfoot", "leanings"]
