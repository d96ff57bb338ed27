"""How many cards lie hidden where at some time: for all to count, as their backs can be seen."""

from typing import NamedTuple

from game.engine import Seat
from game.games.dice_town.cards import Card, is_deed
from game.games.dice_town.known import DISCARD, STORE, Zones, hand_zone

PILES = {"store": STORE, "discard": DISCARD}
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


def source_of(robbed: Seat | None, looked_from: str) -> Zones:
    """The zone that cards being looked at were drawn from."""
    return PILES[looked_from] if robbed is None else hand_zone(robbed)
