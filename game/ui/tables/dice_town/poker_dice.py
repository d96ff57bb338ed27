"""Poker dice at rest."""

from collections.abc import Sequence

from game.games.dice_town.dice import NAMES, Face
from game.ui.canvas import Canvas
from game.ui.design import Point
from game.ui.tables.dice_town.pages import face_page
from game.ui.tables.kit.dice import Die

_STEP = 124.0


def poker_die(face: Face, at: Point, number: int, zoom: float = 1.0) -> Die:
    """A die of a row: none of them lies as its neighbour does."""
    yaw = (number * 3 + face) % 8
    return Die("poker", NAMES[face], at, at, yaw=yaw, zoom=zoom, page=face_page(face))


def row_around(faces: Sequence[Face], at: Point) -> list[Die]:
    """Dice of full size side by side."""
    start = at[0] - _STEP * (len(faces) - 1) / 2
    return [poker_die(face, (start + n * _STEP, at[1]), n) for n, face in enumerate(faces)]


def draw_die(canvas: Canvas, face: Face, at: Point, zoom: float, yaw: int = 0) -> None:
    """One die."""
    Die("poker", NAMES[face], at, at, yaw=yaw, zoom=zoom).draw(canvas)
