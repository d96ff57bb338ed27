"""What happened last, on a sheet of paper beside the board: a bot's deed must not be missed."""

from typing import TYPE_CHECKING

from game.engine import Message
from game.ui.canvas import Area, Canvas
from game.ui.tables.illustrated import illustrated
from game.ui.typesetting import BODY, Style

if TYPE_CHECKING:
    from game.ui.tables.table import TableScene

_STYLE = BODY.but(size=20)


def newest(table: "TableScene") -> tuple[Message, ...]:
    """The last sentences of the log, as far as it is looked at."""
    upto = None if table.looking_back is None else table.looking_back + 1
    return tuple(sentence for entry in table.log.entries[:upto][-8:] for sentence in entry.sentences)


def draw_chronicle(canvas: Canvas, table: "TableScene", area: Area, style: Style = _STYLE) -> None:
    """As many of the last sentences as the sheet holds, the newest at the bottom."""
    sentences, speaker = newest(table), table.speaker
    x, y, width, height = area
    around = (x - 20, y - 20, width + 40, height + 40)

    def paint() -> None:
        told = [illustrated(sentence, speaker) for sentence in sentences]
        _draw_sheet(canvas, told, area, style)

    canvas.still(("chronicle", speaker, sentences), around, paint)


def _draw_sheet(canvas: Canvas, told: list[str], area: Area, style: Style) -> None:
    canvas.patch("ui/paper", area)
    x, y, width, height = canvas.inside("ui/paper", area)
    shown: list[str] = []
    left = height
    for words in reversed(told):
        left -= canvas.paragraph_height(words, width, style)
        if left < 0 and shown:
            break
        shown.insert(0, words)
    canvas.clip((x, y, width, height))  # a single sentence may be longer than the sheet
    for words in shown:
        y += canvas.paragraph(words, (x, y, width, height), style)
    canvas.clip(None)
