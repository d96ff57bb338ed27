"""Two players who meet."""

from dataclasses import dataclass

from game.engine import Public, Seat


@dataclass(frozen=True, slots=True)
class DuelBegan(Public):
    """Two players meet."""

    newcomer: Seat
    occupant: Seat
    square: int


@dataclass(frozen=True, slots=True)
class DuelRolled(Public):
    """A throw of a duel."""

    newcomer: Seat
    occupant: Seat
    dice: tuple[int, int]
    stake: int


@dataclass(frozen=True, slots=True)
class DuelWon(Public):
    """A duel is decided."""

    winner: Seat
    loser: Seat
    stake: int
