"""Questions say what they are about: what is missing, why something cannot be had, what a card does."""

from collections.abc import Iterator
from typing import Any

import pytest

from game.games.dice_town.words.cards import name, text
from game.settings import Settings
from game.ui.offscreen import Offscreen, offscreen
from game.ui.screens import SCREENS
from game.ui.tables.dice_town.choosers.bribes import Bribe
from game.ui.tables.dice_town.choosers.cards import RIBBON
from game.ui.tables.dice_town.choosers.favours import FavourPick
from game.ui.tables.dice_town.layout import FAN
from game.ui.tables.kit import fan
from game.ui.tables.kit.cards import CardPlank, effect
from game.ui.tables.kit.compact import SIZE
from game.ui.tables.kit.fan import HandCard
from game.ui.widgets.button import Button


@pytest.fixture
def town() -> Iterator[Offscreen]:
    with offscreen((1280, 720), Settings(language="en", speed="instant")) as made:
        yield made


def at(town: Offscreen, screen: str) -> Any:
    """The table of a screen."""
    scenes = SCREENS[screen](town.house)
    town.show(*scenes)
    town.frames(2)
    return scenes[-1]


def found(table: Any, kind: type[Any]) -> list[Any]:
    return [widget for widget in table.form.widgets if isinstance(widget, kind)]


def test_cards_that_lie_on_the_board_are_not_held_as_well(town: Offscreen) -> None:
    table = at(town, "dice_town_bid")
    assert isinstance(table.chooser, Bribe)
    assert not found(table, HandCard)
    table.chooser.peek()
    assert len(found(table, HandCard)) == len(table.picture_view.hand), (
        "who looks behind the board sees the hand"
    )


def test_a_button_that_waits_says_how_many_are_chosen(town: Offscreen) -> None:
    table = at(town, "dice_town_fence")
    waiting = [button for button in found(table, Button) if not button.enabled and button.words]
    assert "1 of 2" in [button.words for button in waiting]


@pytest.mark.parametrize("screen", ["dice_town_buy_die", "dice_town_ride"])
def test_where_one_may_decline_the_focus_begins_on_that_and_gives_nothing_away(
    town: Offscreen, screen: str
) -> None:
    table = at(town, screen)
    table.form.focused.activate()
    assert table.session.record.answers[-1].code == "pass"


def test_a_favour_that_cannot_be_had_says_why(town: Offscreen) -> None:
    table = at(town, "dice_town_doc")
    picks = found(table, FavourPick)
    assert len(picks) == 4
    for pick in picks:
        assert bool(pick.reason) is not pick.enabled


def test_a_card_on_the_ribbon_has_its_name_and_its_text(town: Offscreen) -> None:
    table = at(town, "dice_town_reaction")
    planks = found(table, CardPlank)
    assert planks
    for plank in planks:
        assert plank.title == table.house.speak(name(plank.card))
        assert plank.told == table.house.speak(text(plank.card))


def test_where_there_is_little_room_a_card_tells_only_what_it_does() -> None:
    assert effect("When you dig: take one more.") == "Take one more."
    assert effect("Quand vous creusez\u00a0: prenez-en une.") == "Prenez-en une."
    assert effect("Mud.") == "Mud."


@pytest.mark.parametrize("count", range(1, 19))
def test_a_raised_card_stays_below_the_ribbon(count: int) -> None:
    high = SIZE[1] * fan.zoom_of(count)
    for (_, y), _, _ in fan.places(count, FAN):
        assert y - high / 2 - fan.PICKED >= RIBBON[1] + RIBBON[3]
