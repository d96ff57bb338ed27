"""The plain picker: any question of any game, its answers as rows of a list or as steppers and boxes."""

from collections.abc import Callable
from functools import partial
from typing import Any

from game.engine import Action, Ask
from game.engine.lazy import Combinations, Span, Subset
from game.play.illustrated import illustrated
from game.ui.canvas import Canvas
from game.ui.design import Area
from game.ui.intents import Intent, Numbered
from game.ui.scene import Change
from game.ui.styles import LIGHT, PALE, largest
from game.ui.tables.kit.any_table import Asks
from game.ui.widgets.button import GOLD, Button
from game.ui.widgets.choice import Choice
from game.ui.widgets.scroll import ListBox
from game.ui.widgets.widget import Widget

_ROW = 58.0
_EDGE = 46.0
_BOX, _COLUMNS = 54.0, 3
_STEPPER = 60.0
_CONFIRM = 76.0
_SMALLEST = 16.0
_NUMBERED = 10
"""As many answers as there are digits."""


class Picker:
    """Offers every answer by its name; what is chosen along each axis is kept until it is confirmed."""

    def __init__(self, table: Asks[Any], ask: Ask, area: Area) -> None:
        self.table = table
        self.ask = ask
        x, y, width, height = area
        if not isinstance(ask.options, Combinations):
            height = min(height, len(ask.options) * _ROW + 2 * _EDGE)
        self.panel = (x, y, width, height)
        """What lies under the answers: no larger than they need."""
        self.area = (x + _EDGE, y + _EDGE, width - 2 * _EDGE, height - 2 * _EDGE)
        self.values: list[Any] = []
        if isinstance(ask.options, Combinations):
            self.values = [axis[0] for axis in ask.options.axes]
        self._words: dict[int, str] = {}
        """What was told already: of a long list nobody sees more than a few rows at a time."""

    def widgets(self) -> list[Widget]:
        options = self.ask.options
        return self._axes(options) if isinstance(options, Combinations) else [self._list()]

    def hear(self, intent: Intent) -> Change | None:
        """A digit gives the answer in its row, where there are not more rows than digits."""
        options = self.ask.options
        few = not self.values and len(options) <= _NUMBERED
        if few and isinstance(intent, Numbered) and intent.number <= len(options):
            self.table.answer(options[intent.number - 1])
        return None

    def told(self, action: Action) -> str:
        """An answer in words, as markup."""
        return illustrated(self.table.game.answer(self.ask, action), self.table.speaker)

    # answers one below the other

    def _list(self) -> Widget:
        options = self.ask.options
        advised = self.table.hint.action
        at = next((row for row, option in enumerate(options) if option == advised), 0) if advised else 0

        def chosen(row: int) -> Change | None:
            self.table.answer(options[row])
            return None

        found = ListBox(self.area, [_ROW] * len(options), partial(self._draw_row, advised), chosen)
        found.select(at)
        return found

    def _draw_row(self, advised: Action | None, canvas: Canvas, row: int, area: Area) -> None:
        option = self.ask.options[row]
        x, y, width, height = area
        if row not in self._words:
            self._words[row] = self.told(option)
        left = x + 24
        if len(self.ask.options) <= _NUMBERED:
            canvas.text(str(row + 1), (x + 34, y + height / 2), LIGHT.but(size=20, colour=PALE), "centre")
            left += 36
        _draw_line(canvas, self._words[row], (left, y, x + width - left - 64, height))
        if option == advised:
            canvas.image("icons/hint", (x + width - 36, y + height / 2), "light")

    # parts of an answer, put together

    def _axes(self, options: Combinations[Any]) -> list[Widget]:
        """A stepper for each number, a box for each item, and a button that confirms."""
        x, y, width, height = self.area
        found: list[Widget] = []
        down = y
        for number, axis in enumerate(options.axes):
            if isinstance(axis, Span):
                found.append(self._stepper(number, axis, (x, down, width, _STEPPER)))
                down += _STEPPER + 10
            else:
                found += self._boxes(number, axis, (x, down, width, height))
                down += _BOX * -(-len(axis.items) // _COLUMNS) + 10
        confirm = (x + width / 2 - 330, y + height - _CONFIRM, 660.0, _CONFIRM)
        answer = options.make(*self.values)
        words = self.table.speaker(self.table.game.answer(self.ask, answer))
        return [*found, Button(confirm, words, partial(self._confirm, answer), skin=GOLD)]

    def _part(self, axis: str, value: Any) -> str:
        assert self.table.game.part is not None
        return self.table.speaker(self.table.game.part(axis, value))

    def _stepper(self, number: int, axis: Span, area: Area) -> Widget:
        def put(value: int) -> Change | None:
            self.values[number] = value
            self.table.arrange()
            return None

        values = [(value, self._part(axis.name, value)) for value in range(axis.low, axis.high + 1)]
        return Choice(area, values, self.values[number], put, wraps=False)

    def _boxes(self, number: int, axis: Subset, area: Area) -> list[Widget]:
        x, y, width, _ = area
        wide = width / _COLUMNS
        return [
            Button(
                (x + n % _COLUMNS * wide, y + n // _COLUMNS * _BOX, wide - 6, _BOX - 6),
                self._part(axis.name, item),
                self._toggler(number, axis, item),
                icon="icons/check" if item in self.values[number] else "",
                enabled=item not in axis.must,
                style=LIGHT.but(grows=False),
            )
            for n, item in enumerate(axis.items)
        ]

    def _toggler(self, number: int, axis: Subset, item: Any) -> Callable[[], Change | None]:
        def toggle() -> Change | None:
            chosen = set(self.values[number]) ^ {item}
            self.values[number] = tuple(each for each in axis.items if each in chosen)
            self.table.arrange()
            return None

        return toggle

    def _confirm(self, answer: Action) -> Change | None:
        self.table.answer(answer)
        return None


def _draw_line(canvas: Canvas, words: str, area: Area) -> None:
    """Markup in one line, smaller if it would not fit."""
    x, y, width, height = area
    wished = LIGHT.but(size=LIGHT.size * canvas.type.growth, grows=False)
    style = largest(wished, _SMALLEST, lambda each: len(canvas.type.rows(words, each, width)) == 1)
    tall = canvas.type.height(style)
    canvas.paragraph(words, (x, y + (height - tall) / 2, width, tall), style, most=1)
