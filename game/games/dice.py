"""Kinds of dice, and dice that somebody has thrown: what a game tells for statistics and pictures."""

from dataclasses import dataclass
from fractions import Fraction

from game.engine import Seat


@dataclass(frozen=True, slots=True)
class Dice:
    """A kind of dice, by its name among the pictures."""

    name: str
    faces: tuple[str, ...]
    """One for each side of the die."""
    icon: str = ""
    """What the icons of its faces are called, up to the face; none: the face is known from the die alone."""

    def chances(self) -> dict[str, Fraction]:
        """How likely each face is."""
        return {face: Fraction(self.faces.count(face), len(self.faces)) for face in self.faces}


PIPS = Dice("pips", tuple("123456"), icon="pip_")


@dataclass(frozen=True, slots=True)
class Throw:
    """Dice of one kind that a seat has thrown."""

    seat: Seat
    kind: Dice
    faces: tuple[str, ...]


def pips(seat: Seat, *dice: int) -> Throw:
    """A throw of ordinary dice."""
    return Throw(seat, PIPS, tuple(map(str, dice)))
