"""Several widgets on one screen: who is pointed at, who has the focus, where it goes next."""

from collections.abc import Callable, Hashable, Iterable, Sequence

from game.ui.canvas import Canvas
from game.ui.clicks import still
from game.ui.intents import (
    Copied,
    Device,
    Erased,
    Intent,
    Moved,
    Point,
    Pointed,
    Pressed,
    Released,
    Scrolled,
    SelectedAll,
    Typed,
    Way,
    Wish,
    Wished,
)
from game.ui.scene import Change
from game.ui.widgets.neighbours import neighbour
from game.ui.widgets.widget import Widget, within


class Form:
    """Widgets that share one focus."""

    def __init__(
        self,
        widgets: Iterable[Widget] = (),
        *,
        sound: Callable[[str], None] = lambda _: None,
        device: Callable[[], Device] = lambda: Device.MOUSE,
    ) -> None:
        self.widgets: list[Widget] = []
        self.shows_focus = device() is not Device.MOUSE
        """With a mouse, what is pointed at is plain enough; keys and pads need the ring."""
        self._sound = sound
        self.device = device
        """What was used last."""
        self.escape: Callable[[], str] = lambda: ""
        """What is written on the key that leads back."""
        self.at: Point | None = None
        """Where the pointer was last, as far as it has been moved."""
        self.asleep = False
        """Another screen lies on top: what can be pressed there, and not here, looks like it."""
        self.deaf: Callable[[], bool] = lambda: False
        """Whether a press would come too early: what can be pressed a moment later looks like it."""
        self._untouched = False
        """Neither the pointer nor the focus has been moved since it woke up."""
        self.looked: Callable[[], Widget | None] = lambda: None
        """What is looked at with a focus that goes over everything that can be asked about."""
        self._clicked: tuple[Point, Hashable] | None = None
        """Where the last click was and what it hit, as long as the pointer stays there."""
        self.add(*widgets)

    def add(self, *widgets: Widget) -> None:
        for widget in widgets:
            widget.form = self
            self.widgets.append(widget)

    def clear(self) -> None:
        self.widgets.clear()

    @property
    def focused(self) -> Widget | None:
        return next((widget for widget in self.widgets if widget.focused), None)

    @property
    def pointed(self) -> Widget | None:
        return next((widget for widget in self.widgets if widget.pointed), None)

    @property
    def typing(self) -> bool:
        """Whether letters are wanted as letters."""
        focused = self.focused
        return focused is not None and focused.types

    @property
    def moving(self) -> bool:
        return any(widget.moving for widget in self.widgets)

    def let_go(self) -> None:
        """What is held is not pressed after all."""
        for widget in self.widgets:
            widget.pressed = False

    def sleep(self) -> None:
        """Nothing is pointed at or held any more."""
        self.asleep = True
        for widget in self.widgets:
            widget.pointed = widget.pressed = False

    def wake(self) -> None:
        """Wait for a hand before anything is explained: who comes back knows what they left by."""
        self.asleep, self._untouched = False, True

    @property
    def tipped(self) -> Widget | None:
        """Whose tooltip should be shown."""
        looked = self.looked()
        if looked is not None:
            return looked if looked.tip else None
        if self._untouched:
            return None
        pointed = self.pointed
        if pointed is not None and not self.shows_focus:
            return pointed if pointed.tip and not self._slipped_under(pointed) else None
        focused = self.focused
        told = focused is not None and focused.enabled and bool(focused.tip)
        return focused if self.shows_focus and told else None

    def under(self, at: Point) -> Widget | None:
        """What lies uppermost at a point."""
        seen = (each for each in reversed(self.widgets) if each.visible)
        return next((each for each in seen if within(each.reach or each.area, at)), None)

    def asked_at(self, at: Point) -> Widget | None:
        """What can be asked about at a point: of what is seen there, the uppermost that has a page."""
        for widget in reversed(self.widgets):
            if widget.visible and within(widget.reach or widget.area, at):
                if widget.page:
                    return widget
                if widget.covers:
                    return None
        return None

    def focus(self, wanted: Widget | None) -> None:
        """Put the focus on one widget."""
        for widget in self.widgets:
            widget.focused = widget is wanted

    def take_over(self, old: Sequence[Widget]) -> None:
        """What was focused, held or pointed at still is, if what it stood for is still there."""
        before = {widget.identity: widget for widget in old}
        for widget in self.widgets:
            same = before.get(widget.identity)
            if same is not None:
                widget.pointed, widget.pressed = same.pointed, same.pressed
                if same.focused:
                    self.focus(widget)

    def focus_first(self, rather: Sequence[Widget] = ()) -> None:
        """Put the focus on the first widget that can have it, one of these if it can, unless one has it."""
        if self.focused is None or not self.focused.reachable:
            harmless = (each for each in (*rather, *self.widgets) if each.reachable and not each.lays_open)
            self.focus(next(harmless, None))

    def draw(self, canvas: Canvas) -> None:
        for widget in self.widgets:
            if widget.visible:
                widget.draw(canvas)

    def draw_marks(self, canvas: Canvas) -> None:
        """Over everything that `draw` draws."""
        for widget in self.widgets:
            if widget.visible:
                widget.draw_marks(canvas)

    def handle(self, intent: Intent) -> tuple[bool, Change | None]:
        """Whether a widget took the intent, and what comes of it."""
        if isinstance(intent, Pointed | Moved):
            self._untouched = False
        match intent:
            case Pointed(at):
                self.shows_focus = False
                self._point(at)
                held = self._held()
                if held is not None:
                    held.grabbed(at)
                return held is not None, None
            case Pressed(at, again):
                self.shows_focus = False
                self._point(at)
                return self._press(at, again), None
            case Released(at):
                self._point(at)
                return self._release()
            case Scrolled(at, _):
                self._point(at)
                under = self.pointed
                return under.hear(intent) if under is not None else (False, None)
            case Moved(way):
                return self._move(intent, way)
            case Wished(Wish.CONFIRM) | Typed() | Erased() | SelectedAll() | Copied() | Wished():
                return self._tell_focused(intent)
        return False, None

    def _held(self) -> Widget | None:
        return next((widget for widget in self.widgets if widget.pressed), None)

    def _point(self, at: Point) -> None:
        """The last drawn lies on top."""
        self.at = at
        if self._clicked is not None and not still(self._clicked[0], at):
            self._clicked = None
        found = self.under(at)
        for widget in self.widgets:
            if widget is found and not widget.pointed and widget.pressable:
                self._sound("hover")
            widget.pointed = widget is found

    def _slipped_under(self, widget: Widget) -> bool:
        """Whether it lies where something else was clicked: no hand has asked for it yet."""
        return self._clicked is not None and self._clicked[1] != widget.identity

    def _press(self, at: Point, again: bool) -> bool:
        """The second click of a double click is heard by what the first one hit, and by nothing else."""
        found = self.pointed
        if again and self._clicked is None:
            self._clicked = at, None  # the first one was on another screen
        if found is None or (again and self._slipped_under(found)):
            return False
        self._clicked = at, found.identity
        if not found.pressable:
            return False
        found.pressed = True
        if found.attracts_focus:
            self.focus(found)
        found.seized(at)
        return True

    def _release(self) -> tuple[bool, Change | None]:
        held = self._held()
        if held is None:
            return False, None
        held.pressed = False
        if held.pointed and held.pressable:
            return True, self._activate(held)
        return True, None

    def _activate(self, widget: Widget) -> Change | None:
        self._sound("click")
        return widget.activate()

    def _tell_focused(self, intent: Intent) -> tuple[bool, Change | None]:
        focused = self.focused
        if focused is None or not focused.reachable:
            return False, None
        if not focused.enabled:
            return intent == Wished(Wish.CONFIRM), None
        taken, change = focused.hear(intent)
        if not taken and intent == Wished(Wish.CONFIRM):
            if focused.types:
                return self._move(Moved(Way.DOWN), Way.DOWN)  # on to the next line
            self.shows_focus = True
            return True, self._activate(focused)
        return taken, change

    def _move(self, intent: Intent, way: Way) -> tuple[bool, Change | None]:
        focused, seen, self.shows_focus = self.focused, self.shows_focus, True
        if focused is None or not focused.reachable:
            self.focus_first()
            return self.focused is not None, None
        # what left and right would change is changed only once one sees what has the focus
        if seen or focused.types or way in (Way.UP, Way.DOWN):
            taken, change = focused.hear(intent)
            if taken:
                return True, change
        reachable = [widget for widget in self.widgets if widget.reachable]
        found = neighbour(focused, reachable, way)
        if found is not None and found is not focused:
            self.focus(found)
            found.reached()
            self._sound("hover")
        return True, None
