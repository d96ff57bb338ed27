"""When a match cannot be written or read: it plays on, and somebody is told."""

import os
from typing import Any

import pygame
import pytest

from game.files import write
from game.play.keeper import Keeper
from game.ui.offscreen import Offscreen
from game.ui.scenes.dialog import Dialog
from game.ui.scenes.open_table import resume
from game.ui.scenes.title import Title
from game.ui.tables.table import TableScene
from tests.ui.hands import Mouse, choices
from tests.ui.laid import begun


def full(*_: object, **__: object) -> None:
    raise OSError(28, "No space left on device")


def settle(shown: Offscreen, table: TableScene[Any]) -> None:
    keeper = table.session.keeper
    assert keeper is not None
    while keeper.behind():
        pygame.time.wait(2)
    shown.frames(3)


def test_a_match_that_cannot_be_kept_plays_on_says_so_once_and_says_no_more_when_it_can(
    shown: Offscreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.files.write", full)
    table = begun(shown)
    told: list[str] = []
    monkeypatch.setattr(shown.house, "notify", lambda message: told.append(shown.house.speak(message)))
    for _ in range(4):
        settle(shown, table)
        Mouse(shown).press(choices(table)[0])
    settle(shown, table)
    assert len(table.session.record.answers) == 4
    assert told == [
        "The game is not being saved at the moment: No space left on device. The next answer tries again."
    ]
    monkeypatch.setattr("game.files.write", write)
    Mouse(shown).press(choices(table)[0])
    settle(shown, table)
    keeper = table.session.keeper
    assert keeper is not None
    assert keeper.trouble() is None
    assert keeper.path.read_text("utf-8") == table.session.record.dumps()


def test_who_leaves_before_it_was_said_is_told_on_the_title(
    shown: Offscreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = begun(shown)
    settle(shown, table)
    monkeypatch.setattr("game.files.write", full)
    monkeypatch.setattr(Keeper, "_append", full)
    table.session.answer(table.session.asks()[0], table.session.asks()[0].options[0])
    shown.app.stack.scenes.clear()
    table.closing()
    assert "not being saved" in shown.house.toasts[0].words


@pytest.mark.skipif(os.geteuid() == 0, reason="nothing is forbidden to root")
def test_a_folder_that_cannot_be_written_to_is_no_reason_to_stop(shown: Offscreen) -> None:
    shown.house.library.folder.parent.chmod(0o500)
    table = begun(shown)
    settle(shown, table)
    assert shown.house.toasts


def test_continue_says_what_is_wrong_with_a_match_that_broke_since(shown: Offscreen) -> None:
    table = begun(shown)
    settle(shown, table)
    keeper = table.session.keeper
    assert keeper is not None
    table.closing()
    entry = shown.house.library.latest()
    assert entry is not None
    keeper.path.write_text("dustwater record 1\nnot much left\n", "utf-8")
    assert resume(shown.house, entry.path) is None
    assert len(shown.house.toasts) == 1
    title = Title(shown.house)
    assert shown.house.words("ui.continue") not in [getattr(each, "words", "") for each in title.form.widgets]
    assert keeper.path.read_text("utf-8").endswith("not much left\n")


def test_a_match_that_another_window_has_open_may_be_opened_as_a_copy(shown: Offscreen) -> None:
    table = begun(shown)
    settle(shown, table)
    keeper = table.session.keeper
    assert keeper is not None
    before = keeper.path.read_bytes()
    for pressed in ("Cancel", "Open a copy"):
        shown.app.stack.scenes.clear()
        shown.show(Title(shown.house))
        shown.app.stack.apply(resume(shown.house, keeper.path))
        assert isinstance(shown.app.stack.top, Dialog)
        Mouse(shown).press_named(pressed)
        shown.frames(2)
        assert isinstance(shown.app.stack.top, TableScene if pressed == "Open a copy" else Title)
    copy = shown.app.stack.top
    assert isinstance(copy, TableScene)
    settle(shown, copy)
    assert copy.session.keeper is not None
    assert copy.session.keeper.path != keeper.path
    assert keeper.path.read_bytes() == before
    table.closing()
