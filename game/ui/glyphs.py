"""Which key or button does something, drawn for the device that was used last."""

from game.ui.canvas import Canvas
from game.ui.design import Point
from game.ui.intents import Device, Way, Wish
from game.ui.styles import INK, Style
from game.ui.typesetting import LEGIBLE

_SIDE = 40.0
_AROUND = 18.0
"""What is left free beside the words on a key."""
_LETTER = Style("bitter_bold", 22, INK, grows=False)
_NAME = _LETTER.but(size=LEGIBLE)
"""For keys that have more than a letter, however small the key."""
_KEYS: dict[Wish | Way, str] = {
    Wish.CONFIRM: "keys/enter",
    Wish.SKIP: "keys/space",
    Way.UP: "keys/up",
}
_LETTERS: dict[Wish | Way, str] = {
    Wish.FIRST_ACTION: "R",
    Wish.SECOND_ACTION: "T",
    Wish.HINT: "H",
    Wish.LOG: "L",
    Wish.AGAIN: "B",
    Wish.RULES: "F1",
    Wish.UNDO: "U",
}
_XBOX: dict[Wish | Way, str] = {
    Wish.CONFIRM: "a",
    Wish.CANCEL: "b",
    Wish.FIRST_ACTION: "x",
    Wish.SECOND_ACTION: "y",
    Wish.MENU: "menu",
    Wish.LOG: "view",
    Wish.AGAIN: "rt",
    Wish.RULES: "lt",
    Wish.UNDO: "lb",
    Wish.SKIP: "rb",
    Way.UP: "dpad",
}
_BELOW_ARROW = 8.0
_ARROW = [(-9.0, -22.0), (0.0, -32.0), (9.0, -22.0)]
"""Over the cross, which has no picture for each of its arms."""
_SONY = {
    "a": "cross",
    "b": "circle",
    "x": "square",
    "y": "triangle",
    "lb": "l1",
    "rb": "r1",
    "lt": "l2",
    "rt": "r2",
}


def draw_glyph(canvas: Canvas, device: Device, wish: Wish | Way, at: Point, escape: str = "") -> None:
    """The key or button with its middle at a point, where Escape has that name; a mouse needs none."""
    if device is Device.KEYBOARD:
        if wish in _KEYS:
            canvas.image(_KEYS[wish], at)
        elif wish is Wish.CANCEL:
            draw_cap(canvas, escape, at)
        elif wish in _LETTERS:
            draw_cap(canvas, _LETTERS[wish], at)
    elif device.is_pad and wish in _XBOX:
        name = _XBOX[wish]
        if wish is Way.UP:  # its arrow stands above it, and both in the middle
            at = at[0], at[1] + _BELOW_ARROW
        if device is Device.PLAYSTATION:
            canvas.image(f"pad/playstation/{_SONY.get(name, name)}", at)
        else:
            canvas.image(f"pad/xbox/{name}", at)
        if wish is Way.UP:
            canvas.line([(at[0] + x, at[1] + y) for x, y in _ARROW], INK, 4)


def draw_number(canvas: Canvas, number: int, at: Point, room: float = _SIDE) -> None:
    """The key of the upper row that picks something, no wider than there is room; the tenth is the 0."""
    _draw_cap(canvas, str(number % 10), at, min(_SIDE, room))


def glyph_width(canvas: Canvas, device: Device, wish: Wish | Way, escape: str) -> float:
    """How wide a key or button is."""
    escapes = device is Device.KEYBOARD and wish is Wish.CANCEL
    return cap_width(canvas, escape) if escapes else _SIDE


def cap_width(canvas: Canvas, words: str, zoom: float = 1.0) -> float:
    """How wide a key with these words on it is."""
    named = canvas.type.width(words, _NAME) + _AROUND * zoom if len(words) > 1 else 0.0
    return max(_SIDE * zoom, named)


def draw_cap(canvas: Canvas, words: str, at: Point, zoom: float = 1.0) -> None:
    """A key with words on it."""
    _draw_cap(canvas, words, at, cap_width(canvas, words, zoom), zoom)


def _draw_cap(canvas: Canvas, words: str, at: Point, wide: float, zoom: float = 1.0) -> None:
    side = _SIDE * zoom
    canvas.patch("keys/cap", (at[0] - wide / 2, at[1] - side / 2, wide, side), "normal")
    style = _NAME if len(words) > 1 else _LETTER.but(size=_LETTER.size * zoom)
    canvas.text(words, (at[0], at[1] - 3 * zoom), style, "centre")
