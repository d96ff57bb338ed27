"""Something longer than its window: a text, a list of things drawn row by row."""

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Sequence
from itertools import accumulate

from game.ui.canvas import Canvas
from game.ui.design import Area
from game.ui.intents import Intent, Moved, Point, Scrolled, Way, Wish, Wished
from game.ui.scene import Change
from game.ui.styles import BODY, Style
from game.ui.widgets.widget import Widget, within

_BAR = 22.0
BAR_ROOM = _BAR + 12
"""What the bar takes of the width."""
_NEAR = 0.01
"""Where things are is added up of parts, which is never quite exact."""


class Scroll(Widget):
    """A window onto something `height` high; subclasses draw what is in it."""

    _slack = 0.0
    """How far beyond its edges may be drawn."""

    def __init__(self, area: Area) -> None:
        super().__init__(area)
        self.offset = 0.0
        self._full = 1.0
        self._at_end = False
        self._grain = 1.0
        self._window = area[3]
        """How much of the area is used: as many whole lines or rows as fit."""

    def height(self, canvas: Canvas) -> float:
        """How high everything is together."""
        raise NotImplementedError

    def grain(self, canvas: Canvas) -> float:
        """How high a line or a row is: none is ever cut in two."""
        return 1.0

    def draw_inside(self, canvas: Canvas, area: Area) -> None:
        """Draw everything; `area` starts where it would without the window around it."""
        raise NotImplementedError

    def draw_focus(self, canvas: Canvas) -> None:
        """Show that keys go here."""
        x, y, width, height = self.area
        canvas.patch("ui/focus", (x - 8, y - 8, width + 16, height + 16))

    def scroll(self, by: float) -> None:
        self.offset = max(0.0, self.offset + by)

    def hear(self, intent: Intent) -> tuple[bool, Change | None]:
        page = self.area[3] * 0.8
        match intent:
            case Scrolled(_, amount):
                self.scroll(-amount * max(72, self._grain))
            case Moved(Way.UP) if self.offset > 0:
                self.scroll(-max(48, self._grain))
            case Moved(Way.DOWN) if not self._at_end:
                self.scroll(max(48, self._grain))
            case Wished(Wish.PAGE_UP):
                self.scroll(-page)
            case Wished(Wish.PAGE_DOWN):
                self.scroll(page)
            case Wished(Wish.HOME):
                self.offset = 0
            case Wished(Wish.END):
                self.offset = 1e9
            case _:
                return False, None
        return True, None

    def grabbed(self, at: Point) -> None:
        x, y, width, height = self.area
        if at[0] > x + width - _BAR * 1.5:
            self.offset = max(0.0, (at[1] - y) / height) * self._full - height / 2
            self.offset = max(0.0, self.offset)

    def draw(self, canvas: Canvas) -> None:
        x, y, width, _ = self.area
        self._full = self.height(canvas)
        self._fit(self.grain(canvas))
        furthest = self._furthest()
        self.offset = self._settled(furthest)
        self._at_end = self.offset >= furthest
        slack = self._slack
        canvas.clip((x - slack, y - slack, width + 2 * slack, self._window + 2 * slack))
        self.draw_inside(canvas, (x, y - self.offset, width - (BAR_ROOM if furthest else 0), self._full))
        canvas.clip(None)
        if furthest:
            self._draw_bar(canvas, furthest)
        if self.face == "focused":
            self.draw_focus(canvas)

    def _fit(self, grain: float) -> None:
        """Use as many whole lines as the area has room for, or all of it where nothing is left out."""
        height = self.area[3]
        self._grain = grain
        whole = max(grain, height // grain * grain)
        self._window = height if self._full <= height else min(height, whole)

    def _furthest(self) -> float:
        """Where the last page begins."""
        return max(0.0, self._full - self._window)

    def _settled(self, furthest: float) -> float:
        """Where the page begins that is shown: nothing is cut in two at its upper edge."""
        return min(round(self.offset / self._grain) * self._grain, furthest)

    def _draw_bar(self, canvas: Canvas, furthest: float) -> None:
        x, y, width, height = self.area
        canvas.patch("ui/scroll_track", (x + width - _BAR, y, _BAR, height))
        thumb = max(48.0, height * height / self._full)
        down = (height - thumb) * self.offset / furthest
        canvas.patch("ui/scroll_thumb", (x + width - _BAR, y + down, _BAR, thumb))


class TextPanel(Scroll):
    """A text with markup that can be scrolled."""

    def __init__(self, area: Area, text: str, style: Style = BODY) -> None:
        super().__init__(area)
        self.text = text
        self.style = style

    def height(self, canvas: Canvas) -> float:
        return canvas.paragraph_height(self.text, self.area[2] - BAR_ROOM, self.style)

    def grain(self, canvas: Canvas) -> float:
        return canvas.type.height(self.style)

    def draw_inside(self, canvas: Canvas, area: Area) -> None:
        canvas.paragraph(self.text, (area[0], area[1], self.area[2] - BAR_ROOM, area[3]), self.style)


class ListBox(Scroll):
    """Rows of one height or of several, one of which is chosen; how a row looks is the owner's business."""

    _slack = 3.0  # for the rim of the first and of the last row

    def __init__(
        self,
        area: Area,
        heights: Sequence[float],
        draw_row: Callable[[Canvas, int, Area], None],
        chosen: Callable[[int], Change | None],
        *,
        selected: int = 0,
        picks: bool = False,
    ) -> None:
        super().__init__(area)
        self.rows = len(heights)
        self._tops = [0.0, *accumulate(heights)]
        """Where each row begins, and where the last one ends."""
        self.draw_row = draw_row
        self.chosen = chosen
        self.selected = min(selected, self.rows - 1)
        self.picks = picks
        """A click on another row only selects it; it takes a second one to choose it."""
        self._before = -1
        self._on_bar = False
        self._full = self._tops[-1]

    def height(self, canvas: Canvas) -> float:
        return self._full

    def grain(self, canvas: Canvas) -> float:
        return self._tops[1] if self.rows else 1.0

    def _row(self, row: int) -> Area:
        """Where a row lies, as far down as it is scrolled."""
        x, y, width, _ = self.area
        bar = BAR_ROOM if self._full > self.area[3] else 0
        return x, y + self._tops[row] - self.offset, width - bar, self._tops[row + 1] - self._tops[row]

    def _after(self, down: float) -> float:
        """Where the next row begins."""
        return self._tops[min(bisect_left(self._tops, down - _NEAR), self.rows)]

    def _at(self, down: float) -> int:
        """The row in which a height lies."""
        return min(max(0, bisect_right(self._tops, down + _NEAR) - 1), self.rows - 1)

    def _furthest(self) -> float:
        return 0.0 if self._full <= self.area[3] else self._after(self._full - self.area[3])

    def _settled(self, furthest: float) -> float:
        if not furthest:
            return 0.0
        before = self._tops[self._at(self.offset)]
        after = self._after(self.offset)
        found = min(before if self.offset - before < after - self.offset else after, furthest)
        ends = bisect_right(self._tops, found + self.area[3] + _NEAR) - 1
        self._window = max(self._tops[ends] - found, 1.0)
        return found

    def draw_focus(self, canvas: Canvas) -> None:
        """Round the chosen row, for that is what keys move; round everything where there is none."""
        if not self.rows:
            super().draw_focus(canvas)
            return
        x, y, width, height = self._row(self.selected)
        top = self.area[1]
        if y >= top - 1 and y + height <= top + self._window + 1:
            canvas.patch("ui/focus", (x - 4, y - 4, width + 8, height + 8))

    def select(self, row: int) -> None:
        """Choose a row, and have it in sight."""
        if not self.rows:
            return
        self.selected = min(max(0, row), self.rows - 1)
        self.offset = min(self.offset, self._tops[self.selected])
        over = self._tops[self.selected + 1] - self.area[3]
        if self.offset < over - _NEAR:
            self.offset = self._after(over)

    def hear(self, intent: Intent) -> tuple[bool, Change | None]:
        match intent:
            case Moved(Way.UP) if self.selected > 0:
                self.select(self.selected - 1)
                return True, None
            case Moved(Way.DOWN) if self.selected < self.rows - 1:
                self.select(self.selected + 1)
                return True, None
            case Moved():
                return False, None
            case Wished(Wish.HOME | Wish.END as end):
                self.select(0 if end is Wish.HOME else self.rows - 1)
                return True, None
        return super().hear(intent)

    def seized(self, at: Point) -> None:
        x, _, width, height = self.area
        self._before = self.selected
        self._on_bar = at[0] >= x + width - _BAR and self._full > height
        self.grabbed(at)

    def grabbed(self, at: Point) -> None:
        if self._on_bar:
            super().grabbed((self.area[0] + self.area[2], at[1]))
        elif within(self.area, at):
            self.select(self._at(at[1] - self.area[1] + self.offset))

    def activate(self) -> Change | None:
        by_hand = self.form is not None and not self.form.shows_focus
        if by_hand and (self._on_bar or (self.picks and self.selected != self._before)):
            return None
        return self.chosen(self.selected) if self.rows else None

    def in_sight(self) -> range:
        """The rows in sight."""
        return (
            range(self._at(self.offset), self._at(self.offset + self._window) + 1) if self.rows else range(0)
        )

    def draw_inside(self, canvas: Canvas, area: Area) -> None:
        for row in self.in_sight():
            place = self._row(row)
            canvas.patch("ui/row", place, "selected" if row == self.selected else "normal")
            self.draw_row(canvas, row, place)
