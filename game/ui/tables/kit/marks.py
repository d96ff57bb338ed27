"""What each seat did last, at its card: where nothing is shown of it, nothing must be missed."""

from typing import Any

from game.engine import Seat
from game.ui.canvas import Canvas
from game.ui.design import Area
from game.ui.styles import LIGHT
from game.ui.tables.kit.any_table import AnyTable

_GROUND, _RIM = (26, 13, 7), (150, 108, 44)
_TAG: Area = (80.0, -4.0, 208.0, 28.0)
"""Where a tag is, from the lower left corner of its card: beside the cup, above the dice."""
_WIDEST, _AIR = 272.0, 6.0
"""How far one may grow to the left for long words, where only the rim of a cup may be, and the air in it."""
_SECOND_ROW = 22.0
STYLE = LIGHT.but(size=18)


def last_done(table: AnyTable[Any], seat: Seat) -> str:
    """In a few words, as far as the log is looked at; empty if that is nothing yet."""
    done = table.log.mark(seat, table.looking_back)
    return "" if done is None else table.speaker(done)


def tag_of(card: Area, words: float = 0.0) -> Area:
    """Where the tag of a seat's card hangs, for words so wide."""
    x, y, width, height = _TAG
    grown = min(_WIDEST, max(width, words + 2 * _AIR)) - width
    return card[0] + x - grown, card[1] + card[3] + y, width + grown, height


def room_on(tag: Area) -> Area:
    """Where the words stand."""
    return tag[0] + _AIR, tag[1], tag[2] - 2 * _AIR, tag[3]


def draw_tag(canvas: Canvas, card: Area, words: str) -> None:
    """A tag that hangs from the lower edge of a seat's card."""
    area = tag_of(card, canvas.type.width(words, STYLE))
    long = canvas.type.width(words, STYLE.but(grows=False)) > room_on(area)[2]
    area = area[0], area[1], area[2], area[3] + (_SECOND_ROW if long else 0.0)
    canvas.fill(area, _GROUND, 0.94)
    canvas.frame(area, _RIM, 1.5)
    if long:
        canvas.boxed(words, room_on(area), STYLE)
    else:
        canvas.fitted(words, room_on(area), STYLE)
