"""Before, between and after the turns: what is dealt, who begins, rounds, the end."""

from dataclasses import dataclass

from game.engine import Public, Seat
from game.games.dalton_city.figures import Card


@dataclass(frozen=True, slots=True)
class Dealt(Public):
    """Trades dealt before the game, to a player for a head start or to the absent landowner."""

    owner: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Settled(Public):
    """A player starts at a ranch."""

    seat: Seat
    square: int


@dataclass(frozen=True, slots=True)
class RolledOff(Public):
    """A throw for who starts."""

    seat: Seat
    die: int


@dataclass(frozen=True, slots=True)
class Starts(Public):
    """Who plays first."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class RoundBegan(Public):
    """A round begins; `last`: the clock has called it, or it was announced."""

    round: int
    last: bool


@dataclass(frozen=True, slots=True)
class TurnBegan(Public):
    """A player's turn begins; `PlaysAgain` tells of further plays in it."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class PlaysAgain(Public):
    """A player makes use of another play."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class OneMorePlay(Public):
    """A telegram brought another play, still to come in this turn."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TurnEnded(Public):
    """A turn is over, and with it the plays nobody made use of."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Ruined(Public):
    """A player is out; what is left goes to the creditor."""

    seat: Seat
    creditor: int
    dollars: int


@dataclass(frozen=True, slots=True)
class ClockSpoke(Public):
    """The clock calls the last round."""


@dataclass(frozen=True, slots=True)
class Announced(Public):
    """A player announces the end: so many rounds after this one."""

    seat: Seat
    rounds_left: int


@dataclass(frozen=True, slots=True)
class NuggetWeighed(Public):
    """What the nugget is worth at the end."""

    seat: Seat
    dice: tuple[int, ...]
    dollars: int


@dataclass(frozen=True, slots=True)
class Won(Public):
    """The game is over."""

    seats: tuple[Seat, ...]
