"""A game's board in text on a sheet of paper: signs stand in columns, words are set as words."""

import re
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from game.engine import Seat
from game.ui.canvas import Canvas
from game.ui.design import Area
from game.ui.styles import INK, Colour, Style

_PAINTED, _PLAIN = 0xE000, "\ue0ff"
"""Marks around what is painted in a player's colour; they stand for nothing in any language."""
_RUN = re.compile(r"[^ ]{1,2}(?= [^ ])|[^ ]+(?: [^ ]+)*")
"""What stands together: words with one space between them, but for what is short and stands before them."""
_WORDS = re.compile(r"[^\W\d_]{3}")
_AMOUNT = re.compile(r"\$?[\d.,\u00a0\u202f]{2,}\$?")
_LARGEST = 26.0
_WIDE, _HIGH = 0.57, 1.32
"""How wide a column and how high a row is for the size of the letters."""
_SIGNS = {"★": "star", "♞": "ranch"}
"""Signs that the typeface lacks, and the icons that stand for them."""


class Run(NamedTuple):
    """Letters side by side, and in which column they begin."""

    column: int
    text: str
    seats: tuple[Seat | None, ...]
    """In whose colour each letter is painted."""


def paint(seat: Seat, text: str) -> str:
    """Text in a player's colour."""
    return f"{chr(_PAINTED + seat)}{text}{_PLAIN}"


def runs(line: str) -> tuple[Run, ...]:
    """What stands in a line, wherever two spaces or more part it."""
    seat: Seat | None = None
    letters, seats = [], []
    for letter in line:
        if letter == _PLAIN:
            seat = None
        elif _PAINTED <= ord(letter) < ord(_PLAIN):
            seat = ord(letter) - _PAINTED
        else:
            letters.append(letter)
            seats.append(seat)
    text = "".join(letters)
    return tuple(
        Run(found.start(), found[0], tuple(seats[found.start() : found.end()]))
        for found in _RUN.finditer(text)
    )


def draw_lines(canvas: Canvas, lines: Sequence[str], area: Area, colour: Callable[[Seat], Colour]) -> None:
    """The lines in the middle of an area, as large as there is room for."""
    drawn = [runs(line) for line in lines]
    columns = max((run.column + len(run.text) for line in drawn for run in line), default=1)
    x, y, width, height = area
    size = min(_LARGEST, width / columns / _WIDE, height / max(1, len(lines)) / _HIGH)
    left, top = x + (width - columns * size * _WIDE) / 2, y + (height - len(lines) * size * _HIGH) / 2
    for number, line in enumerate(drawn):
        for run in line:
            at = left + run.column * size * _WIDE, top + (number + 0.5) * size * _HIGH
            if _AMOUNT.fullmatch(run.text):
                end = at[0] + len(run.text) * size * _WIDE, at[1]
                canvas.text(run.text, end, _style(run.seats[0], size, colour), "right")
            else:
                (_draw_words if _WORDS.search(run.text) else _draw_signs)(canvas, run, at, size, colour)


def _pieces(run: Run) -> Iterator[tuple[str, Seat | None]]:
    """Letters of one colour at a time."""
    start = 0
    for at in range(1, len(run.text) + 1):
        if at == len(run.text) or run.seats[at] != run.seats[start]:
            yield run.text[start:at], run.seats[start]
            start = at


def _style(seat: Seat | None, size: float, colour: Callable[[Seat], Colour]) -> Style:
    if seat is None:
        return Style("bitter", size, INK, grows=False)
    return Style("bitter_bold", size, colour(seat), grows=False)


def _draw_words(
    canvas: Canvas, run: Run, at: tuple[float, float], size: float, colour: Callable[[Seat], Colour]
) -> None:
    across = at[0]
    for text, seat in _pieces(run):
        style = _style(seat, size, colour)
        canvas.text(text, (across, at[1]), style)
        across += canvas.type.width(text, style)


def _draw_signs(
    canvas: Canvas, run: Run, at: tuple[float, float], size: float, colour: Callable[[Seat], Colour]
) -> None:
    for number, (letter, seat) in enumerate(zip(run.text, run.seats, strict=True)):
        place = at[0] + (number + 0.5) * size * _WIDE, at[1]
        if letter in _SIGNS:
            icon = f"icons/{_SIGNS[letter]}"
            canvas.image(icon, place, "dark", zoom=size * 0.8 / canvas.art.entry(icon).size[0])
        elif letter != " ":
            canvas.text(letter, place, _style(seat, size, colour), "centre")
