"""What becomes of seats' knowledge of hidden cards when some are seen, moved or laid open.

Backs differ, so everybody can count the deeds and the store cards in a zone; only which ones they are is
secret. Cards that somebody is looking at count to the zone they were drawn from.

What happens is only noted, with how many cards lay where; what everybody knows by then is worked out when
somebody asks. Games that are only imagined hardly ever do.
"""

from collections.abc import Iterable, Sequence
from functools import partial

from game.engine import Seat
from game.games.dice_town.cards import Card, is_deed
from game.games.dice_town.known import (
    DISCARD,
    STORE,
    Known,
    Zones,
    as_set,
    forget,
    hand_zone,
    never_held,
    place,
    with_back,
)
from game.games.dice_town.tally import Tally, tally
from game.games.dice_town.world import World


def learn(world: World, seat: Seat, cards: Sequence[Card], zone: Zones) -> None:
    """A seat sees where some cards are, not in its own hand."""
    if cards:
        world.memory.note(partial(_learn, tally(world), seat, tuple(cards), zone))


def laid_down(world: World, card: Card, zone: Zones) -> None:
    """An open card goes to a zone before everybody's eyes."""
    world.memory.note(partial(_laid_down, card, zone))


def shown(world: World, card: Card, zone: Zones) -> None:
    """A card was hidden in a zone, and lies open now."""
    world.memory.note(partial(_shown, tally(world), card, zone))


def moved_unseen(
    world: World, cards: Sequence[Card], zone: Zones, to: Zones, knowing: tuple[Seat, ...]
) -> None:
    """Cards with one back have gone from a zone to another one, unseen but for a few."""
    world.memory.note(partial(_moved_unseen, tally(world), tuple(cards), zone, to, knowing))


def reshuffled(world: World) -> None:
    """The discards have become the deck."""
    world.memory.note(_reshuffled)


def _learn(then: Tally, seat: Seat, cards: Sequence[Card], zone: Zones, seats: list[Known]) -> None:
    place(seats[seat], as_set(cards), zone)
    for deed in set(map(is_deed, cards)):
        _conclude_all(seats[seat : seat + 1], then, zone, deed)


def _laid_down(card: Card, zone: Zones, seats: list[Known]) -> None:
    for seat, known in enumerate(seats):
        if zone != hand_zone(seat):
            place(known, as_set((card,)), zone)


def _shown(then: Tally, card: Card, zone: Zones, seats: list[Known]) -> None:
    for known in seats:
        forget(known, as_set((card,)))
    _conclude_all(seats, then, zone, is_deed(card))


def _moved_unseen(
    then: Tally, cards: Sequence[Card], zone: Zones, to: Zones, knowing: tuple[Seat, ...], seats: list[Known]
) -> None:
    """For those who do not know, they may be any with the same back that may have lain there."""
    deed, moved = is_deed(cards[0]), as_set(cards)
    movable = with_back(deed) & (~never_held() if to < STORE else -1)
    for seat, known in enumerate(seats):
        if seat in knowing:
            if to == hand_zone(seat):
                forget(known, moved)
            else:
                place(known, moved, to)
        elif there := known.get(zone, 0) & movable:
            known[to] = known.get(to, 0) | there
    _conclude_all(seats, then, zone, deed)


def _reshuffled(seats: list[Known]) -> None:
    """Who knew a card there knows it is in the deck."""
    for known in seats:
        known[STORE] = known.get(STORE, 0) | known.pop(DISCARD, 0)


def _conclude_all(knowing: Iterable[Known], then: Tally, zone: Zones, deed: bool) -> None:
    """A zone holds one card less, or who knows has seen one of its cards."""
    count, back = then.number(zone, deed), with_back(deed)
    for known in knowing:
        if (there := known.get(zone, 0) & back) and there.bit_count() >= count:
            _conclude(known, then, zone, deed)


def _conclude(known: Known, then: Tally, zone: Zones, deed: bool) -> None:
    """A zone whose cards are known one and all holds no other card; which may be told of the next zone."""
    there, elsewhere = known[zone] & with_back(deed), 0
    for other, cards in known.items():
        if other != zone:
            elsewhere |= cards
    unsure = there & elsewhere
    if unsure and (there ^ unsure).bit_count() == then.number(zone, deed):
        known[zone] ^= unsure
        for other in [other for other, cards in known.items() if cards & unsure]:
            _conclude(known, then, other, deed)
