"""What can be counted of a seat's ground: the figures by which the expert judges it."""

from functools import lru_cache

from game.ai.claim_it.cowhand import ground
from game.games.claim_it.spaces import Spaces, beside, each, grouped

FIGURES = ("even", "worth", "group", "squared", "claims", "spaces", "sure", "grows", "gains")
"""One for everybody; what a cowhand thinks of it; the largest group, and its square; claims and spaces; the
square of the largest group of claims; the spaces that would enlarge the largest group, and by how much."""
Figures = tuple[float, ...]
_MANY = 1 << 16

near = lru_cache(_MANY)(beside)
"""Where claims concern a seat with this ground."""


def most(spaces: Spaces) -> int:
    """The size of the largest group."""
    return max(map(int.bit_count, grouped(spaces)), default=0)


def figures(owned: Spaces, claimed: Spaces) -> Figures:
    """What is counted of a seat's ground; of the claims only those on or beside it matter."""
    size, sure = most(owned), most(owned & claimed)
    claims, spaces = (owned & claimed).bit_count(), owned.bit_count()
    grows, gains = growth(owned, claimed, size)
    worth = ground(owned, claimed)
    return 1.0, worth, size, size * size / 10, claims, spaces, sure * sure / 10, grows, gains


def growth(owned: Spaces, claimed: Spaces, size: int) -> tuple[int, int]:
    """How many spaces would make the largest group larger, and by how much all of them together would."""
    parts = grouped(owned)
    free = ~(owned | claimed)
    once, several, largest = 0, 0, 0
    for part in parts:
        edge = near(part) & free
        several |= once & edge
        once |= edge
        if part.bit_count() == size:
            largest |= edge
    grows = gains = (largest & ~several).bit_count()
    for at in each(several):
        around = near(1 << at)
        joined = 1 + sum(part.bit_count() for part in parts if part & around)
        if joined > size:
            grows += 1
            gains += joined - size
    return grows, gains


def standing(owned: Spaces, claimed: Spaces) -> tuple[int, int, int]:
    """What decides the game, tie-breaks included."""
    return most(owned), (owned & claimed).bit_count(), owned.bit_count()
