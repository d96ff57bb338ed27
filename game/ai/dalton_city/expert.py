"""The expert of Dalton City: rules of thumb whose figures many games taught, told as shares of the win."""

from dataclasses import replace

from game.ai.bot import ENOUGH, NODES, Budget, Evidence, Ranker, Ranking, Sampler
from game.ai.dalton_city.cowhand import Cowhand
from game.ai.dalton_city.habits import learnt
from game.ai.dalton_city.playing import Playing
from game.ai.dalton_city.valuing import chances
from game.ai.search import preferred, searched
from game.engine import Ask, Rng
from game.games.dalton_city.kinds import Kind
from game.games.dalton_city.view import View, world_of

_THUMB = Cowhand(learnt().habits)
_COST = 20
"""Positions that an estimate of everybody's chances counts as."""
_LASTING = (Kind.BUY, Kind.PAY, Kind.SPOILS, Kind.BANCO)
"""Questions whose answers make one richer or poorer at once; others are judged against the best."""
_BEFORE = (Kind.RANCH, Kind.CHALLENGE)
"""Questions after which the habits of playing on know too little."""
_TRIED, _TABLES = 3, 64
"""Answers that are played out when there is time to, and at how many tables."""


class Expert(Ranker):
    """Plays by the habits that won most; with more time than a turn takes, it plays its best answers out."""

    def explain(self, view: View, ask: Ask, sampler: Sampler, rng: Rng, budget: Budget) -> Ranking:
        thorough = budget.nodes is not None and budget.nodes > NODES
        found = _THUMB.explain(view, ask, sampler, rng, budget)
        if not budget.spend(_COST):
            return found
        if not thorough:
            return _estimated(view, ask, found)
        if len(found) > 1 and ask.kind not in _BEFORE:
            playing = Playing(world_of(view))
            trials = searched(found[:_TRIED], ask, sampler, playing, rng, budget, _TABLES)
            if sum(len(each.wins) >= ENOUGH for each in trials) > 1:
                left = [replace(each, value=0.0) for each in found[_TRIED:]]
                return (*preferred(trials), *left)
        return tuple(replace(each, evidence=None) for each in _estimated(view, ask, found))


def _estimated(view: View, ask: Ask, found: Ranking) -> Ranking:
    """What each answer brings in dollars, as a share of the win."""
    usual = 0.0 if ask.kind in _LASTING else found[0].value
    wins = chances(world_of(view), ask.seat, [each.value - usual for each in found])
    return tuple(
        replace(each, value=win, evidence=Evidence(win, estimated=True))
        for each, win in zip(found, wins, strict=True)
    )
