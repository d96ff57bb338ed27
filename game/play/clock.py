"""The clock on the wall, where a game is played by the minute."""

from collections.abc import Callable, Mapping
from math import ceil
from time import monotonic
from typing import Any

from game.engine import Action, Ask, Rules, Table, Value


class Clock:
    """Sits after the last player; a round counts as a minute, so that the same seed gives the same game."""

    def __init__(self, options: Mapping[str, Value]) -> None:
        self.minutes = int(options.get("minutes", 0))

    def left(self, rounds: int) -> int:
        """Minutes until it calls the last round, after so many rounds."""
        return max(0, self.minutes - rounds)

    def choose(self, rules: Rules[Any, Any], t: Table[Any], ask: Ask) -> Action:
        """Go on, or call the last round once the minutes are over."""
        go_on, last_round = ask.options
        return last_round if rules.rounds(t) >= self.minutes else go_on


class WallClock(Clock):
    """A real one, for people; in a match that goes on later, a round played before counts as a minute."""

    def __init__(
        self, options: Mapping[str, Value], rounds: int, now: Callable[[], float] = monotonic
    ) -> None:
        super().__init__(options)
        self._now = now
        self._began = now() - 60 * max(0, rounds - 1)

    def left(self, rounds: int) -> int:
        return max(0, ceil(self.minutes - (self._now() - self._began) / 60))

    def choose(self, rules: Rules[Any, Any], t: Table[Any], ask: Ask) -> Action:
        go_on, last_round = ask.options
        return last_round if self._now() - self._began >= 60 * self.minutes else go_on
