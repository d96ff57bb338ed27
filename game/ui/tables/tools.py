"""The small buttons that every table has: undo, hint, log, menu."""

from typing import TYPE_CHECKING

from game.ui.scene import Change, Push
from game.ui.widgets.button import Button
from game.ui.widgets.widget import Widget
from game.ui.wording import TOOLS

if TYPE_CHECKING:
    from game.ui.tables.table import TableScene

_X, _Y, _SIDE, _STEP = 1516.0, 982.0, 86.0, 100.7


def tools(table: "TableScene") -> list[Widget]:
    """In the lower right corner."""
    asked = table.ask is not None

    def undo() -> Change | None:
        table.undo()
        return None

    def hint() -> Change | None:
        table.ask_for_hint()
        return None

    def log() -> Change | None:
        from game.ui.scenes.log import LogPage

        return Push(LogPage(table.house, table))

    entries = (
        ("undo", undo, asked and table.session.can_undo()),
        ("hint", hint, asked),
        ("log", log, bool(table.log.entries)),
        ("settings", table.pause, True),
    )
    return [
        Button(
            (_X + number * _STEP, _Y, _SIDE, 84.0),
            "",
            action,
            skin="ui/button_small",
            icon=f"icons/{name}",
            enabled=enabled,
            tip=table.house.speak(TOOLS[name]),
        )
        for number, (name, action, enabled) in enumerate(entries)
    ]
