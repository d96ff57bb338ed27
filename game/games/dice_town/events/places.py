"""The places of the town: who reaches them, and what is done there."""

from dataclasses import dataclass

from game.engine import Public, Seat
from game.games.dice_town.cards import Card
from game.games.dice_town.dice import Faces


@dataclass(frozen=True, slots=True)
class Reached(Public):
    """Who is first or second at a place, and by what."""

    place: str
    seat: Seat
    position: int
    dice: Faces = ()
    """What counts there: the dice of a face, or the whole hand."""
    rivals: tuple[tuple[Seat, Faces], ...] = ()
    """Who comes next, and with what; at a tie those who had the same."""
    ruled: bool = False
    """The Sheriff has decided between equals."""


@dataclass(frozen=True, slots=True)
class Deserted(Public):
    """Nobody has what a place asks for."""

    place: str


@dataclass(frozen=True, slots=True)
class Acts(Public):
    """Which action a seat does at a place."""

    place: str
    seat: Seat
    action: str


@dataclass(frozen=True, slots=True)
class Fenced(Public):
    """Deeds behind barbed wire: face up, and safe."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class VisitsDoc(Public):
    """A visit to Doc Badluck, at the end of the round or instead of shopping."""

    seat: Seat
    at_store: bool = False


@dataclass(frozen=True, slots=True)
class Scams(Public):
    """With the Doc's help a seat collects from everybody: dollars, or a nugget."""

    seat: Seat
    dollars: int


@dataclass(frozen=True, slots=True)
class FoundInRiver(Public):
    """A river card is applied and leaves the game. `chosen`: one of several that were discovered."""

    seat: Seat
    card: Card
    chosen: bool = False
