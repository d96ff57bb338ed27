"""A QR code on the screen: its squares are whole pixels, or no camera reads them."""

from collections.abc import Sequence

import pygame

from game.ui.canvas import Canvas
from game.ui.design import Area

QUIET = 4
"""Light squares around it: what the norm asks for."""
_LIGHT, _DARK = (255, 252, 243), (18, 10, 5)
"""Paper and ink; a camera wants far more between them than eyes do."""

Matrix = Sequence[Sequence[bool]]


def squares(side: int, pixels: float) -> int:
    """How many pixels a square has in a code of so many squares, so that all of it has room."""
    return max(1, int(pixels // (side + 2 * QUIET)))


def draw_qr(canvas: Canvas, matrix: Matrix, area: Area) -> None:
    """In the middle of an area, as large as whole pixels allow."""
    box = canvas.box(area)
    each = squares(len(matrix), min(box.size))
    whole = each * (len(matrix) + 2 * QUIET)
    paper = pygame.Rect(0, 0, whole, whole)
    paper.center = box.center
    canvas.surface.fill(_LIGHT, paper)
    left, top = paper.x + QUIET * each, paper.y + QUIET * each
    for down, row in enumerate(matrix):
        for across, dark in enumerate(row):
            if dark:
                canvas.surface.fill(_DARK, (left + across * each, top + down * each, each, each))
