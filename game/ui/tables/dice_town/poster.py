"""The poster of an outlaw: the face, the name, and the price."""

from dataclasses import dataclass

import pygame

from game.ui.canvas import Canvas
from game.ui.design import Area
from game.ui.styles import INK, OXBLOOD, Style
from game.ui.tables.kit.card_face import Painted, zoomed
from game.ui.tables.kit.card_text import LARGEST_NAME, SMALLEST, name_rows
from game.ui.tables.kit.compact import SIZE, card_box
from game.ui.widgets.widget import middle

_NAME = 22.0
"""One size for all the wanted, so that a row of posters looks like one."""
_PRICE = 46.0
_FACE: Area = (42.0, 78.0, 126.0, 126.0)
"""The portrait, and the room for it on a small poster."""
_ROOM: Area = (24.0, 22.0, 162.0, 186.0)


@dataclass(frozen=True, slots=True)
class Poster(Painted):
    """Who is wanted, and for how much."""

    who: str
    price: str

    def paint(self, canvas: Canvas, zoom: float) -> None:
        entry = canvas.art.entry(self.art)
        canvas.image(self.art, (SIZE[0] * zoom / 2, SIZE[1] * zoom / 2), zoom=zoom)
        if entry.title is not None and LARGEST_NAME * zoom >= SMALLEST:
            _write_name(canvas, self.who, zoomed(entry.title, zoom), zoom)
        else:
            _enlarge_face(canvas, self.art, zoom)
        if entry.price is not None:
            style = Style("rye", _PRICE * zoom, OXBLOOD, grows=False)
            canvas.fitted(self.price, zoomed(entry.price, zoom), style)


def poster_style(zoom: float) -> Style:
    return Style("rye", _NAME * zoom, INK, grows=False)


def _write_name(canvas: Canvas, title: str, box: Area, zoom: float) -> None:
    """Who is wanted, in one line or two."""
    style = poster_style(zoom)
    rows = name_rows(canvas, title, style, box[2])
    step = canvas.type.height(style) * 0.84
    x, y = middle(box)
    for n, row in enumerate(rows):
        canvas.text(row, (x, y + (n - (len(rows) - 1) / 2) * step), style, "centre")


def _enlarge_face(canvas: Canvas, art: str, zoom: float) -> None:
    """On a poster whose name could not be read, the face takes the room of the name as well."""
    source, own = canvas.art.cell(art, wanted=2.0, once=True)
    x, y, wide, high = _ROOM
    box = canvas.box((x * zoom, y * zoom, wide * zoom, high * zoom))
    face_wide = _FACE[3] * wide / high
    cut = (_FACE[0] + (_FACE[2] - face_wide) / 2, _FACE[1], face_wide, _FACE[3])
    canvas.surface.blit(pygame.transform.smoothscale(source.subsurface(card_box(cut, own)), box.size), box)
    pygame.draw.rect(canvas.surface, INK, box, max(1, round(2 * zoom * canvas.scale)))
