"""The players' portraits, with the symbol of each."""

from game.play.channels import SCREEN, Channel, Kind
from game.play.seating import Sitter
from game.ui.canvas import Canvas
from game.ui.design import Point
from game.ui.styles import BRASS, FIGURE

_DARK = (34, 17, 9)
_PAD = 26.0
"""How far the number of a pad is from its picture."""
_NUMBER = FIGURE.but(size=24)


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
    """What kind of player it is, or what they do, on the rim of a portrait; `pad_2`: has the second pad."""
    name, _, number = icon.partition("_")
    if name == "pad":
        draw_pad(canvas, at, int(number))
        return
    canvas.disc(at, 20, BRASS)
    canvas.disc(at, 18, _DARK)
    canvas.image(f"icons/{icon}", at, "light", zoom=1.1)


def draw_pad(canvas: Canvas, at: Point, number: int, zoom: float = 1.0) -> None:
    """A number around a point, and its pad to the left: names are often to the right."""
    wide = _PAD * zoom
    x, y = at[0] - wide, at[1]
    for rim, colour in ((20 * zoom, BRASS), (18 * zoom, _DARK)):
        canvas.disc((x, y), rim, colour)
        canvas.disc((x + wide, y), rim, colour)
        canvas.fill((x, y - rim, wide, 2 * rim), colour)
    canvas.image("icons/gamepad", (x + 1, y), "light", zoom=0.95 * zoom)
    canvas.text(str(number), (x + wide + 2 * zoom, y), _NUMBER.but(size=_NUMBER.size * zoom), "centre")


def kind_mark(sitter: Sitter, channel: Channel = SCREEN) -> str:
    """What to put on the rim of a portrait."""
    if not sitter.human:
        return "robot"
    return "phone" if channel.kind is Kind.PHONE else f"pad_{channel.pad}" if channel.pad else ""
