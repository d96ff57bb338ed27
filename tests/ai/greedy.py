"""A baseline for strength tests: greedy placement, stop after five."""

from typing import Any

from game.ai.bot import Budget, Ranking, Sampler
from game.engine import Action, Ask, Rng
from game.games.claim_it.actions import ROLL, STOP, Claim, Squat
from game.games.claim_it.kinds import Kind
from game.games.claim_it.spaces import largest
from game.games.claim_it.view import View

_ENOUGH = 5


class GreedyStopsAfterFive:
    """Always the placement that makes the largest group, claims first among equals; five markers a turn."""

    def choose(self, view: View, ask: Ask, sampler: Sampler, rng: Rng, budget: Budget) -> Action:
        placed = view.squatted | view.laid
        if ask.kind == Kind.PLACE:
            mine = view.owned[ask.seat] | placed

            def worth(option: Action) -> tuple[int, bool]:
                assert isinstance(option, Squat | Claim)
                return largest(mine | 1 << option.at), isinstance(option, Claim)

            return max(ask.options, key=worth)
        under_claims = (view.squatted & view.laid).bit_count()
        return STOP if placed.bit_count() + under_claims >= _ENOUGH else ROLL

    def explain(self, view: Any, ask: Ask, sampler: Sampler, rng: Rng, budget: Budget) -> Ranking:
        return ()
