"""A screen made of widgets: the base of every menu."""

from typing import TYPE_CHECKING

from game.ui.canvas import Canvas
from game.ui.intents import Device, Intent, Moved, Way, Wish, Wished
from game.ui.scene import Change, Pop
from game.ui.scenes.hints import draw_hints
from game.ui.styles import TITLE
from game.ui.widgets.form_scene import FormScene

if TYPE_CHECKING:
    from game.ui.house import House


_ON_A_PAD: dict[Intent, Intent] = {
    Wished(Wish.UNDO): Moved(Way.BACK),
    Wished(Wish.SKIP): Moved(Way.NEXT),
}
"""A pad has no tab, and where left and right change something the cross leads no further: its shoulders do,
which mean nothing else here."""


class Page(FormScene):
    """Builds its widgets anew whenever what they show has changed, and keeps the focus where it was."""

    background = "backgrounds/table"
    leads_back = True
    """Whether there is something behind it."""

    def __init__(self, house: "House") -> None:
        super().__init__(house)
        self.rebuild()

    def build(self) -> None:
        """Add the widgets to `self.form`."""

    def rebuild(self) -> None:
        """Make the widgets anew; the focus stays on what it was on, if that is still there."""
        self.house.stale = True
        old = self.form.widgets.copy()
        self.form.clear()
        self.build()
        self.form.take_over(old)
        self.form.focus_first()

    def handle(self, intent: Intent) -> Change | None:
        heard, change = self.asking.hear(intent)
        if heard is None:
            return change
        intent = _ON_A_PAD.get(heard, heard) if self.house.reader.device.is_pad else heard
        taken, change = self.form.handle(intent)
        self.house.reader.typing = self.form.typing
        if change is None and not taken and intent == Wished(Wish.CANCEL):
            return self.cancel()
        return change

    def cancel(self) -> Change | None:
        """Escape, or its like on a pad."""
        self.house.audio.play("click")
        return Pop()

    def closing(self) -> None:
        self.house.reader.typing = False

    def uncovered(self) -> None:
        super().uncovered()
        self.rebuild()

    def update(self, seconds: float) -> Change | None:
        if self.measures_anew():
            self.rebuild()
        self.house.reader.typing = self.form.typing  # from the first letter on
        return None

    def draw(self, canvas: Canvas) -> None:
        canvas.layer((type(self).__name__, self.house.language, self.static_key()), self.draw_static_here)
        self.draw_content(canvas)
        self.form.draw(canvas)

    def draw_over(self, canvas: Canvas) -> None:
        """What only the page in front shows: which keys or buttons do what."""
        words = self.house.words
        said = {"move": words("ui.keys.move"), "choose": words("ui.keys.choose")}
        if self.leads_back:
            said["back"] = words("ui.back")
        device = self.house.reader.device
        aside = device is Device.KEYBOARD and self._leads_aside
        draw_hints(canvas, device, said, aside, words("ui.keys.escape"), on_plate=self.see_through)

    @property
    def _leads_aside(self) -> bool:
        """Whether something to choose lies beside something else."""
        rows = [widget.area for widget in self.form.widgets if widget.reachable]
        return any(
            one[0] + one[2] <= other[0] and one[1] < other[1] + other[3] and other[1] < one[1] + one[3]
            for one in rows
            for other in rows
        )

    def static_key(self) -> object:
        """Changes when the part that is drawn once must be drawn again."""
        return None

    def draw_static_here(self) -> None:
        self.draw_static(self.house.canvas)

    def draw_static(self, canvas: Canvas) -> None:
        """What lies under the widgets and does not change."""
        canvas.background(self.background)

    def draw_content(self, canvas: Canvas) -> None:
        """What lies under the widgets and may change with every frame."""

    def headline(self, canvas: Canvas, words: str, y: float = 78) -> None:
        """The title of a page, on its ribbon."""
        width = max(560.0, canvas.type.width(words, TITLE) + 220)
        canvas.patch("ui/ribbon", (960 - width / 2, y - 62, width, 124))
        canvas.fitted(words, (960 - width / 2 + 90, y - 44, width - 180, 84), TITLE)
