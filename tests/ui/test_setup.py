"""Setting up with keys alone: names are typed over, nothing is lost, and nothing speaks of a mouse."""

import re
from typing import Literal

import msgspec
import pygame
import pytest

from game.games import GAMES, Game, game
from game.settings import Settings
from game.ui.offscreen import Offscreen
from game.ui.scenes.boxes import Boxes
from game.ui.scenes.option_rows import PANEL
from game.ui.scenes.outlook import PLATE
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


def test_what_explains_a_seat_stands_at_the_foot_and_covers_nothing(keys: Keyboard) -> None:
    setup = keys.top
    assert isinstance(setup, Setup)
    told = 0
    for widget in keys.form.widgets:
        if isinstance(widget, Badge | Choice) and widget.reachable and widget not in setup.options.widgets:
            keys.form.focus(widget)
            keys.form.shows_focus = True
            assert setup.tip() is None
            assert setup.told[1] == widget.tip
            told += 1
    assert told > len(setup.plan.seats)


def test_what_an_option_is_for_is_told_once(shown: Offscreen) -> None:
    setup = Setup(shown.house, game("dalton_city"))
    shown.show(setup)
    (told,) = [each.tip for each in setup.form.widgets if each.tip.startswith("After so many rounds")]
    assert "(" not in told


@pytest.mark.parametrize("settings", [Settings(language="en"), Settings(language="fr")])
@pytest.mark.parametrize("box", GAMES, ids=lambda box: box.rules.slug)
def test_every_option_says_below_it_what_it_changes(shown: Offscreen, box: Game) -> None:
    setup = Setup(shown.house, box)
    shown.show(setup)
    for preset in box.presets:
        setup._then(setup.plan.put_preset, preset)
        rows = setup.options.rows
        assert rows.small is not None, "the sentences do not fit"
        for option, widget, (_, y, _, height) in zip(
            box.rules.options, setup.options.options, rows.areas, strict=True
        ):
            assert widget.tip.startswith(setup.options.explained(option))
            assert y + height <= PANEL[1] + PANEL[3]


def test_a_preset_sets_all_options_at_one_press_and_shows_that_it_did(keys: Keyboard) -> None:
    setup = keys.top
    assert isinstance(setup, Setup)
    assert [tab.words for tab in setup.options.presets if tab.selected] == ["Base"]
    setup.plan.put_option("first_sheriff", 2)
    for tab, preset in list(zip(setup.options.presets, setup.game.presets, strict=True)):
        setup.form.focus(next(each for each in setup.options.presets if each.words == tab.words))
        keys.confirm()
        assert [each.words for each in setup.options.presets if each.selected] == [tab.words]
        assert all(setup.plan.options[name] == value for name, value in preset.options.items())
        assert setup.told[1] == setup.house.speak(preset.explanation)
    assert setup.plan.options["first_sheriff"] == 2, "who begins is another matter"


def test_options_of_ones_own_are_called_that(keys: Keyboard) -> None:
    setup = keys.top
    assert isinstance(setup, Setup)
    setup._then(setup.plan.put_option, "poker_face", True)
    assert not [tab for tab in setup.options.presets if tab.selected]
    assert setup.told[0].startswith("Your own rules")


def test_a_preset_that_so_many_cannot_play_cannot_be_pressed(keys: Keyboard) -> None:
    setup = keys.top
    assert isinstance(setup, Setup)
    for seat in range(6):
        setup.plan.put_kind(seat, "cowhand")
    setup.rebuild()
    assert [tab.words for tab in setup.options.presets if tab.enabled] == ["Wild West", "Everything"]
    assert "Wild West" in setup.told[1], "why it cannot begin"


@pytest.mark.parametrize("box", GAMES, ids=lambda each: each.rules.slug)
def test_no_button_lies_on_what_is_told_at_the_foot(shown: Offscreen, box: Game) -> None:
    x, y, width, height = PLATE
    for widget in Setup(shown.house, box).form.widgets:
        left, top, wide, high = widget.area
        assert left >= x + width or left + wide <= x or top >= y + height or top + high <= y


def test_the_length_follows_players_options_and_the_speed_of_the_bots(keys: Keyboard) -> None:
    setup = keys.top
    assert isinstance(setup, Setup)
    house, plan = setup.house, setup.plan

    def length(speed: Literal["slow", "normal", "instant"]) -> tuple[int, int]:
        house.change(msgspec.structs.replace(house.settings, speed=speed))
        found = re.search(r"about (\d+)–(\d+) minutes", setup.told[0])
        assert found
        return int(found[1]), int(found[2])

    base = length("normal")
    assert length("slow") > base > length("instant")
    plan.put_option("wild_west", True)
    assert length("normal") > base
    plan.put_kind(1, "human")
    assert length("normal") > (base[0] * 1.5, 0)
