"""The expert of Dice Town: foresees its rivals, at prices that were found by training."""

from game.ai.bot import Budget, Ranker, Ranking, Sampler, ranking
from game.ai.dice_town import foresight
from game.ai.dice_town.cowhand import ANSWERS
from game.ai.dice_town.weighing import Weighing
from game.engine import Action, Ask, Rng
from game.games.dice_town.kinds import Kind
from game.games.dice_town.view import View


class Expert(Ranker):
    """Counts out what rivals will do who think as it would in their seats, and keeps its dice accordingly."""

    def choose(self, view: View, ask: Ask, sampler: Sampler, rng: Rng, budget: Budget) -> Action:
        if len(ask.options) == 1:
            return ask.options[0]
        return _ranked(view, ask, told=False)[0].action

    def explain(self, view: View, ask: Ask, sampler: Sampler, rng: Rng, budget: Budget) -> Ranking:
        return _ranked(view, ask, told=True)


def _ranked(view: View, ask: Ask, *, told: bool) -> Ranking:
    r = Weighing(view)
    if ask.kind == Kind.KEEP:
        return foresight.keep(r, ask, told=told)
    return ranking(ANSWERS[ask.kind](r, ask))
