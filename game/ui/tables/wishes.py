"""What a player can want of every table, whatever is played on it."""

from functools import partial
from typing import Any

import msgspec

from game.engine import Seat, say
from game.ui.couch.changes import can_change
from game.ui.intents import Wish, Wished
from game.ui.playback import SPEEDS
from game.ui.routes import Said
from game.ui.scene import Change
from game.ui.tables.match_screen import MatchScreen
from game.ui.tables.privacy import Screen
from game.ui.wording import SPEEDS as SPEED_WORDS


def grant(table: MatchScreen[Any], wished: Wished) -> Change | None:
    """Do what is wanted; what not every table understands, this one may."""
    match wished.wish:
        case Wish.SKIP:
            return table.skip()
        case Wish.CANCEL if table.looking_back is not None:
            table.look_back(None)
        case Wish.CANCEL if table.following.again:
            return table.skip()
        case Wish.CANCEL | Wish.MENU:
            return pause(table)
        case Wish.UNDO:
            undo(table)
        case Wish.REDO:
            redo(table)
        case Wish.HINT:
            table.hint.ask()
        case Wish.LOG:
            return open_log(table)
        case Wish.AGAIN:
            table.show_again()
        case Wish.FASTER | Wish.PAGE_UP:  # French keyboards have their minus on the six, which picks things
            _change_speed(table, 1)
        case Wish.SLOWER | Wish.PAGE_DOWN:
            _change_speed(table, -1)
        case _:
            return table.hear(wished)
    return None


def whose_undo(table: MatchScreen[Any]) -> Seat | None:
    """Whose last answer may be taken back here and now: not by somebody else in the middle of a look."""
    return _may_move(table, table.session.whose_undo())


def undo(table: MatchScreen[Any]) -> None:
    """Take the last answer back where that gives nothing away; what only one may see is behind a curtain."""
    if whose_undo(table) is None:
        return
    table.playback.skip()
    table.following.take_back(table.session.undo().moment)
    table.floats.clear()
    table.house.audio.play("card_slide")
    table.privacy.close()
    table.privacy.consider(table.session.asks())
    table.look()


def redo(table: MatchScreen[Any]) -> None:
    """Give again what was taken back last, without showing it to anybody."""
    if _may_move(table, table.session.whose_redo()) is None:
        return
    table.playback.skip()
    table.lull.begin_anew()
    table.privacy.close()
    table.look()
    table.session.redo()
    table.following.queue()


def _may_move(table: MatchScreen[Any], seat: Seat | None) -> Seat | None:
    looking = table.privacy.screen is Screen.LOOK and table.privacy.seat != seat
    elsewhere = seat not in table.privacy.humans  # on a phone
    return None if looking or elsewhere or table.looking_back is not None else seat


def open_log(table: MatchScreen[Any]) -> Change | None:
    """What happened so far, over the table."""
    return table.house.routes.log(table) if table.log.entries else None


def pause(table: MatchScreen[Any]) -> Change:
    """What there is to do beside playing, over the table."""
    ask = table.ask
    said = None if ask is None or not ask.aside else Said(ask, partial(table.give, ask))
    seated = table if can_change(table.session) else None
    return table.house.routes.pause(table.session, said, seated)


def next_speed(table: MatchScreen[Any]) -> None:
    """A step faster; after the fastest comes the slowest again."""
    names = list(SPEEDS)
    _put_speed(table, names[(names.index(table.house.settings.speed) + 1) % len(names)])


def _change_speed(table: MatchScreen[Any], way: int) -> None:
    names = list(SPEEDS)
    at = names.index(table.house.settings.speed) + way
    if 0 <= at < len(names):
        _put_speed(table, names[at])


def _put_speed(table: MatchScreen[Any], speed: str) -> None:
    house = table.house
    house.change(msgspec.structs.replace(house.settings, speed=speed))
    house.notify_state(say("ui.speed.changed", speed=SPEED_WORDS[speed]))
    table.arrange()
