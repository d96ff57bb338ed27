"""What a player can want of every table, whatever is played on it."""

from typing import TYPE_CHECKING

import msgspec

from game.engine import say
from game.ui.intents import Wish, Wished
from game.ui.playback import SPEEDS
from game.ui.scene import Change, Push
from game.ui.wording import SPEEDS as SPEED_WORDS

if TYPE_CHECKING:
    from game.ui.tables.table import TableScene


def grant(table: "TableScene", wished: Wished) -> Change | None:
    """Do what is wanted; what not every table understands, this one may."""
    match wished.wish:
        case Wish.SKIP:
            return table.skip()
        case Wish.CANCEL if table.looking_back is not None:
            table.look_back(None)
        case Wish.CANCEL | Wish.MENU:
            return pause(table)
        case Wish.UNDO:
            undo(table)
        case Wish.HINT:
            table.hint.ask()
        case Wish.LOG:
            return open_log(table)
        case Wish.FASTER | Wish.PAGE_UP:  # French keyboards have their minus on the six, which picks things
            _change_speed(table, 1)
        case Wish.SLOWER | Wish.PAGE_DOWN:
            _change_speed(table, -1)
        case _:
            return table.hear(wished)
    return None


def undo(table: "TableScene") -> None:
    """Take one's own last answer back, where that gives nothing away."""
    if table.ask is not None and table.session.can_undo():
        table.session.undo()
        table.log.cut(len(table.session.record.answers))
        table.shown = table.rules.view(table.session.table, table.viewer)
        table.hint.forget()
        table.floats.clear()
        table.house.audio.play("card_slide")
        table.arrange()


def open_log(table: "TableScene") -> Change | None:
    """What happened so far, over the table."""
    from game.ui.scenes.log import LogPage

    return Push(LogPage(table.house, table)) if table.log.entries else None


def pause(table: "TableScene") -> Change:
    """What there is to do beside playing, over the table."""
    from game.ui.scenes.pause import Pause

    return Push(Pause(table.house, table))


def _change_speed(table: "TableScene", way: int) -> None:
    house, names = table.house, list(SPEEDS)
    at = names.index(house.settings.speed) + way
    if 0 <= at < len(names):
        house.change(msgspec.structs.replace(house.settings, speed=names[at]))
        house.notify(say("ui.speed.changed", speed=SPEED_WORDS[names[at]]))
