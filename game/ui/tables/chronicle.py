"""What happened last, on a sheet of paper beside the board: a bot's deed must not be missed."""

from typing import TYPE_CHECKING

from game.engine import Message
from game.ui.canvas import Canvas
from game.ui.design import Area
from game.ui.styles import BODY, FADED, Style
from game.ui.tables.illustrated import illustrated

if TYPE_CHECKING:
    from game.ui.tables.table import TableScene

STYLE = BODY.but(size=21)
_GAP = 5.0
"""What is left free between two sentences."""
_MOST = 24
"""More things than happen on the highest sheet."""
_LEAST = 2
"""Of a sentence whose beginning does not fit, no single row: that would be only a word or two."""


def newest(table: "TableScene") -> tuple[Message, ...]:
    """The last sentences of the log, as far as it is looked at."""
    upto = None if table.looking_back is None else table.looking_back + 1
    return tuple(sentence for entry in table.log.entries[:upto][-_MOST:] for sentence in entry.sentences)


def draw_chronicle(canvas: Canvas, table: "TableScene", area: Area, style: Style = STYLE) -> None:
    """As much of the last sentences as the sheet holds, the newest at the bottom; the oldest may be cut."""
    sentences, speaker = newest(table), table.speaker
    x, y, width, height = area
    around = (x - 20, y - 20, width + 40, height + 40)

    def paint() -> None:
        told = [illustrated(sentence, speaker) for sentence in sentences]
        draw_sheet(canvas, told, area, style)

    canvas.still(("chronicle", speaker, sentences), around, paint)


def draw_sheet(canvas: Canvas, told: list[str], area: Area, style: Style = STYLE) -> None:
    """The sheet itself: it is filled from the end of what is told."""
    canvas.patch("ui/paper", area)
    x, y, width, height = canvas.inside("ui/paper", area)
    if not told:
        return
    style = _fitting(canvas, told[-1], style, width, height)
    line, left = canvas.type.height(style), height
    shown: list[tuple[str, int, int]] = []
    """Sentences, how many rows each has, and how many of them there is room for."""
    for words in reversed(told):
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


def _fitting(canvas: Canvas, words: str, style: Style, width: float, height: float) -> Style:
    """As large as the player wishes, as long as the newest sentence can be read whole."""
    found = canvas.type.boxed(words, style, width, height)
    smaller = found.but(size=found.size * 0.86)
    too_long = canvas.paragraph_height(words, width, found) > height
    return smaller if too_long and canvas.paragraph_height(words, width, smaller) <= height else found
