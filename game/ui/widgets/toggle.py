"""On or off, with a lever."""

from collections.abc import Callable

from game.ui.canvas import Canvas
from game.ui.design import Area
from game.ui.intents import Intent, Wish, Wished
from game.ui.scene import Change
from game.ui.styles import LIGHT, PALE
from game.ui.widgets.widget import Widget

LEVER = 70.0
"""How wide the lever itself is."""
_MARGIN = 8.0
"""What its picture leaves free at either side, so that it lines up with other widgets."""


class Toggle(Widget):
    """A lever; where it stands shows the answer without any colour.

    Left and right walk past it: who goes from column to column must not switch anything on the way.
    """

    def __init__(
        self,
        area: Area,
        on: bool,
        changed: Callable[[bool], Change | None],
        *,
        enabled: bool = True,
        tip: str = "",
        states: tuple[str, str] = ("", ""),
    ) -> None:
        super().__init__(area, enabled=enabled, tip=tip)
        self.on = on
        self.states = states
        """What stands beside the lever when it is off, and when it is on."""
        self.changed = changed

    def activate(self) -> Change | None:
        self.on = not self.on
        return self.changed(self.on)

    def hear(self, intent: Intent) -> tuple[bool, Change | None]:
        if intent == Wished(Wish.SKIP):  # the space bar, as switches have it everywhere
            return True, self.activate()
        return False, None

    def draw(self, canvas: Canvas) -> None:
        face = {"normal": "", "pressed": "_hover"}.get(self.face, f"_{self.face}")
        x, y, _, height = self.area
        width = canvas.art.entry("ui/toggle").size[0]
        across = x - _MARGIN + width / 2
        canvas.image("ui/toggle", (across, y + height / 2), ("on" if self.on else "off") + face)
        if self.states[self.on]:
            style = LIGHT if self.on else LIGHT.but(colour=PALE)
            canvas.text(self.states[self.on], (x + LEVER + 16, y + height / 2), style)
