"""The small buttons that every table has: undo, hint, skip, log, menu."""

from functools import partial
from typing import TYPE_CHECKING

from game.ui.design import Area
from game.ui.tables.wishes import open_log, pause, undo
from game.ui.widgets.button import Button
from game.ui.widgets.widget import Action
from game.ui.wording import TOOLS

if TYPE_CHECKING:
    from game.ui.tables.table import TableScene

_X, _Y, _SIDE, _STEP = 1516.0, 986.0, 70.0, 79.5
_HIGH = 74.0
_ROW: Area = (_X, _Y, 4 * _STEP + _SIDE, _HIGH)


class Tool(Button):
    """A small button with an icon, always there: it answers no question, and draws no focus from one."""

    attracts_focus = False

    @property
    def face(self) -> str:
        """Under another screen it is dead, and looks it."""
        return "disabled" if self.form is not None and self.form.asleep else super().face


def mind_undo(table: "TableScene") -> None:
    """Whether an answer can be taken back is found out bit by bit, after the button was made."""
    for widget in table.form.widgets:
        if isinstance(widget, Tool) and widget.icon == "icons/undo":
            possible = table.ask is not None and table.session.can_undo()
            if widget.enabled != possible:
                widget.enabled, table.house.stale = possible, True


def tools(table: "TableScene") -> list[Tool]:
    """In the lower right corner."""
    asked = table.ask is not None
    entries: tuple[tuple[str, Action, bool], ...] = (
        ("undo", partial(undo, table), asked and table.session.can_undo()),
        ("hint", table.hint.ask, asked),
        ("skip", table.skip, table.playback.busy),
        ("log", partial(open_log, table), bool(table.log.entries)),
        ("settings", partial(pause, table), True),
    )
    found = [
        Tool(
            (_X + number * _STEP, _Y, _SIDE, _HIGH),
            "",
            action,
            skin="ui/button_small",
            icon=f"icons/{name}",
            enabled=enabled,
            tip=table.house.speak(TOOLS[name]),
        )
        for number, (name, action, enabled) in enumerate(entries)
    ]
    for tool in found:
        tool.aside = _ROW  # above is what confirms a choice
    return found
