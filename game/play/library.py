"""The folder of matches: the ones kept while they are played, and the ones that players saved by name."""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from time import strftime
from typing import Any

from game import files, paths
from game.engine import Record, Rules, Trouble, Value, loads, replay, say
from game.engine.reading import MAX_BYTES
from game.games import all_rules
from game.locks import Lock, Taken, claim, hold
from game.play.clock import WallClock
from game.play.desk import Desk
from game.play.entry import Entry, Index, Studied
from game.play.keeper import Keeper
from game.play.seating import Sitter, coloured, sitters
from game.play.session import Session
from game.play.titles import file_stem, title_of

FOLDER = "matches"
ENDING = ".record"
_KEPT = "match-"
_NAMED = "save-"


class NotSaved(Trouble):
    """A match could not be saved or deleted as asked."""


class InUse(NotSaved):
    """The match is open in another window, which would not know what is answered here."""


class TitleTaken(NotSaved):
    """There is a save of that name; it is replaced only if the player says so."""


class Library:
    """Lists, opens, saves and deletes matches; a broken file is listed with its sentence and left alone."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or paths.saves() / FOLDER
        self._index = Index(self.folder)
        self._index.read()

    def begin(
        self,
        rules: Rules[Any, Any],
        seated: Sequence[Sitter],
        options: Mapping[str, Value],
        seed: int,
        desk: Desk,
        *,
        nodes: int | None = None,
    ) -> Session:
        """A new match, kept from its first moment."""
        players = tuple(sitter.line() for sitter in coloured(seated))
        record = Record(rules, len(seated), dict(options), seed, players)
        session = Session(record, desk, clock=WallClock(options, 0), nodes=nodes)
        self._keep(session)
        return session

    def resume(self, path: Path, desk: Desk, *, nodes: int | None = None, copy: bool = False) -> Session:
        """The match in a file at its exact decision, or in its previous copy, and then a note says so.

        A match kept while played goes on in its file; InUse if another window has it open. A named save, a
        file that cannot be read and one that only a `copy` is wanted of stay as they are: the match is kept
        in a new one.
        """
        lock = self._hold(path) if self._is_kept(path) and not copy else None
        try:
            session, own = _open_any(path, desk, nodes)
        except BaseException:
            if lock is not None:
                lock.release()
            raise
        if lock is not None and own and not session.over:
            session.keeper = Keeper(path, session.record.dumps(), lock)
            return session
        if lock is not None:
            lock.release()
        if not session.over:
            self._keep(session)
        return session

    def entries(self) -> list[Entry]:
        """Every save, the latest first: quickly, so that some are not known to be over until studied."""
        try:
            names = {each.name for each in self.folder.iterdir()}
        except OSError:
            return []
        kept = {_of_copy(name) for name in names}
        found = [self._entry(self.folder / name) for name in kept if name.endswith(ENDING)]
        return sorted(found, key=lambda entry: (-entry.when, entry.path.name))

    def study(self, entry: Entry) -> Entry:
        """The same entry with its rounds and whether it is over: replayed, unless that is known already."""
        if entry.trouble is not None or entry.over is not None:
            return entry
        path = _there(entry.path)
        try:
            now = path.stat()
            record = _read(path)
            t = replay(record)
        except Trouble as trouble:
            return replace(entry, trouble=trouble.message)
        except OSError:
            return replace(entry, trouble=say("files.unreadable", file=path.name))
        studied = Studied(now.st_size, now.st_mtime_ns, record.rules.rounds(t), t.over)
        self._index.put(path, studied)
        return replace(entry, rounds=studied.rounds, over=studied.over)

    def latest(self) -> Entry | None:
        """The match to continue: the last one played that is neither over nor broken."""
        for entry in self.entries():
            if not entry.title:
                studied = self.study(entry)
                if studied.trouble is None and not studied.over:
                    return studied
        return None

    def save_as(self, record: Record, title: str, *, overwrite: bool = False) -> Path:
        """Save a match as it is now under a name; TitleTaken unless that may be replaced."""
        stem = file_stem(title)
        if not stem:
            raise NotSaved(say("library.no_title"))
        path = self.folder / f"{_NAMED}{stem}{ENDING}"
        try:
            if files.exists(path) and not overwrite:
                raise TitleTaken(say("library.title_taken", title=title_of(stem)))
            files.write(path, record.dumps().encode(), rotate=True)
        except OSError as error:
            raise NotSaved(say("library.not_saved", why=files.reason(error))) from None
        return path

    def delete(self, path: Path) -> None:
        """Remove a save and its previous copies; InUse while a window has it open."""
        lock = self._hold(path)
        try:
            files.remove(path)
        except OSError as error:
            raise NotSaved(say("library.not_deleted", file=path.name, why=files.reason(error))) from None
        finally:
            lock.release()

    def _entry(self, path: Path) -> Entry:
        """A file as far as it can be told without replaying it."""
        stem = path.name.removesuffix(ENDING)
        title = title_of(stem.removeprefix(_NAMED)) if not stem.startswith(_KEPT) else ""
        there = _there(path)
        try:
            now = there.stat()
        except OSError:
            return Entry(path, title, 0.0, trouble=say("files.unreadable", file=path.name))
        try:
            record = _read(there)
        except Trouble as trouble:
            return Entry(path, title, now.st_mtime, trouble=trouble.message)
        known = self._index.find(there, now.st_size, now.st_mtime_ns)
        return Entry(
            path,
            title,
            now.st_mtime,
            record.rules.slug,
            sitters(record),
            len(record.answers),
            None if known is None else known.rounds,
            None if known is None else known.over,
        )

    def _is_kept(self, path: Path) -> bool:
        """Whether it is a match that was kept as it was played, and not one saved by name."""
        return path.parent == self.folder and path.name.startswith(_KEPT)

    def _hold(self, path: Path) -> Lock:
        try:
            return hold(path)
        except Taken:
            raise InUse(say("library.in_use")) from None

    def _keep(self, session: Session) -> None:
        """Have a match kept in a file that nobody has used yet, in whatever window."""
        stem, number = f"{_KEPT}{session.rules.slug}-{strftime('%Y%m%d-%H%M%S')}", 1
        while True:
            path = self.folder / f"{stem}{'' if number == 1 else f'-{number}'}{ENDING}"
            with suppress(Taken):
                lock = claim(path)
                if not files.exists(path):
                    session.keeper = Keeper(path, session.record.dumps(), lock)
                    return
                lock.release()
            number += 1


def _there(path: Path) -> Path:
    """The file, or its latest copy where the file itself is gone."""
    names = (path, *_copies(path))
    return next((each for each in names if files.exists(each)), path)


def _copies(path: Path) -> list[Path]:
    return [files.beside(path, ending) for ending in files.PREVIOUS]


def _of_copy(name: str) -> str:
    """The name of the file of which one by this name is a copy, or the name itself."""
    return next((name.removesuffix(each) for each in files.PREVIOUS if name.endswith(each)), name)


def _read(path: Path) -> Record:
    return loads(files.read(path, MAX_BYTES), all_rules())


def _open(path: Path, desk: Desk, nodes: int | None) -> Session:
    record = _read(path)
    session = Session(record, desk, nodes=nodes)
    session.clock = WallClock(record.options, session.rules.rounds(session.table))
    return session


def _open_any(path: Path, desk: Desk, nodes: int | None) -> tuple[Session, bool]:
    """The match in a file, or else in the latest copy that can be opened, and whether it was the file."""
    try:
        return _open(_there(path), desk, nodes), True
    except Trouble as trouble:
        for copy in _copies(path):
            with suppress(Trouble):
                session = _open(copy, desk, nodes)
                session.notes.append(say("library.from_previous", file=path.name, why=trouble.message))
                return session, False
        raise
