"""The mark on what the hint advises: a ring of brass in a dark rim, and a bulb, over whatever lies there."""

from game.ui.canvas import Canvas
from game.ui.styles import BRASS
from game.ui.widgets.widget import BULB, Widget

_DARK = (34, 17, 9)
"""On light ground the rim is seen, on dark ground the brass."""
_RING, _RIM = 6.0, 12.0
_AROUND = 2.0
_DISC = 19.0
"""The disc without its rim."""


def draw_hint(canvas: Canvas, widget: Widget) -> None:
    """Mark a widget."""
    x, y, width, height = widget.outline
    around = x - _AROUND, y - _AROUND, width + 2 * _AROUND, height + 2 * _AROUND
    canvas.frame(around, _DARK, _RIM)
    canvas.frame(around, BRASS, _RING)
    canvas.disc(widget.bulb, BULB, _DARK)
    canvas.disc(widget.bulb, _DISC, BRASS)
    canvas.image("icons/hint", widget.bulb, "dark", zoom=0.9)
