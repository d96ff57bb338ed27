"""The round's dice: rolled, kept, paid for, turned."""

from dataclasses import dataclass, replace
from typing import Self

from game.engine import Public, Seat
from game.games.dice_town.cards import Card
from game.games.dice_town.dice import Face, Faces


@dataclass(frozen=True, slots=True)
class RoundBegan(Public):
    """Everybody takes five dice."""

    round: int
    sheriff: Seat


@dataclass(frozen=True, slots=True)
class Rolled:
    """Dice under a cup; only their owner sees them."""

    seat: Seat
    count: int
    faces: Faces | None

    def seen_by(self, seat: Seat | None) -> Self:
        return self if seat == self.seat else replace(self, faces=None)


@dataclass(frozen=True, slots=True)
class Lifted(Public):
    """All cups lift together: what each seat kept, and the Brutes that are shown with it."""

    kept: tuple[tuple[Seat, Faces], ...]
    last: bool
    brutes: tuple[tuple[Seat, Card], ...] = ()
    done: tuple[Seat, ...] = ()
    """Whose five dice make this throw the last."""


@dataclass(frozen=True, slots=True)
class Paid(Public):
    """A seat paid for its dice; the money goes to the stagecoach. `after_all`: its Brute was cancelled."""

    seat: Seat
    dollars: int
    after_all: bool = False


@dataclass(frozen=True, slots=True)
class TookBack(Public):
    """Dice that could not be paid for."""

    seat: Seat
    faces: Faces


@dataclass(frozen=True, slots=True)
class Turned(Public):
    """A die was turned or rolled again, by the card or the face of the Indian die that is named."""

    seat: Seat
    of: Face
    to: Face
    by: str


@dataclass(frozen=True, slots=True)
class HandsDone(Public):
    """Everybody's five dice."""

    hands: tuple[Faces, ...]


@dataclass(frozen=True, slots=True)
class BestHand(Public):
    """Who goes to the town hall later, now that nothing changes the dice any more."""

    seats: tuple[Seat, ...]
    hand: Faces
