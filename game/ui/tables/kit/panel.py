"""A question asked over the table: a wooden board with a title, and an eye to look through it."""

from collections.abc import Callable
from typing import Any

from game.engine import PASS
from game.ui.canvas import Canvas
from game.ui.design import Area, Point
from game.ui.intents import Intent, Wish, Wished
from game.ui.scene import Change
from game.ui.styles import LABEL, LIGHT, PALE, TITLE, Style, largest
from game.ui.tables.kit.any_table import T
from game.ui.tables.kit.chooser import Numbering
from game.ui.tables.kit.sets import Sets
from game.ui.typesetting import LEGIBLE
from game.ui.widgets.button import GOLD, Button, Tool
from game.ui.widgets.widget import Press, Widget

HEADER = 132.0
"""How far below the upper edge of the board there is room for things."""
CONFIRM = LABEL.but(face="rye", size=27)
"""For a button that counts what is chosen so far: Sancreek's one looks like an I."""
_CORNER, _EYE = 132.0, 250.0
"""How far the ornaments of the corners reach, and the eye beside the title."""
_NOTE, _NOTE_ROOM = LIGHT.but(size=22, colour=PALE), 52.0
"""Two lines of notes at most: larger letters than that have no room, and smaller ones cannot be read."""
_WIDEST = 1240.0
_HALF = 0.55
"""Of a note in two lines, the share that one of them may take."""
_BUTTON: Point = (340.0, 76.0)
_ABOVE_EDGE = 116.0
"""How far above the lower edge of the board its buttons begin."""


def one_line(canvas: Canvas, note: str, room: float) -> Style:
    """The letters of a note: as large as the player wishes, unless smaller ones spare it a second line."""
    wished = _NOTE.but(size=_NOTE.size * canvas.type.growth, grows=False)
    return largest(wished, _NOTE.size, lambda each: len(canvas.type.rows(note, each, room)) == 1)


class Backdrop(Widget):
    """Lies under what can be chosen, so that nothing below it can be pointed at."""

    takes_focus = False
    covers = True

    def __init__(self, area: Area, paint: Callable[[Canvas], None]) -> None:
        super().__init__(area)
        self.paint = paint

    def draw(self, canvas: Canvas) -> None:
        self.paint(canvas)


class Panel(Numbering[T]):
    """Asks on a board in the middle of the table."""

    middle: Point = (960.0, 430.0)
    behind: Area = (315.0, 72.0, 1290.0, 716.0)
    """What lies behind the board; it is in the dark, so that none of it looks like the question."""

    def size(self) -> tuple[float, float]:
        """How large the board is."""
        return 1240.0, 620.0

    def title(self) -> str:
        raise NotImplementedError

    def note(self) -> str:
        """A line under the title, as markup."""
        return ""

    def content(self, area: Area) -> list[Widget]:
        """What is on the board, whose area is given."""
        raise NotImplementedError

    def paint(self, canvas: Canvas, area: Area) -> None:
        """What is drawn on the board, under the widgets."""

    def _roomy(self) -> tuple[float, float]:
        """How large the board is: its note has one line if the table is wide enough, or two."""
        (wide, high), type_ = self.size(), self.table.house.canvas.type
        needed = type_.widest(self.note(), _NOTE.but(grows=False), _WIDEST) + 2 * _CORNER + 4
        if needed > _WIDEST:
            small = _NOTE.but(size=LEGIBLE, grows=False)
            needed = min(_WIDEST, _HALF * type_.widest(self.note(), small, 2 * _WIDEST) + 2 * _EYE)
        return max(wide, needed), high

    def widgets(self) -> list[Widget]:
        words = self.table.house.words
        wide, high = self._roomy()
        area = (self.middle[0] - wide / 2, self.middle[1] - high / 2, wide, high)
        eye = Tool(
            (area[0] + wide - 204, area[1] + 30, 70.0, 58.0),
            "",
            self.peek,
            skin="ui/button_small",
            icon="icons/eye_off" if self.peeking else "icons/eye",
            tip=words("ui.peek.back") if self.peeking else words("ui.peek"),
        )
        if self.peeking:
            return [eye]

        def paint(canvas: Canvas) -> None:
            self._draw_board(canvas, area)
            self.paint(canvas, area)

        content = self.content(area)
        for widget in content:
            widget.under = area  # what else there is to choose, and what confirms it, stays in sight
        return [Backdrop(area, paint), *self.number(content), eye]

    def _draw_board(self, canvas: Canvas, area: Area) -> None:
        x, y, wide, _ = area
        canvas.fill(self.behind, (10, 5, 2), 0.62)
        canvas.patch("ui/dialog", area)
        note, room = self.note(), wide - 2 * _CORNER
        style = one_line(canvas, note, room)
        one = len(canvas.type.rows(note, style, room)) == 1
        if not one:  # the first of two lines is as high as the eye
            room = wide - 2 * _EYE
            style = canvas.type.boxed(note, _NOTE, room, _NOTE_ROOM)
        most = max(1, int(_NOTE_ROOM / canvas.type.height(style)))
        tall = canvas.paragraph_height(note, room, style, most)
        down = 48 if not note else 34 if one else 24
        canvas.fitted(self.title(), (x + _EYE, y + down, wide - 2 * _EYE, 52.0), TITLE.but(size=42))
        if note:
            top = y + down + (70 if one else 74) - tall / 2
            canvas.paragraph(note, (x + (wide - room) / 2, top, room, tall), style, "centre", most)

    def confirm_button(
        self,
        area: Area,
        words: str,
        press: Press,
        *,
        enabled: bool,
        hinted: bool,
        style: Style = CONFIRM,
        wish: Wish | None = None,
    ) -> Button:
        """The button that takes what is chosen, in the middle of the lower edge."""
        place = at_edge(area)
        return Button(place, words, press, skin=GOLD, style=style, enabled=enabled, hinted=hinted, wish=wish)

    def so_far(self, words: str, sets: Sets[Any]) -> str:
        """What such a button says: how many are chosen so far, or the words once they are a set."""
        count, total = len(sets.chosen), max(map(len, sets.allowed))
        return words if sets.complete else self.table.house.words("ui.so_far", count=count, total=total)

    def hear(self, intent: Intent) -> Change | None:
        """The key on the button that confirms presses it."""
        if intent == Wished(Wish.FIRST_ACTION):
            for each in self.table.form.widgets:
                if isinstance(each, Button) and each.wish is Wish.FIRST_ACTION and each.enabled:
                    return each.activate()
        return super().hear(intent)

    def pass_button(self, area: Area, words: str, tip: str = "") -> list[Widget]:
        """The button that declines, where that is possible."""
        if PASS not in self.ask.options:
            return []
        button = Button(at_edge(area), words, self.choose(PASS), tip=tip, hinted=self.hinted(PASS))
        button.declines = True
        return [button]


def at_edge(area: Area) -> Area:
    """Where a board has its button, in the middle of its lower edge."""
    x, y, wide, high = area
    return x + (wide - _BUTTON[0]) / 2, y + high - _ABOVE_EDGE, *_BUTTON
