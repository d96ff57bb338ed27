"""The sentence over the street: on its plate, or, when it is long, on a larger one in several lines."""

from game.ui.canvas import Area, Canvas
from game.ui.tables.dice_town.layout import PROMPT
from game.ui.typesetting import PARCHMENT, Style
from game.ui.typesetting import PROMPT as PROMPT_STYLE

_SIZES = 27.0, 25.0, 23.0
_WIDE: Area = (330.0, 6.0, 1260.0, 58.0)
_LONG = Style("bitter", 25, PARCHMENT, grows=False)


def draw_banner(canvas: Canvas, words: str) -> None:
    """What happens or is asked, as markup, large enough to be read at a glance."""
    x, y, width, height = canvas.inside("ui/plate", PROMPT)
    for size in _SIZES:
        style = PROMPT_STYLE.but(size=size)
        if len(canvas.type.rows(words, style, width)) == 1:
            canvas.patch("ui/plate", PROMPT)
            tall = canvas.paragraph_height(words, width, style)
            canvas.paragraph(words, (x, y + (height - tall) / 2, width, height), style, "centre")
            return
    x, y, width, height = _WIDE
    left, top, right, bottom = canvas.insets("ui/plate")
    room = width - left - right
    tall = canvas.paragraph_height(words, room, _LONG)
    area = x, y, width, max(height, tall + top + bottom - 4)
    canvas.patch("ui/plate", area)
    canvas.paragraph(words, (x + left, y + (area[3] - tall) / 2 - 1, room, tall), _LONG, "centre")
