"""How strong the levels of a game are beside each other, told from what was measured."""

from collections.abc import Collection, Mapping
from math import log

RIVALS = 3
LEAST = "tenderfoot"
"""The level that the others are measured from."""


def strengths(measured: Mapping[str, float], levels: Collection[str]) -> dict[str, float]:
    """The levels that a game has, from the weakest, with their strengths.

    Of each it was measured how many matches it won alone against three of the level below. The shares of
    the win go by the exponentials of the strengths, for any number of seats.
    """
    found = {LEAST: 0.0} if measured and LEAST in levels else {}
    strength = 0.0
    for level, share in measured.items() if found else ():
        strength += log(RIVALS * share / (1 - share))
        if level in levels:
            found[level] = strength
    return found
