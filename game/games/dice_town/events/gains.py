"""Dollars, nuggets and cards that change hands."""

from dataclasses import dataclass, replace
from typing import Self

from game.engine import Public, Seat
from game.games.dice_town.cards import Card, is_deed


@dataclass(frozen=True, slots=True)
class GotMoney(Public):
    """Dollars from somewhere: a place, or another player."""

    seat: Seat
    dollars: int
    source: str
    giver: Seat | None = None


@dataclass(frozen=True, slots=True)
class GotNuggets(Public):
    """Nuggets from somewhere: the mine, the river, or another player."""

    seat: Seat
    nuggets: int
    source: str
    giver: Seat | None = None


@dataclass(frozen=True, slots=True)
class GotNothing(Public):
    """An action that could not give anything."""

    seat: Seat
    action: str


@dataclass(frozen=True, slots=True)
class CoachMoved(Public):
    """The stagecoach's money moves to the bank."""

    dollars: int


@dataclass(frozen=True, slots=True)
class Looks:
    """A seat draws cards to look at; only it sees them, and whoever they were drawn from."""

    seat: Seat
    count: int
    source: str
    victim: Seat | None
    cards: tuple[Card, ...] | None
    first_round: bool = False
    """The second time at the store, because it is the first round."""

    def seen_by(self, seat: Seat | None) -> Self:
        return self if seat is not None and seat in (self.seat, self.victim) else replace(self, cards=None)


@dataclass(frozen=True, slots=True)
class GotCard:
    """A card goes into a hand; who gave it knows it too. Backs differ, so everybody sees the kind."""

    seat: Seat
    source: str
    deed: bool
    card: Card | None
    giver: Seat | None = None

    def seen_by(self, seat: Seat | None) -> Self:
        return self if seat is not None and seat in (self.seat, self.giver) else replace(self, card=None)


@dataclass(frozen=True, slots=True)
class GotOpenCard(Public):
    """A card everybody sees: a deed of the queue, a ranch."""

    seat: Seat
    card: Card
    source: str
    giver: Seat | None = None
    together: tuple[Card, ...] = ()
    """All the cards won at this moment, if there are several."""


@dataclass(frozen=True, slots=True)
class Discarded:
    """Cards put away face down; only who looked at them knows which."""

    seat: Seat
    count: int
    cards: tuple[Card, ...] | None

    def seen_by(self, seat: Seat | None) -> Self:
        return self if seat == self.seat else replace(self, cards=None)


@dataclass(frozen=True, slots=True)
class Reshuffled(Public):
    """The store's discards became its deck."""


@dataclass(frozen=True, slots=True)
class QueueFilled(Public):
    """The deeds slid down and new ones came."""

    queue: tuple[Card, ...]


def got_card(seat: Seat, source: str, card: Card, giver: Seat | None = None) -> GotCard:
    """A hidden card gained."""
    return GotCard(seat, source, is_deed(card), card, giver)
