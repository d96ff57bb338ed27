"""The line at the foot of a menu: which keys or buttons do what, for the device used last."""

from game.ui.canvas import Canvas
from game.ui.design import Point
from game.ui.glyphs import cap_width, draw_cap
from game.ui.intents import Device
from game.ui.styles import LIGHT

_MIDDLE: Point = (960.0, 1063.0)
_ZOOM = 0.7
_STYLE = LIGHT.but(size=19, grows=False)
_GAP, _BETWEEN, _EDGE = 10.0, 36.0, 22.0
_DARK = (12, 6, 3)
Glyphs = dict[str, tuple[str, ...]]
"""By what is done, the pictures of what is pressed."""
_ARROWS = "keys/left", "keys/right", "keys/up", "keys/down"
_KEYBOARD: Glyphs = {
    "move": ("keys/up", "keys/down"),
    "choose": ("keys/enter",),
    "look": _ARROWS,
    "ask": ("keys/enter",),
    "back": (),
}
_ASIDE = "keys/left", "keys/right", "keys/tab"
"""What also moves the focus where things lie side by side."""
_XBOX: Glyphs = {
    "move": ("pad/xbox/dpad", "pad/xbox/lb", "pad/xbox/rb"),
    "choose": ("pad/xbox/a",),
    "look": ("pad/xbox/dpad",),
    "ask": ("pad/xbox/a",),
    "back": ("pad/xbox/b",),
}
_SONY: Glyphs = {
    "move": ("pad/playstation/dpad", "pad/playstation/l1", "pad/playstation/r1"),
    "choose": ("pad/playstation/cross",),
    "look": ("pad/playstation/dpad",),
    "ask": ("pad/playstation/cross",),
    "back": ("pad/playstation/circle",),
}
_GLYPHS: dict[Device, Glyphs] = {Device.KEYBOARD: _KEYBOARD, Device.XBOX: _XBOX, Device.PLAYSTATION: _SONY}


def draw_hints(
    canvas: Canvas, device: Device, said: dict[str, str], aside: bool, escape: str, *, on_plate: bool
) -> None:
    """Each thing that can be done in a word, after its key or button; a mouse needs none.

    Over a table they stand on a plate, through which none of its figures shine.
    """
    glyphs = _GLYPHS.get(device)
    if glyphs is None:
        return
    more = {"move": _ASIDE} if aside else {}
    parts = [(glyphs[what] + more.get(what, ()), words) for what, words in said.items()]
    cap = cap_width(canvas, escape, _ZOOM)
    wide = [
        (_wide(canvas, pictures) or cap) + _GAP + canvas.type.width(words, _STYLE)
        for pictures, words in parts
    ]
    whole = sum(wide) + _BETWEEN * (len(parts) - 1)
    x, y = _MIDDLE[0] - whole / 2, _MIDDLE[1]
    place = (x - _EDGE, y - 16, whole + 2 * _EDGE, 32.0)
    if on_plate:
        canvas.patch("ui/tooltip", place)
    else:
        canvas.fill(place, _DARK, 0.6)
    for (pictures, words), width in zip(parts, wide, strict=True):
        across = x
        for picture in pictures:
            size = canvas.art.entry(picture).size[0] * _ZOOM
            canvas.image(picture, (across + size / 2, y), zoom=_ZOOM)
            across += size
        if not pictures:
            draw_cap(canvas, escape, (across + cap / 2, y), _ZOOM)
            across += cap
        canvas.text(words, (across + _GAP, y), _STYLE)
        x += width + _BETWEEN


def _wide(canvas: Canvas, pictures: tuple[str, ...]) -> float:
    return sum(canvas.art.entry(picture).size[0] for picture in pictures) * _ZOOM
