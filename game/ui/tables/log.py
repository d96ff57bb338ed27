"""What happened so far, in words; each entry knows the picture that belongs to it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import count
from typing import Any

from game.engine import Message, Moment, Record, Seat, Watcher, retrace
from game.games import Game

_STAMPS = count()


@dataclass(slots=True)
class LogEntry:
    """One thing that happened, after how many answers, and the view right after it."""

    number: int
    sentences: tuple[Message, ...]
    view: Any
    marks: Mapping[Seat, Message]
    """What each seat did last, up to now."""


@dataclass(slots=True)
class Log:
    """The entries of one match, as one viewer may know them."""

    game: Game
    viewer: int | None
    entries: list[LogEntry] = field(default_factory=list)
    stamp: int = field(default_factory=_STAMPS.__next__, compare=False)
    """Another one whenever the entries are others: no two logs ever have the same."""

    def add(self, number: int, moments: Sequence[Moment]) -> None:
        """Note what an answer set off; what there is nothing to say of leaves no trace."""
        for moment in moments:
            if told := tuple(self.game.sentences(moment.event)):
                before = self.entries[-1].marks if self.entries else {}
                made = dict(self.game.marks(moment.event))
                marks = {**before, **made} if made else before
                self.entries.append(LogEntry(number, told, moment.view, marks))
        self.stamp = next(_STAMPS)

    def recall(self, record: Record) -> None:
        """Note what was played before the match was loaded."""
        if not record.answers:
            return
        watcher = Watcher(record.rules, self.viewer)
        t = record.start(watcher)
        self.add(0, watcher.take())
        for step in retrace(record, t):
            self.add(step.number, watcher.take())

    def mark(self, seat: Seat, upto: int | None = None) -> Message | None:
        """What a seat did last, or had done by an entry."""
        return self.entries[-1 if upto is None else upto].marks.get(seat) if self.entries else None

    def cut(self, answers: int) -> None:
        """Forget what was undone."""
        while self.entries and self.entries[-1].number > answers:
            self.entries.pop()
        self.stamp = next(_STAMPS)
