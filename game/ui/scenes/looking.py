"""Looking around: a ring around what is looked at, and at the foot which keys do what."""

from game.ui.house import House
from game.ui.scenes.hints import draw_hints
from game.ui.widgets.widget import Widget

_AROUND = 4.0
_DARK, _BRIGHT = (24, 10, 4), (255, 214, 92)
"""Both are needed: the board is light, and the table dark."""


def draw_looking(house: House, looked: Widget) -> None:
    """Over everything else on the screen: what is looked at may lie anywhere."""
    canvas, words = house.canvas, house.words
    x, y, width, height = looked.outline
    ring = x - _AROUND, y - _AROUND, width + 2 * _AROUND, height + 2 * _AROUND
    canvas.frame(ring, _DARK, 10)
    canvas.frame(ring, _BRIGHT, 5)
    said = {"look": words("ui.keys.look"), "ask": words("ui.keys.ask"), "back": words("ui.back")}
    draw_hints(canvas, house.reader.device, said, False, words("ui.keys.escape"), on_plate=True)
