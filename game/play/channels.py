"""How people get at their seats: before this screen, with a pad of their own there, or on a phone."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum

from game.engine import Seat


class Kind(StrEnum):
    """Where a person sees what is theirs alone, and with what they answer."""

    SCREEN = "screen"
    """On this screen, with mouse and keyboard, which whoever has no device of their own shares."""
    PAD = "pad"
    """On this screen too, but with a pad that is theirs."""
    PHONE = "phone"


@dataclass(frozen=True, slots=True)
class Channel:
    """How one person gets at their seat."""

    kind: Kind = Kind.SCREEN
    pad: int = 0
    """The number of their pad, from 1."""


SCREEN, PHONE = Channel(), Channel(Kind.PHONE)


def with_pad(number: int) -> Channel:
    return Channel(Kind.PAD, number)


class Channels:
    """The channels of everybody at a match; they are of this evening, and in no record.

    A curtain is for those who look at this screen. With nobody else at the table one person needs none; with
    a friend whose cards are on a phone they do, for the screen is in the room and the friend sees it too.
    """

    def __init__(self, people: Iterable[Seat], chosen: Mapping[Seat, Channel] | None = None) -> None:
        self._of = dict.fromkeys(people, SCREEN)
        for seat, channel in (chosen or {}).items():
            self.put(seat, channel)

    def of(self, seat: Seat) -> Channel:
        """Somebody's channel; a bot has none to speak of."""
        return self._of.get(seat, SCREEN)

    def put(self, seat: Seat, channel: Channel) -> None:
        """Somebody takes another way to their seat; a pad has only one, and whoever had it has the screen."""
        if seat not in self._of:
            return
        before = self.seat_of(channel.pad)
        if before is not None:
            self._of[before] = SCREEN
        self._of[seat] = channel

    def leave(self, seat: Seat) -> None:
        """A bot sits there from now on."""
        self._of.pop(seat, None)

    @property
    def chosen(self) -> dict[Seat, Channel]:
        """Everybody's channel."""
        return dict(self._of)

    @property
    def people(self) -> tuple[Seat, ...]:
        return tuple(sorted(self._of))

    @property
    def here(self) -> tuple[Seat, ...]:
        """Who looks at this screen for what is theirs alone."""
        return tuple(seat for seat in self.people if self._of[seat].kind is not Kind.PHONE)

    @property
    def phones(self) -> tuple[Seat, ...]:
        """Who has all of it on a phone."""
        return tuple(seat for seat in self.people if self._of[seat].kind is Kind.PHONE)

    @property
    def pads(self) -> dict[Seat, int]:
        """Whose pad is which, by its number."""
        return {seat: self._of[seat].pad for seat in self.people if self._of[seat].pad}

    def pad_of(self, seat: Seat | None) -> int:
        """The number of somebody's pad; 0 without one."""
        return 0 if seat is None else self.of(seat).pad

    def seat_of(self, pad: int) -> Seat | None:
        """Whose pad it is."""
        return next((seat for seat, number in self.pads.items() if number == pad), None)

    @property
    def alone(self) -> Seat | None:
        """The one person at the match if they look at this screen: nothing of theirs is covered."""
        return self.people[0] if len(self.people) == 1 and self.here else None
