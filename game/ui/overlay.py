"""What lies over every screen: the line of keys, tooltips and notices."""

from game.ui.design import HEIGHT, WIDTH, Area, Point
from game.ui.house import House
from game.ui.intents import Device
from game.ui.scene import Scene
from game.ui.scenes.looking import draw_looking
from game.ui.scenes.page import Page
from game.ui.styles import LIGHT, PALE
from game.ui.widgets.form_scene import FormScene

_TIP_WIDTH = 480.0
_TOAST_WIDTH = 1060.0
_INSET = 8.0, 5.0
"""How much further in than its frame the words of a tooltip begin."""
_GAP = 10.0
_FOOT, _FOOT_HIGH = LIGHT.but(size=18, colour=PALE, grows=False), 28.0
"""The line under a tooltip that says how to ask for more."""


def draw_overlay(house: House, scene: Scene) -> None:
    """Draw which keys do what, the tooltip of what is pointed at, and the notices above everything."""
    looked = scene.asking.looked if isinstance(scene, FormScene) else None
    if looked is not None:
        draw_looking(house, looked)
    elif isinstance(scene, Page):
        scene.draw_over(house.canvas)
    tip = scene.tip()
    if tip is not None:
        foot = _how_to_ask(house, scene) if isinstance(scene, FormScene) and looked is None else ""
        draw_tip(house, *tip, aside=scene.tip_aside, foot=foot)
    y = scene.notices_from
    for toast in house.toasts:
        y += _draw_toast(house, toast.words, y, min(1.0, toast.left * 2)) + 12


def _how_to_ask(house: House, scene: FormScene) -> str:
    """How more is told of what a tooltip is about, if there is more."""
    tipped, device = scene.form.tipped, house.reader.device
    if tipped is None or not tipped.page:
        return ""
    if device is Device.MOUSE:
        return house.words("ui.ask.mouse")
    return house.words("ui.ask.pad") if device.is_pad else house.words("ui.ask.key")


def draw_tip(house: House, words: str, beside: Area, aside: bool = False, foot: str = "") -> None:
    """A tooltip below an area, or above where there is no room; `aside`: on the side with more room."""
    canvas = house.canvas
    style = LIGHT.but(size=22)
    left, top, right, bottom = canvas.insets("ui/tooltip")
    inner = canvas.type.widest(words, style, _TIP_WIDTH * canvas.type.growth)
    inner = max(inner, canvas.type.width(foot, _FOOT)) if foot else inner
    width = inner + left + right + 2 * _INSET[0]
    high = canvas.paragraph_height(words, inner, style)
    height = high + top + bottom + 2 * _INSET[1] + (_FOOT_HIGH if foot else 0.0)
    x, y = _aside(beside, width) if aside else _below(beside, width, height)
    x, y = min(max(8.0, x), WIDTH - width - 8), min(max(8.0, y), HEIGHT - height - 8)
    canvas.patch("ui/tooltip", (x, y, width, height))
    canvas.paragraph(words, (x + left + _INSET[0], y + top + _INSET[1], inner, height), style)
    if foot:
        canvas.text(foot, (x + left + _INSET[0], y + top + _INSET[1] + high + _FOOT_HIGH / 2 + 2), _FOOT)


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
