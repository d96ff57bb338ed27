"""The Sheriff's business: ties, bribes, the star."""

from dataclasses import dataclass, replace
from typing import Self

from game.engine import Public, Seat
from game.games.dice_town.cards import Card
from game.games.dice_town.dice import Faces


@dataclass(frozen=True, slots=True)
class Tied(Public):
    """Several are equal at a place; the Sheriff will decide."""

    place: str
    position: int
    seats: tuple[Seat, ...]
    dice: Faces = ()
    """What each of them has, at a place where a face counts."""


@dataclass(frozen=True, slots=True)
class Offered:
    """A sealed offer is laid open: the cards are shown to the Sheriff only."""

    seat: Seat
    sheriff: Seat
    money: int
    nuggets: int
    count: int
    cards: tuple[Card, ...] | None
    raised: bool | None = None
    """Whether it is more than before; None if nothing was offered before."""
    nobody: bool = False
    """The last of them all, and nobody offers anything though the Sheriff asked twice."""

    def seen_by(self, seat: Seat | None) -> Self:
        return self if seat in (self.seat, self.sheriff) else replace(self, cards=None)


@dataclass(frozen=True, slots=True)
class WantsMore(Public):
    """The Sheriff asks for better offers, or for any."""

    sheriff: Seat
    waiting: bool = False


@dataclass(frozen=True, slots=True)
class Bribed(Public):
    """The Sheriff accepted an offer; the backs of its cards are seen as they go over."""

    seat: Seat
    sheriff: Seat
    money: int
    nuggets: int
    deeds: int
    store_cards: int
    level: tuple[Faces, ...] = ()
    """What each of the tied has, the winner first."""


@dataclass(frozen=True, slots=True)
class Judged(Public):
    """The Sheriff named the winner of a tie without taking anything for it, though it was offered perhaps."""

    sheriff: Seat
    seat: Seat
    refused: bool = False
    level: tuple[Faces, ...] = ()
    """What each of the tied has, the winner first."""


@dataclass(frozen=True, slots=True)
class NewSheriff(Public):
    """The star changes hands."""

    seat: Seat
    before: Seat


@dataclass(frozen=True, slots=True)
class StarStayed(Public):
    """The Marshal kept the old Sheriff in office, or the winner was the Sheriff already."""

    seat: Seat
    marshal: bool
    other: Seat | None = None
    """Who does not get it."""
