"""Whether two orders agree."""

from collections.abc import Mapping, Sequence
from math import sqrt


def ranks(values: Sequence[int]) -> tuple[int, ...]:
    """Twice the rank of each value, the highest first: equals share the middle of their places."""
    return tuple(2 * sum(v > value for v in values) + values.count(value) + 1 for value in values)


def correlation(pairs: Mapping[tuple[int, int], int]) -> float:
    """The correlation of pairs counted; of ranks, it is Spearman's. 0 where nothing differs."""
    count = sum(pairs.values())
    if not count:
        return 0.0
    first = sum(n * a for (a, _), n in pairs.items()) / count
    second = sum(n * b for (_, b), n in pairs.items()) / count
    together = sum(n * (a - first) * (b - second) for (a, b), n in sorted(pairs.items()))
    spread = sum(n * (a - first) ** 2 for (a, _), n in sorted(pairs.items()))
    other = sum(n * (b - second) ** 2 for (_, b), n in sorted(pairs.items()))
    return together / sqrt(spread * other) if spread and other else 0.0
