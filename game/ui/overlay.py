"""What lies over every screen: the line of keys, tooltips and notices."""

from game.ui.canvas import HEIGHT, WIDTH, Area
from game.ui.house import House
from game.ui.scene import Scene
from game.ui.scenes.page import Page
from game.ui.typesetting import LIGHT

_TIP_WIDTH = 460.0
_TOAST_WIDTH = 760.0


def draw_overlay(house: House, scene: Scene) -> None:
    """Draw which keys do what, the tooltip of what is pointed at, and the notices above everything."""
    if isinstance(scene, Page):
        scene.draw_over(house.canvas)
    tip = scene.tip()
    if tip is not None:
        draw_tip(house, *tip)
    y = 24.0
    for toast in house.toasts:
        y += _draw_toast(house, toast.words, y, min(1.0, toast.left * 2)) + 12


def draw_tip(house: House, words: str, beside: Area) -> None:
    """A tooltip beside an area, wherever there is room for it."""
    canvas = house.canvas
    style = LIGHT.but(size=22)
    left, top, right, bottom = canvas.insets("ui/tooltip")
    inner = min(_TIP_WIDTH, max(canvas.type.width(line, style) for line in words.split("\n")) + 8)
    width = inner + left + right
    height = canvas.paragraph_height(words, inner, style) + top + bottom
    x = min(max(8.0, beside[0] + beside[2] / 2 - width / 2), WIDTH - width - 8)
    below = beside[1] + beside[3] + 10
    y = below if below + height < HEIGHT - 8 else max(8.0, beside[1] - height - 10)
    canvas.patch("ui/tooltip", (x, y, width, height))
    canvas.paragraph(words, (x + left, y + top, inner, height), style)


def _draw_toast(house: House, words: str, y: float, fade: float) -> float:
    canvas = house.canvas
    style = LIGHT.but(size=24)
    left, top, right, bottom = canvas.insets("ui/plate")
    inner = min(_TOAST_WIDTH, canvas.type.width(words, style) + 8)
    width = inner + left + right
    height = canvas.paragraph_height(words, inner, style) + top + bottom
    area = ((WIDTH - width) / 2, y, width, height)
    canvas.patch("ui/plate", area, fade=fade)
    canvas.paragraph(words, (area[0] + left, y + top, inner, height), style)
    return height
