"""How things move: from one value to another, with weight."""

import math
from collections.abc import Callable
from dataclasses import dataclass

Ease = Callable[[float], float]
Point = tuple[float, float]


def steady(t: float) -> float:
    return t


def settle(t: float) -> float:
    """Fast first, then gently: how a thing slides to rest."""
    return 1 - (1 - t) ** 3


def start_and_stop(t: float) -> float:
    """Gently, fast, gently: how a hand moves a thing."""
    return t * t * (3 - 2 * t)


def overshoot(t: float) -> float:
    """A little too far and back: how a thing snaps into its place."""
    pull = 1.70158
    return 1 + (pull + 1) * (t - 1) ** 3 + pull * (t - 1) ** 2


def bounce(t: float) -> float:
    """Falls and bounces twice: how a die lands."""
    if t < 0.55:
        return (t / 0.55) ** 2
    if t < 0.82:
        return 1 - 0.16 * (1 - ((t - 0.685) / 0.135) ** 2)
    return 1 - 0.04 * max(0.0, 1 - ((t - 0.91) / 0.09) ** 2)


@dataclass(slots=True)
class Tween:
    """A number on its way from 0 to 1, after a delay."""

    seconds: float
    delay: float = 0.0
    ease: Ease = start_and_stop
    passed: float = 0.0

    def advance(self, seconds: float) -> None:
        self.passed += seconds

    @property
    def started(self) -> bool:
        return self.passed >= self.delay

    @property
    def done(self) -> bool:
        return self.passed >= self.delay + self.seconds

    @property
    def raw(self) -> float:
        """How much of the time has passed, from 0 to 1."""
        if self.seconds <= 0:
            return 1.0 if self.started else 0.0
        return min(1.0, max(0.0, (self.passed - self.delay) / self.seconds))

    @property
    def value(self) -> float:
        return self.ease(self.raw)


def between(start: Point, end: Point, t: float, arc: float = 0.0) -> Point:
    """A point on the way; with an arc, as things are thrown."""
    x = start[0] + (end[0] - start[0]) * t
    y = start[1] + (end[1] - start[1]) * t
    return x, y - arc * math.sin(math.pi * min(1.0, max(0.0, t)))
