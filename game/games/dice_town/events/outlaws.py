"""Outlaws: recruited, riding, hunted."""

from dataclasses import dataclass

from game.engine import Public, Seat
from game.games.dice_town.cards import Card
from game.games.dice_town.dice import Face, Faces


@dataclass(frozen=True, slots=True)
class Recruited(Public):
    """An outlaw rides for a player; the next one of the deck is in sight."""

    seat: Seat
    outlaw: Card
    top: Card | None


@dataclass(frozen=True, slots=True)
class OutlawsShuffled(Public):
    """The outlaw deck was shuffled; its new top card is in sight."""

    top: Card | None


@dataclass(frozen=True, slots=True)
class Rode(Public):
    """An outlaw set dice; now he is wanted."""

    seat: Seat
    outlaw: Card
    face: Face
    dice: int


@dataclass(frozen=True, slots=True)
class Hunted(Public):
    """The throw of a hunt, or some of it thrown again."""

    seat: Seat
    faces: Faces
    again: bool = False


@dataclass(frozen=True, slots=True)
class CapturedOutlaws(Public):
    """Outlaws taken in for good."""

    seat: Seat
    outlaws: tuple[Card, ...]
