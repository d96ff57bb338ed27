"""One value of several, stepped through with arrows on both sides."""

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from game.ui.canvas import Canvas
from game.ui.design import Area
from game.ui.intents import Intent, Moved, Point, Way
from game.ui.scene import Change
from game.ui.styles import LIGHT, PALE
from game.ui.widgets.widget import Widget

V = TypeVar("V")
_ARROW, _WORDS = 52.0, 46.0
"""How wide the place of an arrow is, and where the words may begin."""


class Choice(Widget, Generic[V]):
    """Left and right, or a click on an arrow or on the value itself, choose the next one."""

    def __init__(
        self,
        area: Area,
        values: Sequence[tuple[V, str]],
        chosen: V,
        changed: Callable[[V], Change | None],
        *,
        enabled: bool = True,
        tip: str = "",
        wraps: bool = True,
    ) -> None:
        super().__init__(area, enabled=enabled and len(values) > 1, tip=tip)
        self.values = list(values)
        self.at = next((n for n, (value, _) in enumerate(values) if value == chosen), 0)
        self.changed = changed
        self.wraps = wraps
        self._grabbed: Point = (0, 0)

    @property
    def value(self) -> V:
        return self.values[self.at][0]

    def step(self, way: int) -> Change | None:
        at = self.at + way
        if self.wraps:
            at %= len(self.values)
        elif not 0 <= at < len(self.values):
            return None
        self.at = at
        return self.changed(self.value)

    def grabbed(self, at: Point) -> None:
        self._grabbed = at

    def activate(self) -> Change | None:
        by_hand = self.form is not None and not self.form.shows_focus
        return self.step(-1 if by_hand and self._grabbed[0] < self.area[0] + _ARROW else 1)

    def hear(self, intent: Intent) -> tuple[bool, Change | None]:
        if isinstance(intent, Moved) and intent.way in (Way.LEFT, Way.RIGHT):
            return True, self.step(-1 if intent.way is Way.LEFT else 1)
        return False, None

    def draw(self, canvas: Canvas) -> None:
        x, y, width, height = self.area
        face = {"pressed": "hover"}.get(self.face, self.face)
        canvas.patch("ui/entry", self.area, "normal" if face == "hover" else face)
        style = LIGHT if self.enabled else LIGHT.but(colour=PALE)
        canvas.fitted(self.values[self.at][1], (x + _WORDS, y, width - 2 * _WORDS, height), style)
        if not self.enabled:
            return
        for end, across in (("left", x + _ARROW / 2), ("right", x + width - _ARROW / 2)):
            possible = self.wraps or 0 <= self.at + (1 if end == "right" else -1) < len(self.values)
            zoom = 40 / canvas.art.entry("ui/arrow").size[1]
            state = "normal" if possible else "disabled"
            canvas.image("ui/arrow", (across, y + height / 2), f"{end}_{state}", zoom=zoom)
