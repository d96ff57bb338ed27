"""Words on the design: lines, lines that must fit, and paragraphs."""

from typing import Literal

import pygame

from game.ui.design import Area, Design, Point
from game.ui.styles import BODY, Style
from game.ui.typesetting import Typesetter

Align = Literal["left", "centre", "right"]


class Lettering(Design):
    """A design on which words can be set."""

    def __init__(self, type_: Typesetter) -> None:
        super().__init__()
        self.type = type_

    def text(
        self, text: str, at: Point, style: Style = BODY, align: Align = "left", fade: float = 1.0
    ) -> None:
        """One line, its middle at the height of the point."""
        line = self.type.line(text, style)
        x, y = self.pixel(at)
        x -= {"left": 0, "centre": line.get_width() // 2, "right": line.get_width()}[align]
        if fade < 1:
            line = line.copy()
            line.set_alpha(round(255 * fade))
        self.surface.blit(line, (x, y - line.get_height() // 2))

    def fitted(self, text: str, area: Area, style: Style = BODY, align: Align = "centre") -> None:
        """One line in the middle of an area, smaller if it would not fit."""
        x, y, width, height = area
        style = self.type.fitting(text, style, width)
        text = self.type.shortened(text, style, width)
        across = {"left": x, "centre": x + width / 2, "right": x + width}[align]
        self.text(text, (across, y + height / 2), style, align)

    def paragraph(
        self, text: str, area: Area, style: Style = BODY, align: Align = "left", most: int | None = None
    ) -> float:
        """Text with markup, broken to the width of an area, `most` rows of it; how high it is, in units."""
        rows = self.type.rows(text, style, area[2], most)
        box = self.box(area)
        leading = self.type.leading(style)
        for number, row in enumerate(rows):
            wide = sum(piece.width for piece in row)
            spare = box.width - wide
            x = box.x + {"left": 0, "centre": spare // 2, "right": spare}[align]
            middle = box.y + number * leading + leading // 2
            for piece in row:
                picture = self.type.piece(piece, style)
                flags = pygame.BLEND_PREMULTIPLIED if piece.icon else 0
                self.surface.blit(picture, (x, middle - picture.get_height() // 2), special_flags=flags)
                x += piece.width
        return len(rows) * leading / self.scale

    def boxed(self, text: str, area: Area, style: Style = BODY, align: Align = "centre") -> None:
        """A paragraph in the middle of an area, its letters smaller if it would not fit."""
        x, y, width, height = area
        style = self.type.boxed(text, style, width, height)
        tall = self.paragraph_height(text, width, style)
        self.paragraph(text, (x, y + (height - tall) / 2, width, tall), style, align)

    def paragraph_height(
        self, text: str, width: float, style: Style = BODY, most: int | None = None
    ) -> float:
        """How high a paragraph will be, in units."""
        return len(self.type.rows(text, style, width, most)) * self.type.height(style)
