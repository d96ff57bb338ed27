"""Pictures of the rules for paper: drawn as on the screen, on white."""

from functools import cache
from io import BytesIO
from typing import TYPE_CHECKING

import pygame

from game.handbook.plates import Plate, Plates
from game.ui.pictures import Picture
from game.ui.rules.pictures import picture_of

if TYPE_CHECKING:
    from game.ui.house import House

_AROUND = 12.0
"""What is left around a picture for its shadow."""
_WIDEST, _HIGHEST = 1150.0, 520.0
_WHITE = (255, 255, 255)


def plates_of(house: "House") -> Plates:
    """Draws each picture once, in the language and at the scale of the house's window."""

    @cache
    def plate(book: str, address: str) -> Plate | None:
        picture = picture_of(house, book, address)
        return None if picture is None else _plate(house, picture)

    return plate


def _plate(house: "House", picture: Picture) -> Plate:
    canvas, around = house.canvas, 0.0 if picture.sign else _AROUND
    width, height = picture.fitted(_WIDEST, _HIGHEST)
    whole = width + 2 * around, height + 2 * around
    before = canvas.surface, canvas.left, canvas.top
    surface = pygame.Surface([round(each * canvas.scale) for each in whole])
    surface.fill(_WHITE)
    canvas.surface, canvas.left, canvas.top = surface, 0, 0
    try:
        picture.draw(canvas, (around, around, width, height))
    finally:
        canvas.surface, canvas.left, canvas.top = before
    # of a drawing with few colours a PNG is smaller, and has no shadows around its lines
    ending, mime = ("png", "image/png") if picture.sign else ("jpg", "image/jpeg")
    file = BytesIO()
    pygame.image.save(surface, file, f"plate.{ending}")
    return Plate(file.getvalue(), mime, *whole, picture.sign)
