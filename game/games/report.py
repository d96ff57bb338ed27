"""Who looks on at games, and what many games tell of a game itself, beyond who won."""

from collections.abc import Sequence
from typing import Any, Protocol, Self

from game.engine import Event, Message, Table


class Observer(Protocol):
    """Sees games from the beginning to the end, answer by answer."""

    def begin(self, t: Table[Any]) -> None:
        """A game begins."""
        ...

    def watch(self, t: Table[Any], events: Sequence[Event]) -> None:
        """An answer has set these off."""
        ...

    def end(self, t: Table[Any]) -> None:
        """The game is over."""
        ...


class Report(Observer, Protocol):
    """Adds up what happens; only counts, so that the order of the games leaves no trace."""

    def add(self, other: Self) -> None: ...

    def facts(self) -> dict[str, Any]:
        """The figures, for JSON."""
        ...

    def lines(self) -> list[Message]:
        """The same to read."""
        ...
