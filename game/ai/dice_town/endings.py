"""How a hand of five dice may end: pure counting, done once."""

from functools import cache
from itertools import combinations_with_replacement
from math import factorial, prod
from typing import NamedTuple

from game.games.dice_town.dice import FACES, HAND, Faces, poker

_PULL = (0.0, 1.6, 0.85, 0.45, 0.17)
"""By the number of dice kept: how much likelier a loose die ends on a face for each die of it among them.

Counted in hundreds of games: the fewer dice are left, the fewer throws are."""

Weighted = tuple[tuple[Faces, float], ...]


@cache
def throws(dice: int) -> Weighted:
    """Every different throw of so many dice, sorted, with its chance."""
    return _falls(dice, (1 / 6,) * 6)


def _falls(dice: int, chances: tuple[float, ...]) -> Weighted:
    found: list[tuple[Faces, float]] = []
    for faces in combinations_with_replacement(FACES, dice):
        ways = factorial(dice) // prod(factorial(faces.count(face)) for face in set(faces))
        found.append((faces, ways * prod(chances[face] for face in faces)))
    return tuple(found)


@cache
def hands() -> tuple[Faces, ...]:
    """Every hand of five, the weakest at poker first."""
    return tuple(sorted(combinations_with_replacement(FACES, HAND), key=poker))


@cache
def strength(hand: Faces) -> int:
    """How many hands a hand beats."""
    return hands().index(hand)


@cache
def fallen(kept: Faces) -> Weighted:
    """The hands that a last throw can make of some kept dice."""
    return _added(kept, throws(HAND - len(kept)))


@cache
def grown(kept: Faces) -> Weighted:
    """The hands that a player may make of some kept dice who goes on with what is there."""
    if len(kept) == HAND:
        return ((kept, 1.0),)
    total: dict[Faces, float] = {}
    if not kept:
        for faces, chance in throws(HAND):
            for hand, then in grown(_largest_group(faces)):
                total[hand] = total.get(hand, 0.0) + chance * then
        return tuple(total.items())
    pull, dice = _PULL[len(kept)], len(kept)
    pulled = tuple((1 + pull * kept.count(face)) / (6 + pull * dice) for face in FACES)
    return _added(kept, _falls(HAND - len(kept), pulled))


def _added(kept: Faces, throws: Weighted) -> Weighted:
    return tuple((tuple(sorted((*kept, *faces))), chance) for faces, chance in throws)


def _largest_group(faces: Faces) -> Faces:
    face = max(set(faces), key=lambda each: (faces.count(each), each))
    return (face,) * faces.count(face)


class Ending(NamedTuple):
    """How likely it is that a hand ends below something."""

    fewer: tuple[tuple[float, ...], ...]
    """By face and n from 0 to 6: the chance of fewer than n dice of that face."""
    weaker: tuple[float, ...]
    """By a hand's strength: the chance of a weaker one."""


@cache
def ending(kept: Faces) -> Ending:
    """What a player with these dice is going to show."""
    exactly = [[0.0] * (HAND + 1) for _ in FACES]
    at = [0.0] * len(hands())
    for hand, chance in grown(kept):
        at[strength(hand)] += chance
        for face in FACES:
            exactly[face][hand.count(face)] += chance
    return Ending(tuple(map(below, exactly)), below(at))


def below(exactly: list[float]) -> tuple[float, ...]:
    """Add up: the chance of less than each."""
    sums = [0.0]
    for chance in exactly:
        sums.append(sums[-1] + chance)
    return tuple(sums)
