"""The players around a table: one card each, lit for whoever is to play."""

from dataclasses import dataclass

from game.play.seating import Sitter
from game.ui.canvas import Canvas
from game.ui.design import Area
from game.ui.styles import BRASS, FIGURE, LABEL, LIGHT, PALE, PARCHMENT, Style, largest
from game.ui.tables.kit.floats import HIGH
from game.ui.tables.kit.portraits import draw_badge, draw_sitter
from game.ui.typesetting import LEGIBLE

NOTE = LIGHT.but(size=20, colour=BRASS)
_LEFT, _RIGHT = 132.0, 18.0
"""What is left of the words on a card, where its portrait is, and at their right."""
_LIFTED = 13.0
"""How far up the figures are where a note takes two rows."""
_ICON, _GAP = 52.0, 15.0
"""What an icon and the space around it take in a row of figures, and how much of that is behind the last."""


@dataclass(frozen=True, slots=True)
class SeatLine:
    """One figure of a seat: an icon, what it says, and perhaps how far that is of a whole."""

    icon: str
    words: str


def note_area(card: Area) -> Area:
    """Where a note stands, in one line at the bottom of a card."""
    x, y, width, height = card
    return x + _LEFT, y + height - 36, width - _LEFT - _RIGHT, 28


def float_area(card: Area) -> Area:
    """Where what a seat gained and lost floats, in the place of the note: nothing else is covered."""
    x, y, width, height = card
    return x + _LEFT, y + height - 4 - HIGH, width - _LEFT - _RIGHT, HIGH


def draw_seat(
    canvas: Canvas,
    area: Area,
    sitter: Sitter,
    lines: list[SeatLine],
    *,
    active: bool,
    note: str = "",
    out: bool = False,
    mark: str = "",
) -> None:
    """A seat's card: portrait, name, symbol, its figures, and what plays there on the rim of the portrait."""
    x, y, width, height = area
    key = ("seat", sitter, tuple(lines), active, note, out, mark)
    around = (x - 16, y - 16, width + 32, height + 32)
    canvas.still(key, around, lambda: _draw_card(canvas, area, sitter, lines, active, note, out, mark))


def _draw_card(
    canvas: Canvas,
    area: Area,
    sitter: Sitter,
    lines: list[SeatLine],
    active: bool,
    note: str,
    out: bool,
    mark: str,
) -> None:
    x, y, width, _ = area
    canvas.patch("ui/seat_card", area, "out" if out else "active" if active else "normal")
    draw_sitter(canvas, sitter, (x + 65, y + 65), 100, (39, 43), fade=0.5 if out else 1.0)
    left = x + _LEFT
    room = width - _LEFT - _RIGHT
    name = LABEL.but(size=27, colour=PARCHMENT if active else PALE, grows=True)
    place = note_area(area)
    two = canvas.type.width(note, NOTE.but(size=LEGIBLE, grows=False)) > place[2]
    up = _LIFTED if two else 0.0
    canvas.fitted(sitter.name, (left, y + 12 - up / 2, room, 40), name, "left")
    if mark:
        draw_badge(canvas, (x + 103, y + 26), mark)
    figures = _figures(canvas, lines, room)
    across = left
    for line in lines:
        canvas.image(f"icons/{line.icon}", (across + 16, y + 70 - up), "light")
        canvas.text(line.words, (across + 37, y + 70 - up), figures)
        across += _ICON + canvas.type.width(line.words, figures)
    if two:
        canvas.boxed(note, (left, place[1] - _LIFTED, room, place[3] + _LIFTED + 4), NOTE, "left")
    elif note:
        canvas.fitted(note, place, NOTE, "left")


def _figures(canvas: Canvas, lines: list[SeatLine], room: float) -> Style:
    """The largest figures that the player may wish for and that fit beside their icons."""
    style, least = FIGURE.but(size=26 * canvas.type.growth, colour=PARCHMENT), 26.0
    free = room + _GAP - _ICON * len(lines)
    return largest(
        style, least, lambda each: sum(canvas.type.width(line.words, each) for line in lines) <= free
    )
