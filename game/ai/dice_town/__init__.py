"""Bots for Dice Town: the hasty tenderfoot, the cowhand who counts, and the expert who foresees."""

from game.ai.dice_town.cowhand import Cowhand
from game.ai.dice_town.expert import Expert
from game.ai.dice_town.leanings import leanings
from game.ai.dice_town.tenderfoot import Tenderfoot

__all__ = ["Cowhand", "Expert", "Tenderfoot", "leanings"]
