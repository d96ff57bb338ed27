"""The expert's dice: what to keep if the others go on as foreseen, and where that leads."""

from dataclasses import replace

from game.ai.bot import Evidence, Ranked, Ranking, ranking
from game.ai.dice_town.planning import Planning
from game.ai.dice_town.rolling import dither
from game.ai.dice_town.weighing import Weighing
from game.engine import Ask, Message, say, share
from game.games.dice_town.actions import Keep
from game.games.dice_town.dice import price
from game.games.dice_town.words.places import PLACES

_HARDLY = 0.05
"""Who is first somewhere more rarely than that is not told of it."""


def keep(r: Weighing, ask: Ask, *, told: bool) -> Ranking:
    """Every keep, by what the round should bring less what the dice cost; reasons only if they are told."""
    planning = Planning(r, r.view.kept[r.seat], r.view.cup)
    found: list[Ranked] = []
    for option in ask.options:
        assert isinstance(option, Keep)
        worth = planning.after(option.faces)
        if option.brute:
            cost = r.card(option.brute)
        else:
            cost = r.loss(price(len(option.faces))) + (0.0 if option.faces else dither(r))
        found.append(Ranked(option, worth - cost, _reason(option)))
    best, *others = ranking(found)
    if not told:
        return best, *others
    best = replace(best, reason=_where(planning, best))
    return tuple(_weighed(r, planning, each) for each in (best, *others))


def _weighed(r: Weighing, planning: Planning, ranked: Ranked) -> Ranked:
    """The same as a share of the win, should a rival get out of the round what a rival expects."""
    win = r.shares(ranked.value - planning.expected)[r.seat]
    return replace(ranked, value=win, evidence=Evidence(win, estimated=True))


def _reason(option: Keep) -> Message:
    dollars = price(len(option.faces))
    if option.brute:
        return say("ai.dice_town.cost_with_brute")
    if not option.faces:
        return say("ai.dice_town.cost_none", dollars=dollars)
    if dollars:
        return say("ai.dice_town.cost", dollars=dollars)
    return say("ai.dice_town.cost_free")


def _where(planning: Planning, best: Ranked) -> Message:
    """The place that these dice are likeliest to win."""
    assert isinstance(best.action, Keep)
    first = planning.first(best.action.faces)
    place = max(first, key=lambda each: first[each])
    if first[place] < _HARDLY:
        return best.reason
    return say("ai.dice_town.leads", at=PLACES[place].at, chance=share(first[place]), why=best.reason)
