"""How sure a win rate is."""

from fractions import Fraction
from math import sqrt

_Z = 1.959964  # two-sided 95 %


def interval(wins: float | Fraction, games: int) -> tuple[float, float]:
    """The 95 % interval of a win rate (Wilson)."""
    rate, spread = float(wins / games), _Z * _Z / games
    middle = (rate + spread / 2) / (1 + spread)
    half = _Z / (1 + spread) * sqrt(rate * (1 - rate) / games + spread / games / 4)
    return max(0.0, middle - half), min(1.0, middle + half)
