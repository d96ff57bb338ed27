"""Words on cards: the name on its ribbon, the text in its box."""

import pygame

from game.ui.canvas import Canvas
from game.ui.design import Area
from game.ui.styles import INK, Style
from game.ui.widgets.widget import middle

LARGEST_NAME, _LARGEST_TEXT = 24.0, 17.0
SMALLEST = 18.0
"""Letters smaller than this are left out: the card is enlarged when it is pointed at."""
_LEAST = 15.0
"""Only where a window's pixels make a text a line longer than it is elsewhere."""
_ROOM: Area = (20.0, 203.0, 170.0, 80.0)
"""What the frame of a box for text leaves free, in units of the card."""
_FLOURISH: Area = (52.0, 271.0, 106.0, 13.0)
_PLAIN: Area = (52.0, 256.0, 106.0, 13.0)
"""As much paper with nothing on it."""
_CLEAR = 68.0
"""How much of the room is above the flourish."""
_LINE_TEXT, _ABOVE = 15.0, 5.5
"""A single line is smaller, and lies this much higher than its box: between the seal and the flourish."""


def write_name(canvas: Canvas, title: str, box: Area, zoom: float) -> None:
    """The name in the letters of the signs, as large as the ribbon allows."""
    x, y, width, height = box
    inner = (x + 4 * zoom, y, width - 8 * zoom, height)
    style = Style("rye", LARGEST_NAME * zoom, INK, grows=False)
    style = canvas.type.fitting(title, style, inner[2], smallest=0.5)
    canvas.text(title, middle(inner), style, "centre")


def text_style(canvas: Canvas, told: str, zoom: float) -> Style:
    """The letters in which a text fits its box, above the flourish if it can, or the smallest there are."""
    largest = Style("bitter", _LARGEST_TEXT * zoom, INK, grows=False)
    sizes = [largest.size - n for n in range(int(largest.size - SMALLEST) + 1)] + [SMALLEST, _LEAST]
    styles = [largest.but(size=size) for size in sizes]
    above = [style for style in styles[:-1] if fits(canvas, told, zoom, style, _CLEAR)]
    within = [style for style in styles if fits(canvas, told, zoom, style)]
    return next(iter([*above, *within]), styles[-1])


def fits(canvas: Canvas, told: str, zoom: float, style: Style, high: float = _ROOM[3]) -> bool:
    """Whether a text in some letters stays within its box."""
    return canvas.paragraph_height(told, _ROOM[2] * zoom, style) <= high * zoom


def write_text(canvas: Canvas, art: str, told: str, zoom: float) -> None:
    """The text in the middle of its box; a long one takes the place of the flourish under it."""
    x, y, width, height = (each * zoom for each in _ROOM)
    style = text_style(canvas, told, zoom)
    tall = canvas.paragraph_height(told, width, style)
    if tall > _CLEAR * zoom:
        _smooth_over(canvas, art, zoom)
    else:
        height = _CLEAR * zoom
    canvas.paragraph(told, (x, y + max(0.0, (height - tall) / 2), width, height), style, "centre")


def write_line(canvas: Canvas, art: str, told: str, box: Area, zoom: float) -> None:
    """A short text under a seal or dice; left out where it would have to be smaller than can be read."""
    style = Style("bitter", max(SMALLEST, _LINE_TEXT * zoom), INK, grows=False)
    x, y, width, height = box
    if canvas.type.width(told, style.but(size=SMALLEST)) <= width:
        if style.size > _LINE_TEXT * zoom:  # larger than the card: its letters reach into the flourish
            _smooth_over(canvas, art, zoom)
        canvas.fitted(told, (x, y - _ABOVE * zoom, width, height), style)


def name_rows(canvas: Canvas, title: str, style: Style, room: float) -> list[str]:
    """A name in one line, or else in two as even as can be; none if it does not fit."""
    if canvas.type.width(title, style) <= room:
        return [title]
    words = title.split(" ")
    splits = [(" ".join(words[:n]), " ".join(words[n:])) for n in range(1, len(words))]
    wide, rows = min(
        ((max(canvas.type.width(row, style) for row in rows), rows) for rows in splits),
        default=(room + 1, ()),
    )
    return list(rows) if wide <= room else []


def _smooth_over(canvas: Canvas, art: str, zoom: float) -> None:
    """Plain paper over the flourish."""
    source, own = canvas.art.cell(art, wanted=2.0, once=True)
    x, y, width, height = (round(each * own) for each in _PLAIN)
    box = canvas.box((_FLOURISH[0] * zoom, _FLOURISH[1] * zoom, _FLOURISH[2] * zoom, _FLOURISH[3] * zoom))
    paper = pygame.transform.smoothscale(source.subsurface((x, y, width, height)), box.size)
    canvas.surface.blit(paper, box)
