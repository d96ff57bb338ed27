"""The lid of a game's box."""

from game.manifest import manifest
from game.ui.canvas import Canvas
from game.ui.design import Area

_SIGN = 0.42
"""How large the sign on a plain lid is, as a share of its width."""


def draw_cover(canvas: Canvas, slug: str, area: Area, fade: float = 1.0) -> None:
    """The picture on the lid; a plain one with dice on it for a box that nobody has painted yet."""
    if f"covers/{slug}" in manifest():
        canvas.fill_image(f"covers/{slug}", area, fade=fade)
        return
    x, y, width, height = area
    canvas.patch("ui/panel", area, fade=fade)
    zoom = width * _SIGN / canvas.art.entry("icons/dice").size[0]
    canvas.image("icons/dice", (x + width / 2, y + height / 2), "light", zoom=zoom, fade=fade)
