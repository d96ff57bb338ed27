"""The small buttons that every table has: undo, hint, skip, speed, log, menu."""

from functools import partial
from typing import TYPE_CHECKING

from game.engine import Message, say
from game.ui.design import Area
from game.ui.playback import SPEEDS
from game.ui.tables.wishes import next_speed, open_log, pause, undo
from game.ui.widgets.button import Button
from game.ui.widgets.widget import Action
from game.ui.wording import SPEEDS as SPEED_WORDS
from game.ui.wording import TOOLS

if TYPE_CHECKING:
    from game.ui.tables.table import TableScene

_ROW: Area = (1516.0, 986.0, 388.0, 74.0)
_GAP = 8.0


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
    """In the lower right corner, side by side."""
    asked = table.ask is not None
    speed = table.house.settings.speed
    entries: tuple[tuple[str, Message, Action, bool], ...] = (
        ("undo", TOOLS["undo"], partial(undo, table), asked and table.session.can_undo()),
        ("hint", TOOLS["hint"], table.hint.ask, asked),
        ("skip", TOOLS["skip"], table.skip, table.playback.busy),
        (f"speed_{list(SPEEDS).index(speed) + 1}", _told_speed(speed), partial(next_speed, table), True),
        ("log", TOOLS["log"], partial(open_log, table), bool(table.log.entries)),
        ("settings", TOOLS["settings"], partial(pause, table), True),
    )
    x, y, width, height = _ROW
    step = (width + _GAP) / len(entries)
    found = [
        Tool(
            (x + number * step, y, step - _GAP, height),
            "",
            action,
            skin="ui/button_small",
            icon=f"icons/{icon}",
            enabled=enabled,
            tip=table.house.speak(tip),
        )
        for number, (icon, tip, action, enabled) in enumerate(entries)
    ]
    for tool in found:
        tool.aside = _ROW  # above is what confirms a choice
    return found


def _told_speed(speed: str) -> Message:
    """What the speed is now; the chevrons on the button show it too."""
    return say("ui.tool.speed", speed=SPEED_WORDS[speed])
