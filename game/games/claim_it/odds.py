"""Exact odds: what the next throw can bring."""

from fractions import Fraction
from functools import cache

from game.engine import Seat, throws
from game.games.claim_it.frames import DICE
from game.games.claim_it.world import World, can_place

Throw = tuple[int, ...]
ALL = 6**DICE


@cache
def weighted_throws() -> tuple[tuple[Throw, int], ...]:
    """The 56 throws that differ, and how many of the 216 each stands for."""
    counted: dict[Throw, int] = {}
    for dice in throws(DICE):
        key = tuple(sorted(dice))
        counted[key] = counted.get(key, 0) + 1
    return tuple(counted.items())


def bust_chance(world: World, seat: Seat) -> Fraction:
    """The chance that a seat's next throw here is a bankruptcy."""
    busts = sum(weight for dice, weight in weighted_throws() if not can_place(world, seat, dice))
    return Fraction(busts, ALL)
