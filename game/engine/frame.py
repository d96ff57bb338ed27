"""A frame: one piece of work in progress."""

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, Self

from game.engine.action import Action, Seat
from game.engine.ask import Ask
from game.engine.table import Table, W


@dataclass(frozen=True, slots=True)
class Push:
    """Do this first, then come back to me."""

    frame: "Frame[Any]"


@dataclass(frozen=True, slots=True)
class Become:
    """Go on as this instead of me."""

    frame: "Frame[Any]"


@dataclass(frozen=True, slots=True)
class Done:
    """Finished; the frame below gets the result."""

    result: Any = None


class Wait:
    """Somebody must answer first."""

    __slots__ = ()


WAIT = Wait()
DONE = Done()
Move = Push | Become | Done | Wait


class Frame(ABC, Generic[W]):
    """One piece of work in progress: numbers, ids and actions; no references, no callables, no secrets."""

    __slots__ = ()
    separate: ClassVar[bool] = False
    """Of several open questions, an answer to one changes nothing about the others."""

    def asks(self, t: Table[W]) -> tuple[Ask, ...]:
        """The questions to be answered now: pure; options are computed from the world, never stored."""
        return ()

    def answer(self, t: Table[W], seat: Seat, action: Action) -> None:
        """Take in one answer: no chance here."""
        raise TypeError(f"{type(self).__name__} asks nothing")

    @abstractmethod
    def step(self, t: Table[W]) -> Move:
        """Go on as far as possible without an answer or another frame."""

    def returned(self, t: Table[W], result: Any) -> None:
        """A frame pushed by this one has finished."""

    @abstractmethod
    def clone(self) -> Self: ...

    def seen_by(self, seat: Seat | None) -> "Frame[W]":
        """This frame as far as a seat may know it; most hold nothing secret."""
        return self.clone()
