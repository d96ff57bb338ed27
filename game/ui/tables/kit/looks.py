"""How things look on the card that tells what they are: larger than they lie on the table."""

import pygame

from game.manifest import manifest
from game.play.seating import Sitter
from game.ui.canvas import Canvas
from game.ui.design import Area, Point
from game.ui.pictures import Picture
from game.ui.tables.kit.card_face import CardFace
from game.ui.tables.kit.compact import SIZE
from game.ui.tables.kit.pictures import cards_picture
from game.ui.tables.kit.portraits import draw_sitter
from game.ui.widgets.widget import middle

_CARD, _PORTRAIT = 1.8, 260.0
_SYMBOL = 0.36
"""How far from the middle of a portrait its symbol is, as a share of its width."""


def larger(picture: Picture | None, times: float) -> Picture | None:
    """The same, so many times as large."""
    if picture is None:
        return None
    return Picture((picture.size[0] * times, picture.size[1] * times), picture.draw)


def card_look(face: CardFace) -> Picture:
    """A card, large enough to be read."""
    found = cards_picture([""], lambda _: face)
    assert found is not None
    return Picture((SIZE[0] * _CARD, SIZE[1] * _CARD), found.draw)


def sitter_look(sitter: Sitter) -> Picture:
    """A player's portrait."""

    def draw(canvas: Canvas, area: Area) -> None:
        wide = area[2]
        draw_sitter(canvas, sitter, middle(area), wide, (wide * _SYMBOL, wide * _SYMBOL), wide / 130)

    return Picture((_PORTRAIT, _PORTRAIT), draw)


def piece_look(name: str, row: str = "", column: int = 0, *, zoom: float = 1.0) -> Picture:
    """A piece as it was painted, so many times as large."""
    wide, high = manifest()[name].size

    def draw(canvas: Canvas, area: Area) -> None:
        canvas.fill_image(name, area, row, column)

    return Picture((wide * zoom, high * zoom), draw)


def part_look(board: str, part: Area, zoom: float) -> Picture:
    """A part of a bare board, so many times as large as on the table."""
    x, y, width, height = part
    size: Point = (width * zoom, height * zoom)

    def draw(canvas: Canvas, area: Area) -> None:
        def painted() -> None:
            source, own = canvas.art.cell(board, wanted=canvas.scale * zoom, once=True)
            cut = source.subsurface(pygame.Rect(x * own, y * own, width * own, height * own))
            canvas.surface.blit(pygame.transform.smoothscale(cut, canvas.surface.get_size()), (0, 0))

        canvas.sprite(("part", board, part, area[2:]), area[2:], middle(area), painted)

    return Picture(size, draw)
