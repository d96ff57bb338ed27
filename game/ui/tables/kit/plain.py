"""The plain chooser: any question, its options as labelled buttons."""

from game.ui.canvas import Canvas
from game.ui.design import Area
from game.ui.picker import Picker
from game.ui.tables.kit.any_table import T
from game.ui.tables.kit.chooser import Chooser
from game.ui.widgets.widget import Widget

_PANEL: Area = (560.0, 150.0, 800.0, 560.0)


class Plain(Chooser[T]):
    """For questions that have no chooser of their own, so that none is ever unanswerable."""

    picker: Picker | None = None

    def widgets(self) -> list[Widget]:
        if self.picker is None:
            self.picker = Picker(self.table, self.ask, _PANEL)
        return self.picker.widgets()

    def prompt(self) -> str:
        return self.table.house.words("ui.choose")

    def draw(self, canvas: Canvas) -> None:
        if self.picker is not None:
            canvas.patch("ui/dialog", self.picker.panel)
