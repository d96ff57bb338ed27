"""Bots for Claim It!: the hasty tenderfoot, the cowhand who counts, and the expert who looks further."""

from game.ai.claim_it.cowhand import Cowhand
from game.ai.claim_it.expert import Expert
from game.ai.claim_it.leanings import leanings
from game.ai.claim_it.tenderfoot import Tenderfoot

__all__ = ["Cowhand", "Expert", "Tenderfoot", "leanings"]
