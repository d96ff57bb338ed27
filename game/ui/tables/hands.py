"""Whose hands are heard at a table: where people have pads of their own, each answers with theirs."""

from typing import TYPE_CHECKING, Any

from game.engine import Seat, Who, say
from game.markup import marked
from game.ui.intents import Asked, Intent, Moved, Numbered, Point, Pressed, Wish, Wished, pad_of
from game.ui.tables.curtain import OnCurtain
from game.ui.tables.lull import LIFTS
from game.ui.tables.privacy import Screen
from game.ui.tables.wishes import whose_undo
from game.ui.widgets.button import Tool

if TYPE_CHECKING:
    from game.ui.tables.match_screen import MatchScreen

_ANYBODYS = (Wish.MENU, Wish.FULLSCREEN, Wish.FASTER, Wish.SLOWER, Wish.PAGE_UP, Wish.PAGE_DOWN)
"""What answers nothing and shows nothing."""
_LOOKS = (Wish.RULES, Wish.LOG, Wish.AGAIN)
"""What shows only what all may see, as long as nobody looks at what is theirs alone."""
_ANSWERS = (Wish.CONFIRM, Wish.FIRST_ACTION, Wish.SECOND_ACTION)


class Hands:
    """Tells hands apart by the device they hold; with one person at the match all of them are theirs."""

    def __init__(self, table: "MatchScreen[Any]") -> None:
        self._table = table

    @property
    def asked(self) -> Seat | None:
        """Who is to do something: lift the curtain, look, or answer."""
        table = self._table
        if table.privacy.screen in (Screen.CURTAIN, Screen.LOOK):
            return table.privacy.seat
        return None if table.ask is None else table.ask.seat

    def lost(self) -> Seat | None:
        """Whose pad is gone, while there is something to play."""
        session, here = self._table.session, self._table.house.reader.pads.here
        gone = (seat for seat, pad in session.channels.pads.items() if pad not in here)
        return None if session.over else next(gone, None)

    def heard(self, intent: Intent) -> Intent | None:
        """What is heard of an intent; None: it is not for these hands to say."""
        table = self._table
        seat = whose_undo(table) if intent == Wished(Wish.UNDO) else self.asked
        if table.privacy.alone or seat is None or self._holds(intent, seat):
            return intent
        match intent:
            case Wished(wish):
                return self._wished_by_others(intent, wish, seat)
            case Pressed(at):
                return intent if self._lets_be(at) else self._refused(seat)
            case Asked(at):
                looking = table.privacy.screen is Screen.LOOK
                return None if looking or table.form.asked_at(at) is None else intent
            case Moved() | Numbered():
                return self._refused(seat) if isinstance(intent, Numbered) or intent == LIFTS else None
        return intent

    def _holds(self, intent: Intent, seat: Seat) -> bool:
        """Whether an intent comes from what somebody holds: their pad, or else any that is nobody's."""
        channels, pad = self._table.session.channels, pad_of(intent)
        owner = channels.pad_of(seat)
        return pad == owner if owner else channels.seat_of(pad) is None

    def _wished_by_others(self, intent: Intent, wish: Wish, seat: Seat) -> Intent | None:
        looking = self._table.privacy.screen is Screen.LOOK
        if wish in _ANYBODYS or (wish in _LOOKS and not looking):
            return intent
        if wish is Wish.CANCEL:
            return Wished(Wish.MENU)  # and not a step back in what somebody else chooses
        return self._refused(seat) if wish in _ANSWERS else None

    def _lets_be(self, at: Point) -> bool:
        """Whether there is a small button, or what leaves a curtain be: they answer nothing."""
        found = self._table.form.under(at)
        return isinstance(found, Tool) or (isinstance(found, OnCurtain) and found.anybodys)

    def _refused(self, seat: Seat) -> Intent | None:
        """Not heard; whose it is to answer is said, and with what."""
        table, pad = self._table, self._table.session.channels.pad_of(seat)
        who = Who(seat)
        told = say("ui.hands.pad", player=who, pad=pad) if pad else say("ui.hands.screen", player=who)
        table.house.notify_words(marked(told, table.speaker))
        return None
