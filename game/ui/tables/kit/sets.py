"""Choosing several things at once, where only some sets of them are allowed."""

from collections.abc import Hashable, Sequence
from typing import Generic, TypeVar

T = TypeVar("T", bound=Hashable)


class Sets(Generic[T]):
    """What is chosen so far of things that come in allowed sets; what every set has is chosen for good."""

    def __init__(self, allowed: Sequence[Sequence[T]]) -> None:
        self.allowed = [frozenset(each) for each in allowed]
        self.sure = frozenset.intersection(*self.allowed)
        self._picked: list[T] = []

    @property
    def chosen(self) -> frozenset[T]:
        return self.sure | set(self._picked)

    def toggle(self, thing: T) -> None:
        """Choose or leave a thing; the one chosen first makes room where there is none."""
        if thing in self.sure:
            return
        if thing in self._picked:
            self._picked.remove(thing)
            return
        self._picked.append(thing)
        while not any(self.chosen <= each for each in self.allowed):
            self._picked.pop(next(n for n in range(len(self._picked)) if self._helps(n)))

    def _helps(self, at: int) -> bool:
        """Whether a thing is in the way of the one chosen last."""
        last = self.sure | {self._picked[-1]}
        return at == 0 or not any(last | {self._picked[at]} <= each for each in self.allowed)

    @property
    def complete(self) -> bool:
        return self.chosen in self.allowed
