"""What is in the folder of matches: listed at once, looked at and replayed only as far as somebody asks."""

import os
from collections.abc import Collection, Generator, Iterable
from dataclasses import replace
from pathlib import Path

from game import files, paths
from game.engine import Message, Record, Seat, Trouble, loads, retrace, say, winners
from game.engine.reading import MAX_BYTES
from game.games import all_rules, game
from game.play.entry import Entry
from game.play.index import Index, Noted
from game.play.seating import read_sitter, sitters
from game.play.slices import Sliced
from game.play.titles import ENDING, KEPT, NAMED, title_of

FOLDER = "matches"
_LATEST = 32_000_000_000.0
"""Seconds since 1970: calendars end, on Windows in the year 3000, and file systems do not."""


class Shelf:
    """Lists matches; a broken file is listed with its sentence and left alone."""

    def __init__(self, folder: Path | None = None, playable: Collection[str] | None = None) -> None:
        self.folder = folder or paths.saves() / FOLDER
        self.playable = frozenset(
            rules.slug for rules in all_rules() if playable is None or rules.slug in playable
        )
        """The games that can be opened here; a match of another one is listed, and says so."""
        self.index = Index(self.folder)

    def entries(self) -> list[Entry]:
        """Every save, the one opened or saved last first: by their names and dates, so that it is quick."""
        try:
            with os.scandir(self.folder) as found:
                stats = {each.name: _stat(each) for each in found}
        except OSError:
            return []
        names = {name for each in stats if (name := _of_copy(each)).endswith(ENDING)}
        return self._in_order(_entry(self.folder / name, stats) for name in names)

    def look(self, entry: Entry) -> Entry:
        """The same entry with its game and its players: read, unless that is known already."""
        if entry.looked:
            return entry
        noted = self.index.find(entry.there.name, entry.size, entry.time)
        if noted is None or noted.slug not in {rules.slug for rules in all_rules()}:
            try:
                noted = self._note(entry, read(entry.there))
            except Trouble as trouble:
                return replace(entry, looked=True, trouble=trouble.message)
        return replace(
            entry,
            looked=True,
            slug=noted.slug,
            sitters=tuple(read_sitter(line, seat) for seat, line in enumerate(noted.players)),
            answers=noted.answers,
            rounds=noted.rounds,
            over=None if noted.over and noted.won is None else noted.over,  # noted before winners were
            won=noted.won,
            trouble=self.refusal(noted.slug),
        )

    def study(self, entry: Entry) -> Entry:
        """The same entry with its rounds, end and winners: replayed, unless they are known already."""
        studied = Sliced(self.studying(entry)).finish()
        self.index.write()
        return studied

    def studying(self, entry: Entry) -> Generator[None, None, Entry]:
        """The same, a step at a time: a match may have tens of thousands of answers."""
        entry = self.look(entry)
        if entry.trouble is not None or entry.over is not None:
            return entry
        yield
        try:
            record = read(entry.there)
            t = record.start()
            for _ in retrace(record, t):
                yield
        except Trouble as trouble:
            return replace(entry, trouble=trouble.message)
        won = winners(record.rules.scores(t)) if t.over else None
        noted = self._note(entry, record, record.rules.rounds(t), t.over, won)
        return replace(entry, rounds=noted.rounds, over=noted.over, won=noted.won)

    def latest(self) -> Entry | None:
        """The match to continue: the last one played that is neither over nor broken."""
        found = Sliced(self.seeking()).finish()
        self.index.write()
        return found

    def seeking(self) -> Generator[None, None, Entry | None]:
        """The same, a step at a time."""
        for entry in self.entries():
            yield
            if not entry.title:
                studied = yield from self.studying(entry)
                if studied.trouble is None and not studied.over:
                    return studied
        return None

    def refusal(self, slug: str) -> Message | None:
        """Why no match of a game can be opened here, if that is so."""
        return None if slug in self.playable else say("library.no_table", game=game(slug).title())

    def _note(
        self,
        entry: Entry,
        record: Record,
        rounds: int | None = None,
        over: bool | None = None,
        won: tuple[Seat, ...] | None = None,
    ) -> Noted:
        players = tuple(sitter.line() for sitter in sitters(record))
        facts = record.rules.slug, players, len(record.answers), rounds, over, won
        noted = Noted(0, entry.size, entry.time, *facts)
        self.index.put(entry.there.name, noted)
        return noted

    def _in_order(self, entries: Iterable[Entry]) -> list[Entry]:
        """The latest first: by their turns, and those without one by their dates among the others."""
        last, keyed = 0, []
        for entry in sorted(entries, key=lambda each: (each.when, each.path.name)):
            turn = self.index.turn(entry.path.name)
            last = max(last, turn)
            keyed.append(((turn or last, not turn, entry.when), entry))
        return [entry for _, entry in sorted(keyed, key=lambda pair: pair[0], reverse=True)]


def _stat(found: os.DirEntry[str]) -> os.stat_result | None:
    try:
        return found.stat()
    except OSError:
        return None


def _entry(path: Path, stats: dict[str, os.stat_result | None]) -> Entry:
    """A file as far as it can be told without opening it."""
    stem = path.name.removesuffix(ENDING)
    title = title_of(stem.removeprefix(NAMED)) if not stem.startswith(KEPT) else ""
    there = next((each for each in (path, *copies(path)) if each.name in stats), path)
    now = stats.get(there.name)
    if now is None:
        unreadable = say("files.unreadable", file=files.shown(path))
        return Entry(path, there, title, 0.0, -1, 0, looked=True, trouble=unreadable)
    return Entry(path, there, title, min(max(0.0, now.st_mtime), _LATEST), now.st_size, now.st_mtime_ns)


def copies(path: Path) -> list[Path]:
    """The names of a save's previous copies, the latest first."""
    return [files.beside(path, ending) for ending in files.PREVIOUS]


def _of_copy(name: str) -> str:
    """The name of the file of which one by this name is a copy, or the name itself."""
    return next((name.removesuffix(each) for each in files.PREVIOUS if name.endswith(each)), name)


def read(path: Path) -> Record:
    """The record in a file; Trouble with a sentence if there is none."""
    return loads(files.read(path, MAX_BYTES), all_rules())
