"""Pads with owners: a curtain opens to one of them only, and a lost one is waited for."""

from collections.abc import Iterator

import pygame
import pytest

from game.play.channels import SCREEN, Kind, with_pad
from game.play.session import Session
from game.settings import Settings
from game.ui.intents import PadBack
from game.ui.offscreen import Offscreen, offscreen
from game.ui.scene import Scene
from game.ui.scenes.lost_pad import LostPad
from game.ui.scenes.pause import Pause
from game.ui.tables.lull import MOMENT
from game.ui.tables.privacy import Screen
from tests.ui.hands import Keyboard, Mouse, choices
from tests.ui.laid import claim_it, record
from tests.ui.pads_here import MENU, UP, A, B, OwnPad, X, Y, pads
from tests.ui.toy_table import ToyTable, box_open, laid


@pytest.fixture
def stand(monkeypatch: pytest.MonkeyPatch) -> Iterator[Offscreen]:
    """A small window with the toy's box."""
    with box_open(monkeypatch), offscreen((640, 360), Settings(language="en", speed="instant")) as made:
        yield made


def behind_the_curtain(stand: Offscreen) -> tuple[ToyTable, list[OwnPad]]:
    """Three people, the first two of them with pads: the first is to show a card that nobody else may see."""
    hands = pads(stand, 3)
    session = Session(
        record("medicine_show", "hhh"), stand.house.desk, channels={0: with_pad(1), 1: with_pad(2)}
    )
    table = laid(stand, session)
    rest(stand)
    assert (table.privacy.screen, table.privacy.seat) == (Screen.CURTAIN, 0)
    return table, hands


def rest(stand: Offscreen) -> None:
    """Frames until what moves has moved and hands have rested."""
    stand.frames(3, 0.1)
    stand.frames(4, MOMENT)


def top(stand: Offscreen) -> Scene:
    return stand.app.stack.top


def told(stand: Offscreen) -> list[str]:
    return [toast.words for toast in stand.house.toasts]


def test_a_curtain_opens_to_its_owners_pad_and_to_nothing_else(stand: Offscreen) -> None:
    table, (own, other, free) = behind_the_curtain(stand)
    lift = choices(table)
    assert not lift, "the mouse presses nothing there"
    Mouse(stand).press(table.form.widgets[0])
    Keyboard(stand).lift()
    for pad in (other, free):
        pad.lift()
    assert table.privacy.screen is Screen.CURTAIN
    assert told(stand) == ["Abigail answers this, with gamepad 1."]
    own.lift()
    assert (table.privacy.screen, table.viewer) == (Screen.LOOK, 0)


def test_behind_it_only_the_owner_answers_whoever_else_presses_what(stand: Offscreen) -> None:
    table, (own, other, free) = behind_the_curtain(stand)
    own.lift()
    rest(stand)
    focused = table.form.focused
    for pad in (other, free):
        for button in (A, B, X, Y, UP, pygame.CONTROLLER_BUTTON_DPAD_DOWN):
            if button != B:
                pad.button(button)
    keyboard = Keyboard(stand)
    for key in (pygame.K_RETURN, pygame.K_SPACE, pygame.K_DOWN, pygame.K_TAB, pygame.K_r, pygame.K_t):
        keyboard.key(key)
    Mouse(stand).press(choices(table)[0])
    assert not table.session.record.answers
    assert table.form.focused is focused
    own.confirm()
    assert [each.seat for each in table.session.record.answers] == [0]


def test_whoever_has_no_pad_is_not_answered_for_by_somebodys_pad(stand: Offscreen) -> None:
    table, (own, other, free) = behind_the_curtain(stand)
    for pad in (own, other):
        pad.lift()
        rest(stand)
        pad.confirm()
        rest(stand)
    assert (table.privacy.screen, table.privacy.seat) == (Screen.CURTAIN, 2)
    own.lift()
    other.lift()
    assert table.privacy.screen is Screen.CURTAIN
    assert told(stand)[-1] == "Clementine answers this, with mouse or keyboard."
    free.lift()
    assert (table.privacy.screen, table.viewer) == (Screen.LOOK, 2), "a pad that is nobody's is a keyboard"


def test_an_open_question_too_is_answered_with_ones_own_pad(stand: Offscreen) -> None:
    own, other = pads(stand, 2)
    table = claim_it(stand.house, "hhr")
    asked = table.session.asks()[0].seat
    table.session.channels.put(asked, with_pad(1))
    stand.show(table)
    rest(stand)
    before = len(table.session.record.answers)
    other.button(A)
    Keyboard(stand).key(pygame.K_RETURN)
    other.button(X)
    assert len(table.session.record.answers) == before
    rest(stand)
    own.button(A)
    assert len(table.session.record.answers) == before + 1


@pytest.mark.parametrize("button", [MENU, B])
def test_anybody_may_open_the_pause_and_then_nothing_private_is_seen(stand: Offscreen, button: int) -> None:
    table, (own, other, _) = behind_the_curtain(stand)
    own.lift()
    other.button(button)
    assert isinstance(top(stand), Pause)
    assert table.privacy.screen is Screen.CURTAIN


def test_alone_with_bots_one_may_change_hands_as_one_likes(stand: Offscreen) -> None:
    (own,) = pads(stand, 1)
    table = claim_it(stand.house, "hrr")
    table.session.channels.put(0, with_pad(own.number))
    stand.show(table)
    rest(stand)
    before = len(table.session.record.answers)
    Keyboard(stand).key(pygame.K_RETURN)
    assert len(table.session.record.answers) > before


def test_a_lost_pad_makes_the_match_wait_and_says_whose_it_is(stand: Offscreen) -> None:
    table, (own, other, _) = behind_the_curtain(stand)
    own.lift()
    own.unplug()
    stand.frames(1)
    lost = top(stand)
    assert isinstance(lost, LostPad)
    assert "Abigail, gamepad 1 no longer answers." in lost._text
    assert (table.privacy.screen, table.viewer) == (Screen.CURTAIN, None)
    rest(stand)
    other.button(A)
    other.lift()
    Keyboard(stand).key(pygame.K_ESCAPE)
    assert top(stand) is lost, "the others' pads and Escape are no way round it"


def test_plugged_in_again_it_is_the_same_pad_and_the_match_goes_on(stand: Offscreen) -> None:
    table, _ = behind_the_curtain(stand)
    known = stand.house.reader.pads
    known.plug_in(41, "xbox")
    OwnPad(stand, 1).unplug()
    stand.frames(1)
    assert isinstance(top(stand), LostPad)
    assert known.plug_in(77, "xbox") == 1
    stand.app.hear(PadBack(1))
    stand.frames(1)
    assert top(stand) is table
    rest(stand)
    OwnPad(stand, 1, instance=77).lift()
    assert table.viewer == 0


def test_another_pad_that_nobody_has_takes_its_place(stand: Offscreen) -> None:
    table, (own, _, free) = behind_the_curtain(stand)
    own.unplug()
    rest(stand)
    free.button(A)
    stand.frames(1)
    assert top(stand) is table
    assert table.session.channels.of(0) == with_pad(3)
    rest(stand)
    free.lift()
    assert table.viewer == 0


def test_or_whoever_it_was_goes_on_with_mouse_and_keyboard(stand: Offscreen) -> None:
    table, (own, *_) = behind_the_curtain(stand)
    own.unplug()
    stand.frames(1)
    keyboard = Keyboard(stand)
    keyboard.key(pygame.K_RETURN)
    assert isinstance(top(stand), LostPad), "who hammers does not mean it"
    rest(stand)
    keyboard.key(pygame.K_RETURN)
    assert top(stand) is table
    assert table.session.channels.of(0) == SCREEN
    assert table.privacy.screen is Screen.CURTAIN
    rest(stand)
    keyboard.lift()
    assert table.viewer == 0


def test_two_lost_pads_are_waited_for_one_after_the_other(stand: Offscreen) -> None:
    table, (own, other, free) = behind_the_curtain(stand)
    own.unplug()
    other.unplug()
    rest(stand)
    free.button(A)
    stand.frames(2)
    assert isinstance(top(stand), LostPad)
    rest(stand)
    Keyboard(stand).key(pygame.K_RETURN)
    assert top(stand) is table
    assert [table.session.channels.of(seat).kind for seat in (0, 1)] == [Kind.PAD, Kind.SCREEN]
