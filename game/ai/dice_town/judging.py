"""Ties: what the cowhand makes of offers as Sheriff."""

from game.ai.bot import Ranked
from game.ai.dice_town.reckoning import Reckoning
from game.ai.dice_town.stakes import stake, tied
from game.engine import Ask, Seat, say
from game.games.dice_town.actions import MORE, Name

_RAISE = 0.4
"""How much of a place's worth an offer must be before a Sheriff has had enough."""
_TRIFLE = 1.5
"""Nobody raises an offer for less than this."""
_OWN = 2.5
"""What the place must be worth to a tied Sheriff before no offer is likely to be enough."""


def verdict(r: Reckoning, ask: Ask) -> list[Ranked]:
    """Oneself, or whoever pays best for the least harm; better offers if there is hope for some."""
    assert isinstance(ask.about, tuple)
    place = str(ask.about[0])
    found: list[Ranked] = []
    for option in ask.options:
        if not isinstance(option, Name):
            continue
        worth = stake(r, place, option.seat)
        if option.seat == r.seat:
            found.append(Ranked(option, worth, say("ai.dice_town.verdict.own", worth=worth)))
            continue
        bribe = _bribe(r, option.seat)
        value = bribe - r.rivalry(option.seat) * (worth - bribe)
        found.append(Ranked(option, value, say("ai.dice_town.verdict.bribe", bribe=bribe, worth=worth)))
    if MORE in ask.options:
        best = max(each.value for each in found)
        value = best + 0.1 if _hopes_for_more(r, place) else best - 0.1
        found.append(Ranked(MORE, value, say("ai.dice_town.verdict.more")))
    return found


def _bribe(r: Reckoning, seat: Seat) -> float:
    """What a seat's offer is worth to the Sheriff."""
    offered = r.view.bids[seat]
    if offered is None:
        return 0.0
    return r.gain(offered.money) + offered.nuggets + sum(map(r.card, offered.cards or ()))


def _hopes_for_more(r: Reckoning, place: str) -> bool:
    """Whether somebody offered little who can pay more, for a place that is worth it."""
    bribes = {seat: _bribe(r, seat) for seat in tied(r) if seat != r.seat}
    if r.seat in tied(r) and (not any(bribes.values()) or stake(r, place, r.seat) > _OWN):
        return False
    return any(_is_mean(r, place, seat, bribe) for seat, bribe in bribes.items())


def _is_mean(r: Reckoning, place: str, seat: Seat, bribe: float) -> bool:
    offered, worth = r.view.bids[seat], stake(r, place, seat)
    if offered is None or worth < _TRIFLE:
        return False
    return bribe < _RAISE * worth and r.view.money[seat] > offered.money
