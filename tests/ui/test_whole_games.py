"""From the title to the result and on to a rematch, with every device."""

import pygame
import pytest

from game.games import game
from game.ui.intents import Device
from game.ui.offscreen import Offscreen
from game.ui.scenes.boxes import Boxes
from game.ui.scenes.setup import Setup
from game.ui.scenes.title import Title
from game.ui.tables.claim_it import ClaimItTable
from game.ui.tables.table import TableScene
from tests.ui.hands import Hand, Keyboard, Mouse, Pad, play_on
from tests.ui.laid import begun

DEVICES = {Mouse: Device.MOUSE, Keyboard: Device.KEYBOARD, Pad: Device.XBOX}


@pytest.mark.parametrize("hand_type", DEVICES)
def test_a_whole_game_from_the_title_to_a_rematch_with_one_device_alone(
    shown: Offscreen, hand_type: type[Hand]
) -> None:
    hand = hand_type(shown)
    shown.show(Title(shown.house))
    shown.frames(1)
    hand.press_named("New game")
    assert isinstance(hand.top, Boxes)
    hand.press(hand.form.widgets[0])
    assert isinstance(hand.top, Setup)
    hand.press_named("Start")
    assert isinstance(hand.top, ClaimItTable)
    result = play_on(hand)
    assert result.session.over
    assert shown.house.reader.device is DEVICES[hand_type]
    hand.press_named("Rematch")
    assert isinstance(hand.top, ClaimItTable)
    assert hand.top.session.sitters == result.session.sitters
    assert hand.top.session.record.seed != result.session.record.seed


@pytest.mark.parametrize("language", ["en", "fr"])
def test_from_the_title_to_the_first_roll_it_takes_three_clicks(shown: Offscreen, language: str) -> None:
    shown.house.settings.language = language  # type: ignore[assignment]
    shown.house.change(shown.house.settings)
    shown.show(Title(shown.house))
    shown.frames(1)
    mouse = Mouse(shown)
    mouse.press(mouse.form.widgets[0])
    mouse.press(mouse.form.widgets[0])
    mouse.press_named(shown.house.words("ui.start"))
    table = mouse.top
    assert isinstance(table, TableScene)
    shown.frames(5)
    assert table.session.rules.rounds(table.session.table) == 1


def test_four_people_play_on_one_screen(shown: Offscreen) -> None:
    mouse = Mouse(shown)
    shown.show(Setup(shown.house, game("claim_it")))
    setup = mouse.top
    assert isinstance(setup, Setup)
    for seat in range(4):
        setup.plan.put_kind(seat, "human")
    setup.rebuild()
    mouse.press_named("Start")
    table = mouse.top
    assert isinstance(table, TableScene)
    assert table.viewer is None
    assert {sitter.kind for sitter in table.session.sitters} == {"human"}
    assert play_on(mouse).session.over


def test_who_presses_again_because_a_table_takes_long_to_lay_answers_nothing(shown: Offscreen) -> None:
    again = pygame.Event(pygame.KEYDOWN, key=pygame.K_RETURN, scancode=0, mod=0, unicode="")
    pygame.event.post(again)
    begun(shown)
    assert not pygame.event.get(pygame.KEYDOWN)
    pygame.event.post(again)
    assert pygame.event.get(pygame.KEYDOWN)
