"""The end of the game: hands, the last tie, the winner."""

from dataclasses import dataclass

from game.engine import Public, Seat
from game.games.dice_town.cards import Card


@dataclass(frozen=True, slots=True)
class LaidOpen(Public):
    """No further round begins: everybody's hand is shown and counted."""

    hands: tuple[tuple[Card, ...], ...]
    why: str
    """What has run out: `mine` or `deeds`."""


@dataclass(frozen=True, slots=True)
class Crowned(Public):
    """The Sheriff broke the final tie."""

    seat: Seat
    sheriff: Seat


@dataclass(frozen=True, slots=True)
class Won(Public):
    """The game is over."""

    seat: Seat
    points: int
