"""What has happened to hidden cards, noted as data, and what everybody concludes from it.

Backs differ, so everybody can count the deeds and the store cards in a zone; only which ones they are is
secret. Cards that somebody is looking at count to the zone they were drawn from.
"""

from collections.abc import Iterable
from typing import NamedTuple

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
from game.games.dice_town.tally import Tally


class Learnt(NamedTuple):
    """A seat has seen where some cards are, not in its own hand."""

    then: Tally
    seat: Seat
    cards: tuple[Card, ...]
    zone: Zones

    def work_out(self, seats: list[Known]) -> None:
        then, seat, cards, zone = self
        place(seats[seat], as_set(cards), zone)
        for deed in set(map(is_deed, cards)):
            _conclude_all(seats[seat : seat + 1], then, zone, deed)


class LaidDown(NamedTuple):
    """An open card has gone to a zone before everybody's eyes."""

    card: Card
    zone: Zones

    def work_out(self, seats: list[Known]) -> None:
        card, zone = as_set((self.card,)), self.zone
        for seat, known in enumerate(seats):
            if zone != hand_zone(seat):
                place(known, card, zone)


class Shown(NamedTuple):
    """A card was hidden in a zone, and lies open now."""

    then: Tally
    card: Card
    zone: Zones

    def work_out(self, seats: list[Known]) -> None:
        card = as_set((self.card,))
        for known in seats:
            forget(known, card)
        _conclude_all(seats, self.then, self.zone, is_deed(self.card))


class MovedUnseen(NamedTuple):
    """Cards with one back have gone from a zone to another one, unseen but for a few."""

    then: Tally
    cards: tuple[Card, ...]
    zone: Zones
    to: Zones
    knowing: tuple[Seat, ...]

    def work_out(self, seats: list[Known]) -> None:
        """For those who do not know, they may be any with the same back that may have lain there."""
        then, cards, zone, to, knowing = self
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


class Reshuffled(NamedTuple):
    """The discards have become the deck."""

    def work_out(self, seats: list[Known]) -> None:
        """Who knew a card there knows it is in the deck."""
        for known in seats:
            known[STORE] = known.get(STORE, 0) | known.pop(DISCARD, 0)


Note = Learnt | LaidDown | Shown | MovedUnseen | Reshuffled


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
