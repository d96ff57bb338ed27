"""How sure a win rate is, or a mean."""

from collections.abc import Mapping
from fractions import Fraction
from math import sqrt

_Z = 1.959964  # two-sided 95 %


def interval(wins: float | Fraction, games: int) -> tuple[float, float]:
    """The 95 % interval of a win rate (Wilson)."""
    rate, spread = float(wins / games), _Z * _Z / games
    middle = (rate + spread / 2) / (1 + spread)
    half = _Z / (1 + spread) * sqrt(rate * (1 - rate) / games + spread / games / 4)
    return max(0.0, middle - half), min(1.0, middle + half)


def mean(counted: Mapping[Fraction, int]) -> tuple[float, float]:
    """The mean of values counted, and how far off it may be: half of its 95 % interval."""
    count = sum(counted.values())
    middle = sum(value * times for value, times in counted.items()) / count
    spread = sum((value - middle) ** 2 * times for value, times in counted.items()) / max(1, count - 1)
    return float(middle), _Z * sqrt(spread / count)
