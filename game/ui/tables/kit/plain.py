"""The plain chooser: any question, its answers by their names."""

from game.engine import Ask
from game.ui.canvas import Canvas
from game.ui.design import Area
from game.ui.intents import Intent
from game.ui.picker import Picker
from game.ui.scene import Change
from game.ui.tables.kit.any_table import T
from game.ui.tables.kit.chooser import Chooser
from game.ui.widgets.widget import Widget

_MIDDLE: Area = (560.0, 150.0, 800.0, 560.0)


class Plain(Chooser[T]):
    """For questions that have no chooser of their own, so that none is ever unanswerable."""

    def __init__(self, table: T, ask: Ask, area: Area = _MIDDLE) -> None:
        super().__init__(table, ask)
        self.picker = Picker(table, ask, area)

    def widgets(self) -> list[Widget]:
        return self.picker.widgets()

    def hear(self, intent: Intent) -> Change | None:
        return self.picker.hear(intent)

    def draw(self, canvas: Canvas) -> None:
        canvas.patch("ui/panel", self.picker.panel)
