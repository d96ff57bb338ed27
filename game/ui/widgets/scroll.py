"""Something longer than its window: a text, a list of things drawn row by row."""

from collections.abc import Callable

from game.ui.canvas import Canvas
from game.ui.design import Area
from game.ui.intents import Intent, Moved, Point, Scrolled, Way, Wish, Wished
from game.ui.scene import Change
from game.ui.styles import BODY, Style
from game.ui.widgets.widget import Widget, within

_BAR = 22.0


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
        furthest = max(0.0, self._full - self._window)
        self.offset = min(round(self.offset / self._grain) * self._grain, furthest)
        self._at_end = self.offset >= furthest
        slack = self._slack
        canvas.clip((x - slack, y - slack, width + 2 * slack, self._window + 2 * slack))
        self.draw_inside(canvas, (x, y - self.offset, width - (_BAR + 12 if furthest else 0), self._full))
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
        return canvas.paragraph_height(self.text, self.area[2] - _BAR - 12, self.style)

    def grain(self, canvas: Canvas) -> float:
        return canvas.type.height(self.style)

    def draw_inside(self, canvas: Canvas, area: Area) -> None:
        canvas.paragraph(self.text, (area[0], area[1], self.area[2] - _BAR - 12, area[3]), self.style)


class ListBox(Scroll):
    """Rows of one height, one of which is chosen; how a row looks is the owner's business."""

    _slack = 3.0  # for the rim of the first and of the last row

    def __init__(
        self,
        area: Area,
        rows: int,
        row_height: float,
        draw_row: Callable[[Canvas, int, Area], None],
        chosen: Callable[[int], Change | None],
        *,
        selected: int = 0,
        picks: bool = False,
    ) -> None:
        super().__init__(area)
        self.rows = rows
        self.row_height = row_height
        self.draw_row = draw_row
        self.chosen = chosen
        self.selected = min(selected, rows - 1)
        self.picks = picks
        """A click on another row only selects it; it takes a second one to choose it."""
        self._before = -1
        self._on_bar = False
        self._full = rows * row_height
        self._fit(row_height)

    def height(self, canvas: Canvas) -> float:
        return self.rows * self.row_height

    def grain(self, canvas: Canvas) -> float:
        return self.row_height

    def draw_focus(self, canvas: Canvas) -> None:
        """Round the chosen row, for that is what keys move; round everything where there is none."""
        x, y, width, _ = self.area
        down = self.selected * self.row_height - self.offset
        if not self.rows:
            super().draw_focus(canvas)
        elif 0 <= down <= self._window - self.row_height + 1:
            bar = _BAR + 12 if self._full > self._window else 0
            canvas.patch("ui/focus", (x - 4, y + down - 4, width - bar + 8, self.row_height + 8))

    def select(self, row: int) -> None:
        """Choose a row, and have it in sight."""
        if not self.rows:
            return
        self.selected = min(max(0, row), self.rows - 1)
        top = self.selected * self.row_height
        self.offset = min(self.offset, top)
        self.offset = max(self.offset, top + self.row_height - self._window)

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
        self._on_bar = at[0] >= x + width - _BAR and self.rows * self.row_height > height
        self.grabbed(at)

    def grabbed(self, at: Point) -> None:
        if self._on_bar:
            super().grabbed((self.area[0] + self.area[2], at[1]))
        elif within(self.area, at):
            self.select(int((at[1] - self.area[1] + self.offset) // self.row_height))

    def activate(self) -> Change | None:
        by_hand = self.form is not None and not self.form.shows_focus
        if by_hand and (self._on_bar or (self.picks and self.selected != self._before)):
            return None
        return self.chosen(self.selected) if self.rows else None

    def draw_inside(self, canvas: Canvas, area: Area) -> None:
        x, y, width, _ = area
        first = int(self.offset // self.row_height)
        last = int((self.offset + self._window) // self.row_height)
        for row in range(first, min(self.rows, last + 1)):
            place = (x, y + row * self.row_height, width, self.row_height)
            canvas.patch("ui/row", place, "selected" if row == self.selected else "normal")
            self.draw_row(canvas, row, place)
