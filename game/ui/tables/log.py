"""What happened so far, in words; each entry knows the picture that belongs to it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import count
from typing import Generic

from game.engine import Feed, Message, Seat
from game.engine.rules import V
from game.games import Game

_STAMPS = count()


@dataclass(slots=True)
class LogEntry(Generic[V]):
    """One thing that happened, the number of its moment, and the view right after it."""

    number: int
    sentences: tuple[Message, ...]
    view: V
    marks: Mapping[Seat, Message]
    """What each seat did last, up to now."""


@dataclass(slots=True)
class Log(Generic[V]):
    """What a feed told, as far as the picture has come."""

    game: Game
    feed: Feed[V]
    entries: list[LogEntry[V]] = field(default_factory=list)
    upto: int = 0
    """The number of the first moment that is not in it yet."""
    stamp: int = field(default_factory=_STAMPS.__next__, compare=False)
    """Another one whenever the entries are others: no two logs ever have the same."""

    def follow(self, upto: int) -> None:
        """Note what happened before that moment; what there is nothing to say of leaves no trace."""
        for moment in self.feed.since(self.upto):
            if moment.number >= upto:
                break
            if told := tuple(self.game.sentences(moment.event)):
                before = self.entries[-1].marks if self.entries else {}
                marks = self.game.marked(before, moment.event)
                self.entries.append(LogEntry(moment.number, told, moment.view, marks))
                self.stamp = next(_STAMPS)
        self.upto = max(self.upto, upto)

    def mark(self, seat: Seat, upto: int | None = None) -> Message | None:
        """What a seat did last, or had done by an entry."""
        return self.entries[-1 if upto is None else upto].marks.get(seat) if self.entries else None

    def take_back(self, number: int) -> None:
        """Forget what was undone: the moments from that number on."""
        while self.entries and self.entries[-1].number >= number:
            self.entries.pop()
        self.upto = min(self.upto, number)
        self.stamp = next(_STAMPS)
