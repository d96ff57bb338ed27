"""Chance as a lesson wants it: dice that fall as it tells, decks with the right cards on top."""

from dataclasses import dataclass, field
from typing import Any, Self

from game.engine.rng import Rng, T

GAP = "..."
"""In a deck: whatever else there is, in any order."""


@dataclass(frozen=True, slots=True)
class Preparation:
    """The first throws of a match, and how its first decks lie; all else is chance as usual."""

    throws: tuple[tuple[int, ...], ...] = ()
    """The dice of each throw."""
    decks: tuple[tuple[str, ...], ...] = ()
    """For each shuffle, what comes first, the gap, and what comes last; an empty one is left to chance."""

    def rng(self, chance: Rng) -> Rng:
        """Chance from here on: the usual one where nothing is prepared."""
        if not self.throws and not self.decks:
            return chance
        return Prepared(chance.state, list(self.throws), list(self.decks))


@dataclass(slots=True)
class Prepared(Rng):
    """Throws and shuffles as prepared, for as long as that lasts and fits what is thrown."""

    throws: list[tuple[int, ...]] = field(default_factory=list)
    decks: list[tuple[str, ...]] = field(default_factory=list)

    def dice(self, count: int, sides: int = 6) -> tuple[int, ...]:
        if self.throws and len(self.throws[0]) == count:
            return self.throws.pop(0)
        return Rng.dice(self, count, sides)

    def shuffle(self, items: list[T]) -> None:
        Rng.shuffle(self, items)
        if self.decks and (wanted := self.decks.pop(0)):
            _arrange(items, wanted)

    def clone(self) -> Self:
        return type(self)(self.state, self.throws.copy(), self.decks.copy())


def _arrange(items: list[Any], wanted: tuple[str, ...]) -> None:
    """Put what is named where it is wanted; what is not there at all is left out."""
    gap = wanted.index(GAP) if GAP in wanted else len(wanted)
    first, last = _taken(items, wanted[:gap]), _taken(items, wanted[gap + 1 :])
    items[:] = [*first, *items, *last]


def _taken(items: list[Any], names: tuple[str, ...]) -> list[Any]:
    """Take the named ones out of the others, each by its own name or that of its kind."""
    found: list[Any] = []
    for name in names:
        for at, item in enumerate(items):
            if name in (item, str(item).partition(".")[0]):
                found.append(items.pop(at))
                break
    return found
