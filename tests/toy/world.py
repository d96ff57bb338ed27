"""What lies on the wagon: hands, deck, coins, bids, and what each showman remembers."""

from dataclasses import dataclass, field
from typing import Self

from game.engine import Seat
from tests.toy.actions import Bid
from tests.toy.cards import CARDS, Card

TOP = -1
"""The zone of the card on top of the deck; a hand's zone is its seat."""
Zone = int
COINS_EACH = 4
BANK = 30


@dataclass(slots=True)
class World:
    """Hands are kept in order, so that they do not tell when a card came."""

    seats: int
    days: int
    encore: bool
    poker_face: bool
    first: Seat
    deck: list[Card]
    """The last one lies on top."""
    hands: list[list[Card]]
    coins: list[int]
    seen: list[list[Zone | None]]
    """Per seat and card, where it remembers the card to be; None for its own and the open ones too."""
    bids: list[Bid | None]
    bank: int = BANK
    day: int = 0
    judge: Seat = 0
    played: list[Card] = field(default_factory=list)
    discard: list[Card] = field(default_factory=list)
    held: list[Card] = field(default_factory=list)
    """Cards being looked at."""
    holders: tuple[Seat, ...] = ()
    """Who knows what is held."""

    def clone(self) -> Self:
        return type(self)(
            self.seats,
            self.days,
            self.encore,
            self.poker_face,
            self.first,
            self.deck.copy(),
            [hand.copy() for hand in self.hands],
            self.coins.copy(),
            [seen.copy() for seen in self.seen],
            self.bids.copy(),
            self.bank,
            self.day,
            self.judge,
            self.played.copy(),
            self.discard.copy(),
            self.held.copy(),
            self.holders,
        )

    def round_from(self, seat: Seat) -> tuple[Seat, ...]:
        """Every seat, clockwise, this one first."""
        return tuple((seat + i) % self.seats for i in range(self.seats))

    def pay(self, seat: Seat, coins: int) -> int:
        """What the bank can still pay of this."""
        paid = min(coins, self.bank)
        self.bank -= paid
        self.coins[seat] += paid
        return paid


def nothing_seen(seats: int) -> list[list[Zone | None]]:
    """Nobody remembers anything."""
    return [[None] * len(CARDS) for _ in range(seats)]
