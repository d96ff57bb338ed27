"""What somebody who looks on sees: one thing after the other, each with the table right after it."""

from dataclasses import dataclass
from typing import Any

from game.engine.action import Seat
from game.engine.event import Event
from game.engine.rules import Rules
from game.engine.table import Table


@dataclass(frozen=True, slots=True)
class Moment:
    """Something that happened, as far as a viewer may know it, and that viewer's view right after it."""

    event: Event
    view: Any


class Watcher:
    """Notes the moments of one table for a seat's eyes, or, with None, for the shared screen."""

    def __init__(self, rules: Rules[Any, Any], viewer: Seat | None) -> None:
        self._rules = rules
        self._viewer = viewer
        self._moments: list[Moment] = []

    def __call__(self, t: Table[Any], event: Event) -> None:
        seen = event.seen_by(self._viewer)
        if seen is not None:
            self._moments.append(Moment(seen, self._rules.view(t, self._viewer)))

    def take(self) -> tuple[Moment, ...]:
        """What happened since this was last asked."""
        taken, self._moments = tuple(self._moments), []
        return taken
