"""The small buttons that every table has: undo, hint, skip, speed, rules, log, menu."""

from functools import partial
from typing import Any

from game.engine import Message, Who, say
from game.ui.design import Area
from game.ui.intents import Wish
from game.ui.playback import SPEEDS
from game.ui.tables.curtain import OnCurtain
from game.ui.tables.kit.looks import piece_look
from game.ui.tables.match_screen import MatchScreen
from game.ui.tables.wishes import next_speed, open_log, pause, undo, whose_undo
from game.ui.widgets.button import Tool
from game.ui.widgets.widget import Press
from game.ui.wording import SPEEDS as SPEED_WORDS
from game.ui.wording import TOOLS

TOOL_PAGES = {
    "undo": "house/undo",
    "hint": "house/hints",
    "skip": "house/skip",
    "help": "house/reader",
    "log": "house/log",
    "settings": "house/table",
}
"""Where the rules tell of each; the others are speeds."""
_ROW: Area = (1516.0, 986.0, 388.0, 74.0)
_GAP = 8.0
_TAKE_BACK: Area = (1036.0, 164.0, 430.0, 60.0)


def mind_undo(table: MatchScreen[Any]) -> None:
    """Whether an answer can be taken back is found out bit by bit, after the button was made."""
    possible = whose_undo(table) is not None
    if table.covered_up:
        if possible != any(isinstance(widget, TakeBack) for widget in table.form.widgets):
            table.arrange()
        return
    for widget in table.form.widgets:
        if isinstance(widget, Tool) and widget.icon == "icons/undo" and widget.enabled != possible:
            widget.enabled, table.house.stale = possible, True


class TakeBack(OnCurtain):
    """For whoever gave the screen away too soon; it leads back behind their own curtain."""


def take_back(table: MatchScreen[Any]) -> list[TakeBack]:
    """Beside the name on the curtain, if somebody's last answer can be taken back."""
    seat = whose_undo(table)
    if seat is None:
        return []
    words = table.speaker(say("ui.curtain.take_back", player=Who(seat)))
    return [TakeBack(table.curtain.hung(_TAKE_BACK), words, partial(undo, table), wish=Wish.UNDO)]


def tools(table: MatchScreen[Any]) -> list[Tool]:
    """In the lower right corner, side by side."""
    asked = table.ask is not None
    speed = table.house.settings.speed
    entries: tuple[tuple[str, Message, Press, bool], ...] = (
        ("undo", TOOLS["undo"], partial(undo, table), whose_undo(table) is not None),
        ("hint", TOOLS["hint"], table.hint.ask, asked),
        ("skip", TOOLS["skip"], table.skip, table.playback.busy),
        (f"speed_{list(SPEEDS).index(speed) + 1}", _told_speed(speed), partial(next_speed, table), True),
        ("help", TOOLS["help"], table.house.open_rules, True),
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
    for tool, (icon, *_) in zip(found, entries, strict=True):
        tool.aside = _ROW  # above is what confirms a choice
        tool.page = TOOL_PAGES.get(icon, "house/speed")
        tool.now = ""
        tool.looks = piece_look(tool.icon, "light", zoom=5.0)
    return found


def _told_speed(speed: str) -> Message:
    """What the speed is now; the chevrons on the button show it too."""
    return say("ui.tool.speed", speed=SPEED_WORDS[speed])
