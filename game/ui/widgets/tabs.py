"""Leaves of one page, of which one is on top."""

from collections.abc import Callable, Sequence

from game.ui.canvas import Canvas
from game.ui.design import Area
from game.ui.scene import Change
from game.ui.styles import LABEL, PALE, PARCHMENT
from game.ui.widgets.widget import Press, Widget


class Tab(Widget):
    """One of several leaves; the one that is on top is drawn as such."""

    def __init__(self, area: Area, words: str, chosen: Press, *, selected: bool) -> None:
        super().__init__(area)
        self.words = words
        self.chosen = chosen
        self.selected = selected

    def activate(self) -> Change | None:
        return self.chosen()

    def draw(self, canvas: Canvas) -> None:
        face = self.face
        canvas.patch("ui/tab", self.area, "selected" if self.selected and face != "focused" else face)
        style = LABEL.but(size=27, colour=PARCHMENT if self.selected else PALE)
        canvas.fitted(self.words, canvas.inside("ui/tab", self.area), style)


def tabs(
    area: Area, names: Sequence[str], selected: int, chosen: Callable[[int], Change | None]
) -> list[Tab]:
    """Tabs side by side over an area."""
    x, y, width, height = area
    each = width / len(names)

    def choose(number: int) -> Press:
        return lambda: chosen(number)

    return [
        Tab((x + each * n, y, each - 6, height), name, choose(n), selected=n == selected)
        for n, name in enumerate(names)
    ]
