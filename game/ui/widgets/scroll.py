"""Something longer than its window: a text, a list of things drawn row by row."""

from collections.abc import Callable

from game.ui.canvas import Area, Canvas
from game.ui.intents import Intent, Moved, Point, Scrolled, Way, Wish, Wished
from game.ui.scene import Change
from game.ui.typesetting import BODY, Style
from game.ui.widgets.widget import Widget, within

_BAR = 22.0


class Scroll(Widget):
    """A window onto something `height` high; subclasses draw what is in it."""

    def __init__(self, area: Area) -> None:
        super().__init__(area)
        self.offset = 0.0
        self._full = 1.0
        self._at_end = False

    def height(self, canvas: Canvas) -> float:
        """How high everything is together."""
        raise NotImplementedError

    def draw_inside(self, canvas: Canvas, area: Area) -> None:
        """Draw everything; `area` starts where it would without the window around it."""
        raise NotImplementedError

    def scroll(self, by: float) -> None:
        self.offset = max(0.0, self.offset + by)

    def hear(self, intent: Intent) -> tuple[bool, Change | None]:
        page = self.area[3] * 0.8
        match intent:
            case Scrolled(_, amount):
                self.scroll(-amount * 72)
            case Moved(Way.UP) if self.offset > 0:
                self.scroll(-48)
            case Moved(Way.DOWN) if not self._at_end:
                self.scroll(48)
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
        x, y, width, height = self.area
        self._full = self.height(canvas)
        furthest = max(0.0, self._full - height)
        self.offset = min(self.offset, furthest)
        self._at_end = self.offset >= furthest
        canvas.clip(self.area)
        self.draw_inside(canvas, (x, y - self.offset, width - (_BAR + 12 if furthest else 0), self._full))
        canvas.clip(None)
        if furthest:
            self._draw_bar(canvas, furthest)
        if self.face == "focused":
            canvas.patch("ui/focus", (x - 8, y - 8, width + 16, height + 16))

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

    def draw_inside(self, canvas: Canvas, area: Area) -> None:
        canvas.paragraph(self.text, (area[0], area[1], self.area[2] - _BAR - 12, area[3]), self.style)


class ListBox(Scroll):
    """Rows of one height, one of which is chosen; how a row looks is the owner's business."""

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

    def height(self, canvas: Canvas) -> float:
        return self.rows * self.row_height

    def select(self, row: int) -> None:
        """Choose a row, and have it in sight."""
        if not self.rows:
            return
        self.selected = min(max(0, row), self.rows - 1)
        top = self.selected * self.row_height
        self.offset = min(self.offset, top)
        self.offset = max(self.offset, top + self.row_height - self.area[3])

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
        last = int((self.offset + self.area[3]) // self.row_height)
        for row in range(first, min(self.rows, last + 1)):
            place = (x, y + row * self.row_height, width, self.row_height)
            canvas.patch("ui/row", place, "selected" if row == self.selected else "normal")
            self.draw_row(canvas, row, place)
