"""Leaves of one page, of which one is on top."""

from collections.abc import Callable, Sequence
from functools import partial

from game.ui.canvas import Canvas
from game.ui.design import Area
from game.ui.scene import Change
from game.ui.styles import LABEL, PALE, PARCHMENT
from game.ui.widgets.widget import Press, Widget

STYLE = LABEL.but(size=27)


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
        style = STYLE.but(colour=PARCHMENT if self.selected else PALE)
        canvas.fitted(self.words, canvas.inside("ui/tab", self.area), style)


def tabs(
    area: Area, names: Sequence[str], selected: int, chosen: Callable[[int], Change | None]
) -> list[Tab]:
    """Tabs side by side over an area."""
    return shared_out(area, names, [1.0] * len(names), selected, chosen)


def shared_out(
    area: Area,
    names: Sequence[str],
    wanted: Sequence[float],
    selected: int,
    chosen: Callable[[int], Change | None],
) -> list[Tab]:
    """Tabs side by side over an area, each as wide as its share of what they all want."""
    x, y, width, height = area
    made = list[Tab]()
    for number, (name, want) in enumerate(zip(names, wanted, strict=True)):
        wide = width * want / sum(wanted)
        made.append(Tab((x, y, wide - 6, height), name, partial(chosen, number), selected=number == selected))
        x += wide
    return made
