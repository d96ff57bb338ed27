"""Ties: what the cowhand offers a Sheriff, and what a Sheriff makes of offers."""

from game.ai.bot import Ranked
from game.ai.dice_town.reckoning import Reckoning
from game.ai.dice_town.rewards import Rewards
from game.engine import Ask, Combinations, Seat, Span, Subset, say
from game.games.dice_town.actions import MORE, Bid, Name
from game.games.dice_town.cards import Card
from game.games.dice_town.frames.contest import Contest
from game.games.dice_town.frames.visit import Visit
from game.games.dice_town.view import BidSeen

_CARD = 2.0
"""What a card of unknown kind counts in an offer."""
_FIRST_OFFER = 0.25
"""How much of a place's worth others offer at first."""
_SMALL = 0.4
"""An offer of nothing is not hopeless: some Sheriffs do not look."""
_HEEDLESS = 0.1
"""The chance that a Sheriff who is tied lets another have the place for nothing."""
_RAISE = 0.4
"""How much of a place's worth an offer must be before a Sheriff has had enough."""
_OFFERS = 12


def worth_to(r: Reckoning, place: str, seat: Seat) -> float:
    """What a place would give a seat that is named now."""
    rewards = Rewards(r, seat)
    most, least = rewards.at(place, rewards.dice_at(place, seat), r.view.kept[seat])
    named = any(isinstance(frame, Visit) and frame.first is not None for frame in r.view.frames)
    return least if named else most


def bid(r: Reckoning, ask: Ask) -> list[Ranked]:
    """A handful of offers, by the chance to be named and what is left of the place then."""
    assert isinstance(ask.options, Combinations)
    place, sheriff = str(ask.about), r.view.sheriff
    worth = worth_to(r, place, r.seat)
    found: list[Ranked] = []
    for offer in _offers(r, ask.options, worth):
        cost = r.loss(offer.money) + offer.nuggets + sum(map(r.card, offer.cards))
        seen = offer.money / 2 + offer.nuggets + sum(max(_CARD / 2, r.card(card)) for card in offer.cards)
        chance = _chance(r, place, seen, worth)
        value = chance * (worth - cost - r.rivalry(sheriff) * seen)
        found.append(Ranked(offer, value, say("ai.dice_town.bid", worth=worth, cost=cost, chance=chance)))
    return found


def _offers(r: Reckoning, options: Combinations[Bid], worth: float) -> list[Bid]:
    """Dollars, or the card least missed; nuggets only for who is poor."""
    dollars, nuggets, cards = options.axes
    assert isinstance(dollars, Span)
    assert isinstance(nuggets, Span)
    assert isinstance(cards, Subset)
    must = tuple(card for card in cards.items if card in cards.must)
    most = min(dollars.high, max(dollars.low, round(2 * worth)))
    step = 1 + (most - dollars.low) // _OFFERS
    found = [Bid(money, nuggets.low, must) for money in range(dollars.low, most + 1, step)]
    if dollars.high < worth:
        found += [Bid(most, more, must) for more in range(nuggets.low + 1, min(nuggets.high, 3) + 1)]
    spare = min(cards.free, key=r.card, default=None)
    if spare is not None:
        with_spare: tuple[Card, ...] = tuple(c for c in cards.items if c in cards.must or c == spare)
        found.append(Bid(dollars.low, nuggets.low, with_spare))
    return found


def _chance(r: Reckoning, place: str, seen: float, worth: float) -> float:
    """How likely a Sheriff is to take an offer."""
    tied = _tied(r)
    if r.view.sheriff in tied:
        own = worth_to(r, place, r.view.sheriff)
        return min(0.9, max(_HEEDLESS, (seen - 0.6 * own) / max(own, 0.5)))
    rivals = 0.0
    for other in tied:
        if other != r.seat:
            offered = r.view.bids[other]
            rivals += _SMALL + (_FIRST_OFFER * worth if offered is None else _face_value(offered))
    return (seen + _SMALL) / (seen + _SMALL + rivals)


def _tied(r: Reckoning) -> tuple[Seat, ...]:
    contests = (frame for frame in reversed(r.view.frames) if isinstance(frame, Contest))
    return next((contest.tied for contest in contests), ())


def _face_value(offered: BidSeen) -> float:
    return offered.money / 2 + offered.nuggets + _CARD * offered.count


def verdict(r: Reckoning, ask: Ask) -> list[Ranked]:
    """Oneself, or whoever pays best for the least harm; better offers if somebody is mean."""
    assert isinstance(ask.about, tuple)
    place = str(ask.about[0])
    found: list[Ranked] = []
    mean = False
    for option in ask.options:
        if not isinstance(option, Name):
            continue
        worth = worth_to(r, place, option.seat)
        if option.seat == r.seat:
            found.append(Ranked(option, worth, say("ai.dice_town.verdict.own", worth=worth)))
            continue
        offered = r.view.bids[option.seat]
        bribe = 0.0
        if offered is not None:
            bribe = r.gain(offered.money) + offered.nuggets + sum(map(r.card, offered.cards or ()))
            mean = mean or (bribe < _RAISE * worth and r.view.money[option.seat] > offered.money)
        value = bribe - r.rivalry(option.seat) * (worth - bribe)
        found.append(Ranked(option, value, say("ai.dice_town.verdict.bribe", bribe=bribe, worth=worth)))
    if MORE in ask.options:
        best = max(each.value for each in found)
        hopeless = any(each.value > 2.5 for each in found if each.action == Name(r.seat))
        value = best + 0.1 if mean and not hopeless else best - 0.1
        found.append(Ranked(MORE, value, say("ai.dice_town.verdict.more")))
    return found
