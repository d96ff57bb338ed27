"""Acts that every table is made of: dice tumble, pieces go where they belong."""

from collections.abc import Callable, Iterable, Sequence
from typing import Protocol

from game.ui.design import Point
from game.ui.playback import Act
from game.ui.tables.kit.dice import Die
from game.ui.tween import Ease, between

_IN_THE_AIR, _ON_THE_TABLE = 0.55, 0.45
"""The shares of a throw before and after dice are heard to land."""


class Piece(Protocol):
    """Something that lies on a table."""

    at: Point
    fade: float
    zoom: float


Way = tuple[Piece, Point, Point]
"""A piece, where it comes from, and where it goes."""


def tumble(throw: Callable[[], Sequence[Die]], sound: Callable[[str], None], seconds: float) -> list[Act]:
    """Dice are thrown, land, and come to rest."""
    dice: list[Die] = []

    def begin() -> None:
        dice.extend(throw())
        sound("throw")

    def show(t: float) -> None:
        for die in dice:
            die.t = t

    return [
        Act(
            seconds * _IN_THE_AIR,
            lambda t: show(t * _IN_THE_AIR),
            begin=begin,
            end=lambda: sound("settle_3"),
        ),
        Act(seconds * _ON_THE_TABLE, lambda t: show(_IN_THE_AIR + _ON_THE_TABLE * t)),
    ]


def travel(
    ways: Callable[[], Iterable[Way]],
    seconds: float,
    *,
    ease: Ease,
    arc: float,
    look: Callable[[Piece, float], None],
    landed: Callable[[Sequence[Piece]], None],
) -> Act:
    """Pieces go their ways over the table, and look like this on the way."""
    going: list[Way] = []

    def show(t: float) -> None:
        for piece, start, end in going:
            piece.at = between(start, end, ease(t), arc)
            look(piece, t)

    return Act(
        seconds,
        show,
        begin=lambda: going.extend(ways()),
        end=lambda: landed([piece for piece, _, _ in going]),
    )
