"""What one seat knows of hidden cards: for each zone, those known cards that may lie there.

Zones are bits, and so are cards: this is asked and changed at every move, of many cards at once. A card in
no zone is one of which nothing is known.
"""

from collections.abc import Iterable, Mapping
from functools import cache

from game.engine import Seat
from game.games.dice_town.cards import Card, deed_cards, is_deed, is_never_held, store_cards

Zones = int
"""Where a hidden card may lie: a bit for each zone, at least one."""

Cards = int
"""A set of deeds and store cards: a bit for each."""

Known = dict[Zones, Cards]
"""By zone (one bit)."""

_HANDS = 8
STORE, DISCARD, DEEDS, BOX = (1 << bit for bit in range(_HANDS, _HANDS + 4))


@cache
def _bits() -> dict[Card, Cards]:
    return {card: 1 << n for n, card in enumerate((*deed_cards(True), *store_cards(True, True)))}


@cache
def _names() -> dict[Cards, Card]:
    return {bit: card for card, bit in _bits().items()}


def hand_zone(seat: Seat) -> Zones:
    return 1 << seat


@cache
def each_zone(zones: Zones) -> tuple[Zones, ...]:
    """Several zones one by one."""
    return tuple(1 << bit for bit in range(zones.bit_length()) if zones >> bit & 1)


def as_set(cards: Iterable[Card]) -> Cards:
    bits = _bits()
    return sum([bits[card] for card in cards])


@cache
def with_back(deed: bool) -> Cards:
    """All cards with the deeds' back, or with the store's."""
    return as_set(card for card in _bits() if is_deed(card) == deed)


@cache
def never_held() -> Cards:
    """All cards that lie in no hand."""
    return as_set(filter(is_never_held, _bits()))


def place(known: Known, cards: Cards, zone: Zones) -> None:
    """These cards lie there and nowhere else."""
    forget(known, cards)
    known[zone] = known.get(zone, 0) | cards


def forget(known: Known, cards: Cards) -> None:
    """Nothing is known of these cards, or nothing has to be: they lie before one's eyes."""
    for zone, others in known.items():
        if others & cards:
            known[zone] = others & ~cards


def zones_of(known: Known, card: Card) -> Zones:
    """Where a card may lie; 0 where nothing is known of it."""
    bit = _bits()[card]
    return sum([zone for zone, cards in known.items() if cards & bit])


def written(known: Known) -> dict[Card, Zones]:
    """The same card by card, sorted by name."""
    found: dict[Card, Zones] = {}
    names = _names()
    for zone, cards in known.items():
        left = cards
        while left:
            lowest = left & -left
            card = names[lowest]
            found[card] = found.get(card, 0) | zone
            left ^= lowest
    return dict(sorted(found.items()))


def read(listed: Mapping[Card, Zones]) -> Known:
    """Knowledge from where each card may lie."""
    known: Known = {}
    for card, zones in listed.items():
        for zone in each_zone(zones):
            known[zone] = known.get(zone, 0) | _bits()[card]
    return known
