"""What is this? Asked by pointing at something, or with a focus that goes over everything there is."""

from collections.abc import Callable, Hashable

from game.ui.design import Area
from game.ui.intents import Asked, Intent, Moved, Pointed, Pressed, Scrolled, Way, Wish, Wished
from game.ui.scene import Change
from game.ui.widgets.form import Form
from game.ui.widgets.neighbours import neighbour
from game.ui.widgets.widget import Widget, middle

Tell = Callable[[Widget], Change | None]
"""Shows what a widget is about."""
_LEAST = 0.2
"""How much of something must be seen beside what lies on it, so that the focus can get there."""


class Asking:
    """Hears before the widgets do whether something is asked about; what is not, it passes on."""

    def __init__(self, form: Form, tell: Tell, sound: Callable[[str], None]) -> None:
        self._form, self._tell, self._sound = form, tell, sound
        self._at: tuple[Hashable, Area] | None = None
        """What is looked at, and where it was: it is found again when all is laid anew."""
        form.looked = lambda: self.looked

    @property
    def askable(self) -> list[Widget]:
        """What can be asked about, as far as it is in sight."""
        found: list[Widget] = []
        for widget in self._form.widgets:
            if widget.visible and (widget.covers or widget.page):
                found = [each for each in found if _seen(each.area, widget.area) > _LEAST]
            if widget.visible and widget.page:
                found.append(widget)
        return found

    @property
    def looking(self) -> bool:
        """Whether one looks around."""
        return self.looked is not None

    @property
    def looked(self) -> Widget | None:
        """What is looked at: what it was on before, or else what lies nearest to that now."""
        if self._at is None:
            return None
        identity, area = self._at
        askable = self.askable
        same = (widget for widget in askable if widget.identity == identity)
        return next(same, None) or min(askable, key=lambda each: _far(each.area, area), default=None)

    def hear(self, intent: Intent) -> tuple[Intent | None, Change | None]:
        """What is left of an intent for others to hear, and what came of it."""
        if isinstance(intent, Asked):
            return self._ask_at(intent)
        looked = self.looked
        if looked is None:
            self.end()
            return self._begin() if intent == Wished(Wish.ASK) else (intent, None)
        match intent:
            case Moved(way):
                self._go(looked, way)
            case Wished(Wish.CONFIRM | Wish.ASK):
                return None, self._tell(looked)
            case Wished(Wish.CANCEL):
                self.end()
            case Pointed() | Pressed() | Scrolled() | Wished():
                self.end()  # a hand that does something else has seen enough
                return intent, None
            case _:
                return intent, None
        return None, None

    def end(self) -> None:
        """Look around no longer."""
        self._at = None

    def _ask_at(self, asked: Asked) -> tuple[Intent | None, Change | None]:
        """Where there is nothing to ask about, the right button leads back."""
        found, looked = self._form.asked_at(asked.at), self._at is not None
        self.end()
        if found is not None:
            self._form.let_go()
            return None, self._tell(found)
        return (None if asked.held or looked else Wished(Wish.CANCEL)), None

    def _begin(self) -> tuple[Intent | None, Change | None]:
        """What is pointed at is told at once; with keys one first goes to it."""
        form = self._form
        pointed = None if form.shows_focus or form.at is None else form.asked_at(form.at)
        if pointed is not None:
            return None, self._tell(pointed)
        askable = self.askable
        if askable:
            self.look_at(next((each for each in askable if each is form.focused), askable[0]))
        return None, None

    def look_at(self, widget: Widget) -> None:
        """Go to something that can be asked about."""
        self._at = widget.identity, widget.area
        self._sound("hover")

    def _go(self, looked: Widget, way: Way) -> None:
        found = neighbour(looked, self.askable, way)
        if found is not None and found is not looked:
            self.look_at(found)


def _seen(area: Area, above: Area) -> float:
    """How much of an area is seen beside what lies on it."""
    x, y, width, height = area
    across = min(x + width, above[0] + above[2]) - max(x, above[0])
    down = min(y + height, above[1] + above[3]) - max(y, above[1])
    return 1 - max(0.0, across) * max(0.0, down) / (width * height)


def _far(one: Area, other: Area) -> float:
    (x, y), (across, down) = middle(one), middle(other)
    return (x - across) ** 2 + (y - down) ** 2
