"""How long a game takes: figures that were measured by playing it, and which of them hold for a table."""

from functools import cache
from importlib.resources import files

import msgspec

from game.engine import Chosen, Value

FILE = "lengths.toml"


class Pace(msgspec.Struct, frozen=True, array_like=True):
    """What a game of bots came to, on the average."""

    rounds: float
    decisions: float
    """How often each player has something to choose."""
    seconds: float
    """How long what happens is shown, at normal speed."""
    clock: float = 0.0
    """Seconds that pass by the clock, however fast things are shown."""

    def times(self, share: float) -> "Pace":
        """The same for a part of the rounds, or for more of them."""
        return Pace(self.rounds * share, self.decisions * share, self.seconds * share, self.clock)


class Measured(msgspec.Struct, frozen=True):
    """One set of options, by numbers of seats."""

    options: dict[str, Value]
    seats: dict[int, Pace]


class Lengths(msgspec.Struct, frozen=True):
    """All that was measured of a game; what is more special comes later."""

    measured: tuple[Measured, ...]


@cache
def lengths(package: str) -> Lengths:
    """What was measured of the game in a package, read once."""
    data = files(package).joinpath(FILE).read_bytes()
    return msgspec.toml.decode(data, type=Lengths, strict=False)


def measured_pace(package: str, seats: int, options: Chosen) -> Pace:
    """The pace of the last set that agrees with these options, and has so many seats."""
    return next(
        each.seats[seats]
        for each in reversed(lengths(package).measured)
        if seats in each.seats and all(options[name] == value for name, value in each.options.items())
    )
