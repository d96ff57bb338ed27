"""What happened last, on a sheet of paper beside the street: a bot's deed must not be missed."""

from collections.abc import Hashable
from typing import TYPE_CHECKING

from game.ui.canvas import Canvas
from game.ui.tables.dice_town.layout import chronicle
from game.ui.tables.log import LogEntry
from game.ui.typesetting import INK, Style

if TYPE_CHECKING:
    from game.ui.tables.dice_town.table import DiceTownTable

_STYLE = Style("bitter", 19, INK, grows=False)


def newest(table: "DiceTownTable") -> Hashable:
    """What the sheet ends with, to tell whether it says something else now."""
    entries = _entries(table)
    return len(entries), entries[-1].sentences if entries else ()


def _entries(table: "DiceTownTable") -> list[LogEntry]:
    upto = None if table.looking_back is None else table.looking_back + 1
    return table.log.entries[:upto]


def draw_chronicle(canvas: Canvas, table: "DiceTownTable") -> None:
    """As many of the last sentences as the sheet holds, the newest at the bottom."""
    area = chronicle()
    canvas.patch("ui/paper", area)
    x, y, width, height = canvas.inside("ui/paper", area)
    told: list[str] = []
    left = height
    for entry in reversed(_entries(table)):
        for sentence in reversed(entry.sentences):
            words = table.speaker(sentence)
            left -= canvas.paragraph_height(words, width, _STYLE)
            if left < 0 and told:
                break
            told.insert(0, words)
        if left < 0:
            break
    canvas.clip((x, y, width, height))
    down = y
    for words in told:
        down += canvas.paragraph(words, (x, down, width, height), _STYLE)
    canvas.clip(None)
