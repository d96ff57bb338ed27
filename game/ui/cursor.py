"""The pointer: a brass-tipped arrow, and a hand over what can be pressed."""

from contextlib import suppress

import pygame

from game.ui.canvas import Canvas

_ARROW, _HAND = "ui/cursor", "ui/cursor_hand"


class Pointer:
    """Changes the system's cursor only when it must: that is slow on some systems."""

    def __init__(self) -> None:
        self._shown: tuple[str, float] | None = None

    def show(self, canvas: Canvas, over_button: bool) -> None:
        """The right cursor for what is under it, at the size of the window."""
        name = _HAND if over_button else _ARROW
        scale = max(0.6, min(2.0, canvas.scale))
        if (name, scale) == self._shown:
            return
        self._shown = name, scale
        entry = canvas.art.entry(name)
        picture = canvas.art.picture(name, scale=scale)
        hot = entry.anchor or (0, 0)
        with suppress(pygame.error):
            spot = round(hot[0] * scale), round(hot[1] * scale)
            # cursors are not premultiplied; their edges are dark anyway
            pygame.mouse.set_cursor(pygame.Cursor(spot, picture))
