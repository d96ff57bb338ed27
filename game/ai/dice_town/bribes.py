"""Ties: what the cowhand offers a Sheriff."""

from game.ai.bot import Ranked
from game.ai.dice_town.reckoning import Reckoning
from game.ai.dice_town.stakes import CARD, face_value, stake, tied
from game.engine import Ask, Combinations, Span, Subset, say, share
from game.games.dice_town.actions import Bid
from game.games.dice_town.cards import Card

_FIRST_OFFER = 0.25
"""How much of a place's worth others offer at first."""
_SMALL = 0.4
"""An offer of nothing is not hopeless: some Sheriffs do not look."""
_HEEDLESS = 0.1
"""The chance that a Sheriff who is tied lets another have the place for nothing."""
_OUTBID, _LEVEL, _BEST = 0.1, 0.5, 0.85
"""The chances of an offer beside the best of the others, once those lie open: they may still be raised."""
_OFFERS = 12


def bid(r: Reckoning, ask: Ask) -> list[Ranked]:
    """A handful of offers, by the chance to be named and what is left of the place then."""
    assert isinstance(ask.options, Combinations)
    place, sheriff = str(ask.about), r.view.sheriff
    worth = stake(r, place, r.seat)
    found: list[Ranked] = []
    for offer in _offers(r, ask.options, worth):
        cost = r.loss(offer.money) + offer.nuggets + sum(map(r.card, offer.cards))
        seen = offer.money / 2 + offer.nuggets + sum(max(CARD / 2, r.card(card)) for card in offer.cards)
        chance = _chance(r, place, seen, worth)
        value = chance * (worth - cost - r.rivalry(sheriff) * seen)
        found.append(
            Ranked(offer, value, say("ai.dice_town.bid", worth=worth, cost=cost, chance=share(chance)))
        )
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
    equals = tied(r)
    if r.view.sheriff in equals:
        own = stake(r, place, r.view.sheriff)
        return min(0.9, max(_HEEDLESS, (seen - 0.6 * own) / max(own, 0.5)))
    rivals = [r.view.bids[other] for other in equals if other != r.seat]
    if any(rivals):  # the Sheriff asked for more: now the best offer is as good as named
        best = max(face_value(offered) for offered in rivals if offered)
        return _LEVEL if seen == best else _BEST if seen > best else _OUTBID
    theirs = len(rivals) * (_SMALL + _FIRST_OFFER * worth)
    return (seen + _SMALL) / (seen + _SMALL + theirs)
