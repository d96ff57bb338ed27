"""Every way from one screen to the next, walked by a hand that presses what it reads."""

import pygame
import pytest

from game.ui.offscreen import Offscreen
from game.ui.scenes.load import Load
from game.ui.scenes.log import LogPage
from game.ui.scenes.pause import Pause
from game.ui.scenes.result import Result
from game.ui.scenes.title import Title
from game.ui.tables.claim_it import ClaimItTable
from tests.ui.hands import Keyboard, choices, play_on

_SEEKING, _LONGEST = 300, 20_000
"""Frames in which a title finds the match to go on with, and after which somebody must have been asked."""


@pytest.fixture
def hand(shown: Offscreen) -> Keyboard:
    """At a table begun from the title, with a turn played."""
    hand = Keyboard(shown)
    shown.show(Title(shown.house))
    shown.frames(1)
    hand.press_named("New game")
    hand.press(hand.form.widgets[0])
    hand.press_named("Start")
    for _ in range(3):
        _wait_for_question(hand)
        hand.press(choices(hand.top)[-1])
    _wait_for_question(hand)
    return hand


def _wait_for_question(hand: Keyboard) -> None:
    for _ in range(_LONGEST):
        if hand.top.ask is not None:
            return
        hand.stage.frames(1)
    raise AssertionError("nobody is asked")


def _leave(hand: Keyboard) -> None:
    """By way of the pause to the title."""
    hand.key(pygame.K_ESCAPE)
    assert isinstance(hand.top, Pause)
    hand.press_named("Leave the table")
    assert [type(scene) for scene in hand.stage.app.stack.scenes] == [Title]


def test_the_pause_leads_to_the_title_which_leads_back_to_the_match(hand: Keyboard) -> None:
    answers = hand.top.session.record.answers
    _leave(hand)
    hand.stage.frames(_SEEKING)
    hand.press_named("Continue")
    assert isinstance(hand.top, ClaimItTable)
    assert hand.top.session.record.answers == answers


def test_a_match_is_opened_from_the_list_of_saves(hand: Keyboard) -> None:
    answers = hand.top.session.record.answers
    _leave(hand)
    hand.stage.frames(_SEEKING)
    hand.press_named("Load")
    assert isinstance(hand.top, Load)
    hand.press_named("Open")
    assert isinstance(hand.top, ClaimItTable)
    assert hand.top.session.record.answers == answers


def test_the_log_opens_over_the_table_and_closes(hand: Keyboard) -> None:
    table = hand.top
    hand.key(pygame.K_l)
    assert isinstance(hand.top, LogPage)
    assert hand.top.table is table
    hand.press_named("Close")
    assert [type(scene) for scene in hand.stage.app.stack.scenes] == [ClaimItTable]


def test_the_result_is_put_aside_looked_at_again_and_left_for_the_title(hand: Keyboard) -> None:
    table = hand.top
    play_on(hand)
    hand.press_named(hand.stage.house.words("ui.result.table"))
    assert hand.top is table
    hand.press_named(hand.stage.house.words("ui.result.back"))
    assert isinstance(hand.top, Result)
    assert not hand.top.winner.moving
    hand.press_named(hand.stage.house.words("ui.to_title"))
    assert [type(scene) for scene in hand.stage.app.stack.scenes] == [Title]
