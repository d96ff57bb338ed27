"""What a list of saves shows of each."""

from dataclasses import dataclass
from pathlib import Path

from game.engine import Message, Seat
from game.play.seating import Sitter


@dataclass(frozen=True, slots=True)
class Entry:
    """A save, known by its name and date alone; what is in it is found by looking, the rest by replaying."""

    path: Path
    there: Path
    """The file itself, or its latest copy where that is all there is left."""
    title: str
    """What a player called it; empty for a match that was kept as it was played."""
    when: float
    """Seconds since 1970 when the last answer was written."""
    size: int
    time: int
    """With the size: by what it is told whether the file has changed since it was studied."""
    looked: bool = False
    """Whether what follows is known."""
    slug: str = ""
    sitters: tuple[Sitter, ...] = ()
    answers: int = 0
    rounds: int | None = None
    over: bool | None = None
    won: tuple[Seat, ...] | None = None
    """Who won, once it is over; these three are unknown until it is replayed."""
    trouble: Message | None = None
    """Why it cannot be opened."""
