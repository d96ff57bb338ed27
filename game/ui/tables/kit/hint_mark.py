"""The mark on what the hint advises: a ring of brass in a dark rim, and a bulb, over whatever lies there."""

from game.ui.canvas import Canvas
from game.ui.design import Area, Point
from game.ui.styles import BRASS, PARCHMENT, Colour
from game.ui.widgets.widget import BULB, Widget, middle

_DARK = (34, 17, 9)
"""On light ground the rim is seen, on dark ground the brass."""
_RING, _RIM = 6.0, 12.0
_AROUND, _OUTER = 2.0, 10.0
"""How far a ring is from what it is around: farther if there is a ring around it already."""
_DISC = 19.0
"""The disc without its rim."""


def draw_hint(canvas: Canvas, widget: Widget) -> None:
    """Mark a widget."""
    _draw_ring(canvas, widget.outline, _AROUND, BRASS)
    draw_bulb(canvas, widget.bulb)


def draw_choice(canvas: Canvas, widget: Widget, colour: str) -> None:
    """Mark what a player chose; the token lies opposite to the hint's bulb, which may be there too."""
    _draw_ring(canvas, widget.outline, _OUTER if widget.hinted else _AROUND, PARCHMENT)
    (x, y), (across, down) = widget.bulb, middle(widget.outline)
    if widget.hinted:
        draw_hint(canvas, widget)
    draw_token(canvas, (2 * across - x, 2 * down - y), colour)


def draw_bulb(canvas: Canvas, at: Point) -> None:
    """What the hint advises."""
    _draw_disc(canvas, at, BRASS)
    canvas.image("icons/hint", at, "dark", zoom=0.9)


def draw_token(canvas: Canvas, at: Point, colour: str) -> None:
    """What the player of a colour chose."""
    _draw_disc(canvas, at, PARCHMENT)
    canvas.image("icons/player", at, colour)


def _draw_ring(canvas: Canvas, area: Area, away: float, colour: Colour) -> None:
    x, y, width, height = area
    around = x - away, y - away, width + 2 * away, height + 2 * away
    canvas.frame(around, _DARK, _RIM)
    canvas.frame(around, colour, _RING)


def _draw_disc(canvas: Canvas, at: Point, colour: Colour) -> None:
    canvas.disc(at, BULB, _DARK)
    canvas.disc(at, _DISC, colour)
