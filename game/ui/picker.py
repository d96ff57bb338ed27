"""The plain picker: any question of any game, its options as rows of a list or as steppers and boxes."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from game.engine import Ask
from game.engine.lazy import Combinations, Span, Subset
from game.ui.canvas import Canvas
from game.ui.design import Area
from game.ui.scene import Change
from game.ui.styles import LIGHT
from game.ui.widgets.button import GOLD, Button
from game.ui.widgets.choice import Choice
from game.ui.widgets.scroll import ListBox
from game.ui.widgets.widget import Widget

if TYPE_CHECKING:
    from game.ui.tables.table import TableScene

_ROW = 58.0
_BOX = 52.0
_COLUMNS = 4


class Picker:
    """Offers every option by its code; what is chosen along each axis is kept until it is confirmed."""

    def __init__(self, table: "TableScene[Any]", ask: Ask, area: Area) -> None:
        self.table = table
        self.ask = ask
        self.area = area
        self.values: list[Any] = []
        if isinstance(ask.options, Combinations):
            self.values = [axis[0] for axis in ask.options.axes]

    def widgets(self) -> list[Widget]:
        options = self.ask.options
        return self._axes(options) if isinstance(options, Combinations) else [self._list()]

    def _list(self) -> Widget:
        options = self.ask.options
        x, y, width, height = self.area

        def draw_row(canvas: Canvas, row: int, area: Area) -> None:
            canvas.fitted(options[row].code(), (area[0] + 24, area[1], area[2] - 48, area[3]), LIGHT, "left")

        def chosen(row: int) -> Change | None:
            self.table.answer(options[row])
            return None

        return ListBox((x + 50, y + 50, width - 100, height - 100), [_ROW] * len(options), draw_row, chosen)

    def _axes(self, options: Combinations[Any]) -> list[Widget]:
        """A stepper for each number, a box for each item, and a button that confirms."""
        x, y, width, height = self.area
        found: list[Widget] = []
        down = y + 50
        for number, axis in enumerate(options.axes):
            if isinstance(axis, Span):
                found.append(self._stepper(number, axis, (x + 50, down, width - 100, 60.0)))
                down += 70
            else:
                found += self._boxes(number, axis, (x + 50, down, width - 100, height))
                down += _BOX * (1 + (len(axis.free) - 1) // _COLUMNS) + 10
        confirm = (x + width / 2 - 160, y + height - 120, 320.0, 76.0)
        return [*found, Button(confirm, self.table.house.words("ui.confirm"), self._confirm, skin=GOLD)]

    def _stepper(self, number: int, axis: Span, area: Area) -> Widget:
        def put(value: int) -> Change | None:
            self.values[number] = value
            return None

        values = [(value, str(value)) for value in range(axis.low, axis.high + 1)]
        return Choice(area, values, self.values[number], put, wraps=False)

    def _boxes(self, number: int, axis: Subset, area: Area) -> list[Widget]:
        x, y, width, _ = area
        wide = width / _COLUMNS
        return [
            Button(
                (x + n % _COLUMNS * wide, y + n // _COLUMNS * _BOX, wide - 6, _BOX - 6),
                str(item),
                self._toggler(number, axis, item),
                icon="icons/check" if item in self.values[number] else "",
            )
            for n, item in enumerate(axis.free)
        ]

    def _toggler(self, number: int, axis: Subset, item: Any) -> Callable[[], Change | None]:
        def toggle() -> Change | None:
            chosen = set(self.values[number]) ^ {item}
            self.values[number] = tuple(each for each in axis.items if each in chosen)
            self.table.arrange()
            return None

        return toggle

    def _confirm(self) -> Change | None:
        options = self.ask.options
        assert isinstance(options, Combinations)
        self.table.answer(options.make(*self.values))
        return None
