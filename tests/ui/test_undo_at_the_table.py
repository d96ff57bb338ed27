"""Taking back and doing again at Dice Town's table, alone and on a shared screen."""

import random
from collections.abc import Iterator

import pygame
import pytest

from game.play.session import Session
from game.settings import Settings
from game.ui.offscreen import Offscreen, offscreen
from game.ui.positions import seated
from game.ui.scene import Replace
from game.ui.scenes.open_table import resume
from game.ui.tables.dice_town.table import DiceTownTable
from game.ui.tables.privacy import Screen
from game.ui.widgets.button import Button, Tool
from tests.play.seated import Silent
from tests.ui.hands import Keyboard, Mouse, choices
from tests.ui.marked_town import watched


@pytest.fixture(scope="module")
def shown() -> Iterator[Offscreen]:
    """A small window, and bots that think for ever."""
    with offscreen((640, 360), Settings(language="en", speed="instant"), desk=Silent()) as made:
        yield made


def begun(shown: Offscreen, humans: int) -> DiceTownTable:
    """The dice are under the cups, and everybody is asked which of them to keep."""
    table = DiceTownTable(shown.house, Session(seated("dice_town", 3, humans), shown.house.desk))
    shown.app.stack.apply(Replace(table))
    shown.frames(3)
    return table


def lift(shown: Offscreen, table: DiceTownTable) -> None:
    assert table.privacy.screen is Screen.CURTAIN
    table.privacy.lift()
    table.look()
    shown.frames(1)


def keep(shown: Offscreen, table: DiceTownTable) -> None:
    """Keep one die, behind the curtain if there is one."""
    if not table.privacy.alone:
        lift(shown, table)
    assert table.ask is not None
    table.answer(table.ask.options[1])
    shown.frames(2)


def undo_tool(table: DiceTownTable) -> Tool:
    (tool,) = [each for each in table.form.widgets if isinstance(each, Tool) and each.icon == "icons/undo"]
    return tool


def words(table: DiceTownTable) -> list[str]:
    return [each.words for each in table.form.widgets if isinstance(each, Button)]


def state(table: DiceTownTable) -> tuple[Screen, int | None, int | None]:
    """What is on the screen, whose look it is or will be, and whose view is drawn."""
    return table.privacy.screen, table.privacy.seat, table.shown.seat


def test_a_keep_can_be_taken_back_while_the_bots_still_think(shown: Offscreen) -> None:
    table = begun(shown, humans=1)
    asked = table.ask
    assert not undo_tool(table).enabled
    keep(shown, table)
    assert table.ask is None
    assert undo_tool(table).enabled
    Mouse(shown).press(undo_tool(table))
    assert table.ask == asked
    assert not table.session.record.answers
    assert table.shown.cup


def test_what_was_taken_back_is_done_again_with_two_keys(shown: Offscreen) -> None:
    table = begun(shown, humans=1)
    keep(shown, table)
    kept = list(table.session.record.answers)
    for modifier, key in ((pygame.KMOD_CTRL, pygame.K_y), (pygame.KMOD_CTRL | pygame.KMOD_SHIFT, pygame.K_z)):
        Keyboard(shown).key(pygame.K_u)
        assert not table.session.record.answers
        Keyboard(shown).key(key, mod=modifier)
        assert table.session.record.answers == kept
    assert table.ask is None


def test_a_keep_taken_back_on_a_shared_screen_is_behind_its_owners_curtain(shown: Offscreen) -> None:
    table = begun(shown, humans=3)
    keep(shown, table)
    assert state(table) == (Screen.CURTAIN, 1, None)
    assert words(table) == ["Lift the curtain", "Abigail takes it back"]
    Mouse(shown).press_named("Abigail takes it back")
    for _ in range(3):
        assert state(table) == (Screen.CURTAIN, 0, None)
        assert table.ask is None
        shown.frames(1)
    assert words(table) == ["Lift the curtain"]
    lift(shown, table)
    assert state(table) == (Screen.LOOK, 0, 0)


def test_done_again_on_a_shared_screen_shows_nobody_what_it_was(shown: Offscreen) -> None:
    table = begun(shown, humans=3)
    keep(shown, table)
    kept = list(table.session.record.answers)
    for behind in (True, False):
        Keyboard(shown).key(pygame.K_u)
        assert state(table) == (Screen.CURTAIN, 0, None)
        if not behind:
            lift(shown, table)
        Keyboard(shown).key(pygame.K_y, mod=pygame.KMOD_CTRL)
        shown.frames(1)
        assert state(table) == (Screen.CURTAIN, 1, None)
        assert table.session.record.answers == kept


def test_nobody_takes_back_what_another_kept_in_the_middle_of_their_own_look(shown: Offscreen) -> None:
    table = begun(shown, humans=3)
    keep(shown, table)
    lift(shown, table)
    assert state(table) == (Screen.LOOK, 1, 1)
    assert not undo_tool(table).enabled
    Keyboard(shown).key(pygame.K_u)
    assert state(table) == (Screen.LOOK, 1, 1)
    assert len(table.session.record.answers) == 1


def test_the_last_keep_lifts_the_cups_and_cannot_be_taken_back(shown: Offscreen) -> None:
    table = begun(shown, humans=3)
    for _ in range(3):
        keep(shown, table)
    answers = len(table.session.record.answers)
    Keyboard(shown).key(pygame.K_u)
    assert len(table.session.record.answers) == answers


def test_a_match_that_is_continued_offers_to_take_back_the_last_keep(shown: Offscreen) -> None:
    table = begun(shown, humans=3)
    keep(shown, table)
    path = shown.house.library.save_as(table.session.record, "evening")
    change = resume(shown.house, path)
    assert isinstance(change, Replace)
    shown.app.stack.apply(change)
    shown.frames(2)
    continued = change.scene
    assert isinstance(continued, DiceTownTable)
    assert "Abigail takes it back" in words(continued)
    Mouse(shown).press_named("Abigail takes it back")
    assert state(continued) == (Screen.CURTAIN, 0, None)


def test_the_tooltip_tells_of_both_keys(shown: Offscreen) -> None:
    tip = undo_tool(begun(shown, humans=1)).tip
    assert "(U)" in tip
    assert "(Ctrl+Y)" in tip


def test_no_frame_shows_a_secret_while_people_take_back_and_do_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.play.undo._SLICE", 60.0)  # found out in one frame, on every machine
    chance, taken, again = random.Random(4), 0, 0
    with offscreen((640, 360), Settings(language="en", speed="fast")) as shown:
        record = seated("dice_town", 4, 3, seed=11, poker_face=True)
        watch = watched(shown, Session(record, shown.house.desk, nodes=200), monkeypatch)
        table, mouse, keys = watch.table, Mouse(shown), Keyboard(shown)
        for _ in range(200):
            answers, wish = len(record.answers), chance.random()
            if wish < 0.2:
                keys.key(pygame.K_u)
                taken += len(record.answers) < answers
            elif wish < 0.35:
                keys.key(pygame.K_y, mod=pygame.KMOD_CTRL)
                again += len(record.answers) > answers
            elif table.ask is not None and wish > 0.5:
                table.answer(chance.choice(table.ask.options[:50]))
            elif table.covered_up:
                table.curtain.lift()
            elif table.calls:
                mouse.press(choices(table)[0])
            shown.frames(1, 0.2)
            watch.look(shown.picture())
    assert taken > 3
    assert again > 1
    assert watch.shown_in_private > 5
