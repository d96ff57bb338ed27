"""Something on the table that can be chosen: a place, a player, a die, a pile."""

from collections.abc import Callable

from game.ui.canvas import Area, Canvas, Point
from game.ui.scene import Change
from game.ui.typesetting import BRASS, PARCHMENT
from game.ui.widgets.widget import Widget

_GLOW = (255, 214, 120)


class Target(Widget):
    """Lit from within; what it is about is drawn on the table already."""

    def __init__(
        self,
        area: Area,
        chosen: Callable[[], Change | None],
        *,
        tip: str = "",
        picked: bool = False,
        hinted: bool = False,
        enabled: bool = True,
    ) -> None:
        super().__init__(area, tip=tip, enabled=enabled)
        self.chosen, self.picked, self.hinted = chosen, picked, hinted

    def activate(self) -> Change | None:
        return self.chosen()

    def draw(self, canvas: Canvas) -> None:
        x, y, width, height = self.area
        lit = self.face in ("hover", "focused", "pressed")
        if self.enabled:
            canvas.fill(self.area, _GLOW, 0.3 if lit or self.picked else 0.12)
            corners: list[Point] = [(x, y), (x + width, y), (x + width, y + height), (x, y + height)]
            canvas.line(corners, PARCHMENT if lit else BRASS, 6 if self.picked else 3, closed=True)
        if self.picked:
            canvas.image("icons/check", (x + width - 20, y + 20), "light")
        if self.hinted:
            canvas.image("icons/hint", (x + 20, y + 20), "light")
        if self.face == "focused":
            canvas.patch("ui/focus", (x - 6, y - 6, width + 12, height + 12))
