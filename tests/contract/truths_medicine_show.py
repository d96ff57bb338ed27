"""What the events of the toy say."""

from typing import Any

from game.engine import Committed
from tests.contract.sayings import Saying, committed, has, more, says
from tests.toy import events
from tests.toy.actions import Accept
from tests.toy.world import TOP

UNSHOWN: dict[str, str] = {}
_HANDS = ("hand", "sizes", "seen")


def _shuffled(view: Any, before: Any, event: events.Shuffled) -> bool:
    return view.deck == event.cards == before.deck + len(before.discard) and not view.discard


def _shown(view: Any, before: Any, event: events.Shown) -> bool:
    laid = view.discard == (*before.discard, *(card for _, card in event.shows))
    gone = all(more(view.sizes, before.sizes, seat, -1) for seat, _ in event.shows)
    judge = event.judge
    return laid and gone and view.judge == judge and more(view.coins, before.coins, judge, event.coins)


def _drew(view: Any, before: Any, event: events.Drew) -> bool:
    (seat,) = event.to
    drawn = more(view.sizes, before.sizes, seat, event.count) and view.deck == before.deck - event.count
    return drawn and (view.seat != seat or has(view.hand, event.cards))


def _played(view: Any, before: Any, event: Any) -> bool:
    return event.action.card in view.played and more(view.sizes, before.sizes, event.seat, -1)


def _peeked(view: Any, before: Any, event: events.Peeked) -> bool:
    (seat,) = event.to
    known = view.seat != seat or all(view.seen[card] == TOP for card in event.cards)
    return known and more(view.coins, before.coins, seat, event.coins)


def _picked(view: Any, before: Any, event: events.Picked) -> bool:
    thief, victim = event.to
    lying = view.holders == ((thief, victim) if event.count else ()) and view.held_count == event.count
    gone = more(view.sizes, before.sizes, victim, -event.count)
    return lying and gone and (not event.count or view.seat not in event.to or view.held == event.cards)


def _kept(view: Any, before: Any, event: events.Kept) -> bool:
    thief, victim = event.to
    back = more(view.sizes, before.sizes, victim, before.held_count - 1) and not view.held_count
    taken = more(view.sizes, before.sizes, thief, 1) and (view.seat != thief or has(view.hand, event.cards))
    return back and taken and not view.holders


def _bid_laid(view: Any, _before: Any, event: events.BidLaid) -> bool:
    bid = view.bids[event.bidder]
    told = (bid.coins, bid.count) == (event.coins, event.count)
    return told and bid.cards == (event.cards if view.seat in event.to else None)


def _judged(view: Any, before: Any, event: events.Judged) -> bool:
    if any(view.bids) or not isinstance(event.verdict, Accept):
        return not any(view.bids)
    seat, bid = event.verdict.seat, before.bids[event.verdict.seat]
    paid = more(view.coins, before.coins, event.judge, bid.coins)
    return paid and more(view.coins, before.coins, seat, event.prize - bid.coins)


def _put_away(view: Any, before: Any, card: int) -> bool:
    return before.played[-1] == card and card not in view.played and view.discard[-1] == card


TRUTHS: dict[type, Saying] = {
    Committed: says(committed),
    events.DayBegan: says(lambda view, _, event: view.day == event.day, "day"),
    events.Shuffled: says(_shuffled, "deck", "discard", "seen"),
    events.Shown: says(_shown, *_HANDS, "coins", "bank", "discard", "judge"),
    events.Drew: says(_drew, *_HANDS, "deck"),
    events.Played: says(_played, *_HANDS, "played"),
    events.Cancelled: says(
        lambda view, before, event: _put_away(view, before, event.action.card), "played", "discard"
    ),
    events.PutAway: says(
        lambda view, before, event: _put_away(view, before, event.card), "played", "discard"
    ),
    events.Peeked: says(_peeked, "coins", "bank", "seen"),
    events.Picked: says(_picked, *_HANDS, "held", "held_count", "holders"),
    events.Kept: says(_kept, *_HANDS, "held", "held_count", "holders"),
    events.BidLaid: says(_bid_laid, "bids", "seen"),
    events.Judged: says(_judged, *_HANDS, "bids", "coins", "bank"),
}
