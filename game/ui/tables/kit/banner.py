"""The sentence over a table: on its plate, or, when it is long, on a larger one in several lines."""

from game.ui.canvas import Canvas
from game.ui.design import Area
from game.ui.styles import PALE, PARCHMENT, Style
from game.ui.styles import PROMPT as PROMPT_STYLE

PROMPT: Area = (480.0, 6.0, 960.0, 58.0)
_SIZES = 27.0, 25.0, 23.0
_WIDE: Area = (330.0, 6.0, 1260.0, 58.0)
_LONG = Style("bitter", 25, PARCHMENT)
_ROWS, _HIGHER = 23.0, 4.0
"""Of what needs several rows the size, and how much higher it begins: it must not reach down to the board."""
_MORE, _LEAST = Style("bitter", 21, PALE), 19.0
"""What stands below in smaller letters: the least size is for a single row."""
_NEARLY = 0.8
"""One row is better than two, if it need not be much smaller than the player wishes."""
_MOST_ROWS = 2
"""How many rows may grow with the player's wish: more would hide the street."""


def draw_banner(canvas: Canvas, words: str, more: str = "") -> float:
    """What happens or is asked, as markup, large enough to be read at a glance; how far down it reaches.

    `more` is what it rests on, below it in smaller letters.
    """
    x, y, width, height = canvas.inside("ui/plate", PROMPT)
    for size in _SIZES if not more else ():
        style = PROMPT_STYLE.but(size=size, grows=True)
        if len(canvas.type.rows(words, style, width)) == 1:
            canvas.patch("ui/plate", PROMPT)
            tall = canvas.paragraph_height(words, width, style)
            canvas.paragraph(words, (x, y + (height - tall) / 2, width, height), style, "centre")
            return PROMPT[1] + PROMPT[3]
    x, y, width, height = _WIDE
    left, top, right, bottom = canvas.insets("ui/plate")
    room, wished = width - left - right, _LONG.size * canvas.type.growth
    style = canvas.type.boxed(words, _LONG, room, canvas.type.height(_LONG))
    if more or style.size < _NEARLY * wished or len(canvas.type.rows(words, style, room)) > 1:
        style = _LONG.but(size=_ROWS)
        y -= _HIGHER
    if len(canvas.type.rows(words, style, room)) > (1 if more else _MOST_ROWS):
        style = style.but(grows=False)
    below = _below(canvas, more, room)
    tall = canvas.paragraph_height(words, room, style)
    under = canvas.paragraph_height(more, room, below) if more else 0.0
    area = x, y, width, max(height, tall + under + top + bottom - 4)
    canvas.patch("ui/plate", area)
    y += (area[3] - tall - under) / 2 - 1
    canvas.paragraph(words, (x + left, y, room, tall), style, "centre")
    if more:
        canvas.paragraph(more, (x + left, y + tall, room, under), below, "centre")
    return area[1] + area[3]


def _below(canvas: Canvas, more: str, room: float) -> Style:
    """Letters that grow if there is room for them in one row, and shrink a bit if that makes it one."""
    for size, grows in ((_MORE.size, True), (_MORE.size, False), (_LEAST, False)):
        style = _MORE.but(size=size, grows=grows)
        if len(canvas.type.rows(more, style, room)) == 1:
            return style
    return _MORE.but(grows=False)
