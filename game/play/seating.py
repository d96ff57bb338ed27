"""Who sits where."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.engine import Record, Trouble, say

HUMAN = "human"
NAMES = ("Abigail", "Buck", "Clementine", "Dusty", "Esther", "Floyd", "Georgia", "Hank")
"""For seats that nobody named; the first letters are the marks on boards drawn in text."""
_UNKNOWN = "?"


class BadSeating(Trouble):
    """These players cannot be seated."""


@dataclass(frozen=True, slots=True)
class Sitter:
    """A player at the table: `kind` is `human` or the name of a bot."""

    kind: str
    name: str

    def line(self) -> str:
        """How a record writes it."""
        return f"{self.kind} {self.name}"


def read_sitter(line: str, seat: int) -> Sitter:
    """The sitter in a record's line; one without a name gets one."""
    kind, _, name = line.partition(" ")
    return Sitter(kind, name or NAMES[seat])


def sitters(record: Record) -> tuple[Sitter, ...]:
    """Who played a recorded match, as far as it says."""
    lines = record.players or (_UNKNOWN,) * record.seats
    return tuple(read_sitter(line, seat) for seat, line in enumerate(lines))


def seat_bots(names: Sequence[str], seats: int) -> tuple[Sitter, ...]:
    """The named bots in their seats; the last one fills up."""
    if len(names) > seats:
        raise BadSeating(say("play.too_many_bots", bots=len(names), seats=seats))
    filled = [*names, *[names[-1]] * (seats - len(names))]
    return tuple(Sitter(kind, NAMES[seat]) for seat, kind in enumerate(filled))
