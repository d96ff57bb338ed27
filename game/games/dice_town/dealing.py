"""Dealing hidden cards at random where each of them may lie."""

from collections.abc import Iterable, Mapping, Sequence

from game.engine import Rng
from game.games.dice_town.cards import Card
from game.games.dice_town.known import Zones

Tied = Mapping[Card, Sequence[Zones]]
Dealt = dict[Zones, list[Card]]


def deal(tied: Tied, free: Iterable[Card], room: Mapping[Zones, int], rng: Rng) -> Dealt:
    """Fill all the room: cards that are tied to some zones into those, the free ones evenly into the rest."""
    dealt: Dealt = {zone: [] for zone in room}
    ordered = sorted(tied)
    rng.shuffle(ordered)
    ordered.sort(key=lambda card: len(tied[card]))  # the fewer places there are for a card, the sooner
    for card in ordered:
        slots = [zone for zone in tied[card] for _ in range(room[zone] - len(dealt[zone]))]
        if slots:
            dealt[rng.pick(slots)].append(card)
        elif not _make_room(card, tied, room, dealt):
            raise ValueError(f"there is no place for {card}")
    rest = list(free)
    slots = [zone for zone, size in room.items() for _ in range(size - len(dealt[zone]))]
    rng.shuffle(slots)
    for card, zone in zip(rest, slots, strict=True):
        dealt[zone].append(card)
    return dealt


def _make_room(card: Card, tied: Tied, room: Mapping[Zones, int], dealt: Dealt) -> bool:
    """Put a card into a full zone, and another one from there elsewhere, and so on."""
    came: dict[Zones, tuple[Card, Zones]] = {}
    """Which card would come to a zone, and from where (0: the card that has no place)."""
    ahead = [(card, 0)]
    for mover, source in ahead:
        for zone in tied[mover]:
            if zone in came or zone == source:
                continue
            came[zone] = mover, source
            if len(dealt[zone]) < room[zone]:
                _shift(zone, came, dealt)
                return True
            ahead.extend((other, zone) for other in dealt[zone] if other in tied)
    return False


def _shift(zone: Zones, came: Mapping[Zones, tuple[Card, Zones]], dealt: Dealt) -> None:
    while zone:
        mover, source = came[zone]
        if source:
            dealt[source].remove(mover)
        dealt[zone].append(mover)
        zone = source
