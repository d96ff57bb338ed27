"""What can be counted of a seat's ground: the figures by which the expert judges it."""

from functools import lru_cache

from game.games.claim_it.spaces import NUMBERS, SIDE, Spaces, beside, groups, space

FIGURES = (
    "even",
    "group",
    "squared",
    "claims",
    "spaces",
    "sure",
    "room",
    "exposed",
    "join",
    "second",
)
Figures = tuple[float, ...]
_MANY = 1 << 16
_DIAGONAL = sum(1 << space(n, n) for n in NUMBERS)
_RARE = 16 / 30
"""How often the dice name a space with twice the same number, against any other."""
EMPTY: Figures = (1.0, *[0.0] * (len(FIGURES) - 1))


def _named(spaces: Spaces) -> float:
    """How many spaces there are, in those that the dice name as often as most."""
    return spaces.bit_count() - (1 - _RARE) * (spaces & _DIAGONAL).bit_count()


@lru_cache(_MANY)
def grouped(spaces: Spaces) -> tuple[Spaces, ...]:
    """The connected groups of a set."""
    return tuple(groups(spaces))


@lru_cache(_MANY)
def near(spaces: Spaces) -> Spaces:
    """Where claims concern a seat with this ground."""
    return beside(spaces)


@lru_cache(_MANY)
def figures(owned: Spaces, claimed: Spaces) -> Figures:
    """What is counted of a seat's ground; of the claims only those on or beside it matter.

    In the order of `FIGURES`: one for everybody; the largest group, and its square; claims and spaces in all;
    the largest group of claims alone; where the largest group may grow; what of it can still be squatted; the
    greatest other group that one more space would join to it; the greatest other group.
    """
    if not owned:
        return EMPTY
    found = grouped(owned)
    main = size = 0
    for group in found:
        count = group.bit_count()
        if count > size or (count == size and (group & claimed).bit_count() > (main & claimed).bit_count()):
            main, size = group, count
    around = near(main) & ~claimed & ~owned
    join = second = 0
    for group in found:
        count = group.bit_count()
        if count > join and group != main:
            second = max(second, count)
            if around & near(group):
                join = count
    mine = owned & claimed
    return (
        1.0,
        size,
        size * size / 10,
        mine.bit_count(),
        owned.bit_count(),
        most(mine),
        _named(around),
        _named(main & ~claimed),
        join,
        second,
    )


@lru_cache(_MANY)
def most(spaces: Spaces) -> int:
    """The size of the largest group."""
    return max(map(int.bit_count, grouped(spaces)), default=0)


def standing(owned: Spaces, claimed: Spaces) -> tuple[int, int, int]:
    """What decides the game, tie-breaks included."""
    return most(owned), (owned & claimed).bit_count(), owned.bit_count()
