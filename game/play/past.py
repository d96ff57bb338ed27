"""A match as it was when one of its players had to choose: to be looked at, and nothing goes on there."""

from dataclasses import replace

from game.engine import Record, Seat, submit
from game.play.desk import Question, Reply
from game.play.session import Session

_TOLD = 40
"""Answers before that moment of which the log tells: what came before them nobody looks up there."""


class Nobody:
    """A desk at which nobody sits: what is past has been answered."""

    def warm(self) -> None: ...

    def ask(self, question: Question) -> int:
        return 0

    def answers(self) -> list[Reply]:
        return []

    def forget(self, ticket: int) -> None: ...

    def close(self) -> None: ...


class Past(Session):
    """The table before an answer, for the eyes of whoever gave it; of the others' nothing more than then."""

    def __init__(self, record: Record, number: int, seat: Seat) -> None:
        self.seat = seat
        before = replace(record, answers=record.answers[: number - 1])
        super().__init__(before, Nobody())

    @property
    def people(self) -> tuple[Seat, ...]:
        return (self.seat,)

    def thinking(self) -> tuple[Seat, ...]:
        """Nobody: they have all answered long ago."""
        return ()

    def whose_undo(self) -> Seat | None:
        return None

    def whose_redo(self) -> Seat | None:
        return None

    def _recall(self) -> None:
        """Only what happened last is told: telling a whole match takes longer than playing it."""
        told = len(self.record.answers) - _TOLD
        if told > 0:
            self.story.clear()
            self.table.watcher = None
        for number, answer in enumerate(self.record.answers):
            if number >= told:
                self.table.watcher = self._feeds
            self._feeds.begin_answer()
            ask = self.table.asked(answer.seat)
            assert ask is not None  # the whole match was replayed when it was laid out
            submit(self.table, ask.number, answer.seat, self.rules.parse(answer.code))
