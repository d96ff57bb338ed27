"""Asks the bots of Dice Town what they think."""

from functools import partial

from game.ai import bot
from game.ai.bot import Budget, Ranking
from game.engine import Ask, Rng, Table
from game.games.dice_town.world import World
from tests.games.dice_town.town import RULES


def asked(t: Table[World], seat: int) -> Ask:
    ask = t.asked(seat)
    assert ask is not None, f"seat {seat} is not asked, but {[(each.seat, each.kind) for each in t.asks]}"
    return ask


def explained(t: Table[World], seat: int = 0, name: str = "cowhand") -> Ranking:
    view, ask = RULES.view(t, seat), asked(t, seat)
    return bot("dice_town", name).explain(view, ask, partial(RULES.sample, view), Rng(1), Budget(nodes=1000))


def chosen(t: Table[World], seat: int = 0, name: str = "cowhand") -> str:
    view, ask = RULES.view(t, seat), asked(t, seat)
    sampler = partial(RULES.sample, view)
    return bot("dice_town", name).choose(view, ask, sampler, Rng(1), Budget(nodes=1000)).code()
