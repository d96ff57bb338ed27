"""The log in words: step through it, and the table shows how it was."""

from typing import TYPE_CHECKING

from game.play.illustrated import illustrated
from game.ui.canvas import Canvas
from game.ui.design import WIDTH, Area
from game.ui.intents import Intent, Wish, Wished
from game.ui.scene import Change, Pop
from game.ui.scenes.page import Page
from game.ui.scenes.why import Why
from game.ui.styles import BODY, INK, TITLE
from game.ui.widgets.button import Button
from game.ui.widgets.scroll import ListBox

if TYPE_CHECKING:
    from game.ui.house import House
    from game.ui.tables.logged import LoggedTable

_LEFT: Area = (2.0, 20.0, 458.0, 1040.0)
"""As far left as what it lies on: nothing of a seat's glow looks out. The mine's numbers stay in sight."""
_RIGHT: Area = (WIDTH - 2.0 - _LEFT[2], *_LEFT[1:])
_APART = 12.0
_STYLE, _LINES = BODY.but(size=20), 2
"""The letters, and how many lines of them even a short sentence has room for."""
_ASIDE, _BAR, _AROUND = 16.0, 34.0, 24.0
"""What is left free beside a sentence, what the list keeps for its bar, and what is around the lines."""
_MARK = 30.0
"""The room of the bulb beside what a bot did for a reason that can be told."""
_WHY = 255.0
"""How much of the sheet is for reasons, if there are any."""


class LogPage(Page):
    """A sheet at one side, over the table, which follows the entry that is chosen."""

    see_through = True
    tunes = ()

    def __init__(self, house: "House", table: "LoggedTable") -> None:
        self.table = table
        self.sheet = _RIGHT if table.log_right else _LEFT
        super().__init__(house)

    def build(self) -> None:
        x, y, width, height = self.sheet
        self.rows = [(n, told) for n, entry in enumerate(self.table.log.entries) for told in entry.sentences]
        self.why = self.table.why()
        at = self.table.looking_back
        shown = [row for row, (entry, _) in enumerate(self.rows) if at is None or entry <= at]
        room = _WHY if self.why else 0.0
        self.list = ListBox(
            (x + 36, y + 120, width - 72, height - 260 - room),
            [self._height(row, width - 72 - _BAR) for row in range(len(self.rows))],
            self._draw_row,
            lambda _: None,
            selected=shown[-1],
        )
        self.list.select(self.list.selected)
        words, wide = self.house.words, (width - 72 - _APART) / 2
        again, close = ((x + 36 + n * (wide + _APART), y + height - 122, wide, 80.0) for n in range(2))
        tip = words("ui.log.again.tip")
        self.form.add(
            self.list,
            Button(again, words("ui.log.again"), self._show_again, wish=Wish.AGAIN, tip=tip),
            Button(close, words("ui.close"), Pop),
        )
        if self.why:
            place = (x + 44, y + height - 140 - _WHY + 12, width - 88, _WHY - 24)
            self.told = Why(place, self.table.speaker)
            self.form.add(self.told)
            self._tell_why()
        self.form.focus(self.list)

    def handle(self, intent: Intent) -> Change | None:
        if intent == Wished(Wish.LOG):
            return Pop()
        if intent == Wished(Wish.AGAIN):
            return self._show_again()
        before = self.list.selected
        change = super().handle(intent)
        if self.list.selected != before:
            self.table.look_back(self.rows[self.list.selected][0])
            self._tell_why()
        return change

    def _tell_why(self) -> None:
        if self.why:
            self.told.tell(self.house.canvas, self.why.get(self.rows[self.list.selected][0], ()))

    def _show_again(self) -> Change:
        """Back to the table, which shows what happened since one's last decision."""
        self.table.look_back(None)
        self.table.show_again()
        return Pop()

    def closing(self) -> None:
        super().closing()
        self.table.look_back(None)

    def _marked(self, row: int) -> bool:
        """Whether it is told here why a bot did this; an entry in several sentences has one mark."""
        entry = self.rows[row][0]
        return entry in self.why and (row == 0 or self.rows[row - 1][0] != entry)

    def _room(self, row: int, width: float) -> float:
        return width - 2 * _ASIDE - (_MARK if self._marked(row) else 0.0)

    def _height(self, row: int, width: float) -> float:
        """How high the row of a sentence is: as high as all its lines."""
        canvas, words = self.house.canvas, illustrated(self.rows[row][1], self.table.speaker)
        high = canvas.paragraph_height(words, self._room(row, width), _STYLE)
        return max(high, _LINES * canvas.type.height(_STYLE)) + _AROUND

    def _draw_row(self, canvas: Canvas, row: int, area: Area) -> None:
        x, y, width, height = area
        words = illustrated(self.rows[row][1], self.table.speaker)
        room = self._room(row, width)
        high = canvas.paragraph_height(words, room, _STYLE)
        canvas.paragraph(words, (x + _ASIDE, y + (height - high) / 2, room, height), _STYLE)
        if self._marked(row):
            canvas.image("icons/hint", (x + width - _ASIDE - _MARK / 4, y + height / 2), "dark", zoom=0.8)

    def draw(self, canvas: Canvas) -> None:
        canvas.patch("ui/paper", self.sheet)
        x, y, width, _ = self.sheet
        canvas.fitted(
            self.house.words("ui.log"), (x + 60, y + 44, width - 120, 60), TITLE.but(size=40, colour=INK)
        )
        self.form.draw(canvas)
