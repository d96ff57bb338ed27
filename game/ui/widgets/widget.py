"""What every widget is: an area that can have the focus, be pointed at, and be pressed."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import TYPE_CHECKING

from game.ui.canvas import Canvas
from game.ui.design import Area
from game.ui.intents import Intent, Point, Way
from game.ui.pictures import Picture
from game.ui.scene import Change
from game.ui.widgets.subject import Subject

if TYPE_CHECKING:
    from game.ui.widgets.form import Form

Press = Callable[[], Change | None]
"""What happens when something is pressed."""
BULB = 23.0
"""How large the disc of the hint's bulb is, from its middle to its rim."""


def within(area: Area, at: Point) -> bool:
    """Whether a point lies in an area."""
    x, y, width, height = area
    return x <= at[0] < x + width and y <= at[1] < y + height


def middle(area: Area) -> Point:
    return area[0] + area[2] / 2, area[1] + area[3] / 2


def around(areas: Iterable[Area]) -> Area:
    """What holds all of some areas."""
    every = list(areas)
    left, top = min(area[0] for area in every), min(area[1] for area in every)
    right, bottom = max(area[0] + area[2] for area in every), max(area[1] + area[3] for area in every)
    return left, top, right - left, bottom - top


class Widget:
    """A piece of a form. Forms tell it what is going on; it draws itself and answers."""

    takes_focus = True
    attracts_focus = True
    """A click on it brings the focus here."""
    types = False
    """Letters go to it while it has the focus."""
    lingers = False
    """Keeps the focus when it can do no more: one press too many does nothing, rather than something else."""
    covers = False
    """Nothing below it can be seen, or asked about."""
    lays_open = False
    """Leads to what only one may see: the focus gets there only step by step, never by itself."""

    def __init__(self, area: Area, *, enabled: bool = True, tip: str = "") -> None:
        self.area = area
        self.stands_for: Hashable = None
        """The card, the player, whatever it is about, if that may lie elsewhere when all is laid anew."""
        self.enabled = enabled
        self.tip = tip
        """What the tooltip says."""
        self.page = ""
        """The page of the rules about it, such as `house/undo`; none: it cannot be asked about."""
        self.called = ""
        """What it is called on its card, if not as its page is."""
        self.now: str | None = None
        """What it does now, as its card says it, where the tooltip says more than that."""
        self.looks: Picture | None = None
        """How it looks on its card."""
        self.more: tuple[Subject, ...] = ()
        """What lies there too, and can be read after it."""
        self.aside: Area | None = None
        """The tooltip goes to the side of this, and not below the widget, over its neighbours."""
        self.under: Area | None = None
        """The tooltip goes below the whole of this, and not below the widget."""
        self.reach: Area | None = None
        """Where pointing means this widget, if that is more than its own area: its name beside it."""
        self.hinted = False
        """What the hint advises: the table marks it."""
        self.declines = False
        """It gives nothing away: the focus begins here."""
        self.visible = True
        self.focused = self.pointed = self.pressed = False
        """Set by the form; at most one widget has each."""
        self.form: Form | None = None

    @property
    def identity(self) -> Hashable:
        """By what it is found again when widgets are made anew: what it is about, or else where it lies."""
        return type(self), self.area if self.stands_for is None else self.stands_for

    @property
    def reachable(self) -> bool:
        """Whether the focus can be here."""
        return self.takes_focus and (self.enabled or (self.lingers and self.focused)) and self.visible

    @property
    def pressable(self) -> bool:
        """Whether a click does something."""
        return self.reachable and self.enabled

    @property
    def face(self) -> str:
        """Which of its pictures it shows."""
        if not self.enabled:
            return "disabled"
        if self.pressed and self.pointed:
            return "pressed"
        if self.shows_focus:
            return "focused"
        return "hover" if self.pointed else "normal"

    @property
    def shows_focus(self) -> bool:
        """Whether it has the focus, and that is to be seen."""
        form = self.form
        if form is None or form.looked() is not None:
            return False
        return self.focused and form.shows_focus and not (form.asleep or form.deaf())

    @property
    def outline(self) -> Area:
        """Where it is drawn now."""
        return self.area

    @property
    def bulb(self) -> Point:
        """The middle of the hint's bulb: it hides nothing that must be read, and nothing of a neighbour."""
        x, y, width, _ = self.outline
        return x + width / 2, y

    def subjects(self) -> tuple[Subject, ...]:
        """What is told to whoever asks about it."""
        now = self.tip if self.now is None else self.now
        return Subject(self.page, self.called, now, self.looks), *self.more

    def activate(self) -> Change | None:
        """It was clicked, or confirmed with the focus on it."""

    def hear(self, intent: Intent) -> tuple[bool, Change | None]:
        """An intent while it has the focus or is pressed: whether it took it, and what comes of it."""
        return False, None

    def beside(self, others: Sequence[Widget], way: Way) -> Widget | None:
        """Which of the others comes next in a direction, if that is not simply the nearest there."""
        return None

    def reached(self) -> None:
        """A key or a pad brought the focus here."""

    def seized(self, at: Point) -> None:
        """The button went down on it."""
        self.grabbed(at)

    def grabbed(self, at: Point) -> None:
        """The button went down on it, or it is dragged."""

    def draw(self, canvas: Canvas) -> None:
        raise NotImplementedError

    def draw_marks(self, canvas: Canvas) -> None:
        """What must be seen of it whatever lies beside it, is focused there or is advised."""

    @property
    def moving(self) -> bool:
        return False
