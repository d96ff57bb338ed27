"""Which key or button does something, drawn for the device that was used last."""

from game.ui.canvas import Canvas
from game.ui.design import Point
from game.ui.intents import Device, Way, Wish
from game.ui.styles import INK, Style

_SIDE = 40.0
_LETTER = Style("bitter_bold", 22, INK, grows=False)
_KEYS: dict[Wish | Way, str] = {
    Wish.CONFIRM: "keys/enter",
    Wish.CANCEL: "keys/escape",
    Wish.SKIP: "keys/space",
    Way.UP: "keys/up",
}
_LETTERS: dict[Wish | Way, str] = {
    Wish.FIRST_ACTION: "R",
    Wish.SECOND_ACTION: "T",
    Wish.HINT: "H",
    Wish.LOG: "L",
    Wish.UNDO: "U",
}
_XBOX: dict[Wish | Way, str] = {
    Wish.CONFIRM: "a",
    Wish.CANCEL: "b",
    Wish.FIRST_ACTION: "x",
    Wish.SECOND_ACTION: "y",
    Wish.MENU: "menu",
    Wish.LOG: "view",
    Wish.UNDO: "lb",
    Wish.SKIP: "rb",
    Way.UP: "dpad",
}
_BELOW_ARROW = 8.0
_ARROW = [(-9.0, -22.0), (0.0, -32.0), (9.0, -22.0)]
"""Over the cross, which has no picture for each of its arms."""
_SONY = {"a": "cross", "b": "circle", "x": "square", "y": "triangle", "lb": "l1", "rb": "r1"}


def draw_glyph(canvas: Canvas, device: Device, wish: Wish | Way, at: Point) -> None:
    """The key or button with its middle at a point; a mouse needs none."""
    if device is Device.KEYBOARD:
        if wish in _KEYS:
            canvas.image(_KEYS[wish], at)
        elif wish in _LETTERS:
            _draw_cap(canvas, _LETTERS[wish], at)
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


def _draw_cap(canvas: Canvas, letter: str, at: Point, wide: float = _SIDE) -> None:
    canvas.patch("keys/cap", (at[0] - wide / 2, at[1] - _SIDE / 2, wide, _SIDE), "normal")
    canvas.text(letter, (at[0], at[1] - 3), _LETTER, "centre")
