"""The 36 spaces as bits, and what three dice can name."""

from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import permutations
from typing import NamedTuple

SIDE = 6
NUMBERS = range(1, SIDE + 1)

Space = int
"""(row - 1) * 6 + (column - 1)."""
Spaces = int
"""A set of spaces, one bit each: quick to combine, and the same on every machine."""


def space(column: int, row: int) -> Space:
    return (row - 1) * SIDE + column - 1


def column(at: Space) -> int:
    return at % SIDE + 1


def row(at: Space) -> int:
    return at // SIDE + 1


def code(at: Space) -> str:
    """Column, then row, as on the board: `5,2`."""
    return f"{column(at)},{row(at)}"


def rows() -> list[list[Space]]:
    """The spaces as the board shows them: rows from the top, the sixth one first, each from the left."""
    return [[space(column, row) for column in NUMBERS] for row in reversed(NUMBERS)]


def space_of(text: str) -> Space:
    """The space that `code` wrote; ValueError for anything else."""
    if len(text) == 3 and text[1] == "," and text[0] in "123456" and text[2] in "123456":
        return space(int(text[0]), int(text[2]))
    raise ValueError(text)


def each(spaces: Spaces) -> Iterator[Space]:
    """The spaces of a set, in order."""
    while spaces:
        lowest = spaces & -spaces
        yield lowest.bit_length() - 1
        spaces ^= lowest


class Split(NamedTuple):
    """One way to read the dice: a column, a row, and the loose die."""

    at: Space
    bit: Spaces
    loose: int


@cache
def splits(dice: tuple[int, ...]) -> tuple[Split, ...]:
    """The different ways to split three dice, at most six; the space tells them apart."""
    ways = sorted(set(permutations(dice)), key=lambda way: (way[2], way[0], way[1]))
    return tuple(Split(space(c, r), 1 << space(c, r), loose) for c, r, loose in ways)


_FIRST_COLUMN = sum(1 << space(1, r) for r in NUMBERS)
_LAST_COLUMN = sum(1 << space(SIDE, r) for r in NUMBERS)
_ALL = (1 << SIDE * SIDE) - 1


def beside(spaces: Spaces) -> Spaces:
    """The spaces and their orthogonal neighbours."""
    across = (spaces & ~_LAST_COLUMN) << 1 | (spaces & ~_FIRST_COLUMN) >> 1
    return (spaces | across | spaces << SIDE | spaces >> SIDE) & _ALL


def groups(spaces: Spaces) -> Iterator[Spaces]:
    """The connected groups of a set, never across a corner."""
    while spaces:
        group, grown = 0, spaces & -spaces
        while grown != group:
            group = grown  # and whatever is beside it, written out: bots look for groups all the time
            grown |= (
                (group & ~_LAST_COLUMN) << 1 | (group & ~_FIRST_COLUMN) >> 1 | group << SIDE | group >> SIDE
            )
            grown &= spaces
        yield group
        spaces ^= group


@lru_cache(maxsize=1 << 16)
def grouped(spaces: Spaces) -> tuple[Spaces, ...]:
    """The same all at once, for those who ask for the same set again."""
    return tuple(groups(spaces))


def largest(spaces: Spaces) -> int:
    """The size of the largest group."""
    return max((group.bit_count() for group in groups(spaces)), default=0)
