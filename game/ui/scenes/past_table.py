"""A table as it was when somebody had to choose, with marks on what was chosen and on what was better."""

from collections.abc import Hashable
from typing import TYPE_CHECKING, Any

from game.engine import Record, Seat
from game.handbook import PageName
from game.play.past import Past
from game.play.review import Find
from game.ui.canvas import Canvas
from game.ui.design import Area
from game.ui.scene import Scene
from game.ui.tables import lay_table
from game.ui.tables.coaching.placing import grown
from game.ui.tables.kit.hint_mark import draw_choice
from game.ui.tables.table import TableScene
from game.ui.widgets.button import Button
from game.ui.widgets.widget import BULB, Widget

if TYPE_CHECKING:
    from game.ui.house import House


class PastTable(Scene):
    """Lies under the review and is only looked at; bare wood as long as there is nothing to look at."""

    tunes = ()

    def __init__(self, house: "House", record: Record) -> None:
        super().__init__(house)
        self._record = record
        self._find: Find | None = None
        self._laid: dict[int, TableScene[Any]] = {}
        """The tables that were looked at, by the number of the answer: laying one takes a moment."""
        self._chosen: list[Widget] = []

    @property
    def table(self) -> TableScene[Any] | None:
        return None if self._find is None else self._laid.get(self._find.decision.number)

    def show(self, find: Find | None) -> None:
        """Lay the table as it was before a choice, for the eyes of whoever made it."""
        self._find, self._chosen = find, []
        self.house.stale = True
        if find is None:
            return
        table = self._table(find.decision.number, find.decision.ask.seat)
        table.hint.action = find.decision.action
        table.arrange()
        advised = {_known(each) for each in table.form.widgets if each.hinted}
        table.hint.action = find.better.action
        table.arrange()
        table.form.focus(None)
        self._chosen = [each for each in table.form.widgets if _known(each) in advised]

    def lay_anew(self) -> None:
        """Words and pictures take other room than before."""
        self._laid.clear()
        self.show(self._find)

    def _table(self, number: int, seat: Seat) -> TableScene[Any]:
        if number not in self._laid:
            table = lay_table(self.house, Past(self._record, number, seat))
            table.only_shown = True
            table.playback.skip()
            self._laid[number] = table
        return self._laid[number]

    @property
    def marked(self) -> list[Area]:
        """Where something is marked, so that nothing is laid on it."""
        table = self.table
        if table is None:
            return []
        hinted = (each.outline for each in table.form.widgets if each.hinted)
        return [grown(area, BULB) for area in (*hinted, *(each.outline for each in self._chosen))]

    @property
    def rules_page(self) -> PageName | None:
        return None if self.table is None else self.table.rules_page

    def draw(self, canvas: Canvas) -> None:
        table = self.table
        if table is None or self._find is None:
            canvas.background("backgrounds/table")
            return
        table.draw(canvas)
        colour = table.session.sitters[self._find.decision.ask.seat].colour
        for widget in self._chosen:
            draw_choice(canvas, widget, colour)


def _known(widget: Widget) -> Hashable:
    """By what a widget is known: a button that says something else is another one."""
    return widget.identity, widget.words if isinstance(widget, Button) else ""
