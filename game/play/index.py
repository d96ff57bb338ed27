"""What is known of the files in a folder, so that a shelf of thousands need not be read and replayed."""

from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Annotated, Any

import msgspec

from game import files
from game.engine.record import PLAYER_LENGTH
from game.play.seating import NAMES
from game.play.titles import ENDING

INDEX = "index.json"
_MAX_INDEX = 20_000_000
_Count = Annotated[int, msgspec.Meta(ge=0, le=10**12)]
_Seat = Annotated[int, msgspec.Meta(ge=0, lt=len(NAMES))]
_Line = Annotated[str, msgspec.Meta(max_length=PLAYER_LENGTH)]


class Noted(msgspec.Struct, array_like=True, frozen=True):
    """What was found out about a file; all but the turn holds as long as its size and time are the same."""

    turn: _Count = 0
    """Matches are numbered by when they were last opened or saved: a clock may be set back."""
    size: int = -1
    time: int = 0
    slug: str = ""
    players: Annotated[tuple[_Line, ...], msgspec.Meta(max_length=len(NAMES))] = ()
    answers: _Count = 0
    rounds: _Count | None = None
    over: bool | None = None
    won: Annotated[tuple[_Seat, ...], msgspec.Meta(max_length=len(NAMES))] | None = None


class Index:
    """It only saves time, and an order where a clock went wrong: a bad or missing one is made anew."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.known = _read(folder)
        self._fresh = False

    def turn(self, name: str) -> int:
        """When a file was opened or saved last, as a number; 0 if that is not known."""
        return self.known[name].turn if name in self.known else 0

    def find(self, name: str, size: int, time: int) -> Noted | None:
        found = self.known.get(name)
        return found if found is not None and (found.size, found.time) == (size, time) else None

    def put(self, name: str, noted: Noted) -> None:
        """Note what was found out; `write` keeps it."""
        if _is_text(name):
            self.known[name] = msgspec.structs.replace(noted, turn=self.turn(name))
            self._fresh = True

    def play(self, name: str) -> None:
        """Note that nothing was opened or saved later than this."""
        if not _is_text(name):
            return
        self._merge()
        last = max((each.turn for each in self.known.values()), default=0)
        self.known[name] = msgspec.structs.replace(self.known.get(name, Noted()), turn=last + 1)
        self._save()

    def write(self) -> None:
        """Keep what is new."""
        if self._fresh:
            self._merge()
            self._save()

    def _save(self) -> None:
        """Write all but what is known of files that are gone; in a folder nobody may write, nothing."""
        self._fresh = False
        with suppress(OSError):
            there = {_stem(each.name) for each in self.folder.iterdir()}  # or is held by who will write it
            self.known = {name: each for name, each in self.known.items() if _stem(name) in there}
        with suppress(OSError):
            files.write(self.folder / INDEX, msgspec.json.encode(self.known))

    def _merge(self) -> None:
        """Add what other windows have found out meanwhile."""
        for name, theirs in _read(self.folder).items():
            turn = max(theirs.turn, self.turn(name))
            self.known[name] = msgspec.structs.replace(self.known.get(name, theirs), turn=turn)


def _read(folder: Path) -> dict[str, Noted]:
    """What the file holds, as far as it makes sense: one bad line spoils only itself."""
    try:
        found: Any = msgspec.json.decode(files.read(folder / INDEX, _MAX_INDEX))
    except (files.Unreadable, msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return {}
    known: dict[str, Noted] = {}
    for name, noted in found.items() if isinstance(found, Mapping) else ():
        with suppress(msgspec.ValidationError):
            known[name] = msgspec.convert(noted, Noted)
    return known


def _stem(name: str) -> str:
    """What a save has in common with its copies and its lock."""
    return name.partition(ENDING)[0]


def _is_text(name: str) -> bool:
    """Whether a file's name can be written down; one in another encoding than the system's cannot."""
    try:
        name.encode()
    except UnicodeEncodeError:
        return False
    return True
