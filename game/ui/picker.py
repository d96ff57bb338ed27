"""The plain picker: any question of any game, its options as rows of a list or as steppers and boxes."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from game.engine import Ask
from game.engine.lazy import Combinations
from game.ui.canvas import Area, Canvas
from game.ui.scene import Change
from game.ui.typesetting import LIGHT
from game.ui.widgets.button import GOLD, Button
from game.ui.widgets.choice import Choice
from game.ui.widgets.scroll import ListBox
from game.ui.widgets.widget import Widget

if TYPE_CHECKING:
    from game.ui.tables.table import TableScene

_ROW = 58.0


class Picker:
    """Offers every option by its code; what is chosen along each axis is kept until it is confirmed."""

    def __init__(self, table: "TableScene", ask: Ask, area: Area) -> None:
        self.table = table
        self.ask = ask
        self.area = area
        self.values: list[Any] = []
        if isinstance(ask.options, Combinations):
            self.values = [axis[0] for axis in ask.options.axes]

    def widgets(self) -> list[Widget]:
        if isinstance(self.ask.options, Combinations):
            return self._axes(self.ask.options)
        return [self._list()]

    def _list(self) -> Widget:
        options = self.ask.options
        x, y, width, height = self.area

        def draw_row(canvas: Canvas, row: int, area: Area) -> None:
            canvas.fitted(options[row].code(), (area[0] + 24, area[1], area[2] - 48, area[3]), LIGHT, "left")

        def chosen(row: int) -> Change | None:
            self.table.answer(options[row])
            return None

        return ListBox((x + 50, y + 50, width - 100, height - 100), len(options), _ROW, draw_row, chosen)

    def _axes(self, options: Combinations[Any]) -> list[Widget]:
        x, y, width, height = self.area
        found: list[Widget] = []
        for number, axis in enumerate(options.axes):
            values = [axis[i] for i in range(min(len(axis), 64))]
            labels = [_label(value) for value in values]
            found.append(
                Choice(
                    (x + 50, y + 60 + number * 80, width - 100, 64.0),
                    list(zip(values, labels, strict=True)),
                    self.values[number],
                    self._setter(number),
                )
            )
        confirm = (x + width / 2 - 160, y + height - 130, 320.0, 80.0)
        found.append(Button(confirm, self.table.house.words("ui.confirm"), self._confirm, skin=GOLD))
        return found

    def _setter(self, number: int) -> Callable[[Any], Change | None]:
        def put(value: Any) -> Change | None:
            self.values[number] = value
            return None

        return put

    def _confirm(self) -> Change | None:
        options = self.ask.options
        assert isinstance(options, Combinations)
        self.table.answer(options.make(*self.values))
        return None


def _label(value: Any) -> str:
    """A number, or some of the items."""
    return "+".join(map(str, value)) or "–" if isinstance(value, tuple) else str(value)
