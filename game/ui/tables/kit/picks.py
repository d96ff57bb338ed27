"""Things to choose from: they rise when they are pointed at and carry their number."""

from collections.abc import Callable
from typing import TypedDict, Unpack

from game.play.seating import Sitter
from game.ui.canvas import Canvas
from game.ui.design import Area, Point
from game.ui.glyphs import draw_number
from game.ui.intents import Device
from game.ui.scene import Change
from game.ui.styles import BRASS, LABEL, PARCHMENT, Style
from game.ui.tables.kit.portraits import draw_sitter
from game.ui.tables.kit.tags import draw_count
from game.ui.widgets.widget import Press, Widget

_RISE = 8.0
_MOST_KEYS = 10
_CORNER = 36.0
"""How far the hint's bulb is from the edges of a sheet of paper."""
FACE: Point = (146.0, 122.0)
"""How large a player's face is, of which five must fit beside a card."""


class Marks(TypedDict, total=False):
    """What there may be to say about something to choose from."""

    tip: str
    hinted: bool
    chosen: bool
    enabled: bool


class Pick(Widget):
    """One of several things; which of them is `chosen` so far is marked."""

    key_below = 0.0
    """How far below its lower edge the middle of its key is."""
    shows_key = True

    def __init__(self, area: Area, press: Press, **marks: Unpack[Marks]) -> None:
        super().__init__(area, enabled=marks.get("enabled", True), tip=marks.get("tip", ""))
        self.press, self.hinted = press, marks.get("hinted", False)
        self.chosen = marks.get("chosen", False)
        self.number = 0
        """The key that picks it too; set by the chooser."""
        self.strip = area[2]
        """How much of its width no other one covers; set by the chooser."""

    def activate(self) -> Change | None:
        return self.press()

    @property
    def outline(self) -> Area:
        x, y, width, height = self.area
        return x, y - (_RISE if self.lit or self.chosen else 0), width, height

    @property
    def tick(self) -> Point:
        """Where it is ticked once it is chosen."""
        x, y, width, _ = self.outline
        return x + width, y

    @property
    def key(self) -> Point:
        """Where the key lies that picks it."""
        x, y, _, height = self.outline
        return x + self.strip / 2, y + height + self.key_below

    @property
    def lit(self) -> bool:
        return self.face in ("hover", "focused", "pressed")

    def draw(self, canvas: Canvas) -> None:
        x, y, width, height = area = self.outline
        self.draw_thing(canvas, area)
        if self.chosen:
            canvas.frame(area, BRASS, 6)
        if self.face == "focused":
            canvas.patch("ui/focus", (x - 8, y - 8, width + 16, height + 16))

    def draw_marks(self, canvas: Canvas) -> None:
        if self.chosen:
            draw_corner_icon(canvas, "icons/check", self.tick)
        by_key = self.shows_key and self.form is not None and self.form.device() is Device.KEYBOARD
        if by_key and 0 < self.number <= _MOST_KEYS:
            draw_number(canvas, self.number, self.key, self.strip)

    def draw_thing(self, canvas: Canvas, area: Area) -> None:
        """The thing itself."""
        raise NotImplementedError


class SeatPick(Pick):
    """A player on a sheet of paper: portrait, name, and whatever matters about them under it."""

    def __init__(
        self,
        sitter: Sitter,
        area: Area,
        press: Press,
        detail: Callable[[Canvas, Area], None],
        **marks: Unpack[Marks],
    ) -> None:
        super().__init__(area, press, **marks)
        self.sitter, self.detail = sitter, detail

    @property
    def bulb(self) -> Point:
        """In a corner of the paper: over it there is the note of the board."""
        x, y, _, _ = self.outline
        return x + _CORNER, y + _CORNER

    def draw_thing(self, canvas: Canvas, area: Area) -> None:
        x, y, width, height = area
        canvas.patch("ui/paper", area)
        draw_sitter(canvas, self.sitter, (x + width / 2, y + 92), 124, (48, 48))
        canvas.patch("ui/button", (x + 16, y + 158, width - 32, 50.0), self.face)
        name = Style("rye", 25, PARCHMENT, grows=False)
        canvas.fitted(self.sitter.name, (x + 36, y + 158, width - 72, 46), name)
        self.detail(canvas, (x + 26, y + 212, width - 52, height - 240))


class FacePick(Pick):
    """A player as a button with a round portrait and a name, and perhaps a note on a tag."""

    key_below = 14.0
    """Its name is at its lower edge."""

    def __init__(self, sitter: Sitter, at: Point, press: Press, *, note: str, hinted: bool) -> None:
        super().__init__((at[0] - FACE[0] / 2, at[1] - FACE[1] / 2, *FACE), press, hinted=hinted)
        self.sitter, self.note = sitter, note

    @property
    def bulb(self) -> Point:
        """Beside the portrait: over it there may be a note."""
        x, y, _, _ = self.outline
        return x + 8, y + 44

    def draw_thing(self, canvas: Canvas, area: Area) -> None:
        x, y, wide, high = area
        canvas.patch("ui/button", area, self.face)
        draw_sitter(canvas, self.sitter, (x + wide / 2, y + 46), 72, (32, 24), 0.7)
        canvas.fitted(self.sitter.name, (x + 14, y + high - 40, wide - 28, 28), LABEL.but(size=23))
        if self.note:
            draw_count(canvas, self.note, (x + wide - 104, y - 10, 100.0, 34.0))


def seen(below: Area, above: Area) -> float:
    """How much of the width of something is seen, on the left of what may lie on it in the same row."""
    step = above[0] - below[0]
    return step if below[1] == above[1] and 0 < step < below[2] else below[2]


def draw_corner_icon(canvas: Canvas, icon: str, at: Point) -> None:
    """An icon on a dark button over a corner, so that it hides as little as can be."""
    canvas.patch("ui/button_small", (at[0] - 21, at[1] - 21, 42.0, 42.0), "normal")
    canvas.image(icon, (at[0], at[1] - 1), "light", zoom=0.72)
