"""The poster of an outlaw: the face, the name, and the price."""

import pygame

from game.ui.canvas import Canvas
from game.ui.design import Area
from game.ui.styles import INK, OXBLOOD, Style
from game.ui.tables.kit.card_face import zoomed
from game.ui.tables.kit.card_text import LARGEST_NAME, SMALLEST, name_rows
from game.ui.tables.kit.compact import SIZE, card_box
from game.ui.widgets.widget import middle

_NAME = 22.0
"""One size for all the wanted, so that a row of posters looks like one."""
_PRICE = 46.0
_FACE: Area = (42.0, 78.0, 126.0, 126.0)
"""The portrait, and the room for it on a small poster."""
_ROOM: Area = (24.0, 22.0, 162.0, 186.0)


def paint_poster(canvas: Canvas, art: str, who: str, price: str, zoom: float) -> None:
    """Draw it from the origin on."""
    entry = canvas.art.entry(art)
    canvas.image(art, (SIZE[0] * zoom / 2, SIZE[1] * zoom / 2), zoom=zoom)
    name_box, price_box = zoomed(entry.title, zoom), zoomed(entry.price, zoom)
    if name_box is not None and LARGEST_NAME * zoom >= SMALLEST:
        _write_name(canvas, who, name_box, zoom)
    else:
        _enlarge_face(canvas, art, zoom)
    if price_box is not None:
        _write_price(canvas, price, price_box, zoom)


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


def _write_price(canvas: Canvas, price: str, box: Area, zoom: float) -> None:
    """What an outlaw is worth, as the language writes it."""
    style = Style("rye", _PRICE * zoom, OXBLOOD, grows=False)
    canvas.fitted(price, box, style)


def _enlarge_face(canvas: Canvas, art: str, zoom: float) -> None:
    """On a poster whose name could not be read, the face takes the room of the name as well."""
    source, own = canvas.art.cell(art, wanted=2.0, once=True)
    x, y, wide, high = _ROOM
    box = canvas.box((x * zoom, y * zoom, wide * zoom, high * zoom))
    face_wide = _FACE[3] * wide / high
    cut = (_FACE[0] + (_FACE[2] - face_wide) / 2, _FACE[1], face_wide, _FACE[3])
    canvas.surface.blit(pygame.transform.smoothscale(source.subsurface(card_box(cut, own)), box.size), box)
    pygame.draw.rect(canvas.surface, INK, box, max(1, round(2 * zoom * canvas.scale)))
