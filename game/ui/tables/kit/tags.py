"""Dark tags with a rim of brass: how many there are of something, or what it would bring."""

from collections.abc import Sequence

from game.ui.canvas import Canvas
from game.ui.design import Area, Point
from game.ui.styles import BRASS, FIGURE, PARCHMENT, Style
from game.ui.widgets.widget import middle

_DARK = (28, 13, 6)
_COUNT = FIGURE.but(size=24, colour=PARCHMENT)
_LARGEST_COUNT = 32.0
"""However large the player wishes letters to be: there are things to be seen behind the tags."""
_WORDS = Style("bitter_bold", 24, PARCHMENT, grows=False)
_HIGH, _BADGE, _AIR = 38.0, 34.0, 12.0


def draw_count(canvas: Canvas, words: str, area: Area) -> None:
    """How many there are, on a tag at the lower edge."""
    x, y, width, height = area
    style = _COUNT.but(size=min(_COUNT.size * canvas.type.growth, _LARGEST_COUNT))
    high = style.size + 10
    wide = max(44.0, canvas.type.width(words, style) + 22)
    tag = (x + width - wide + 8, y + height - high + 8, wide, high)
    canvas.fill(tag, _DARK, 0.88)
    canvas.frame(tag, BRASS, 2)
    canvas.text(words, middle(tag), style, "centre")


def draw_stake(canvas: Canvas, words: str, around: Point, widest: float, colours: Sequence[str] = ()) -> None:
    """A tag around a point: the symbols of players, and what they would get."""
    badges = _BADGE * len(colours)
    style = canvas.type.fitting(words, _WORDS, widest - badges - 2 * _AIR)
    wide = canvas.type.width(words, style) + badges + 2 * _AIR + (6 if colours else 0)
    left, top = around[0] - wide / 2, around[1] - _HIGH / 2
    canvas.fill((left, top, wide, _HIGH), _DARK, 0.92)
    canvas.frame((left, top, wide, _HIGH), BRASS, 2)
    for n, colour in enumerate(colours):
        at = left + _AIR + (n + 0.5) * _BADGE - 3, around[1]
        canvas.image("icons/player", at, colour, zoom=0.8)
    canvas.text(words, (left + wide - _AIR, around[1]), style, "right")
