"""A table of one's own from the kit: one question has a chooser of its own, the picker asks the others."""

import random
from collections.abc import Iterator

import pytest

from game.games import GAMES
from game.play.session import Session
from game.settings import Settings
from game.ui.offscreen import Offscreen, offscreen
from game.ui.tables import TABLES, lay_table
from game.ui.tables.kit.picks import SeatPick
from game.ui.tables.kit.plain import Plain
from game.ui.widgets.button import Button
from tests.toy.actions import MORE, REFUSE, Accept
from tests.toy.game import GAME
from tests.toy.table import TABLE, Judging, ShowTable
from tests.toy.words import teach
from tests.ui.hands import Hand, Keyboard, Mouse, Pad, choices, play_anyhow
from tests.ui.laid import record


@pytest.fixture
def stand(monkeypatch: pytest.MonkeyPatch) -> Iterator[Offscreen]:
    """The medicine show is one of the boxes, and has its own table."""
    teach(monkeypatch)
    monkeypatch.setattr("game.games.GAMES", (*GAMES, GAME))
    monkeypatch.setitem(TABLES, GAME.rules.slug, lambda: TABLE)
    with offscreen((1280, 720), Settings(language="en", speed="instant")) as made:
        yield made


def laid(stand: Offscreen, kinds: str, seed: int = 4) -> ShowTable:
    table = lay_table(stand.house, Session(record("medicine_show", kinds, seed), stand.house.desk))
    assert isinstance(table, ShowTable)
    stand.show(table)
    stand.frames(1)
    return table


def judged(stand: Offscreen) -> ShowTable:
    """A person is the judge, and all offers are in."""
    table, chance = laid(stand, "hrrr"), random.Random(1)
    while table.ask is None or table.ask.kind != "judge":
        stand.frames(1)
        if table.ask is not None and table.ask.kind != "judge":
            table.answer(chance.choice(table.ask.options))
    stand.frames(1)
    return table


def test_the_judge_sees_the_bidders_side_by_side_and_every_verdict_can_be_pressed(stand: Offscreen) -> None:
    table = judged(stand)
    assert isinstance(table.chooser, Judging)
    assert table.ask is not None
    assert set(table.ask.options) == {Accept(1), Accept(2), Accept(3), REFUSE, MORE}
    sheets = [widget for widget in choices(table) if isinstance(widget, SeatPick)]
    assert [sheet.sitter for sheet in sheets] == list(table.session.sitters[1:])
    named = [widget.words for widget in choices(table) if isinstance(widget, Button) and widget.words]
    assert named == ["Give the prize to nobody", "Ask for more"]


@pytest.mark.parametrize("number", [1, 2, 3])
def test_a_digit_names_a_bidder(stand: Offscreen, number: int) -> None:
    table = judged(stand)
    given = len(table.session.record.answers)
    Keyboard(stand).key(0, scancode=29 + number)
    assert table.session.record.answers[given].code == Accept(number).code()


def test_all_other_questions_are_asked_by_the_picker(stand: Offscreen) -> None:
    table = laid(stand, "hrrr")
    assert table.ask is not None
    assert table.ask.kind == "show"
    assert isinstance(table.chooser, Plain)


@pytest.mark.parametrize("hand_type", [Mouse, Keyboard, Pad])
def test_a_match_is_played_to_its_end_with_one_device_alone(stand: Offscreen, hand_type: type[Hand]) -> None:
    laid(stand, "hrr")
    assert play_anyhow(hand_type(stand), random.Random(2)).session.over


def test_what_floats_at_a_seat_is_what_its_purse_has_gained_or_lost(stand: Offscreen) -> None:
    table, chance, floated = laid(stand, "hrrr"), random.Random(1), 0
    while not table.session.over:
        table.floats.clear()
        before = table.shown.coins
        if table.ask is not None:
            table.answer(chance.choice(table.ask.options))
        stand.frames(1)
        gained = {item.seat: item.amount for item in table.floats.items}
        after = table.shown.coins
        assert gained == {seat: after[seat] - old for seat, old in enumerate(before) if after[seat] != old}
        floated += bool(gained)
    assert floated > 3
