"""What happens at the medicine show, and who may know it."""

from dataclasses import dataclass, replace
from typing import Self

from game.engine import Action, Public, Seat
from tests.toy.cards import Card


@dataclass(frozen=True, slots=True)
class DayBegan(Public):
    day: int


@dataclass(frozen=True, slots=True)
class Shuffled(Public):
    cards: int


@dataclass(frozen=True, slots=True)
class Shown(Public):
    shows: tuple[tuple[Seat, Card], ...]
    judge: Seat
    coins: int


@dataclass(frozen=True, slots=True)
class Played(Public):
    seat: Seat
    action: Action


@dataclass(frozen=True, slots=True)
class Cancelled(Public):
    seat: Seat
    action: Action


@dataclass(frozen=True, slots=True)
class PutAway(Public):
    """A card has had its effect."""

    card: Card


@dataclass(frozen=True, slots=True)
class Secretly:
    """Cards that only some may see; the others learn how many."""

    to: tuple[Seat, ...]
    count: int
    cards: tuple[Card, ...]

    def seen_by(self, seat: Seat | None) -> Self:
        return self if seat in self.to else replace(self, cards=())


@dataclass(frozen=True, slots=True)
class Drew(Secretly):
    """From the deck."""


@dataclass(frozen=True, slots=True)
class Peeked(Secretly):
    """At the top of the deck, for a coin or none."""

    coins: int


@dataclass(frozen=True, slots=True)
class Picked(Secretly):
    """Out of a victim's pocket, to be looked at."""


@dataclass(frozen=True, slots=True)
class Kept(Secretly):
    """Of the cards picked."""


@dataclass(frozen=True, slots=True)
class BidLaid(Secretly):
    """Seen by the judge and the bidder."""

    bidder: Seat
    coins: int


@dataclass(frozen=True, slots=True)
class Judged(Public):
    judge: Seat
    verdict: Action
    prize: int
