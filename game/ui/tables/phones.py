"""The phones at a match, beside the table: the big screen says who is ready and whose phone is away."""

from typing import TYPE_CHECKING, Any

from game.engine import Seat
from game.ui.tables.call import is_let_be

if TYPE_CHECKING:
    from game.phones.party import Party
    from game.ui.couch.phoning import Phoning
    from game.ui.tables.match_screen import MatchScreen

_BEFORE_END = 0.1
"""Seconds that are left of a call on phones until those before the screen have said something too."""


class TablePhones:
    """Serves the phones in every frame, and has nothing to do at a match without any."""

    def __init__(self, table: "MatchScreen[Any]", phoning: "Phoning | None") -> None:
        self._table, self._phoning = table, phoning
        seats = table.session.channels.phones
        self._party: Party | None = phoning.party(table.session, seats) if phoning and seats else None
        self._called = 0.0
        """How long the phones have been called."""
        self._shown: tuple[object, ...] = ()

    def poll(self, seconds: float) -> bool:
        """Hear and show; whether anything was answered."""
        if self._party is None:
            return False
        table, before = self._table, len(self._table.session.record.answers)
        here = not table.playback.busy and table.looking_back is None
        self._party.poll(self._counted(seconds), caught_up=here)
        shown = tuple(self.mark(seat) for seat in self._party.seats)
        if shown != self._shown:
            self._shown, table.house.stale = shown, True
            table.arrange()
        return len(table.session.record.answers) != before

    def _counted(self, seconds: float) -> float:
        """Time for the phones: a call ends there no sooner than for who is called before the screen.

        Otherwise one could see from what goes on that nobody here, or nobody there, was asked.
        """
        assert self._party is not None
        if self._party.call is None:
            self._called = 0.0
        elif self._table.privacy.humans and not is_let_be(self._table):
            seconds = min(seconds, max(0.0, self._party.call.seconds - _BEFORE_END - self._called))
            self._called += seconds
        return seconds

    @property
    def called(self) -> bool:
        """Whether all phones are asked for a reaction just now."""
        return self._party is not None and self._party.call is not None

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who plays on a phone."""
        return () if self._party is None else tuple(self._party.seats)

    def is_away(self, seat: Seat) -> bool:
        """Whether the phone of a seat is connected no more, or not yet."""
        return self._phoning is not None and seat in self.seats and not self._phoning.hub.is_here(seat)

    def mark(self, seat: Seat) -> str:
        """What the rim of a portrait says of a phone: gone, ready with what all are asked, or there."""
        if self._party is None or seat not in self._party.seats:
            return ""
        if self.is_away(seat):
            return "warning"
        return "check" if self._party.ready().get(seat, False) else "phone"

    def awaited(self) -> tuple[Seat, ...]:
        """Whose phone asks something now, as far as everybody knows."""
        waiting = self._table.session.table.waiting()
        return tuple(seat for seat in self.seats if seat in waiting)

    def knock(self) -> tuple[Seat, str] | None:
        """A seat that another phone wants, and what kind of phone it is."""
        if self._party is None or self._phoning is None:
            return None
        for seat in [seat for seat in self._party.knocks if not self._phoning.hub.is_knocking(seat)]:
            del self._party.knocks[seat]  # it has given up
        return next(iter(self._party.knocks.items()), None)

    def admit(self, seat: Seat) -> None:
        """Give the seat to the phone that knocked."""
        if self._party is not None and self._phoning is not None:
            self._party.knocks.pop(seat, None)
            self._phoning.hub.admit(seat)

    def turn_away(self, seat: Seat) -> None:
        """Leave the seat to the phone that has it."""
        if self._party is not None and self._phoning is not None:
            self._party.knocks.pop(seat, None)
            self._phoning.hub.turn_away(seat)

    def is_knocking(self, seat: Seat) -> bool:
        """Whether another phone still waits for that."""
        return self._phoning is not None and self._phoning.hub.is_knocking(seat)

    def close(self) -> None:
        """Serve them no longer; they go on showing what they show."""
        if self._party is not None:
            self._party.close()
            self._party = None
