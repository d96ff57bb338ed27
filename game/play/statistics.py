"""Dice rolled against dice expected: the answer to “the dice are rigged”."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from math import erfc, exp, pi, sqrt

from game.engine import Event, Record, Seat, retrace
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


def dice_counts(record: Record, viewer: Seat | None = None) -> tuple[DiceCount, ...]:
    """Every seat's dice by kind, by replay; before the end, only those that the viewer may know."""
    t = record.start()
    events: list[Event] = list(t.events or ())
    for step in retrace(record, t):
        events += step.events
    throws = game(record.rules.slug).throws
    counts: dict[tuple[Seat, Dice], Counter[str]] = {}
    for event in events:
        seen = event if t.over else event.seen_by(viewer)
        for throw in throws(seen) if seen is not None else ():
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
