"""Why bots did what they did, in the log; and what a hint rests on."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pygame
import pytest

from game import ai
from game.engine import Rng
from game.games.claim_it.kinds import Kind
from game.play.desk import DirectDesk
from game.play.illustrated import illustrated
from game.play.session import Session
from game.settings import Settings
from game.ui.canvas import Canvas
from game.ui.intents import Device
from game.ui.offscreen import Offscreen, offscreen
from game.ui.positions import has_answers, hinted, position, with_reason
from game.ui.scenes.log import LogPage
from game.ui.tables import TABLES, lay_table
from game.ui.tables.claim_it import ClaimItTable
from game.ui.tables.table import TableScene
from tests.play.strange_bots import reckoning
from tests.ui.faults import faults, screen
from tests.ui.hands import Keyboard, Pad
from tests.ui.laid import claim_it, record


@pytest.fixture
def reckoned() -> Iterator[Offscreen]:
    """A window whose bots say what they reckon."""
    settings = Settings(language="en", speed="instant")
    with offscreen((1280, 720), settings, desk=DirectDesk(reckoning)) as made:
        yield made


def played(shown: Offscreen, slug: str, kinds: str = "hrrr", answers: int = 10_000) -> TableScene[Any]:
    """A table at which some answers of any kind were given, or all of them."""
    session, chance = Session(record(slug, kinds), shown.house.desk, nodes=100), Rng(7)
    while not session.over and len(session.record.answers) < answers:
        session.poll()
        for ask in session.asks()[:1]:
            session.answer(ask, chance.pick(ask.options))
    return lay_table(shown.house, session)


def opened(shown: Offscreen, table: TableScene[Any]) -> LogPage:
    shown.show(table)
    change = shown.house.routes.log(table)
    shown.app.stack.apply(change)
    page = shown.app.stack.top
    assert isinstance(page, LogPage)
    shown.frames(1)
    return page


def explained_rows(page: LogPage) -> list[int]:
    return [row for row in range(len(page.rows)) if page._marked(row)]


def wheel_up_to(shown: Offscreen, page: LogPage, row: int) -> None:
    """Turn the wheel over the list until a row is in sight."""
    x, y, width, height = page.list.area
    at = shown.house.canvas.pixel((x + width / 2, y + height / 2))
    shown.post(pygame.Event(pygame.MOUSEMOTION, pos=at, rel=(1, 1), buttons=(0, 0, 0)))
    while row not in page.list.in_sight():
        shown.post(pygame.Event(pygame.MOUSEWHEEL, x=0, y=1, precise_x=0.0, precise_y=1.0, flipped=False))


@pytest.mark.parametrize("device", [Device.MOUSE, Device.KEYBOARD, Device.XBOX])
def test_a_line_about_a_bots_choice_tells_why_whatever_is_in_ones_hands(
    reckoned: Offscreen, device: Device
) -> None:
    page = opened(reckoned, claim_it(reckoned.house, "hrr", 40))
    target = [row for row in explained_rows(page) if row < page.list.selected][-1]
    keys, pad = Keyboard(reckoned), Pad(reckoned)
    if device is Device.MOUSE:
        wheel_up_to(reckoned, page, target)
        x, y, width, height = page.list._row(target)
        at = reckoned.house.canvas.pixel((x + width / 2, y + height / 2))
        press = {"pos": at, "button": 1}
        reckoned.post(pygame.Event(pygame.MOUSEMOTION, pos=at, rel=(1, 1), buttons=(0, 0, 0)))
        reckoned.post(pygame.Event(pygame.MOUSEBUTTONDOWN, press), pygame.Event(pygame.MOUSEBUTTONUP, press))
    while page.list.selected > target:
        if device is Device.KEYBOARD:
            keys.key(pygame.K_UP)
        else:
            assert device is Device.XBOX, "the click missed"
            pad.button(pygame.CONTROLLER_BUTTON_DPAD_UP)
    (thought,) = page.why[page.rows[target][0]]
    assert illustrated(thought.answer, page.table.speaker) in page.told.text
    assert page.table.speaker.names[thought.seat] in page.told.text
    assert "Chances of winning: 55% (64 games" in page.told.text
    assert "10.0 percentage points less" in page.told.text


def test_a_line_that_no_bot_chose_says_what_the_marks_are_for(reckoned: Offscreen) -> None:
    page = opened(reckoned, claim_it(reckoned.house, "hrr", 40))
    other = next(row for row, (entry, _) in enumerate(page.rows) if entry not in page.why)
    while page.list.selected > other:
        Keyboard(reckoned).key(pygame.K_UP)
    assert page.told.text == reckoned.house.words("ui.log.why")


@pytest.mark.parametrize("slug", ["claim_it", "dalton_city"])
def test_what_bots_did_is_explained_at_the_line_that_tells_of_it(shown: Offscreen, slug: str) -> None:
    table = played(shown, slug, answers=80)
    story = {moment.number: moment.event for moment in table.session.story.moments}
    why = table.why()
    for entry, thoughts in why.items():
        doer = getattr(story[table.log.entries[entry].number], "seat", None)
        assert doer is None or {thought.seat for thought in thoughts} == {doer}
    had_a_choice = [thought for _, thought in table.session.thoughts.all()]
    assert sum(map(len, why.values())) > 0.9 * len(had_a_choice)


def test_where_hands_are_secret_no_reason_is_told_before_the_end(shown: Offscreen) -> None:
    table = played(shown, "dice_town", answers=120)
    assert not table.session.over
    assert table.session.thoughts.all()
    assert not table.why()
    page = opened(shown, table)
    assert not explained_rows(page)
    assert not hasattr(page, "told")


def test_once_it_is_over_even_what_was_sealed_is_explained_where_it_was_revealed(shown: Offscreen) -> None:
    table = played(shown, "dice_town")
    assert table.session.over
    lifted = [entry for entry in table.log.entries if entry.sentences[0].key == "dice_town.event.lifted"]
    why = {table.log.entries[entry].number: thoughts for entry, thoughts in table.why().items()}
    assert lifted
    told = [thought for entry in lifted for thought in why.get(entry.number, ())]
    assert told
    assert all(thought.sealed for thought in told)


def test_what_is_sealed_is_not_told_at_once_even_where_hands_are_open(
    shown: Offscreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = played(shown, "dice_town", answers=120)
    monkeypatch.setattr(table, "game", replace(table.game, hands_are_secret=False))
    told = [thought for thoughts in table.why().values() for thought in thoughts]
    assert told
    assert not any(thought.sealed or thought.private for thought in told)


def test_a_match_that_was_loaded_has_no_marks_for_what_was_before(shown: Offscreen) -> None:
    table = played(shown, "claim_it", answers=40)
    again = lay_table(shown.house, Session(table.session.record, shown.house.desk))
    assert table.why()
    assert not again.why()


def test_a_long_explanation_can_be_scrolled_and_a_short_one_needs_no_focus(reckoned: Offscreen) -> None:
    page = opened(reckoned, claim_it(reckoned.house, "hrr", 40))
    (short,) = page.why[max(page.why)]
    page.told.tell(reckoned.house.canvas, [short])
    assert [page.told.takes_focus] == [False]
    page.told.tell(reckoned.house.canvas, [short] * 9)
    Keyboard(reckoned).walk_to(page.told)
    before = page.told.offset
    Keyboard(reckoned).key(pygame.K_DOWN)
    assert page.told.offset > before


def test_a_hint_says_what_it_rests_on_below_what_it_advises(
    reckoned: Offscreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[tuple[str, str]] = []

    def banner(_: Canvas, words: str, more: str = "") -> float:
        read.append((words, more))
        return 0.0

    monkeypatch.setattr("game.ui.tables.choosing.draw_banner", banner)
    table = claim_it(reckoned.house, "hrr", 40)
    reckoned.show(table)
    Keyboard(reckoned).key(pygame.K_h)
    reckoned.frames(3)
    words, more = read[-1]
    assert words == table.hint.words
    assert "55%" not in words
    assert more == table.hint.figures
    assert "55% (64 games" in more
    assert "Next best: " in more
    assert table.hint.action is not None
    table.answer(table.hint.action)
    assert not table.hint.figures


def test_a_rule_of_thumb_gives_its_reason_and_claims_no_more(settings: Settings) -> None:
    desk = DirectDesk(lambda slug, _: ai.bot(slug, "cowhand"))
    with offscreen((1280, 720), settings, desk=desk) as shown:
        (table,) = hinted(lambda house: [claim_it(house, "hrr", 9, Kind.PRESS_ON)])(shown.house)
        assert isinstance(table, ClaimItTable)
        assert table.hint.words
        assert not table.hint.figures


def test_the_screens_of_reasons_show_one(shown: Offscreen) -> None:
    table = position(ClaimItTable, shown.house, record("claim_it", "hrr"), has_answers(40))
    scene, page = with_reason(table)
    assert scene is table
    assert isinstance(page, LogPage)
    assert table.looking_back in page.why


@pytest.mark.parametrize("name", [f"{slug}_{what}" for slug in TABLES for what in ("hint", "why")])
@pytest.mark.parametrize(("language", "letters"), [("fr", 100), ("fr", 150), ("en", 125)])
def test_figures_can_be_read_in_any_language_and_size(name: str, language: str, letters: int) -> None:
    with screen(name, language, letters, (1280, 800), DirectDesk(reckoning)) as shown:
        top = shown.app.stack.top
        told = top.told.text if isinstance(top, LogPage) else top.hint.figures  # type: ignore[attr-defined]
        assert "55" in told
        assert not faults(name, shown)
