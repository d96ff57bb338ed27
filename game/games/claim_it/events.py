"""What happens at the mine; nothing in this game is hidden."""

from dataclasses import dataclass

from game.engine import Public, Seat
from game.games.claim_it.spaces import Space


@dataclass(frozen=True, slots=True)
class RolledOff(Public):
    """A throw for who starts."""

    seat: Seat
    dice: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Starts(Public):
    """Who plays first."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TurnBegan(Public):
    """A turn begins; `last`: it is this player's last one."""

    seat: Seat
    turn: int
    last: bool


@dataclass(frozen=True, slots=True)
class Rolled(Public):
    """Three dice on the table."""

    seat: Seat
    dice: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Squatted(Public):
    """A squatter was put down, perhaps on somebody's marker."""

    seat: Seat
    at: Space
    number: int
    on: Seat | None


@dataclass(frozen=True, slots=True)
class Claimed(Public):
    """A claim marker was put down, on a squatter or on the player's own marker."""

    seat: Seat
    at: Space
    squatter: int | None
    returned: bool
    """The variant sent the squatter back to the side."""


@dataclass(frozen=True, slots=True)
class Bankrupt(Public):
    """No marker can be placed: everything laid this turn is lifted."""

    seat: Seat
    claims: tuple[Space, ...]
    squatters: tuple[Space, ...]


@dataclass(frozen=True, slots=True)
class Took(Public):
    """Stop and take: what became the player's, and whose markers went home."""

    seat: Seat
    claimed: tuple[Space, ...]
    squatted: tuple[Space, ...]
    displaced: tuple[tuple[Seat, Space], ...]


@dataclass(frozen=True, slots=True)
class LastRound(Public):
    """A player has enough claimed spaces: everyone plays once more."""

    seat: Seat
    claims: int


@dataclass(frozen=True, slots=True)
class Won(Public):
    """The game is over."""

    seats: tuple[Seat, ...]
