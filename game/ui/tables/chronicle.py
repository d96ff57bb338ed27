"""What happened last, on a sheet of paper beside the board: a bot's deed must not be missed."""

from typing import TYPE_CHECKING

from game.ui.canvas import Area, Canvas
from game.ui.typesetting import BODY

if TYPE_CHECKING:
    from game.ui.tables.table import TableScene

_STYLE = BODY.but(size=20)


def draw_chronicle(canvas: Canvas, table: "TableScene", area: Area) -> None:
    """As many of the last sentences as the sheet holds, the newest at the bottom."""
    upto = None if table.looking_back is None else table.looking_back + 1
    sentences = [sentence for entry in table.log.entries[:upto][-8:] for sentence in entry.sentences]
    told = tuple(table.speaker(sentence) for sentence in sentences)
    x, y, width, height = area
    around = (x - 20, y - 20, width + 40, height + 40)
    canvas.still(("chronicle", told), around, lambda: _draw_sheet(canvas, told, area))


def _draw_sheet(canvas: Canvas, told: tuple[str, ...], area: Area) -> None:
    canvas.patch("ui/paper", area)
    x, y, width, height = canvas.inside("ui/paper", area)
    shown: list[str] = []
    left = height
    for words in reversed(told):
        left -= canvas.paragraph_height(words, width, _STYLE)
        if left < 0 and shown:
            break
        shown.insert(0, words)
    for words in shown:
        y += canvas.paragraph(words, (x, y, width, height), _STYLE)
