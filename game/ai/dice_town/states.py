"""Dice kept so far, numbered, and where every throw can lead from there: pure, and laid out once."""

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from itertools import combinations_with_replacement
from operator import itemgetter
from typing import NamedTuple

from game.ai.dice_town.endings import fallen, hands, strength, throws
from game.games.dice_town.dice import ACE, FACES, HAND, Face, Faces, choices

State = int
"""Hands of five come first, numbered by their strength; then dice kept so far."""
Getter = Callable[[Sequence[float]], tuple[float, ...]]

WIDTH = HAND + 1
"""Every state has its worth noted so many times: less the price of none to five dice."""
HANDS = len(hands())
"""How many hands of five there are; the states from there on are short of one."""
NONE = 0
"""Where the worth of keeping no die is noted: nobody pays for none to make the weakest hand."""


@cache
def states() -> tuple[Faces, ...]:
    """Every state, by number."""
    short = (kept for dice in range(HAND) for kept in combinations_with_replacement(FACES, dice))
    return (*hands(), *short)


@cache
def _numbers() -> dict[Faces, State]:
    return {kept: number for number, kept in enumerate(states())}


@cache
def joined(kept: Faces, chosen: Faces) -> State:
    """The state after some more dice are kept."""
    return _numbers()[tuple(sorted((*kept, *chosen)))]


@cache
def anatomy(hand: State) -> tuple[int, int, int, int, int, int, int]:
    """What counts of a hand: where to look up each face and number of dice, the Aces, the Doc's faces."""
    faces = states()[hand]
    nines, tens, jacks, queens, kings = (face * WIDTH + faces.count(face) for face in FACES[:ACE])
    return nines, tens, jacks, queens, kings, faces.count(ACE), doc_faces(faces)


def doc_faces(faces: Iterable[Face]) -> int:
    """Which of the Doc's four offers some dice open: 9 or 10, J or Q, K, A, as bits."""
    return sum({_DOC[face] for face in faces})


_DOC = (1, 1, 2, 2, 4, 8)


@cache
def reachable(kept: Faces) -> tuple[State, ...]:
    """Every hand that contains these dice."""
    return tuple(strength(hand) for hand, _ in fallen(kept))


@cache
def open_states(kept: Faces, cup: Faces) -> tuple[State, ...]:
    """Every state short of a hand that can follow from a throw, the fullest first."""
    found: set[Faces] = set()
    for chosen in choices(cup):
        before = (*kept, *chosen)
        for dice in range(HAND - len(before)):
            found.update(
                tuple(sorted((*before, *more))) for more in combinations_with_replacement(FACES, dice)
            )
    return tuple(_numbers()[state] for state in sorted(found, key=lambda state: (-len(state), state)))


class Future(NamedTuple):
    """What can come of dice kept so far."""

    chances: tuple[float, ...]
    """Of each throw."""
    fallen: Getter
    """Gets the worth of the hand that each throw makes if it is the last."""
    choices: tuple[Getter, ...]
    """For each throw, gets the worth of everything one may keep of it, less its price."""


@cache
def future(state: State) -> Future:
    """What can come of a state that is not yet a hand."""
    kept = states()[state]
    every = throws(HAND - len(kept))
    return Future(
        tuple(chance for _, chance in every),
        itemgetter(*[joined(kept, faces) * WIDTH for faces, _ in every]),
        tuple(itemgetter(NONE, *_notes(kept, faces)) for faces, _ in every),
    )


def _notes(kept: Faces, faces: Faces) -> list[int]:
    return [joined(kept, chosen) * WIDTH + len(chosen) for chosen in choices(faces)[1:]]
