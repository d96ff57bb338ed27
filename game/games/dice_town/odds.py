"""Exact odds: what the next throw of the dice that are not kept can bring."""

from collections import Counter
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from itertools import combinations_with_replacement
from math import factorial, prod

from game.engine import Seat
from game.games.dice_town.dice import ACE, FACES, HAND, Face, Faces, poker
from game.games.dice_town.view import View

PLACE_FACES = FACES[:ACE]
"""The faces that open a place; aces open none."""


@dataclass(frozen=True, slots=True)
class Odds:
    """The chances of one throw, nothing else counted: no later throw, and no die still under a cup."""

    loose: int
    """How many dice would be thrown."""
    better: Fraction
    """To have a better hand than with the dice as they lie now."""
    alone: tuple[Fraction, ...]
    """By face: to have more of them than anybody else has laid open."""
    level: tuple[Fraction, ...]
    """By face: to have as many as the best of the others, so that the Sheriff would decide."""


@cache
def weighted_throws(dice: int) -> tuple[tuple[Faces, int], ...]:
    """The throws that differ, and how many of all 6ⁿ each stands for."""
    found = combinations_with_replacement(FACES, dice)
    return tuple((faces, factorial(dice) // _same(faces)) for faces in found)


def _same(faces: Faces) -> int:
    """In how many orders the same dice look the same."""
    return prod(map(factorial, Counter(faces).values()))


@cache
def odds(held: Faces, now: Faces, shown: tuple[int, ...]) -> Odds:
    """The chances of who holds some dice, has a hand of five now, and sees so many of each face elsewhere."""
    loose = HAND - len(held)
    better, worth = 0, poker(tuple(sorted(now)))
    alone, level = Counter[Face](), Counter[Face]()
    for thrown, weight in weighted_throws(loose):
        hand = tuple(sorted(held + thrown))
        better += weight * (poker(hand) > worth)
        for face in PLACE_FACES:
            count = hand.count(face)
            alone[face] += weight * (count > shown[face])
            level[face] += weight * (0 < count == shown[face])
    total = 6**loose
    return Odds(
        loose,
        Fraction(better, total),
        tuple(Fraction(alone[face], total) for face in PLACE_FACES),
        tuple(Fraction(level[face], total) for face in PLACE_FACES),
    )


def odds_of(view: View, keep: Faces) -> Odds:
    """The chances of who looks at the town, should these dice from under the cup be kept."""
    seat = view.seat
    assert seat is not None, "the shared screen has no dice"
    kept = view.kept[seat]
    return odds(tuple(sorted(kept + keep)), tuple(sorted(kept + view.cup)), most_shown(view, seat))


def most_shown(view: View, seat: Seat) -> tuple[int, ...]:
    """Of each face that opens a place, how many the best of the others has laid open."""
    others = [kept for other, kept in enumerate(view.kept) if other != seat]
    return tuple(max(kept.count(face) for kept in others) for face in PLACE_FACES)
