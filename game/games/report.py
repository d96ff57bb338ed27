"""What many games tell of a game itself, beyond who won."""

from collections.abc import Sequence
from typing import Any, Protocol, Self

from game.engine import Event, Message, Table


class Report(Protocol):
    """Watches games and adds up what happens; only counts, so that the order of the games leaves no trace."""

    def begin(self, t: Table[Any]) -> None:
        """A game begins."""
        ...

    def watch(self, t: Table[Any], events: Sequence[Event]) -> None:
        """An answer has set these off."""
        ...

    def end(self, t: Table[Any]) -> None:
        """The game is over."""
        ...

    def add(self, other: Self) -> None: ...

    def facts(self) -> dict[str, Any]:
        """The figures, for JSON."""
        ...

    def lines(self) -> list[Message]:
        """The same to read."""
        ...
