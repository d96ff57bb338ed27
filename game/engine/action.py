"""What a seat can answer, and how seats are written."""

from dataclasses import dataclass
from typing import Protocol

Seat = int


class Action(Protocol):
    """One answer, frozen and hashable; its code is log, save, test and protocol at once."""

    def code(self) -> str:
        """Text without white space that `Rules.parse` turns back into an equal action."""
        ...


@dataclass(frozen=True, slots=True)
class Pass:
    """Let it be: the answer that every optional question offers."""

    def code(self) -> str:
        return "pass"


@dataclass(frozen=True, slots=True)
class Hidden:
    """An answer that has been given, as those see it who may not know it; never an option."""

    def code(self) -> str:
        return "?"


PASS = Pass()
HIDDEN = Hidden()


def seat_code(seat: Seat) -> str:
    """Seats are counted from 0 in the program and from 1 in everything a person may read."""
    return str(seat + 1)


def seat_of(code: str) -> Seat:
    """The seat that `seat_code` wrote; ValueError for anything else."""
    if not (code.isascii() and code.isdigit() and len(code) <= 2) or int(code) < 1:
        raise ValueError(code)
    return int(code) - 1
