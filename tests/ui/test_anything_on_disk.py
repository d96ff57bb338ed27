"""Whatever is in the player's folder: each file opens or is refused in one sentence, and none is lost."""

import json
import random
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pygame
import pytest

from game import settings as stored
from game.engine import Message, Record, Trouble
from game.games import GAMES, game
from game.play.desk import DirectDesk
from game.play.index import INDEX
from game.play.library import Library
from game.settings import Settings
from game.text import LANGUAGES, Speaker
from game.ui.offscreen import Offscreen, offscreen
from game.ui.scenes.load import Load
from game.ui.scenes.open_table import resume
from game.ui.scenes.outlook import trouble_with
from game.ui.scenes.settings import SettingsPage
from game.ui.scenes.setup import Setup
from game.ui.scenes.title import Title
from game.ui.tables import TABLES
from game.ui.tables.table import TableScene
from tests.play.seated import NODES, session, steps
from tests.ui.mutants import file_name, json_bytes, record_bytes

_ROWS = 6
"""Saves that the shelf shows at once."""


@cache
def saved(slug: str) -> Record:
    """A short match with everything in its header."""
    playing = session(slug, "human", "random", "human", seed=3)
    for step in steps(playing):
        if step.number == 8:
            break
    playing.record.players = ("human:sky:gambler Anna", "random:sun Bo", "cowhand Cy")
    return playing.record


def _settings() -> dict[str, Any]:
    anna, buck = ["human", "Anna", "sky", "gambler"], ["cowhand", "Buck", "sun", "rancher"]
    setups = {
        each.rules.slug: {
            "seats": [anna, buck, ["closed", "", "", ""]],
            "options": {option.name: option.default for option in each.rules.options},
        }
        for each in GAMES
    }
    data: dict[str, Any] = msgspec.to_builtins(Settings(setups=setups))
    return data


class Folder:
    """A player's folder in which files go wrong, and the screens that show it."""

    def __init__(self, shown: Offscreen, chance: random.Random) -> None:
        self.shown, self.chance = shown, chance
        self.library: Library = shown.house.library
        self.folder = self.library.folder
        self.speakers = [
            Speaker(language, ("A", "B", "C", "D", "E", "F", "G", "H")) for language in LANGUAGES
        ]
        self.seen: Counter[str] = Counter()

    def spoil_records(self) -> int:
        """Six records and the index of what was on the shelf, all wrong in some way; how many files."""
        for each in self.folder.iterdir():
            each.unlink()
        wrong = {}
        for number in range(_ROWS):
            path = self.folder / file_name(number, self.chance)
            record = saved(self.chance.choice(list(TABLES) * 3 + ["dalton_city"]))
            wrong[path] = record_bytes(record, self.chance)
            path.write_bytes(wrong[path])
        self._spoil_index()
        self.shown.house.__dict__["library"] = self.library = Library(self.folder, TABLES)
        page = Load(self.shown.house)
        self._draw(page)
        assert {entry.path for entry in page.entries} == set(wrong)
        for row, entry in enumerate(page.entries):
            if entry.trouble is not None:
                self._said(entry.trouble)
            assert len(page._title(entry)) < 200, row
        for path in wrong:
            self._open(path)
        self._draw(Title(self.shown.house))
        for path, data in wrong.items():
            kept = [path, *(path.with_name(path.name + ending) for ending in (".previous", ".previous2"))]
            assert any(each.exists() and each.read_bytes() == data for each in kept), "a file is lost"
        return _ROWS + 1

    def _spoil_index(self) -> None:
        """What the library itself notes of these files, with something in it replaced."""
        library = Library(self.folder, TABLES)
        for entry in library.entries():
            library.study(entry)
        index = self.folder / INDEX
        noted = (
            json.loads(index.read_bytes()) if index.exists() else {"match-0.record": [1, 2, 3, "claim_it"]}
        )
        index.write_bytes(json_bytes(noted, self.chance))

    def _open(self, path: Path) -> None:
        """Open one, on the screen or, as that takes longer, just so."""
        house = self.shown.house
        if self.chance.random() < 0.7:
            try:
                self.library.resume(path, DirectDesk(), nodes=NODES).close()
                self.seen["opened"] += 1
            except Trouble as trouble:
                self._said(trouble.message)
            return
        house.toasts.clear()
        change = resume(house, path)
        if change is None:
            assert len(house.toasts) == 1
            self.seen["told"] += 1
            return
        self.shown.app.stack.apply(change)
        table = self.shown.app.stack.top
        assert isinstance(table, TableScene)
        self.shown.frames(2)
        self.shown.app.draw()
        self.shown.app.stack.scenes.clear()
        table.closing()
        self.seen["shown"] += 1

    def spoil_settings(self) -> int:
        """The settings, wrong in some way: the title, the settings and a set-up are shown with them."""
        path = self.folder.parent / "settings.json"
        data = json_bytes(_settings(), self.chance)
        path.write_bytes(data)
        settings, told = stored.load(path)
        if told is not None:
            self._said(told)
            assert path.with_name("settings.json.bad").read_bytes() == data
        else:
            assert path.read_bytes() == data
        settings.fullscreen, settings.window = False, (640, 360)
        self.shown.house.change(settings)
        self._draw(self.chance.choice((SettingsPage, Title))(self.shown.house))
        page = Setup(self.shown.house, game(self.chance.choice([each.rules.slug for each in GAMES])))
        self._draw(page)
        if trouble_with(page.plan) is None:
            page.plan.checked()
            Record(
                page.game.rules,
                page.plan.count,
                page.plan.checked(),
                1,
                tuple(s.line() for s in page.plan.sitters()),
            )
        return 1

    def _draw(self, page: Any) -> None:
        self.shown.show(page)
        self.shown.frames(2)
        self.shown.app.draw()
        self.shown.app.stack.scenes.clear()

    def _said(self, message: Message) -> None:
        """A sentence that can be said in both languages and is one line."""
        for speaker in self.speakers:
            assert len(speaker(message).splitlines()) == 1
        self.seen["told"] += 1


@pytest.fixture(autouse=True)
def hasty_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is pulled out of its socket here, and waiting for the disk would take an hour."""
    monkeypatch.setattr("os.fsync", lambda _: None)


def check(folder: Path, count: int) -> Counter[str]:
    """That many files, a few at a time."""
    chance = random.Random(count)
    (folder / "matches").mkdir()
    with offscreen((640, 360), Settings(language="en", speed="instant"), folder / "matches") as shown:
        spoilt = Folder(shown, chance)
        while count > 0:
            count -= spoilt.spoil_records() + spoilt.spoil_settings()
            pygame.event.clear()
    return spoilt.seen


def test_hundreds_of_files_gone_wrong_open_or_are_told_and_none_is_lost(tmp_path: Path) -> None:
    seen = check(tmp_path, 240)
    assert min(seen["opened"], seen["told"], seen["shown"]) > 3


@pytest.mark.soak
def test_a_hundred_thousand_files_gone_wrong_open_or_are_told_and_none_is_lost(tmp_path: Path) -> None:
    check(tmp_path, 100_000)
