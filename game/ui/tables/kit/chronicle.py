"""What happened last, on a sheet of paper beside the board: a bot's deed must not be missed."""

from collections.abc import Hashable, Iterable, Iterator
from itertools import chain
from typing import Any

from game.engine import Message
from game.play.illustrated import illustrated
from game.ui.canvas import Canvas
from game.ui.design import Area
from game.ui.styles import BODY, FADED, Style
from game.ui.tables.kit.any_table import AnyTable

STYLE = BODY.but(size=21)
_GAP = 5.0
"""What is left free between two sentences."""
_LEAST = 2
"""Of a sentence whose beginning does not fit, no single row: that would be only a word or two."""


def page(table: AnyTable[Any]) -> Hashable:
    """Tells whether the sheet is to be written anew; asked in every frame, so that it must be quick."""
    return table.log.stamp, table.looking_back


def draw_chronicle(canvas: Canvas, table: AnyTable[Any], area: Area, style: Style = STYLE) -> None:
    """As much of the last sentences as the sheet holds, the newest at the bottom; the oldest may be cut."""
    speaker = table.speaker
    x, y, width, height = area
    around = (x - 20, y - 20, width + 40, height + 40)

    def paint() -> None:
        told = (illustrated(sentence, speaker) for sentence in _newest_first(table))
        draw_sheet(canvas, told, area, style)

    canvas.still(("chronicle", speaker, page(table)), around, paint)


def _newest_first(table: AnyTable[Any]) -> Iterator[Message]:
    """The sentences of the log, as far as it is looked at."""
    entries, at = table.log.entries, table.looking_back
    for number in range(len(entries) - 1 if at is None else at, -1, -1):
        yield from reversed(entries[number].sentences)


def draw_sheet(canvas: Canvas, told: Iterable[str], area: Area, style: Style = STYLE) -> None:
    """The sheet itself: it is filled from its lower edge with what is told, the newest first."""
    canvas.patch("ui/paper", area)
    x, y, width, height = canvas.inside("ui/paper", area)
    told = iter(told)
    newest = next(told, None)
    if newest is None:
        return
    style = canvas.type.boxed(newest, style, width, height)  # so that the newest can be read whole
    line, left = canvas.type.height(style), height
    shown: list[tuple[str, int, int]] = []
    """Sentences, how many rows each has, and how many of them there is room for."""
    for words in chain((newest,), told):
        rows = len(canvas.type.rows(words, style, width))
        room = min(rows, int(left // line))
        if room == rows or room >= _LEAST or not shown:
            shown.insert(0, (words, rows, room))
        left -= rows * line + _GAP
        if room < rows:
            break
    for words, rows, room in shown:
        canvas.clip((x - 4, y, width + 8, room * line))
        ink = style if room == rows else style.but(colour=FADED)  # its beginning is cut off
        canvas.paragraph(words, (x, y - (rows - room) * line, width, rows * line), ink)
        y += room * line + _GAP
    canvas.clip(None)
