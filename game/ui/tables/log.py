"""What happened so far, in words; each entry knows the picture that belongs to it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from game.engine import Event, Message, Record, Seat, retrace
from game.games import Game


@dataclass(slots=True)
class LogEntry:
    """One answer: what it set off, and the view after it."""

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

    def add(self, number: int, events: Sequence[Event], view: Any) -> None:
        """Note what an answer set off; what this viewer heard nothing of leaves no trace."""
        seen = [each for event in events if (each := event.seen_by(self.viewer)) is not None]
        told = tuple(sentence for event in seen for sentence in self.game.sentences(event))
        if told:
            before = self.entries[-1].marks if self.entries else {}
            made = [mark for event in seen for mark in self.game.marks(event)]
            self.entries.append(LogEntry(number, told, view, {**before, **dict(made)} if made else before))

    def recall(self, record: Record) -> None:
        """Note what was played before the match was loaded."""
        t = record.start()
        if record.answers:
            self.add(0, t.events or (), record.rules.view(t, self.viewer))
        for step in retrace(record, t):
            self.add(step.number, step.events, record.rules.view(t, self.viewer))

    def mark(self, seat: Seat, upto: int | None = None) -> Message | None:
        """What a seat did last, or had done by an entry."""
        return self.entries[-1 if upto is None else upto].marks.get(seat) if self.entries else None

    def cut(self, answers: int) -> None:
        """Forget what was undone."""
        while self.entries and self.entries[-1].number > answers:
            self.entries.pop()
