"""Chance: one integer of state, so that a table can be cloned, saved and replayed."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from hashlib import blake2b
from itertools import product
from typing import Self, TypeVar

T = TypeVar("T")

_MASK = (1 << 64) - 1


@cache
def throws(count: int, sides: int = 6) -> tuple[tuple[int, ...], ...]:
    """Every ordered result of `count` dice, each equally likely."""
    return tuple(product(range(1, sides + 1), repeat=count))


@dataclass(slots=True)
class Rng:
    """SplitMix64: small, fast and even; the only source of chance the rules may use."""

    state: int

    @classmethod
    def seeded(cls, *seed: object) -> Self:
        """A generator of its own for each combination of seed values, the same on every machine."""
        text = "/".join(map(str, seed)).encode()
        return cls(int.from_bytes(blake2b(text, digest_size=8).digest(), "big"))

    def bits(self) -> int:
        """The next 64 random bits."""
        self.state = state = (self.state + 0x9E3779B97F4A7C15) & _MASK
        state = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        state = ((state ^ (state >> 27)) * 0x94D049BB133111EB) & _MASK
        return state ^ (state >> 31)

    def below(self, n: int) -> int:
        """An integer from 0 to n - 1, exactly evenly."""
        wide = self.bits() * n
        while wide & _MASK < n and wide & _MASK < (1 << 64) % n:  # the few that would favour low results
            wide = self.bits() * n
        return wide >> 64

    def dice(self, count: int, sides: int = 6) -> tuple[int, ...]:
        """A throw of `count` dice."""
        every = throws(count, sides)
        return every[self.below(len(every))]

    def pick(self, items: Sequence[T]) -> T:
        """One of the items, evenly."""
        return items[self.below(len(items))]

    def shuffle(self, items: list[T]) -> None:
        """Shuffle in place (Fisher and Yates)."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def clone(self) -> Self:
        """A generator that will give the same results."""
        return type(self)(self.state)


@dataclass(slots=True)
class Scripted(Rng):
    """Dice as a test wants them; everything else is drawn as usual."""

    state: int = 0
    script: list[int] = field(default_factory=list)

    def dice(self, count: int, sides: int = 6) -> tuple[int, ...]:
        if len(self.script) < count:
            raise AssertionError(f"{count} dice are thrown, but the script holds {self.script}")
        thrown, self.script = tuple(self.script[:count]), self.script[count:]
        return thrown

    def clone(self) -> Self:
        return type(self)(self.state, list(self.script))
