"""The players around a table: one card each, lit for whoever is to play."""

from dataclasses import dataclass

from game.play.seating import Sitter
from game.ui.canvas import Area, Canvas
from game.ui.typesetting import BRASS, LABEL, LIGHT, PALE, PARCHMENT


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
    canvas.patch("ui/seat_card", area, "out" if out else "active" if active else "normal")
    portrait = f"portraits/{sitter.portrait}"
    zoom = 104 / canvas.art.entry(portrait).size[0]
    canvas.image(portrait, (x + 76, y + height / 2), zoom=zoom, fade=0.5 if out else 1.0)
    canvas.image("icons/player", (x + 116, y + height / 2 + 38), sitter.colour)
    left = x + 146
    name = LABEL.but(size=28, colour=PARCHMENT if active else PALE)
    canvas.fitted(sitter.name, (left, y + 16, width - 146 - 60, 40), name, "left")
    if not sitter.human:
        canvas.image("icons/robot", (x + width - 40, y + 36), "light", zoom=0.8, fade=0.8)
    across = left
    for line in lines:
        canvas.image(f"icons/{line.icon}", (across + 14, y + 76), "light", zoom=0.85)
        canvas.text(line.words, (across + 32, y + 76), LIGHT.but(size=23, grows=False))
        across += 44 + canvas.type.width(line.words, LIGHT.but(size=23, grows=False))
    if note:
        style = LIGHT.but(size=20, colour=BRASS, grows=False)
        canvas.fitted(note, (left, y + height - 44, width - 146 - 24, 28), style, "left")
