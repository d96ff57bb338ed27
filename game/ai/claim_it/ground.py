"""What can be counted of a seat's ground: the figures by which the expert judges it."""

from functools import lru_cache

from game.ai.claim_it.cowhand import ground
from game.games.claim_it.spaces import Spaces, beside, grouped

FIGURES = ("even", "worth", "group", "squared", "claims", "spaces")
"""One for everybody; what a cowhand thinks of it; the largest group, and its square; claims and spaces."""
Figures = tuple[float, ...]
_MANY = 1 << 16

near = lru_cache(_MANY)(beside)
"""Where claims concern a seat with this ground."""


def most(spaces: Spaces) -> int:
    """The size of the largest group."""
    return max(map(int.bit_count, grouped(spaces)), default=0)


def figures(owned: Spaces, claimed: Spaces) -> Figures:
    """What is counted of a seat's ground; of the claims only those on or beside it matter."""
    size = most(owned)
    claims, spaces = (owned & claimed).bit_count(), owned.bit_count()
    return 1.0, ground(owned, claimed), size, size * size / 10, claims, spaces


def standing(owned: Spaces, claimed: Spaces) -> tuple[int, int, int]:
    """What decides the game, tie-breaks included."""
    return most(owned), (owned & claimed).bit_count(), owned.bit_count()
