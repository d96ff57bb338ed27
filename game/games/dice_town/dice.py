"""Poker dice: faces, hands and what a hand is worth."""

from collections.abc import Iterable
from functools import cache
from itertools import combinations

Face = int
"""0 to 5 for 9, 10, J, Q, K, A."""
Faces = tuple[Face, ...]

NAMES = ("9", "10", "J", "Q", "K", "A")
NINE, TEN, JACK, QUEEN, KING, ACE = range(6)
FACES = range(6)
HAND = 5


def write(faces: Iterable[Face]) -> str:
    """Faces as a code: `9,9,A`."""
    return ",".join(NAMES[face] for face in faces)


def face_of(text: str) -> Face:
    """The face of that name; ValueError if there is none."""
    return NAMES.index(text)


def faces_of(text: str) -> Faces:
    """The faces that `write` wrote, lowest first; ValueError for anything else."""
    faces = tuple(map(face_of, text.split(",")))
    if faces != tuple(sorted(faces)):
        raise ValueError(text)
    return faces


def price(dice: int) -> int:
    """Keeping one is free, each further one costs a dollar, and so does keeping none."""
    return dice - 1 if dice else 1


@cache
def choices(faces: Faces) -> tuple[Faces, ...]:
    """Every different selection of some sorted dice, the empty one included."""
    found = {chosen: None for count in range(len(faces) + 1) for chosen in combinations(faces, count)}
    return tuple(found)


def without(faces: Iterable[Face], gone: Iterable[Face]) -> list[Face]:
    """Some dice less some of them."""
    left = list(faces)
    for face in gone:
        left.remove(face)
    return left


@cache
def poker(hand: Faces) -> tuple[int, ...]:
    """What sorted dice are worth, five or fewer; higher beats lower, and only identical hands tie."""
    groups = sorted(((hand.count(face), face) for face in set(hand)), reverse=True)
    shape = tuple(count for count, _ in groups)
    order = tuple(face for _, face in groups)
    if shape == (1, 1, 1, 1, 1) and order[0] - order[4] == 4:
        return (4, *order)
    return (_SHAPES[shape], *order)


_SHAPES = {
    **{(1,) * count: 0 for count in range(HAND + 1)},
    **{(2, *(1,) * count): 1 for count in range(HAND - 1)},
    **{(2, 2, *(1,) * count): 2 for count in range(HAND - 3)},
    **{(3, *(1,) * count): 3 for count in range(HAND - 2)},
    # a straight is 4
    (3, 2): 5,
    **{(4, *(1,) * count): 6 for count in range(HAND - 3)},
    (5,): 7,
}
