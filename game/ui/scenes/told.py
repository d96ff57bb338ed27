"""An explanation that has its own place on a page, so that it covers nothing."""

from game.ui.canvas import Canvas
from game.ui.design import Area
from game.ui.styles import BRASS, LIGHT, PALE, Style, largest
from game.ui.widgets.widget import Widget

_SMALLEST = 18.0


def draw_told(canvas: Canvas, widget: Widget | None, otherwise: str, area: Area) -> None:
    """What a widget would say in its tooltip, or else something general, under a thin line."""
    x, y, width, height = area
    canvas.fill((x, y, width, max(1.5, 1.02 / canvas.scale)), BRASS, 0.5)
    words = widget.tip if widget is not None else otherwise
    style = _fitting(canvas, words, LIGHT.but(size=23, colour=PALE if widget is None else LIGHT.colour), area)
    high = canvas.paragraph_height(words, width, style)
    canvas.paragraph(words, (x, y + 12 + max(0.0, (height - 12 - high) / 2), width, high), style, "centre")


def _fitting(canvas: Canvas, words: str, style: Style, area: Area) -> Style:
    """The style, smaller if the words would leave their place; never too small to read."""
    return largest(
        style, _SMALLEST, lambda each: canvas.paragraph_height(words, area[2], each) <= area[3] - 12
    )
