"""A line of text to be typed."""

from collections.abc import Callable

from game.ui.canvas import Canvas
from game.ui.design import Area
from game.ui.intents import Erased, Intent, Moved, Typed, Way
from game.ui.scene import Change
from game.ui.styles import LIGHT, PALE, PARCHMENT
from game.ui.widgets.widget import Widget


class Entry(Widget):
    """Takes printable characters up to a length; the caret is where the next one goes."""

    types = True

    def __init__(
        self,
        area: Area,
        text: str,
        changed: Callable[[str], Change | None],
        *,
        longest: int,
        empty: str = "",
        enabled: bool = True,
        tip: str = "",
    ) -> None:
        super().__init__(area, enabled=enabled, tip=tip)
        self.text = text
        self.changed = changed
        self.longest = longest
        self.empty = empty
        """What stands there, faintly, while nothing does."""
        self.caret = len(text)

    def hear(self, intent: Intent) -> tuple[bool, Change | None]:
        match intent:
            case Typed(text):
                room = max(0, self.longest - len(self.text))
                fresh = "".join(each for each in text if each.isprintable())[:room]
                return True, self._edit(self.text[: self.caret] + fresh + self.text[self.caret :], len(fresh))
            case Erased(-1) if self.caret:
                return True, self._edit(self.text[: self.caret - 1] + self.text[self.caret :], -1)
            case Erased(1):
                return True, self._edit(self.text[: self.caret] + self.text[self.caret + 1 :], 0)
            case Erased():
                return True, None
            case Moved(Way.LEFT) if self.caret:
                self.caret -= 1
                return True, None
            case Moved(Way.RIGHT) if self.caret < len(self.text):
                self.caret += 1
                return True, None
        return False, None

    def _edit(self, text: str, step: int) -> Change | None:
        self.text = text
        self.caret += step
        return self.changed(text)

    def draw(self, canvas: Canvas) -> None:
        face = self.face
        canvas.patch("ui/entry", self.area, "normal" if face in ("hover", "pressed") else face)
        x, y, width, height = canvas.inside("ui/entry", self.area)
        shown = self.text or self.empty
        style = LIGHT.but(colour=PARCHMENT if self.text and self.enabled else PALE)
        style = canvas.type.fitting(shown, style, width)
        before = canvas.type.width(self.text[: self.caret], style) if self.caret else 0.0
        if before > width:
            x -= before - width  # the caret stays in sight
        canvas.clip(canvas.inside("ui/entry", self.area))
        canvas.text(shown, (x, y + height / 2), style)
        canvas.clip(None)
        if self.focused and self.enabled:
            tall = canvas.type.height(style) * 0.8
            canvas.fill((x + before, y + (height - tall) / 2, 2.5, tall), PARCHMENT)
