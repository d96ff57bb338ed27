"""Who is going to win, told from what can be counted at a table: weights found by training, kept as data.

A position is a row of numbers for each seat; a row times the weights is that seat's strength, and the shares
of the win go by the exponentials of the strengths. So they add up to one, for any number of seats.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from importlib.resources import files
from math import exp
from operator import mul

import msgspec

Weights = tuple[float, ...]


class Part(msgspec.Struct, frozen=True):
    """Weights for one kind of position, and how well they foretold games that they were not trained on."""

    weights: Weights
    positions: int
    """How many there were to learn from."""
    loss: float
    """The mean of -log(share of whoever won) over games held out."""
    even: float
    """The same for somebody who thinks everybody's chances equal."""


class Model(msgspec.Struct, frozen=True):
    """What came of a training, with all that is needed to repeat it."""

    version: int
    commit: str
    """The tree whose bots played the games."""
    seed: int
    games: int
    features: tuple[str, ...]
    parts: dict[str, Part]


@cache
def model(package: str, name: str) -> Model:
    """The weights in a package, read once."""
    return msgspec.toml.decode(files(package).joinpath(name).read_bytes(), type=Model)


def shares(rows: Iterable[Sequence[float]], weights: Weights) -> list[float]:
    """Everybody's share of the win."""
    strengths = [sum(map(mul, row, weights)) for row in rows]
    most = max(strengths)
    grown = [exp(strength - most) for strength in strengths]
    total = sum(grown)
    return [each / total for each in grown]
