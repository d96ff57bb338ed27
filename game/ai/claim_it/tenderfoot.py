"""The tenderfoot: a beginner's habits."""

from game.ai.bot import Budget, Ranked, Ranker, Ranking, Sampler, ranking
from game.engine import Action, Ask, Rng, say
from game.games.claim_it.actions import ROLL, Claim, Squat
from game.games.claim_it.kinds import Kind
from game.games.claim_it.spaces import Spaces, largest
from game.games.claim_it.view import View, world_of

_HASTE = 3
"""Markers after which the tenderfoot has had enough."""


class Tenderfoot(Ranker):
    """Enlarges its mine wherever it can and stops at the third marker, whatever the odds."""

    def explain(self, view: View, ask: Ask, sampler: Sampler, rng: Rng, budget: Budget) -> Ranking:
        world = world_of(view)
        if ask.kind == Kind.PLACE:
            mine = world.owned[ask.seat] | world.squatted | world.laid
            return ranking([_enlarging(option, mine, rng) for option in ask.options])
        goes_on = (world.squatted | world.laid).bit_count() < _HASTE
        reason = say("ai.tenderfoot.roll") if goes_on else say("ai.tenderfoot.stop")
        return ranking([Ranked(option, float((option == ROLL) == goes_on), reason) for option in ask.options])


def _enlarging(option: Action, mine: Spaces, rng: Rng) -> Ranked:
    assert isinstance(option, Squat | Claim)
    value = largest(mine | 1 << option.at) + rng.below(100) / 100
    return Ranked(option, value, say("ai.tenderfoot.place"))
