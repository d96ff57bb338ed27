"""What happened, as far as each seat may know it."""

from dataclasses import dataclass
from typing import Protocol, Self

from game.engine.action import Seat


class Event(Protocol):
    """Something that happened; frozen."""

    def seen_by(self, seat: Seat | None) -> "Event | None":
        """What this seat may know of it; `None` as a seat is the shared screen."""
        ...


class Public:
    """An event that everybody sees whole."""

    __slots__ = ()

    def seen_by(self, seat: Seat | None) -> Self:
        return self


@dataclass(frozen=True, slots=True)
class Committed(Public):
    """A seat has made its sealed choice; what it is stays secret."""

    seat: Seat
    kind: str
