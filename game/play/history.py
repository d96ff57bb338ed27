"""How the lead changed: everybody's points at the beginning and at the end of each round."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from game.engine import Event, Rules, Table


@dataclass(frozen=True, slots=True)
class RoundEnd:
    """The points of every seat when a round was over."""

    round: int
    points: tuple[int, ...]


class History:
    """Round by round as a match is observed; empty for one in progress, whose points may be secret."""

    def __init__(self, rules: Rules[Any, Any]) -> None:
        self.start: tuple[int, ...] = ()
        """What everybody began with."""
        self.ends: tuple[RoundEnd, ...] = ()
        self._rules = rules
        self._found: list[RoundEnd] = []

    def begin(self, t: Table[Any]) -> None:
        self._begun = self._rules.rounds(t)
        self._first = self._points(t)

    def watch(self, t: Table[Any], _: Sequence[Event]) -> None:
        now = self._rules.rounds(t)
        if now > self._begun or t.over:
            points = self._points(t)
            rounds = range(max(1, self._begun), now + t.over)
            self._found += [RoundEnd(number, points) for number in rounds]
            self._begun = now

    def end(self, _: Table[Any]) -> None:
        self.start, self.ends = self._first, tuple(self._found)

    def _points(self, t: Table[Any]) -> tuple[int, ...]:
        return tuple(score.points for score in self._rules.scores(t))
