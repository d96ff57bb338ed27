"""How things move: from one value to another, with weight."""

import math
from collections.abc import Callable

Ease = Callable[[float], float]
Point = tuple[float, float]


def settle(t: float) -> float:
    """Fast first, then gently: how a thing slides to rest."""
    return 1 - (1 - t) ** 3


def start_and_stop(t: float) -> float:
    """Gently, fast, gently: how a hand moves a thing."""
    return t * t * (3 - 2 * t)


def between(start: Point, end: Point, t: float, arc: float = 0.0) -> Point:
    """A point on the way; with an arc, as things are thrown."""
    x = start[0] + (end[0] - start[0]) * t
    y = start[1] + (end[1] - start[1]) * t
    return x, y - arc * math.sin(math.pi * min(1.0, max(0.0, t)))
