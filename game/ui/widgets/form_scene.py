"""A scene with widgets on it: what is pointed at, and what is explained."""

from typing import TYPE_CHECKING

from game.ui.design import Area
from game.ui.scene import Change, Scene
from game.ui.widgets.asking import Asking
from game.ui.widgets.form import Form
from game.ui.widgets.widget import Widget

if TYPE_CHECKING:
    from game.ui.house import House


class FormScene(Scene):
    """The base of menus and tables."""

    def __init__(self, house: "House") -> None:
        super().__init__(house)
        self.form = Form(sound=house.audio.play, device=lambda: house.reader.device)
        self.form.escape = lambda: house.words("ui.keys.escape")
        self.asking = Asking(self.form, self.tell_about, house.audio.play)
        self._measured = house.language, house.canvas.scale

    def measures_anew(self) -> bool:
        """Whether words take other room than at the last call: in another language, or window."""
        before, self._measured = self._measured, (self.house.language, self.house.canvas.scale)
        return before != self._measured

    def tell_about(self, widget: Widget) -> Change | None:
        """Show what a widget is about, and lead to its page."""
        return self.house.routes.about(widget.subjects(), private=self.shows_private)

    def covered(self) -> None:
        self.form.sleep()

    def uncovered(self) -> None:
        self.form.wake()

    @property
    def moving(self) -> bool:
        return self.form.moving

    @property
    def points_at_button(self) -> bool:
        return self.form.pointed is not None and self.form.pointed.pressable

    def tip(self) -> tuple[str, Area] | None:
        widget = self.form.tipped
        return None if widget is None else (widget.tip, widget.aside or widget.under or widget.area)

    @property
    def tip_aside(self) -> bool:
        widget = self.form.tipped
        return widget is not None and widget.aside is not None
