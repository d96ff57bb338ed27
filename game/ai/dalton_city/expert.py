"""The expert of Dalton City: follows the dice to the end of the turn, and weighs what an answer may bring."""

from dataclasses import replace
from operator import add

from game.ai.bot import Budget, Evidence, Ranked, Ranker, Ranking, Sampler
from game.ai.dalton_city.cowhand import Cowhand
from game.ai.dalton_city.fates import fates
from game.ai.dalton_city.pleading import reason
from game.ai.dalton_city.valuing import NOTHING, Worth, worth
from game.engine import Action, Ask, Rng, Table
from game.games.dalton_city.actions import Sell
from game.games.dalton_city.kinds import Kind
from game.games.dalton_city.view import View
from game.games.dalton_city.world import World

_HABITS = Cowhand()
_COST = 4
"""Positions that one way of the dice counts as."""
_SALES = 3
"""Cards that are thought of when one must be sold."""
_MOST = 12
"""Answers that are thought of: a ride has many."""
_BEYOND = 0.015
"""The share of the win by which the cowhand must be beaten: the trained weights may be wrong by less."""


class Expert(Ranker):
    """Overrules the cowhand where another answer clearly wins more."""

    def choose(self, view: View, ask: Ask, sampler: Sampler, rng: Rng, budget: Budget) -> Action:
        answers = [each for each in ask.options if not isinstance(each, Sell)]
        if len(answers) == 1 and ask.kind != Kind.PAY:  # nobody sells without need
            return answers[0]
        return super().choose(view, ask, sampler, rng, budget)

    def explain(self, view: View, ask: Ask, sampler: Sampler, rng: Rng, budget: Budget) -> Ranking:
        habits = _HABITS.explain(view, ask, sampler, rng, budget)
        if ask.kind == Kind.RANCH:
            return habits
        tried = _tried(ask, habits)
        if len(tried) < 2:
            return habits
        t, found = sampler(rng).stop_telling(), list[Worth]()
        for each in tried:
            weighed = _weighed(t, ask, each, budget)
            if weighed is None:
                return habits
            found.append(weighed)
        order = sorted(range(len(tried)), key=lambda at: -found[at].win)
        if found[order[0]].win - found[0].win <= _BEYOND:
            order = [0, *(at for at in order if at)]
        best, *others = order
        ranked = [
            _told(tried[at], found[at], found[best] if at != best else found[others[0]]) for at in order
        ]
        left = [replace(each, value=-1.0) for each in habits if each not in tried]
        return (*ranked, *left)


def _tried(ask: Ask, habits: Ranking) -> list[Ranked]:
    """What is thought about, the cowhand's favourite first: sales only where one is needed."""
    answers = [each for each in habits if not isinstance(each.action, Sell)]
    if ask.kind != Kind.PAY or not isinstance(habits[0].action, Sell):
        return answers[:_MOST]
    sales = [each for each in habits if isinstance(each.action, Sell)]
    return [*sales[:_SALES], *answers]


def _weighed(t: Table[World], ask: Ask, each: Ranked, budget: Budget) -> Worth | None:
    """What an answer is worth on average; None if there is no time to find out."""
    win, told = 0.0, None
    for chance, end in fates(t, ask, each.action):
        if not budget.spend(_COST):
            return None
        found = worth(end, ask.seat)
        win += chance * found.win
        parts = [chance * part for part in found.told]
        told = parts if told is None else list(map(add, told, parts))
    return Worth(win, tuple(told or NOTHING))


def _told(each: Ranked, found: Worth, other: Worth) -> Ranked:
    return Ranked(each.action, found.win, reason(found, other), Evidence(found.win))
