"""A line of text to be typed."""

from collections.abc import Callable

from game.ui.canvas import Canvas
from game.ui.clipboard import copy
from game.ui.design import Area
from game.ui.intents import Copied, Erased, Intent, Moved, Point, SelectedAll, Typed, Way, Wish, Wished
from game.ui.scene import Change
from game.ui.styles import BRASS, LIGHT, PALE, PARCHMENT
from game.ui.widgets.line import TextLine
from game.ui.widgets.widget import Press, Widget

_NEARLY = 6
"""A counter appears when this share of the room is left: 10 characters of 60."""
_COUNTER = LIGHT.but(size=19, colour=PALE, grows=False)
_COUNTER_ROOM = 64.0


class Entry(Widget):
    """Takes printable characters up to a length; says so when there is no more room."""

    types = True

    def __init__(
        self,
        area: Area,
        text: str,
        changed: Callable[[str], Change | None],
        *,
        longest: int,
        fits: Callable[[str], bool] = lambda _: True,
        confirm: Press | None = None,
        empty: str = "",
        enabled: bool = True,
        tip: str = "",
    ) -> None:
        super().__init__(area, enabled=enabled, tip=tip)
        self.line = TextLine(text, longest, fits)
        self.changed = changed
        self.confirm = confirm
        """What Enter does."""
        self.empty = empty
        """What stands there, faintly, while nothing does."""
        self._stops: list[tuple[float, int]] = []
        """Where on the screen the caret can be, and before which letter that is."""

    @property
    def text(self) -> str:
        return self.line.text

    @property
    def counter(self) -> str:
        """How much of the room is taken, once little is left."""
        count, longest = len(self.text), self.line.longest
        if self.line.full:
            return f"{count}/{count}"
        return f"{count}/{longest}" if longest - count <= longest // _NEARLY else ""

    def hear(self, intent: Intent) -> tuple[bool, Change | None]:
        line, before = self.line, self.text
        match intent:
            case Typed(text):
                line.type(text)
            case Erased(way):
                line.erase(way)
            case Moved(Way.LEFT | Way.RIGHT as way, held):
                return line.step(way.value[0]) or held, None
            case Wished(Wish.HOME):
                line.go(0)
            case Wished(Wish.END):
                line.go(len(self.text))
            case SelectedAll():
                line.select_all()
            case Copied(cut):
                self._copy(cut)
            case Wished(Wish.CONFIRM) if self.confirm is not None:
                return True, self.confirm()
            case _:
                return False, None
        return True, self.changed(self.text) if self.text != before else None

    def _copy(self, cut: bool) -> None:
        start, end = self.line.selected
        if start < end:
            copy(self.text[start:end])
            if cut:
                self.line.erase(1)

    def reached(self) -> None:
        """What is typed replaces what stands there, as everywhere."""
        self.line.select_all()

    def seized(self, at: Point) -> None:
        self.line.go(self._nearest(at))

    def grabbed(self, at: Point) -> None:
        self.line.go(self._nearest(at), selecting=True)

    def _nearest(self, at: Point) -> int:
        return min(self._stops, key=lambda stop: abs(stop[0] - at[0]), default=(0.0, len(self.text)))[1]

    def draw(self, canvas: Canvas) -> None:
        face = self.face
        canvas.patch("ui/entry", self.area, "normal" if face in ("hover", "pressed") else face)
        x, y, width, height = canvas.inside("ui/entry", self.area)
        typing = self.focused and self.enabled
        if typing and self.counter:
            style = _COUNTER.but(colour=BRASS) if self.line.full else _COUNTER
            canvas.text(self.counter, (x + width, y + height / 2), style, "right")
            width -= _COUNTER_ROOM
        shown = self.text or self.empty
        style = LIGHT.but(colour=PARCHMENT if self.text and self.enabled else PALE)
        style = canvas.type.fitting(shown, style, width)
        before = canvas.type.width(self.text[: self.line.caret], style)
        left = x - max(0.0, before - width)  # the caret stays in sight
        self._stops = [(left + canvas.type.width(self.text[:at], style), at) for at in self.line.stops]
        tall = canvas.type.height(style) * 0.8
        top = y + (height - tall) / 2
        canvas.clip((x, y, width + 3, height))
        start, end = self.line.selected
        if typing and start < end:
            wide = canvas.type.width(self.text[:end], style) - canvas.type.width(self.text[:start], style)
            from_ = left + canvas.type.width(self.text[:start], style)
            canvas.fill((from_, top, wide, tall), BRASS, 0.45)
        canvas.text(shown, (left, y + height / 2), style)
        if typing:
            canvas.fill((left + before, top, 2.5, tall), PARCHMENT)
        canvas.clip(None)
