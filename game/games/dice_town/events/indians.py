"""The Indian die, and where it leads."""

from dataclasses import dataclass, replace
from typing import Self

from game.engine import Public, Seat
from game.games.dice_town.cards import Card


@dataclass(frozen=True, slots=True)
class BoughtDie:
    """A deed just won goes back to the box for the Indian die."""

    seat: Seat
    card: Card | None
    public: bool

    def seen_by(self, seat: Seat | None) -> Self:
        return self if self.public or seat == self.seat else replace(self, card=None)


@dataclass(frozen=True, slots=True)
class DieRolled(Public):
    """The Indian die."""

    seat: Seat
    face: str


@dataclass(frozen=True, slots=True)
class LeftDice(Public):
    """A shaman's blessing that nobody makes use of."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class DieMoved(Public):
    """Smoke signals brought the Indian die to a new holder, or it is back in the village (-1)."""

    holder: Seat


@dataclass(frozen=True, slots=True)
class WarpathChosen(Public):
    """Where the Indians will be this round."""

    seat: Seat
    place: str


@dataclass(frozen=True, slots=True)
class OnWarpath(Public):
    """The Indians keep everybody away from a place."""

    place: str
