"""Bots for Dalton City: hasty tenderfoot, counting cowhand, and an expert whose habits were trained."""

from game.ai.dalton_city.cowhand import Cowhand
from game.ai.dalton_city.expert import Expert
from game.ai.dalton_city.leanings import leanings
from game.ai.dalton_city.tenderfoot import Tenderfoot

__all__ = ["Cowhand", "Expert", "Tenderfoot", "leanings"]
