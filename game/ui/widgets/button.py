"""A button with words, and perhaps an icon."""

from game.ui.canvas import Area, Canvas
from game.ui.glyphs import draw_glyph
from game.ui.intents import Wish
from game.ui.scene import Change
from game.ui.typesetting import INK, LABEL, PALE, PARCHMENT, Style
from game.ui.widgets.widget import Action, Widget

GOLD = "ui/button_gold"
_SUNK = 3
"""How far the words go down with the button."""


class Button(Widget):
    """Does something when it is clicked."""

    def __init__(
        self,
        area: Area,
        words: str,
        action: Action,
        *,
        skin: str = "ui/button",
        icon: str = "",
        enabled: bool = True,
        tip: str = "",
        style: Style = LABEL,
        wish: Wish | None = None,
    ) -> None:
        super().__init__(area, enabled=enabled, tip=tip)
        self.words = words
        self.action = action
        self.skin = skin
        self.icon = icon
        self.style = style
        self.wish = wish
        """What else sets it off: its key or button is drawn at its end."""

    def activate(self) -> Change | None:
        return self.action()

    def draw(self, canvas: Canvas) -> None:
        self._draw_words(canvas)
        if self.wish is not None and self.enabled and self.form is not None:
            x, y, width, height = self.area
            draw_glyph(canvas, self.form.device(), self.wish, (x + width - 42, y + height / 2 - 2))

    def _draw_words(self, canvas: Canvas) -> None:
        face = self.face
        canvas.patch(self.skin, self.area, face)
        x, y, width, height = canvas.inside(self.skin, self.area)
        y += _SUNK if face == "pressed" else 0
        gold = self.skin == GOLD
        style = self.style.but(colour=INK if gold else PALE if face == "disabled" else PARCHMENT)
        fade = 0.55 if face == "disabled" else 1.0
        style = canvas.type.fitting(self.words, style, width - (44 if self.icon else 0))
        if not self.icon:
            canvas.text(self.words, (x + width / 2, y + height / 2), style, "centre", fade)
            return
        side = 34.0
        wide = canvas.type.width(self.words, style) if self.words else 0.0
        start = x + (width - wide - side - (10 if self.words else 0)) / 2
        zoom = side / canvas.art.entry(self.icon).size[0]
        canvas.image(
            self.icon, (start + side / 2, y + height / 2), "dark" if gold else "light", zoom=zoom, fade=fade
        )
        canvas.text(self.words, (start + side + 10, y + height / 2), style, "left", fade)
