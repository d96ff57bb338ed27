"""A number between two ends, pushed along a track."""

from collections.abc import Callable

from game.ui.canvas import Canvas
from game.ui.design import Area
from game.ui.intents import Intent, Moved, Point, Scrolled, Way
from game.ui.scene import Change
from game.ui.styles import LIGHT
from game.ui.widgets.widget import Widget

_FIGURE = 72.0
"""Room for the number beside the track."""


class Slider(Widget):
    """A knob on a track; arrows move it by a step."""

    def __init__(
        self,
        area: Area,
        value: int,
        changed: Callable[[int], Change | None],
        *,
        low: int = 0,
        high: int = 100,
        step: int = 5,
        tip: str = "",
    ) -> None:
        super().__init__(area, tip=tip)
        self.value, self.low, self.high, self.step = value, low, high, step
        self.changed = changed

    def set(self, value: int) -> Change | None:
        value = min(self.high, max(self.low, value))
        if value == self.value:
            return None
        self.value = value
        return self.changed(value)

    def grabbed(self, at: Point) -> None:
        share = (at[0] - self.area[0]) / (self.area[2] - _FIGURE)
        span = self.high - self.low
        self.set(self.low + round(share * span / self.step) * self.step)

    def hear(self, intent: Intent) -> tuple[bool, Change | None]:
        match intent:
            case Moved(Way.LEFT):
                return True, self.set(self.value - self.step)
            case Moved(Way.RIGHT):
                return True, self.set(self.value + self.step)
            case Scrolled(_, amount):
                return True, self.set(self.value + (self.step if amount > 0 else -self.step))
        return False, None

    def draw(self, canvas: Canvas) -> None:
        x, y, width, height = self.area
        track = width - _FIGURE
        thick = canvas.art.entry("ui/slider_track").size[1]
        share = (self.value - self.low) / (self.high - self.low)
        knob = 18 + share * (track - 36)
        canvas.patch("ui/slider_track", (x, y + (height - thick) / 2, track, thick), "empty")
        canvas.patch("ui/slider_track", (x, y + (height - thick) / 2, knob, thick), "full")
        canvas.image("ui/slider_knob", (x + knob, y + height / 2), self.face)
        canvas.text(str(self.value), (x + width, y + height / 2), LIGHT, "right")
