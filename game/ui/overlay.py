"""What lies over every screen: the line of keys, tooltips and notices."""

from game.ui.design import HEIGHT, WIDTH, Area, Point
from game.ui.house import House
from game.ui.scene import Scene
from game.ui.scenes.page import Page
from game.ui.styles import LIGHT

_TIP_WIDTH = 480.0
_TOAST_WIDTH = 1060.0
_INSET = 8.0, 5.0
"""How much further in than its frame the words of a tooltip begin."""
_GAP = 10.0


def draw_overlay(house: House, scene: Scene) -> None:
    """Draw which keys do what, the tooltip of what is pointed at, and the notices above everything."""
    if isinstance(scene, Page):
        scene.draw_over(house.canvas)
    tip = scene.tip()
    if tip is not None:
        draw_tip(house, *tip, aside=scene.tip_aside)
    y = scene.notices_from
    for toast in house.toasts:
        y += _draw_toast(house, toast.words, y, min(1.0, toast.left * 2)) + 12


def draw_tip(house: House, words: str, beside: Area, aside: bool = False) -> None:
    """A tooltip below an area, or above where there is no room; `aside`: on the side with more room."""
    canvas = house.canvas
    style = LIGHT.but(size=22)
    left, top, right, bottom = canvas.insets("ui/tooltip")
    inner = canvas.type.widest(words, style, _TIP_WIDTH * canvas.type.growth)
    width = inner + left + right + 2 * _INSET[0]
    height = canvas.paragraph_height(words, inner, style) + top + bottom + 2 * _INSET[1]
    x, y = _aside(beside, width) if aside else _below(beside, width, height)
    x, y = min(max(8.0, x), WIDTH - width - 8), min(max(8.0, y), HEIGHT - height - 8)
    canvas.patch("ui/tooltip", (x, y, width, height))
    canvas.paragraph(words, (x + left + _INSET[0], y + top + _INSET[1], inner, height), style)


def _below(area: Area, width: float, height: float) -> Point:
    x, y, wide, high = area
    below = y + high + _GAP
    return x + wide / 2 - width / 2, below if below + height < HEIGHT - 8 else y - height - _GAP


def _aside(area: Area, width: float) -> Point:
    x, y, wide, _ = area
    return (x + wide + _GAP, y) if x + wide / 2 < WIDTH / 2 else (x - width - _GAP, y)


def _draw_toast(house: House, words: str, y: float, fade: float) -> float:
    canvas = house.canvas
    style = LIGHT.but(size=24)
    left, top, right, bottom = canvas.insets("ui/plate")
    inner = canvas.type.widest(words, style, _TOAST_WIDTH)
    width = inner + left + right
    height = canvas.paragraph_height(words, inner, style) + top + bottom
    area = ((WIDTH - width) / 2, y, width, height)
    canvas.patch("ui/plate", area, fade=fade)
    canvas.paragraph(words, (area[0] + left, y + top, inner, height), style, "centre")
    return height
