"""Dice to choose from: those of the table where they lie, or a row of them on a panel."""

from collections import Counter
from collections.abc import Callable, Collection, Hashable, Sequence
from typing import TypeVar, Unpack

from game.ui.canvas import Canvas
from game.ui.design import Area, Point
from game.ui.tables.kit.dice import Die
from game.ui.tables.kit.looks import larger
from game.ui.tables.kit.picks import Marks, Pick
from game.ui.tables.kit.pictures import dice_picture
from game.ui.widgets.widget import Press, Widget, middle

F = TypeVar("F", bound=Hashable)
_WIDE, _HIGH = 104.0, 118.0
"""What a die of full size covers, with the side that is seen of it."""
_SMALL = 44.0
"""Half of what a die among buttons covers."""
_DULL = 0.45
"""What is to be seen of a die that cannot be picked."""


class DiePick(Pick):
    """Rises when it is pointed at, and lies on gold once it is chosen or, if `offered`, pointed at."""

    def __init__(self, die: Die, press: Press, *, offered: bool = False, **marks: Unpack[Marks]) -> None:
        super().__init__(covered(die), press, **marks)
        self.die, self.offered = die, offered
        self.page, self.looks = die.page, larger(dice_picture([die.face], die.kind), 1.6)
        die.fade = 1.0 if self.enabled else _DULL

    @property
    def bulb(self) -> Point:
        """Over the die, of which there is little enough to be seen."""
        x, y, width, _ = self.outline
        return x + width / 2, y - 14

    def draw_thing(self, canvas: Canvas, area: Area) -> None:
        y = area[1]
        if self.chosen or (self.offered and self.lit):
            canvas.patch("ui/button_gold", area, "hover" if self.lit else "normal")
        at = self.die.rest
        self.die.rest = at[0], at[1] + y - self.area[1]
        self.die.draw(canvas)
        self.die.rest = at


class SmallDiePick(Pick):
    """A die among buttons: framed once it is chosen."""

    def __init__(self, die: Die, press: Press, **marks: Unpack[Marks]) -> None:
        half, (x, y) = _SMALL * die.zoom, die.rest
        super().__init__((x - half, y - half, 2 * half, 2 * half), press, **marks)
        self.die = die
        self.page, self.looks = die.page, larger(dice_picture([die.face], die.kind), 1.6)

    def draw_thing(self, canvas: Canvas, area: Area) -> None:
        self.die.rest = middle(area)
        self.die.draw(canvas)


def covered(die: Die) -> Area:
    """All that a die covers where it lies."""
    (x, y), wide, high = die.rest, _WIDE * die.zoom, _HIGH * die.zoom
    return x - wide / 2, y - high * 0.54, wide, high


def still_to_choose(dice: Sequence[F], chosen: Collection[int], advised: Sequence[F]) -> frozenset[int]:
    """Which dice, by their places in the row, are still to be chosen to have the advised ones."""
    left = Counter(advised) - Counter(dice[n] for n in chosen)
    found = set[int]()
    for n, face in enumerate(dice):
        if n not in chosen and left[face]:
            left[face] -= 1
            found.add(n)
    return frozenset(found)


def dice_row(
    dice: Sequence[Die],
    press: Callable[[int], Press],
    *,
    chosen: Callable[[int], bool] = lambda _: False,
    hinted: Callable[[int], bool] = lambda _: False,
    enabled: Callable[[int], bool] = lambda _: True,
    tip: Callable[[int], str] = lambda _: "",
) -> list[Widget]:
    """Dice side by side, each of which is told by its place in the row."""
    return [
        DiePick(die, press(n), tip=tip(n), chosen=chosen(n), hinted=hinted(n), enabled=enabled(n))
        for n, die in enumerate(dice)
    ]
