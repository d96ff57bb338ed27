"""The folder of matches: the ones kept while they are played, and the ones that players saved by name."""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from time import strftime
from typing import Any

from game import files
from game.engine import Record, Rules, Seat, Trouble, Value, say
from game.locks import Lock, Taken, claim, hold
from game.play.channels import Channel
from game.play.clock import WallClock
from game.play.desk import Desk
from game.play.keeper import Keeper
from game.play.seating import Sitter, coloured
from game.play.session import Session
from game.play.shelf import Shelf, copies, read
from game.play.titles import ENDING, KEPT, NAMED, file_stem, title_of

OLD = "old"
"""Inside of the folder: where matches go of which there are more than somebody wants to keep."""


class NotOpened(Trouble):
    """There is nothing wrong with a match, but it cannot be opened here and now."""


class NotSaved(Trouble):
    """A match could not be saved or deleted as asked."""


class InUse(NotSaved):
    """The match is open in another window, which would not know what is answered here."""


class TitleTaken(NotSaved):
    """There is a save of that name; it is replaced only if the player says so."""


class Library(Shelf):
    """Opens, saves and deletes matches."""

    @property
    def old(self) -> Path:
        """The folder of what was put away."""
        return self.folder / OLD

    def begin(
        self,
        rules: Rules[Any, Any],
        seated: Sequence[Sitter],
        options: Mapping[str, Value],
        seed: int,
        desk: Desk,
        *,
        nodes: int | None = None,
        channels: Mapping[Seat, Channel] | None = None,
    ) -> Session:
        """A new match, kept from its first moment."""
        players = tuple(sitter.line() for sitter in coloured(seated))
        record = Record(rules, len(seated), dict(options), seed, players)
        session = Session(record, desk, clock=WallClock(options, 0), nodes=nodes, channels=channels)
        self._keep(session)
        return session

    def resume(self, path: Path, desk: Desk, *, nodes: int | None = None, copy: bool = False) -> Session:
        """The match in a file at its exact decision, or in its previous copy, and then a note says so.

        A match kept while played goes on in its file; InUse if another window has it open. A named save, a
        file that cannot be read and one that only a `copy` is wanted of stay as they are: the match is kept
        in a new one.
        """
        kept = path.parent == self.folder and path.name.startswith(KEPT)
        lock = self._hold(path) if kept and not copy else None
        try:
            session, own = self._open_any(path, desk, nodes)
        except BaseException:
            if lock is not None:
                lock.release()
            raise
        if lock is not None and own and not session.over:
            self._keep_in(path, session, lock)
            return session
        if lock is not None:
            lock.release()
        if not session.over:
            self._keep(session)
        return session

    def save_as(self, record: Record, title: str, *, overwrite: bool = False) -> Path:
        """Save a match as it is now under a name; TitleTaken unless that may be replaced."""
        stem = file_stem(title)
        if not stem:
            raise NotSaved(say("library.no_title"))
        path = self.folder / f"{NAMED}{stem}{ENDING}"
        try:
            if files.exists(path) and not overwrite:
                raise TitleTaken(say("library.title_taken", title=title_of(stem)))
            files.write(path, record.dumps().encode(), rotate=True)
        except OSError as error:
            raise NotSaved(say("library.not_saved", why=files.reason(error))) from None
        self.index.play(path.name)
        return path

    def delete(self, path: Path) -> None:
        """Remove a save and its previous copies; InUse while a window has it open."""
        lock = self._hold(path)
        try:
            files.remove(path)
        except OSError as error:
            why = files.reason(error)
            raise NotSaved(say("library.not_deleted", file=files.shown(path), why=why)) from None
        finally:
            lock.release()

    def put_away(self, most: int) -> int:
        """Move the oldest of the matches kept as they were played into a folder beside; how many.

        Only as many stay as somebody wants to keep. What is open in a window or cannot be moved stays too.
        """
        kept = [entry.path for entry in self.entries() if not entry.title]
        return sum(self._move_away(path) for path in kept[most:])

    def _move_away(self, path: Path) -> bool:
        try:
            lock = self._hold(path)
        except InUse:
            return False
        stem, number = path.name.removesuffix(ENDING), 1
        to = self.old / path.name
        while files.exists(to):
            number += 1
            to = self.old / f"{stem}-{number}{ENDING}"
        try:
            to.parent.mkdir(parents=True, exist_ok=True)
            for each, there in zip((path, *copies(path)), (to, *copies(to)), strict=True):
                with suppress(FileNotFoundError):
                    each.rename(there)
        except OSError:
            return False
        finally:
            lock.release()
        return True

    def _hold(self, path: Path) -> Lock:
        try:
            return hold(path)
        except Taken:
            raise InUse(say("library.in_use")) from None

    def _keep(self, session: Session) -> None:
        """Have a match kept in a file that nobody has used yet, in whatever window."""
        stem, number = f"{KEPT}{session.rules.slug}-{strftime('%Y%m%d-%H%M%S')}", 1
        while True:
            path = self.folder / f"{stem}{'' if number == 1 else f'-{number}'}{ENDING}"
            with suppress(Taken):
                lock = claim(path)
                if not files.exists(path):
                    self._keep_in(path, session, lock)
                    return
                lock.release()
            number += 1

    def _keep_in(self, path: Path, session: Session, lock: Lock) -> None:
        session.keeper = Keeper(path, session.record.dumps(), lock)
        self.index.play(path.name)

    def _open_any(self, path: Path, desk: Desk, nodes: int | None) -> tuple[Session, bool]:
        """The match in a file, or else in the latest copy that can be opened, and whether it was the file."""
        names = (path, *copies(path))
        there = next((each for each in names if files.exists(each)), path)
        try:
            return self._open(there, desk, nodes), True
        except Trouble as trouble:
            for copy in copies(path):
                with suppress(Trouble):
                    session = self._open(copy, desk, nodes)
                    file = files.shown(path)
                    session.notes.append(say("library.from_previous", file=file, why=trouble.message))
                    return session, False
            raise

    def _open(self, path: Path, desk: Desk, nodes: int | None) -> Session:
        record = read(path)
        refusal = self.refusal(record.rules.slug)
        if refusal is not None:
            raise NotOpened(refusal)
        session = Session(record, desk, nodes=nodes)
        session.clock = WallClock(record.options, session.rules.rounds(session.table))
        return session
