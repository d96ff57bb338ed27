"""What seats know of hidden cards: for each card they have seen, the zones it may lie in by now.

Backs differ, so everybody can count the deeds and the store cards in a zone; only which ones they are is
secret. Cards that somebody is looking at count to the zone they were drawn from. Of a card that is not
mentioned a seat knows nothing. Zones are bits, and several of them a sum: this is done at every move.
"""

from collections.abc import Iterator, Sequence

from game.engine import Seat
from game.games.dice_town.cards import Card, is_deed, is_never_held
from game.games.dice_town.world import World, Zones

_HANDS = 8
STORE, DISCARD, DEEDS, BOX = (1 << bit for bit in range(_HANDS, _HANDS + 4))
_PILES = {STORE: "store", DISCARD: "discard", DEEDS: "deeds", BOX: "box"}


def hand_zone(seat: Seat) -> Zones:
    return 1 << seat


def each_zone(zones: Zones) -> Iterator[Zones]:
    """Several zones one by one."""
    return (1 << bit for bit in range(zones.bit_length()) if zones >> bit & 1)


def everybody(world: World) -> range:
    """All seats, and the shared screen as the one after the last."""
    return range(world.seats + 1)


def learn(world: World, seat: Seat, cards: Sequence[Card], zone: Zones) -> None:
    """A seat sees where some cards are, not in its own hand."""
    for card in cards:
        world.seen[seat][card] = zone
    for deed in set(map(is_deed, cards)):
        _conclude_all(world, (seat,), zone, deed)


def laid_down(world: World, card: Card, zone: Zones) -> None:
    """An open card goes to a zone before everybody's eyes."""
    for seat in everybody(world):
        if zone != hand_zone(seat):
            world.seen[seat][card] = zone


def shown(world: World, card: Card, zone: Zones) -> None:
    """A card was hidden in a zone, and lies open now."""
    for known in world.seen:
        known.pop(card, None)
    _conclude_all(world, everybody(world), zone, is_deed(card))


def moved_unseen(
    world: World, cards: Sequence[Card], zone: Zones, to: Zones, knowing: tuple[Seat, ...]
) -> None:
    """Cards with one back have gone from a zone to another one, unseen but for a few.

    For all others they may be any with the same back that may have lain there.
    """
    deed, to_hand = is_deed(cards[0]), to < STORE
    count = _count(world, zone, deed)
    for seat in everybody(world):
        known = world.seen[seat]
        if seat in knowing:
            for card in cards:
                if to == hand_zone(seat):
                    known.pop(card, None)
                else:
                    known[card] = to
            there = _cards_in(known, zone, deed)
        else:
            there = _cards_in(known, zone, deed)
            for other in there:
                if not (to_hand and is_never_held(other)):
                    known[other] |= to
        if there:
            _conclude(world, known, zone, there, count, deed)


def reshuffled(world: World) -> None:
    """The discards have become the deck: who knew a card there knows it is in the deck."""
    for known in world.seen:
        for card, zones in known.items():
            if zones & DISCARD:
                known[card] = zones & ~DISCARD | STORE


def _conclude_all(world: World, seats: Sequence[Seat], zone: Zones, deed: bool) -> None:
    """A zone holds one card less, or these seats have seen one of its cards."""
    count = _count(world, zone, deed)
    for seat in seats:
        known = world.seen[seat]
        if there := _cards_in(known, zone, deed):
            _conclude(world, known, zone, there, count, deed)


def _cards_in(known: dict[Card, Zones], zone: Zones, deed: bool) -> list[Card]:
    """Cards with this back that may lie in a zone, for all one knows."""
    return [card for card, zones in known.items() if zones & zone and is_deed(card) == deed]


def _conclude(
    world: World, known: dict[Card, Zones], zone: Zones, there: list[Card], count: int, deed: bool
) -> None:
    """A zone whose cards are known one and all holds no other card; which may be told of the next zone."""
    if sum([known[card] == zone for card in there]) != count:
        return
    for card in there:
        if known[card] != zone:
            left = known[card] = known[card] & ~zone
            if not left & (left - 1):
                others = _cards_in(known, left, deed)
                _conclude(world, known, left, others, _count(world, left, deed), deed)


def _count(world: World, zone: Zones, deed: bool) -> int:
    """How many cards with this back lie in a zone, for all to count."""
    if zone < STORE:
        owner = zone.bit_length() - 1
        count = sum(is_deed(card) == deed for card in world.hands[owner])
        return count + (sum(is_deed(card) == deed for card in world.looked) if owner == world.robbed else 0)
    pile = _PILES[zone]
    return len(getattr(world, pile)) + (len(world.looked) if world.looked_from == pile else 0)


def source_of(robbed: Seat | None, looked_from: str) -> Zones:
    """The zone that cards being looked at were drawn from."""
    if robbed is not None:
        return hand_zone(robbed)
    return STORE if looked_from == _PILES[STORE] else DISCARD
