"""Dice rolled against dice expected: the answer to “the dice are rigged”."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import erfc, exp, pi, sqrt
from typing import Any

from game.engine import Event, Rules, Seat, Table
from game.games import game
from game.games.dice import Dice

_ENOUGH = 5
"""Times that every face must be expected before a chance can be told from so few dice."""


@dataclass(frozen=True, slots=True)
class FaceCount:
    """How often a face came up, and how often it comes up on average in as many dice."""

    face: str
    rolled: int
    expected: float


@dataclass(frozen=True, slots=True)
class DiceCount:
    """The dice of one kind that a seat has thrown."""

    seat: Seat
    kind: Dice
    dice: int
    faces: tuple[FaceCount, ...]
    chance: float | None
    """How likely fair dice stray at least as far from what is expected; None: too few to say."""


class DiceStatistics:
    """Every seat's dice as a match is observed; before the end, only those that the viewer may know."""

    def __init__(self, rules: Rules[Any, Any], viewer: Seat | None = None) -> None:
        self._throws = game(rules.slug).throws
        self._viewer = viewer
        self._events: list[Event] = []
        self._over = False

    def begin(self, t: Table[Any]) -> None:
        self._events += t.events or ()

    def watch(self, _: Table[Any], events: Sequence[Event]) -> None:
        self._events += events

    def end(self, _: Table[Any]) -> None:
        self._over = True

    def counts(self) -> tuple[DiceCount, ...]:
        """The dice of every seat by kind."""
        counts: dict[tuple[Seat, Dice], Counter[str]] = {}
        for event in self._events:
            seen = event if self._over else event.seen_by(self._viewer)
            for throw in self._throws(seen) if seen is not None else ():
                counts.setdefault((throw.seat, throw.kind), Counter()).update(throw.faces)
        ordered = sorted(counts, key=lambda each: (each[0], each[1].name))
        return tuple(_count(seat, kind, counts[seat, kind]) for seat, kind in ordered)


def _count(seat: Seat, kind: Dice, rolled: Mapping[str, int]) -> DiceCount:
    dice = sum(rolled.values())
    faces = tuple(
        FaceCount(face, rolled.get(face, 0), float(dice * chance)) for face, chance in kind.chances().items()
    )
    return DiceCount(seat, kind, dice, faces, _chance(faces))


def _chance(faces: tuple[FaceCount, ...]) -> float | None:
    """Pearson's test."""
    if any(face.expected < _ENOUGH for face in faces):
        return None
    return beyond(sum((face.rolled - face.expected) ** 2 / face.expected for face in faces), len(faces) - 1)


def beyond(chi_square: float, freedom: int) -> float:
    """The chance that a chi-square variable exceeds a value; each two degrees of freedom add one term."""
    half = chi_square / 2
    if freedom % 2:
        total, term, first = erfc(sqrt(half)), 2 * exp(-half) * sqrt(half / pi), 3
    else:
        total, term, first = 0.0, exp(-half), 2
    for k in range(first, freedom + 1, 2):
        total += term
        term *= chi_square / k
    return min(1.0, total)
