"""How many cards lie hidden where at some time: for all to count, as their backs can be seen."""

from typing import NamedTuple

from game.engine import Seat
from game.games.dice_town.cards import Card, is_deed
from game.games.dice_town.known import BOX, DEEDS, DISCARD, STORE, Zones, hand_zone
from game.games.dice_town.world import World

_PILES = {"store": STORE, "discard": DISCARD}
"""Where cards are drawn to be looked at, beside hands and the river."""


class Tally(NamedTuple):
    """The hands as they lay, and the size of the piles with what is looked at from them."""

    hands: tuple[tuple[Card, ...], ...]
    piles: dict[Zones, int]

    def number(self, zone: Zones, deed: bool) -> int:
        """How many cards with this back lie in a zone."""
        if zone < STORE:
            return sum([is_deed(card) == deed for card in self.hands[zone.bit_length() - 1]])
        return self.piles[zone]


def tally(world: World) -> Tally:
    """How many cards lie where at this moment."""
    hands: list[tuple[Card, ...]] = [*map(tuple, world.hands)]
    store, discard, deeds, box = map(len, (world.store, world.discard, world.deeds, world.box))
    piles = {STORE: store, DISCARD: discard, DEEDS: deeds, BOX: box}
    if world.robbed is not None:
        hands[world.robbed] += tuple(world.looked)
    elif world.looked_from in _PILES:
        piles[_PILES[world.looked_from]] += len(world.looked)
    return Tally(tuple(hands), piles)


def source_of(robbed: Seat | None, looked_from: str) -> Zones:
    """The zone that cards being looked at were drawn from."""
    return _PILES[looked_from] if robbed is None else hand_zone(robbed)
