"""Bots for Claim It!: the hasty tenderfoot and the cowhand who counts."""

from game.ai.claim_it.cowhand import Cowhand
from game.ai.claim_it.leanings import leanings
from game.ai.claim_it.tenderfoot import Tenderfoot

__all__ = ["Cowhand", "Tenderfoot", "leanings"]
