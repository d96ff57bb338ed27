"""How long bots think about a decision: the mean, what nineteen in twenty keep to, and the longest."""

from collections import Counter
from dataclasses import dataclass, field
from itertools import accumulate

_STEP = 1e-4
"""Seconds are counted in steps of this length: millions of decisions take no room."""


@dataclass(slots=True)
class Thinking:
    """The decisions of one bot, by how long each took."""

    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0
    steps: Counter[int] = field(default_factory=Counter)

    def took(self, seconds: float) -> None:
        self.decisions += 1
        self.seconds += seconds
        self.longest = max(self.longest, seconds)
        self.steps[int(seconds / _STEP)] += 1

    def add(self, other: "Thinking") -> None:
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.longest = max(self.longest, other.longest)
        self.steps.update(other.steps)

    @property
    def mean(self) -> float:
        return self.seconds / self.decisions if self.decisions else 0.0

    def within(self, share: float) -> float:
        """The seconds in which such a share of the decisions was taken."""
        steps = sorted(self.steps)
        for step, upto in zip(steps, accumulate(self.steps[each] for each in steps), strict=True):
            if upto >= share * self.decisions:
                return min((step + 1) * _STEP, self.longest)
        return 0.0
