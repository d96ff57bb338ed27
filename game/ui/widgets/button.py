"""A button with words, and perhaps an icon."""

from game.ui.canvas import Canvas
from game.ui.design import Area, Point
from game.ui.glyphs import draw_glyph, glyph_width
from game.ui.intents import Device, Way, Wish
from game.ui.scene import Change
from game.ui.styles import INK, LABEL, PALE, PARCHMENT, Style
from game.ui.widgets.widget import BULB, Press, Widget

GOLD = "ui/button_gold"
_ICON, _BESIDE = 34.0, 44.0
"""How large an icon is, and what it takes of the words' room."""
_SUNK = 3
"""How far the words go down with the button."""
_FROM_EDGE, _FROM_WORDS = 22.0, 8.0
"""How far a key or a pad's button is from the end, and how much room it takes beside its own."""
_FROM_BULB = 4.0
"""How far the words are from the hint's bulb."""
_DULL, _DULL_GOLD = 0.72, 0.94
"""How much of their light words keep that cannot be pressed: they can be read, for they may say why."""
_SMALLEST = 0.6
"""Words that are too long shrink this far: what is cut off cannot be read at all."""


class Button(Widget):
    """Does something when it is clicked."""

    def __init__(
        self,
        area: Area,
        words: str,
        action: Press,
        *,
        skin: str = "ui/button",
        icon: str = "",
        enabled: bool = True,
        tip: str = "",
        style: Style = LABEL,
        wish: Wish | Way | None = None,
        hinted: bool = False,
        icon_last: bool = False,
    ) -> None:
        super().__init__(area, enabled=enabled, tip=tip)
        self.hinted = hinted
        self.words = words
        self.action = action
        self.skin = skin
        self.icon = icon
        self.icon_last = icon_last
        """The icon comes after the words."""
        self.style = style
        self.wish = wish
        """What else sets it off: its key or button is drawn at its end."""

    @property
    def face(self) -> str:
        """Under another screen, and while nobody is heard, it is dead, and looks it."""
        dead = self.form is not None and (self.form.asleep or self.form.deaf())
        return "disabled" if dead else super().face

    @property
    def bulb(self) -> Point:
        """At the beginning of its words."""
        x, y, _, height = self.area
        return x + 4, y + height / 2

    def activate(self) -> Change | None:
        return self.action()

    def draw(self, canvas: Canvas) -> None:
        device = Device.MOUSE if self.form is None or not self.enabled else self.form.device()
        marked = self.wish is not None and device is not Device.MOUSE
        if self.wish is None or not marked or self.form is None:
            self._draw_words(canvas, 0.0)
            return
        escape = self.form.escape()
        wide = glyph_width(canvas, device, self.wish, escape)
        self._draw_words(canvas, wide + _FROM_WORDS)
        x, y, width, height = self.area
        at = x + width - _FROM_EDGE - wide / 2, y + height / 2 - 2
        draw_glyph(canvas, device, self.wish, at, escape)

    def _draw_words(self, canvas: Canvas, taken: float) -> None:
        """The words, which leave what is taken at their end to the key."""
        face = self.face
        canvas.patch(self.skin, self.area, face)
        x, y, width, height = canvas.inside(self.skin, self.area)
        width -= taken
        if self.hinted:
            hidden = max(0.0, self.bulb[0] + BULB + _FROM_BULB - x)
            x, width = x + hidden, width - (hidden if taken else 2 * hidden)  # a key has its own room already
        y += _SUNK if face == "pressed" else 0
        gold = self.skin == GOLD
        style = self.style.but(colour=PALE if face == "disabled" else INK if gold else PARCHMENT)
        fade = (_DULL_GOLD if gold else _DULL) if face == "disabled" else 1.0
        ink = "dark" if gold and face != "disabled" else "light"
        if self.icon and not self.words:
            self._draw_icon(canvas, (x + width / 2, y + height / 2), ink, fade)
            return
        least = canvas.type.width(self.words, style) * _SMALLEST
        icon = self.icon if least <= width - _BESIDE else ""  # rather no picture than words cut off
        style = canvas.type.fitting(self.words, style, width - (_BESIDE if icon else 0), _SMALLEST)
        words = canvas.type.shortened(self.words, style, width - (_BESIDE if icon else 0))
        if not icon:
            canvas.text(words, (x + width / 2, y + height / 2), style, "centre", fade)
            return
        start = x + (width - canvas.type.width(words, style) - _ICON - 10) / 2
        wide = canvas.type.width(words, style) + 10 if self.icon_last else 0.0
        self._draw_icon(canvas, (start + wide + _ICON / 2, y + height / 2), ink, fade)
        before = 0.0 if self.icon_last else _ICON + 10
        canvas.text(words, (start + before, y + height / 2), style, "left", fade)

    def _draw_icon(self, canvas: Canvas, at: Point, ink: str, fade: float) -> None:
        canvas.image(self.icon, at, ink, zoom=_ICON / canvas.art.entry(self.icon).size[0], fade=fade)


class Tool(Button):
    """A small button with an icon, always there: it answers no question, and draws no focus from one."""

    attracts_focus = False
