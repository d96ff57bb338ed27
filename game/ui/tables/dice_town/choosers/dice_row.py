"""A row of dice on a board, to choose from."""

from collections import Counter
from collections.abc import Callable, Collection, Sequence

from game.games.dice_town.dice import NAMES, Face
from game.ui.design import Point
from game.ui.tables.dice_town.choosers.die_button import DieButton
from game.ui.tables.kit.dice import Die
from game.ui.widgets.widget import Press, Widget

_STEP = 124.0


def rest(dice: Sequence[Face], chosen: Collection[int], advised: Sequence[Face]) -> frozenset[int]:
    """Which dice, by their places in the row, are still to be chosen to have the advised ones."""
    left = Counter(advised) - Counter(dice[n] for n in chosen)
    found = set[int]()
    for n, face in enumerate(dice):
        if n not in chosen and left[face]:
            left[face] -= 1
            found.add(n)
    return frozenset(found)


def dice_row(
    faces: Sequence[Face],
    middle: Point,
    act: Callable[[int], Press],
    *,
    chosen: Callable[[int], bool] = lambda _: False,
    hinted: Callable[[int], bool] = lambda _: False,
    enabled: Callable[[int], bool] = lambda _: True,
    tip: Callable[[int], str] = lambda _: "",
) -> list[Widget]:
    """Dice side by side around a point; each is told by its place in the row."""
    x, y = middle
    start = x - _STEP * (len(faces) - 1) / 2
    found: list[Widget] = []
    for n, face in enumerate(faces):
        at = start + n * _STEP, y
        die = Die("poker", NAMES[face], at, at, yaw=(n * 3 + face) % 8)
        found.append(
            DieButton(die, act(n), tip=tip(n), chosen=chosen(n), hinted=hinted(n), enabled=enabled(n))
        )
    return found
