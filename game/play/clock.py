"""The clock on the wall, where a game is played by the minute and nobody waits for a real one."""

from collections.abc import Mapping
from typing import Any

from game.engine import Action, Ask, Rules, Table, Value


class Clock:
    """Sits after the last player; a round counts as a minute, so that the same seed gives the same game."""

    def __init__(self, options: Mapping[str, Value]) -> None:
        self.minutes = int(options.get("minutes", 0))

    def choose(self, rules: Rules[Any, Any], t: Table[Any], ask: Ask) -> Action:
        """Go on, or call the last round once the minutes are over."""
        go_on, last_round = ask.options
        return last_round if rules.rounds(t) >= self.minutes else go_on
