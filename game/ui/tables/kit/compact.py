"""A card too small to be read: its picture fills the frame, and what matters is in the upper left corner.

That corner is what a fan leaves to be seen of a card. Everything is cut out of the card's own art, where
the same picture lies between the ribbon for the name and the panel for the text.
"""

from dataclasses import dataclass

import pygame

from game.ui.canvas import Canvas
from game.ui.design import Area, Point
from game.ui.styles import INK, Style
from game.ui.tables.kit.card_text import SMALLEST, name_rows

SIZE: Point = (210.0, 300.0)
"""A card at its full size, in units."""
COMPACT = 0.9
"""Below this share of it there is no room for a text: the picture takes it all."""
_SCENE: Area = (15.0, 56.0, 180.0, 142.0)
"""The card's picture, from under its ribbon to the panel."""
_INNER: Area = (12.0, 12.0, 186.0, 276.0)
"""What the frame leaves free."""
_NOTCH = 13.0
"""The frame's corners are cut round."""
_BADGE, _SMALL_BADGE, _EDGE = 27.0, 16.0, 10.0
"""The radius of what is in the corner, the least it is on the screen, and its distance from the edges."""
_LARGEST = 24.0
NAMED = 0.5
"""Smaller cards have no name: it would hide the picture."""
_RING, _BONE = (150, 108, 44), (244, 230, 194)


@dataclass(frozen=True, slots=True)
class Corner:
    """What is in the upper left corner: the card's own seal, or an icon."""

    seal: tuple[float, float, float] | None = None
    """Where its points are: the middle and the radius of the seal."""
    icon: str = ""


def paint_compact(canvas: Canvas, art: str, title: str, zoom: float, corner: Corner) -> None:
    """Draw it from the origin on; `title` is left out where it could not be read."""
    style, rows = _name(canvas, title if zoom >= NAMED else "", zoom)
    foot = (len(rows) * canvas.type.height(style) + 10) / zoom if rows else 0.0
    source, own = canvas.art.cell(art, wanted=2.0, once=True)
    made = _composed(source, own, foot)
    if corner.seal is not None:
        _stamp_seal(made, source, own, corner.seal, _radius(zoom))
    size = round(SIZE[0] * zoom * canvas.scale), round(SIZE[1] * zoom * canvas.scale)
    scaled = pygame.transform.smoothscale(made, size)
    canvas.surface.blit(scaled, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
    if corner.icon:
        _draw_mark(canvas, corner.icon, zoom)
    down = (_INNER[1] + _INNER[3] - foot) * zoom + 5 + canvas.type.height(style) / 2
    for n, row in enumerate(rows):
        canvas.text(row, (SIZE[0] * zoom / 2, down + n * canvas.type.height(style)), style, "centre")


def _name(canvas: Canvas, title: str, zoom: float) -> tuple[Style, list[str]]:
    """The name in the largest letters in which it fits, and its lines."""
    size, room = min(_LARGEST, max(SMALLEST, 26 * zoom)), (_INNER[2] - 10) * zoom
    style = Style("bitter_bold", size, INK, grows=False)
    for smaller in (0, 1, 2):
        rows = name_rows(canvas, title, style.but(size=size - smaller), room) if title else []
        if rows:
            return style.but(size=size - smaller), rows
    return style, []


def _composed(source: pygame.Surface, own: float, foot: float) -> pygame.Surface:
    """The frame, the paper at its foot, and the picture over the rest of it."""
    width, height = source.get_size()
    half = height // 2
    made = pygame.Surface((width, height), pygame.SRCALPHA)
    lower = source.subsurface((0, half, width, height - half))
    # the ribbon lies over the upper half of the frame, so the lower one serves for both
    made.blit(pygame.transform.flip(lower, False, True), (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
    made.blit(lower, (0, half), special_flags=pygame.BLEND_PREMULTIPLIED)
    x, y, wide, high = (round(each * own) for each in _INNER)
    picture = _picture(source, own, (wide, high - round(foot * own)))
    inside = pygame.Surface((wide, high), pygame.SRCALPHA)
    paper = source.subsurface(card_box((24, 256, 40, 18), own))
    inside.blit(pygame.transform.smoothscale(paper, (wide, high)), (0, 0))
    inside.blit(picture, (0, 0))
    edge = picture.get_height()
    if foot:
        pygame.draw.line(inside, INK, (0, edge), (wide, edge), max(1, round(1.6 * own)))
    pygame.draw.rect(inside, INK, inside.get_rect(), max(1, round(1.6 * own)))
    for corner in ((0, 0), (wide, 0), (0, high), (wide, high)):
        pygame.draw.circle(inside, INK, corner, round((_NOTCH - 4) * own))
        pygame.draw.circle(inside, (0, 0, 0, 0), corner, round((_NOTCH - 5.6) * own))
    made.blit(inside, (x, y), special_flags=pygame.BLEND_PREMULTIPLIED)
    return made


def _picture(source: pygame.Surface, own: float, size: tuple[int, int]) -> pygame.Surface:
    """The middle of the card's picture, as much of it as fills a size."""
    x, y, width, height = _SCENE
    wide = min(width, height * size[0] / size[1])
    high = min(height, width * size[1] / size[0])
    cut = (x + (width - wide) * 0.46, y + (height - high) / 2, wide, high)
    return pygame.transform.smoothscale(source.subsurface(card_box(cut, own)), size)


def _radius(zoom: float) -> float:
    """How large the seal or mark is, in units of the card."""
    return max(_BADGE, _SMALL_BADGE / zoom)


def _stamp_seal(
    made: pygame.Surface, source: pygame.Surface, own: float, seal: tuple[float, float, float], large: float
) -> None:
    """The card's own seal in the corner."""
    x, y, radius = seal
    cut = source.subsurface(card_box((x - radius, y - radius, 2 * radius, 2 * radius), own)).copy()
    mask = pygame.Surface(cut.get_size(), pygame.SRCALPHA)
    half = cut.get_width() / 2
    pygame.draw.aacircle(mask, (255, 255, 255, 255), (half, half), round(half - 1))
    cut.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    side = round(2 * large * own)
    corner = round(_EDGE * own)
    made.blit(
        pygame.transform.smoothscale(cut, (side, side)),
        (corner, corner),
        special_flags=pygame.BLEND_PREMULTIPLIED,
    )


def _draw_mark(canvas: Canvas, icon: str, zoom: float) -> None:
    """An icon on a disc of bone."""
    large = _radius(zoom)
    at = (_EDGE + large) * zoom, (_EDGE + large) * zoom
    spot = canvas.pixel(at)
    radius = large * zoom * canvas.scale
    pygame.draw.aacircle(canvas.surface, INK, spot, round(radius))
    pygame.draw.aacircle(canvas.surface, _RING, spot, round(radius * 0.95))
    pygame.draw.aacircle(canvas.surface, _BONE, spot, round(radius * 0.82))
    canvas.image(icon, at, "dark", zoom=large * 1.24 * zoom / canvas.art.entry(icon).size[0])


def card_box(area: Area, own: float) -> pygame.Rect:
    """The pixels of an area of a card, in art of some scale."""
    x, y, width, height = area
    return pygame.Rect(round(x * own), round(y * own), round(width * own), round(height * own))
