"""The expert: counts its turn out with exact dice, two rolls deep, and judges the mine by trained weights."""

from collections.abc import Callable
from contextlib import suppress

from game.ai.bot import Budget, Evidence, Ranked, Ranker, Ranking, Sampler, ranking
from game.ai.claim_it.cowhand import Cowhand
from game.ai.claim_it.digging import Digging, digging, dug
from game.ai.claim_it.outlook import Outlook, trained
from game.ai.claim_it.reasons import going_on, placing
from game.engine import Action, Ask, Rng
from game.games.claim_it.actions import ROLL, STOP, Claim, Squat
from game.games.claim_it.kinds import Kind
from game.games.claim_it.spaces import Spaces
from game.games.claim_it.view import View, world_of

_ROLLS = 2
"""How many rolls ahead are looked at."""
_PLENTY = 12_000
"""With so many positions left a third is counted out too: that takes some thousands for each option."""
_COWHAND = Cowhand()


class _SpentError(Exception):
    """There is no time to look at anything more."""


class Expert(Ranker):
    """Knows what a turn can bring, and what share of the win that is; with no time to think, a cowhand."""

    def explain(self, view: View, ask: Ask, sampler: Sampler, rng: Rng, budget: Budget) -> Ranking:
        world = world_of(view)
        outlook = Outlook(world, ask.seat, trained(world.seats, world.threshold))
        ranked = None
        with suppress(_SpentError):
            turn = digging(world, world.owned[ask.seat], _counted(outlook, budget))
            for rolls in range(1, _ROLLS + 2):
                if rolls > _ROLLS and budget.nodes is not None and budget.nodes < _PLENTY:
                    break
                if ask.kind == Kind.PLACE:
                    ranked = [_placement(option, outlook, turn, rolls) for option in ask.options]
                else:
                    ranked = _pressing_on(outlook, turn, rolls)
        return _COWHAND.explain(view, ask, sampler, rng, budget) if ranked is None else ranking(ranked)


def _counted(outlook: Outlook, budget: Budget) -> Callable[[Spaces, Spaces], float]:
    def worth(laid: Spaces, taken: Spaces) -> float:
        if not budget.spend():
            raise _SpentError
        return outlook(laid, taken)

    return worth


def _placement(option: Action, outlook: Outlook, turn: Digging, rolls: int) -> Ranked:
    assert isinstance(option, Squat | Claim)
    now = dug(outlook.world)
    after = turn.after(now, option)
    win = max(turn.stop(after), turn.roll(after, rolls))
    return Ranked(option, win, placing(outlook, now, option, turn.bust(after)), Evidence(win))


def _pressing_on(outlook: Outlook, turn: Digging, rolls: int) -> list[Ranked]:
    now = dug(outlook.world)
    stop, roll = outlook.share(now.laid, now.laid | now.squatted), turn.roll(now, rolls)
    reason = going_on(roll > stop, turn.bust(now), turn.lost)
    return [Ranked(STOP, stop, reason, Evidence(stop)), Ranked(ROLL, roll, reason, Evidence(roll))]
