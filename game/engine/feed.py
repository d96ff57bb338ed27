"""What somebody who looks on sees: one thing after the other, each with the table right after it."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Generic

from game.engine.action import Seat
from game.engine.event import Event
from game.engine.rules import Rules, V
from game.engine.table import Table


@dataclass(frozen=True, slots=True)
class Moment(Generic[V]):
    """Something that happened, as far as a watcher may know it, and that watcher's view right after it."""

    number: int
    """Counts what this watcher was told: nobody learns from it that others were told more."""
    event: Event
    view: V


class Feed(Generic[V]):
    """The moments of one match for one watcher: a seat's eyes or, with None, the shared screen.

    It is called with every event as it is told, as a table's watcher; a view is taken only then.
    """

    def __init__(self, rules: Rules[Any, V], viewer: Seat | None) -> None:
        self.viewer = viewer
        self.moments: list[Moment[V]] = []
        """What happened since the feed began, or since somebody took it."""
        self._rules = rules
        self._next = 0
        self._answers: list[int] = []
        """The number of the first moment of each answer."""

    def __call__(self, t: Table[Any], event: Event) -> None:
        seen = event.seen_by(self.viewer)
        if seen is not None:
            self.moments.append(Moment(self._next, seen, self._rules.view(t, self.viewer)))
            self._next += 1

    def since(self, number: int) -> list[Moment[V]]:
        """The moments from that number on."""
        first = self._next - len(self.moments)
        return self.moments[max(0, number - first) :]

    @property
    def end(self) -> int:
        """The number that the next moment will have."""
        return self._next

    def take(self) -> tuple[Moment[V], ...]:
        """What happened since this was last asked; the feed forgets it."""
        taken = tuple(self.moments)
        self.clear()
        return taken

    def clear(self) -> None:
        """Forget what happened so far."""
        self.moments.clear()
        self._answers.clear()

    def begin_answer(self) -> None:
        """What is told from now on is what one more answer sets off."""
        self._answers.append(self._next)

    def set_off_by(self, answer: int) -> list[Moment[V]]:
        """The moments that an answer set off, counted from the first answer that the feed has seen."""
        bounds = [*self._answers, self._next]
        return self.since(bounds[answer])[: bounds[answer + 1] - bounds[answer]]

    def answer_began(self, answer: int) -> int:
        """The number that the first moment set off by an answer has or would have."""
        return self._answers[answer]

    def take_back(self, answers: int) -> None:
        """Forget what the last answers set off, as far as this feed has seen them."""
        stay = max(0, len(self._answers) - answers)
        if stay < len(self._answers):
            number = self._answers[stay]
            del self._answers[stay:]
            del self.moments[len(self.moments) - (self._next - number) :]
            self._next = number


class Feeds:
    """Several feeds of one table, each for eyes of its own."""

    def __init__(self, feeds: Iterable[Feed[Any]]) -> None:
        self.all = list(feeds)

    def __call__(self, t: Table[Any], event: Event) -> None:
        for feed in self.all:
            feed(t, event)

    def begin_answer(self) -> None:
        for feed in self.all:
            feed.begin_answer()

    def take_back(self, answers: int) -> None:
        for feed in self.all:
            feed.take_back(answers)
