"""The smallest game there is, to try single frames on."""

from dataclasses import dataclass, field
from typing import Any

from game.engine import Frame, Rng, Seat, Table, settle, submit


@dataclass(frozen=True, slots=True)
class Say:
    """An answer: a word."""

    word: str

    def code(self) -> str:
        return self.word


YES, NO = Say("yes"), Say("no")


@dataclass(slots=True)
class Log:
    """A world that is what was done."""

    done: list[str] = field(default_factory=list)

    def clone(self) -> "Log":
        return Log(self.done.copy())


def table(*frames: Frame[Log], seats: int = 3) -> Table[Log]:
    """A table with these frames, the last on top, at its first question."""
    t = Table(Log(), list(frames), Rng(0), [0] * seats)
    settle(t)
    return t


def give(t: Table[Any], seat: Seat, word: str) -> None:
    """Answer a seat's open question."""
    ask = t.asked(seat)
    assert ask is not None
    submit(t, ask.number, seat, next(option for option in ask.options if option.code() == word))


def numbers(t: Table[Any]) -> dict[Seat, int]:
    """The open questions' numbers by seat."""
    return {ask.seat: ask.number for ask in t.asks}
