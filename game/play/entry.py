"""What a list of saves shows of each."""

from dataclasses import dataclass, field
from pathlib import Path

import msgspec

from game import files
from game.engine import Message
from game.play.seating import Sitter

INDEX = "index.json"
_MAX_INDEX = 2_000_000


@dataclass(frozen=True, slots=True)
class Entry:
    """A save; `rounds` and `over` are unknown until it is replayed, and a broken one has its sentence."""

    path: Path
    title: str
    """What a player called it; empty for a match that was kept as it was played."""
    when: float
    """Seconds since 1970 when the last answer was written."""
    slug: str = ""
    sitters: tuple[Sitter, ...] = ()
    answers: int = 0
    rounds: int | None = None
    over: bool | None = None
    trouble: Message | None = None


class Studied(msgspec.Struct, array_like=True):
    """What a replay found out about a file, as long as its size and time are the same."""

    size: int
    time: int
    rounds: int
    over: bool


@dataclass(slots=True)
class Index:
    """The replays of earlier days; it only saves time, so that a bad or missing one is simply made anew."""

    folder: Path
    known: dict[str, Studied] = field(default_factory=dict)

    def read(self) -> None:
        try:
            data = files.read(self.folder / INDEX, _MAX_INDEX)
            self.known = msgspec.json.decode(data, type=dict[str, Studied])
        except (files.Unreadable, msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            self.known = {}

    def find(self, path: Path, size: int, time: int) -> Studied | None:
        found = self.known.get(path.name)
        return found if found is not None and (found.size, found.time) == (size, time) else None

    def put(self, path: Path, studied: Studied) -> None:
        """Note one more, and forget those whose file is gone; in a folder nobody may write, only here."""
        self.known = {name: each for name, each in self.known.items() if files.exists(self.folder / name)}
        self.known[path.name] = studied
        try:
            files.write(self.folder / INDEX, msgspec.json.encode(self.known))
        except OSError:
            return
