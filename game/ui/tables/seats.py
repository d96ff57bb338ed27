"""The players around a table: one card each, lit for whoever is to play."""

from dataclasses import dataclass

from game.play.seating import Sitter
from game.ui.canvas import Area, Canvas
from game.ui.typesetting import BRASS, FIGURE, LABEL, LIGHT, PALE, PARCHMENT


@dataclass(frozen=True, slots=True)
class SeatLine:
    """One figure of a seat: an icon, what it says, and perhaps how far that is of a whole."""

    icon: str
    words: str


def draw_seat(
    canvas: Canvas,
    area: Area,
    sitter: Sitter,
    lines: list[SeatLine],
    *,
    active: bool,
    note: str = "",
    out: bool = False,
) -> None:
    """A seat's card: portrait, name, symbol, and its figures."""
    x, y, width, height = area
    key = ("seat", sitter, tuple(lines), active, note, out)
    around = (x - 16, y - 16, width + 32, height + 32)
    canvas.still(key, around, lambda: _draw_card(canvas, area, sitter, lines, active, note, out))


def _draw_card(
    canvas: Canvas, area: Area, sitter: Sitter, lines: list[SeatLine], active: bool, note: str, out: bool
) -> None:
    x, y, width, height = area
    canvas.patch("ui/seat_card", area, "out" if out else "active" if active else "normal")
    portrait = f"portraits/{sitter.portrait}"
    zoom = 100 / canvas.art.entry(portrait).size[0]
    canvas.image(portrait, (x + 65, y + 65), zoom=zoom, fade=0.5 if out else 1.0)
    canvas.image("icons/player", (x + 104, y + 108), sitter.colour)
    left = x + 132
    name = LABEL.but(size=27, colour=PARCHMENT if active else PALE)
    canvas.fitted(sitter.name, (left, y + 12, width - 132 - 52, 40), name, "left")
    if not sitter.human:
        canvas.image("icons/robot", (x + width - 32, y + 32), "light", zoom=0.8, fade=0.8)
    figures = FIGURE.but(size=24, colour=PARCHMENT)
    across = left
    for line in lines:
        canvas.image(f"icons/{line.icon}", (across + 13, y + 70), "light", zoom=0.8)
        canvas.text(line.words, (across + 30, y + 70), figures)
        across += 42 + canvas.type.width(line.words, figures)
    if note:
        style = LIGHT.but(size=20, colour=BRASS, grows=False)
        canvas.fitted(note, (left, y + height - 36, width - 132 - 18, 28), style, "left")
