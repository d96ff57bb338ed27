"""The players' portraits, with the symbol of each."""

from game.play.seating import Sitter
from game.ui.canvas import Canvas
from game.ui.design import Point
from game.ui.styles import BRASS

_DARK = (34, 17, 9)


def draw_sitter(
    canvas: Canvas,
    sitter: Sitter,
    at: Point,
    width: float,
    symbol: Point,
    symbol_zoom: float = 1.0,
    fade: float = 1.0,
) -> None:
    """A portrait around a point, so wide, and its player's symbol so far off its middle."""
    portrait = f"portraits/{sitter.portrait}"
    canvas.image(portrait, at, zoom=width / canvas.art.entry(portrait).size[0], fade=fade)
    canvas.image("icons/player", (at[0] + symbol[0], at[1] + symbol[1]), sitter.colour, zoom=symbol_zoom)


def draw_badge(canvas: Canvas, at: Point, icon: str) -> None:
    """What kind of player it is, or what they do, on the rim of a portrait."""
    canvas.disc(at, 20, BRASS)
    canvas.disc(at, 18, _DARK)
    canvas.image(f"icons/{icon}", at, "light", zoom=1.1)
