"""A bot for the medicine show: it plays every answer out at tables that may be the real one."""

from game.ai.bot import Budget, Ranked, Ranker, Ranking, Sampler, ranking
from game.engine import Action, Ask, Rng, Seat, Table, say, submit
from tests.toy.view import View
from tests.toy.world import World

_DEALS = 6
"""Tables that it imagines for a question."""
_MOST = 24
"""Answers that it thinks about: a bid can be made in hundreds of ways."""
_CARD = 0.2
"""What a card in hand is worth, in coins."""


class Huckster(Ranker):
    """Takes what has put it furthest ahead by the end of the day, whatever the others did."""

    def explain(self, view: View, ask: Ask, sampler: Sampler, rng: Rng, budget: Budget) -> Ranking:
        options = _some(ask, rng)
        leads, deals = [0.0] * len(options), 0
        while deals < _DEALS and (budget.spend(len(options)) or not deals):
            t, chance = sampler(rng).stop_telling(), rng.bits()
            for n, option in enumerate(options):
                leads[n] += _lead_after(t.clone(), ask, option, Rng(chance))
            deals += 1
        return ranking([_ranked(each, lead / deals) for each, lead in zip(options, leads, strict=True)])


def _some(ask: Ask, rng: Rng) -> list[Action]:
    """All options, or some of them where there are very many."""
    if len(ask.options) <= _MOST:
        return list(ask.options)
    return list(dict.fromkeys(rng.pick(ask.options) for _ in range(_MOST)))


def _lead_after(t: Table[World], ask: Ask, option: Action, chance: Rng) -> float:
    """How far a seat is ahead at the end of the day after an answer, if all others come by chance."""
    day = t.world.day
    submit(t, ask.number, ask.seat, option)
    while t.asks and t.world.day == day:
        other = t.asks[0]
        submit(t, other.number, other.seat, chance.pick(other.options))
    return _lead(t.world, ask.seat)


def _lead(world: World, seat: Seat) -> float:
    worth = [coins + _CARD * len(hand) for coins, hand in zip(world.coins, world.hands, strict=True)]
    return worth.pop(seat) - max(worth)


def _ranked(option: Action, lead: float) -> Ranked:
    return Ranked(option, lead, say("medicine_show.reason", lead=lead))
