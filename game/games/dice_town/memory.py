"""What seats know of hidden cards: for each card they have seen, the zones it may lie in by now.

A zone is `hand:SEAT`, `store`, `deeds`, `discard` or `box`. Backs differ, so everybody can count the deeds
and the store cards in a zone; only which ones they are is secret. Cards that somebody is looking at count
to the zone they were drawn from. Of a card that is not mentioned a seat knows nothing.
"""

from collections import Counter
from collections.abc import Iterable

from game.engine import Seat
from game.games.dice_town.cards import Card, is_deed, is_never_held
from game.games.dice_town.world import World

STORE, DEEDS, DISCARD, BOX = "store", "deeds", "discard", "box"


def hand_zone(seat: Seat) -> str:
    return f"hand:{seat}"


def everybody(world: World) -> range:
    """All seats, and the shared screen as the one after the last."""
    return range(world.seats + 1)


def learn(world: World, seats: Iterable[Seat], card: Card, zone: str) -> None:
    """These seats know where a card is; nobody needs to be told of their own hand."""
    for seat in seats:
        if zone == hand_zone(seat):
            world.seen[seat].pop(card, None)
        else:
            world.seen[seat][card] = (zone,)
        _conclude(world, seat, is_deed(card))


def forget(world: World, card: Card) -> None:
    """A card lies open for everybody now."""
    for seat in everybody(world):
        world.seen[seat].pop(card, None)
        _conclude(world, seat, is_deed(card))


def moved_unseen(world: World, card: Card, zone: str, to: str, knowing: Iterable[Seat]) -> None:
    """A card has gone from a zone to another one, unseen but for a few.

    For all others it may be any with the same back that may have lain there.
    """
    knowing, back = tuple(knowing), is_deed(card)
    learn(world, knowing, card, to)
    for seat in everybody(world):
        if seat not in knowing:
            known = world.seen[seat]
            for other, zones in known.items():
                if zone in zones and to not in zones and is_deed(other) == back and _may_lie(other, to):
                    known[other] = tuple(sorted((*zones, to)))
            _conclude(world, seat, back)


def reshuffled(world: World) -> None:
    """The discards have become the deck: who knew a card there knows it is in the deck."""
    for known in world.seen:
        for card, zones in known.items():
            if DISCARD in zones:
                known[card] = tuple(sorted({STORE if zone == DISCARD else zone for zone in zones}))


def _may_lie(card: Card, zone: str) -> bool:
    return not (zone.startswith("hand:") and is_never_held(card))


def _conclude(world: World, seat: Seat, back: bool) -> None:
    """A zone whose cards a seat knows one and all cannot hold another card."""
    known = world.seen[seat]
    unsure = [card for card, zones in known.items() if len(zones) > 1 and is_deed(card) == back]
    while unsure:
        certain = Counter(
            zones[0] for card, zones in known.items() if len(zones) == 1 and is_deed(card) == back
        )
        for card in unsure:
            left = tuple(zone for zone in known[card] if certain[zone] < _count(world, zone, back))
            if left != known[card]:
                known[card] = left
                break
        else:
            return
        unsure = [card for card in unsure if len(known[card]) > 1]


def _count(world: World, zone: str, back: bool) -> int:
    """How many cards with this back lie in a zone, for all to count."""
    if zone.startswith("hand:"):
        owner = int(zone[5:])
        cards = [*world.hands[owner], *(world.looked if world.robbed == owner else ())]
        return sum(is_deed(card) == back for card in cards)
    drawn = len(world.looked) if world.looked_from == zone else 0
    return len(getattr(world, zone)) + drawn
