"""The bot that plays anything, without a thought."""

from typing import Any

from game.ai.bot import Budget, Ranked, Ranking, Sampler
from game.engine import Action, Ask, Rng, say

_SHOWN = 20  # of a list with half a million options nobody wants to read more


class RandomBot:
    """Picks evenly among the options."""

    def choose(self, view: Any, ask: Ask, sampler: Sampler, rng: Rng, budget: Budget) -> Action:
        return rng.pick(ask.options)

    def explain(self, view: Any, ask: Ask, sampler: Sampler, rng: Rng, budget: Budget) -> Ranking:
        picked = rng.pick(ask.options)
        others = [action for action in ask.options[:_SHOWN] if action != picked]
        return (
            Ranked(picked, 0.0, say("ai.random.reason")),
            *(Ranked(action, 0.0, say("ai.random.other")) for action in others),
        )
