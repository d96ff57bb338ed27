"""Soft light under things that can be picked, one for a whole row of them."""

import pygame

from game.ui.canvas import Canvas
from game.ui.design import Area
from game.ui.styles import BRASS
from game.ui.widgets.widget import middle

_EDGE = 6.0
_ROUND = 14.0
_GLOW = 0.34


def draw_light_under(canvas: Canvas, area: Area) -> None:
    """Brass light around an area."""
    x, y, wide, high = area
    size = wide + 2 * _EDGE, high + 2 * _EDGE

    def paint() -> None:
        box = canvas.surface.get_rect()
        around, edge = round(_ROUND * canvas.scale), max(2, round(3 * canvas.scale))
        # the colour is multiplied by its share already, as everything that is blended here
        light = tuple(round(part * _GLOW) for part in (*BRASS, 255))
        pygame.draw.rect(canvas.surface, light, box, border_radius=around)
        pygame.draw.rect(canvas.surface, (*BRASS, 255), box, edge, border_radius=around)

    canvas.sprite(("light", size), size, middle((x, y, wide, high)), paint)
