"""Drawing cards: what the best of a few drawn ones is worth on average."""

from functools import lru_cache
from math import comb

Values = tuple[float, ...]


def mean(values: Values) -> float:
    """What one card of them is worth."""
    return sum(values) / len(values) if values else 0.0


@lru_cache(maxsize=1 << 12)
def best_of(values: Values, draws: int) -> float:
    """What the best of so many cards, drawn without looking, is worth."""
    count = len(values)
    draws = min(draws, count)
    if not draws:
        return 0.0
    ordered = sorted(values, reverse=True)
    ways = sum(value * comb(count - 1 - n, draws - 1) for n, value in enumerate(ordered))
    return ways / comb(count, draws)
