"""Setting up with keys alone: names are typed over, nothing is lost, and nothing speaks of a mouse."""

import pygame
import pytest

from game.games import game
from game.settings import Settings
from game.ui.offscreen import Offscreen
from game.ui.scenes.boxes import Boxes
from game.ui.scenes.seat_row import Badge
from game.ui.scenes.setup import Setup
from game.ui.widgets.choice import Choice
from game.ui.widgets.entry import Entry
from tests.ui.hands import Keyboard


@pytest.fixture
def keys(shown: Offscreen) -> Keyboard:
    shown.show(Boxes(shown.house), Setup(shown.house, game("dice_town")))
    return Keyboard(shown)


def plan_names(keys: Keyboard) -> list[str]:
    setup = keys.top
    assert isinstance(setup, Setup)
    return [each.name for each in setup.plan.sitters()]


def type_names(keys: Keyboard, *names: str) -> None:
    """Go to the first name, and on with Enter."""
    while not isinstance(keys.form.focused, Entry):
        keys.next()
    for name in names:
        keys.stage.post(pygame.Event(pygame.TEXTINPUT, text=name))
        keys.confirm()


def test_a_name_is_typed_over_and_enter_goes_on_to_the_next(keys: Keyboard) -> None:
    type_names(keys, "Zoe", "Max")
    assert plan_names(keys) == ["Zoe", "Max", "Buck", "Clementine"]


def test_who_goes_back_finds_everything_as_it_was(keys: Keyboard) -> None:
    type_names(keys, "Zoe")
    keys.key(pygame.K_ESCAPE)
    assert isinstance(keys.top, Boxes)
    keys.stage.show(Setup(keys.stage.house, game("dice_town")))
    assert plan_names(keys)[0] == "Zoe"


def test_who_only_had_a_look_keeps_nothing(keys: Keyboard) -> None:
    keys.key(pygame.K_ESCAPE)
    assert keys.stage.house.settings.setups == {}


@pytest.mark.parametrize("settings", [Settings(language="en"), Settings(language="fr")])
def test_no_tooltip_tells_who_uses_keys_to_click(keys: Keyboard) -> None:
    tips = [each.tip for each in keys.form.widgets if isinstance(each, Badge)]
    assert tips
    assert not [tip for tip in tips if "click" in tip.lower() or "cliqu" in tip.lower()]


def test_what_explains_a_seat_leaves_the_next_one_to_be_read(keys: Keyboard) -> None:
    rows = [each.area for each in keys.form.widgets if isinstance(each, Entry)]
    told = 0
    for widget in keys.form.widgets:
        if isinstance(widget, Badge | Choice) and widget.reachable and widget.area[0] < rows[0][0]:
            keys.form.focus(widget)
            keys.form.shows_focus = True
            tip = keys.top.tip()
            assert tip is not None
            assert tip[1][1] + tip[1][3] >= rows[-1][1] + rows[-1][3]
            told += 1
    assert told > len(rows)


def test_what_an_option_is_for_is_told_once(shown: Offscreen) -> None:
    setup = Setup(shown.house, game("dalton_city"))
    shown.show(setup)
    (told,) = [each.tip for each in setup.form.widgets if each.tip.startswith("After so many rounds")]
    assert "(" not in told
