"""The shelf of saves, and giving a save its name."""

from datetime import UTC, datetime
from pathlib import Path
from typing import Literal

import msgspec
import pygame
import pytest

from game.engine import Message, say
from game.markup import plain
from game.play.seating import sitters
from game.play.titles import LENGTH
from game.ui.offscreen import Offscreen
from game.ui.scenes.load import Load, _told
from game.ui.scenes.page import Page
from game.ui.scenes.save_as import SaveAs
from game.ui.scenes.title import Title
from game.ui.tables import TABLES
from tests.ui.hands import Keyboard, Mouse
from tests.ui.laid import claim_it, record


@pytest.mark.parametrize(
    ("trouble", "told"),
    [
        (say("record.header_cut"), "ui.load.damaged"),
        (say("record.digest", number=3), "ui.load.damaged"),
        (say("record.newer_format", format=9), "record.newer_format"),
        (say("record.unknown_game", game="chess"), "record.unknown_game"),
    ],
)
def test_what_is_wrong_with_a_save_is_told_in_words_that_help(trouble: Message, told: str) -> None:
    assert _told(trouble).key == told


@pytest.mark.parametrize(
    ("language", "first", "second"),
    [
        ("en", "1 August 2026, 09:05", "14 November 2026, 22:13"),
        ("fr", "1er août 2026, 09:05", "14 novembre 2026, 22:13"),
    ],
)
def test_dates_are_written_as_the_language_writes_them(
    shown: Offscreen, language: Literal["en", "fr"], first: str, second: str
) -> None:
    shown.house.change(msgspec.structs.replace(shown.house.settings, language=language))
    page = Load(shown.house)
    assert page._date(datetime(2026, 8, 1, 9, 5, tzinfo=UTC)) == first
    assert page._date(datetime(2026, 11, 14, 22, 13, tzinfo=UTC)) == second


def test_a_save_is_called_after_the_game_and_its_players_as_far_as_they_fit(shown: Offscreen) -> None:
    session = claim_it(shown.house, "hrr", 0, None).session
    title = SaveAs(shown.house, session).title
    assert title.startswith("Claim It!")
    assert all(sitter.name in title for sitter in session.sitters)
    assert len(title) <= LENGTH


def words_on(page: Page) -> list[str]:
    return [getattr(widget, "words", "") for widget in page.form.widgets]


def until_sought(shown: Offscreen, title: Title) -> None:
    """Show the title until it is known whether there is a match to go on with."""
    shown.show(title)
    while not title._sought:
        shown.frames(1)


def kept(shown: Offscreen, count: int, slug: str = "claim_it") -> list[Path]:
    """Matches begun and left."""
    paths = []
    for seed in range(count):
        made = record(slug, "hr", seed)
        session = shown.house.library.begin(made.rules, sitters(made), made.options, seed, shown.house.desk)
        session.close()
        assert session.keeper is not None
        paths.append(session.keeper.path)
    return paths


def test_only_as_many_matches_stay_as_the_player_wants_and_somebody_is_told(
    shown: Offscreen,
) -> None:
    kept(shown, 27)
    for most, told in ((0, 0), (25, 1), (25, 1)):
        shown.house.change(msgspec.structs.replace(shown.house.settings, kept_matches=most))
        until_sought(shown, Title(shown.house))
        assert len(shown.house.toasts) == told
    assert len(shown.house.library.entries()) == 25
    assert len(list(shown.house.library.old.iterdir())) == 2
    assert plain(str(shown.house.library.old)) in shown.house.toasts[0].words
    assert " 2 " in shown.house.toasts[0].words


def test_who_comes_to_the_title_and_presses_enter_goes_on_with_the_match(shown: Offscreen) -> None:
    kept(shown, 1)
    title = Title(shown.house)
    until_sought(shown, title)
    assert words_on(title)[0] == "Continue"
    assert title.form.widgets[0].tip.startswith("Claim It! · "), "it says what one would go on with"
    assert title.form.widgets[0].focused


def test_who_has_moved_on_meanwhile_stays_there(shown: Offscreen) -> None:
    kept(shown, 1)
    title = Title(shown.house)
    shown.show(title)
    Keyboard(shown).key(pygame.K_DOWN)
    while not title._sought:
        shown.frames(1)
    assert getattr(title.form.focused, "words", "") == "Learn to play"


def test_the_title_is_never_held_up_by_a_long_match(
    shown: Offscreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.ui.scenes.title._SLICE", 0.0)
    table = claim_it(shown.house, "hhh", 60, None)
    long = table.session.record
    (path,) = kept(shown, 1)
    path.write_text(long.dumps(), "utf-8")
    title = Title(shown.house)
    shown.show(title)
    frames = 0
    while "Continue" not in words_on(title):
        title.update(0.0)
        frames += 1
    assert frames > len(long.answers)


def test_the_shelf_reads_what_is_in_sight_and_replays_it_bit_by_bit(
    shown: Offscreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.ui.scenes.load._FIRST", 0.0)
    monkeypatch.setattr("game.ui.scenes.load._SLICE", 0.0)
    record_of = claim_it(shown.house, "hrr", 30, None).session.record
    for number in range(16):
        shown.house.library.save_as(record_of, f"save {number}")
    page = Load(shown.house)
    assert sum(entry.looked for entry in page.entries) == 1
    shown.show(page)
    seen, frames = len(page.list.in_sight()), 0
    while not all(entry.over is not None for entry in page.entries[:seen]):
        page.update(0.0)
        frames += 1
    assert frames > seen * 30
    assert sum(entry.looked for entry in page.entries) == seen
    Keyboard(shown).key(pygame.K_END)
    while not page.entries[-1].looked:
        page.update(0.0)
    assert sum(entry.looked for entry in page.entries) <= 2 * seen + 1


def test_a_match_without_a_table_says_so_on_the_shelf_and_is_not_offered_to_continue(
    shown: Offscreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(TABLES, "dalton_city")
    kept(shown, 1, "dalton_city")
    title, page = Title(shown.house), Load(shown.house)
    until_sought(shown, title)
    assert "Continue" not in words_on(title)
    shown.show(page)
    shown.frames(2)
    Mouse(shown).press_named("Open")
    assert shown.app.stack.top is page
    assert [toast.words for toast in shown.house.toasts] == [
        "Dalton City has no table on screen yet; what was played can be retold in a terminal."
    ]
