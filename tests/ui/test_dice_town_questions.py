"""Questions say what they are about: what is missing, why something cannot be had, what a card does."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Any, Literal

import pygame
import pytest

from game.engine import Table
from game.games.dice_town.frames.doc import DocStep
from game.games.dice_town.words.cards import name, text
from game.games.dice_town.world import World
from game.settings import Settings
from game.ui.design import Area
from game.ui.offscreen import Offscreen, offscreen
from game.ui.screens import SCREENS
from game.ui.tables.dice_town.choosers.bribes import Bribe
from game.ui.tables.dice_town.choosers.cards import RIBBON, Ribbon
from game.ui.tables.dice_town.choosers.details import draw_dice
from game.ui.tables.dice_town.choosers.favours import TOLD, FavourPick
from game.ui.tables.dice_town.layout import FAN
from game.ui.tables.dice_town.table import DiceTownTable
from game.ui.tables.kit import fan
from game.ui.tables.kit.cards import CardPlank, effect
from game.ui.tables.kit.compact import SIZE
from game.ui.tables.kit.fan import HandCard
from game.ui.tables.kit.picks import FacePick
from game.ui.widgets.button import Button
from tests.games.dice_town.town import keep, throw
from tests.ui.dice_town_asked import town_in_a_game
from tests.ui.dice_town_asks import ASKS
from tests.ui.dice_town_finders import card
from tests.ui.dice_town_seated import sit
from tests.ui.hands import Keyboard, Mouse

DIE = 104.0
"""How wide a die of full size is, with the edges it is turned by."""
KEY = 40.0
"""How large a key is."""


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


def test_the_key_of_a_player_leaves_the_name_to_be_read(
    town: Offscreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = sit(town, monkeypatch, ASKS["card"].make())
    Keyboard(town).press(card("joe")(table))
    for pick in found(table, FacePick):
        x, y, wide, high = pick.outline
        name = town.house.canvas.box((x, y + high - 40, wide, 28))
        keyed = pygame.image.tobytes(town.picture().subsurface(name), "RGB")
        pick.number = 0
        assert pygame.image.tobytes(town.picture().subsurface(name), "RGB") == keyed


def test_where_there_is_little_room_a_card_tells_only_what_it_does() -> None:
    assert effect("When you dig: take one more.") == "Take one more."
    assert effect("Quand vous creusez\u00a0: prenez-en une.") == "Prenez-en une."
    assert effect("Mud.") == "Mud."


@pytest.mark.parametrize("count", range(1, 19))
def test_a_raised_card_stays_below_the_ribbon(count: int) -> None:
    high = SIZE[1] * fan.zoom_of(count)
    for (_, y), _, _ in fan.places(count, FAN):
        assert y - high / 2 - fan.PICKED >= RIBBON[1] + RIBBON[3]


def _doc(deeds: int) -> Table[World]:
    hands = {0: [f"deed{worth}.1" for worth in range(1, deeds + 1)]}
    kept = ["9JKA9", "9999J", "9999J"]
    return town_in_a_game(DocStep(), kept=kept, gained={1, 2}, nuggets=[0, 3, 3], hands=hands)


def test_barbed_wire_says_round_how_many_deeds_it_goes(
    town: Offscreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    for deeds, told in ((1, "One deed is safe"), (3, "Two deeds are safe")):
        table = sit(town, monkeypatch, _doc(deeds))
        assert found(table, FavourPick)[0].told == told


@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_a_favour_does_is_written_in_letters_of_full_size(
    monkeypatch: pytest.MonkeyPatch, language: Literal["en", "fr"]
) -> None:
    with offscreen((1280, 720), Settings(language=language, speed="instant")) as town:
        for pick in found(sit(town, monkeypatch, _doc(3)), FavourPick):
            assert town.house.canvas.type.width(pick.told, TOLD) <= pick.area[2] - 44, pick.told


def test_no_key_of_a_favour_lies_on_the_dice(monkeypatch: pytest.MonkeyPatch, town: Offscreen) -> None:
    rows: list[Area] = []
    monkeypatch.setattr(
        "game.ui.tables.dice_town.choosers.doc.draw_dice",
        lambda _canvas, _faces, area: rows.append(area),
    )
    table = sit(town, monkeypatch, _doc(3))
    town.picture()
    for pick in found(table, FavourPick):
        assert pick.key[1] + KEY / 2 < rows[-1][1]


def test_no_die_of_a_row_lies_on_the_next(monkeypatch: pytest.MonkeyPatch, town: Offscreen) -> None:
    lying: list[tuple[float, float]] = []
    monkeypatch.setattr(
        "game.ui.tables.dice_town.choosers.details.draw_die",
        lambda _canvas, _face, at, zoom, _turn: lying.append((at[0], zoom)),
    )
    for room in (150.0, 240.0, 400.0):
        lying.clear()
        draw_dice(town.house.canvas, (0, 1, 2, 3, 4), (0.0, 0.0, room, 48.0))
        for (one, zoom), (other, _) in pairwise(lying):
            assert other - one >= DIE * zoom


def test_who_turns_a_die_with_a_card_finds_the_way_back_by_mouse(
    town: Offscreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    t = throw("JJJJJ 99999 99999", hands={0: ["sharp.1"]})
    keep(t, "J,J", "9", "9")
    table, mouse = sit(town, monkeypatch, t), Mouse(town)
    chooser = table.chooser
    assert isinstance(chooser, Ribbon)
    mouse.press(card("sharp.1")(table))
    assert chooser.picked() == {"sharp.1"}
    mouse.press_named("Back")
    assert not chooser.picked()


def test_a_match_that_is_over_says_so(town: Offscreen) -> None:
    scenes = SCREENS["dice_town_result"](town.house)
    table = scenes[0]
    assert isinstance(table, DiceTownTable)
    assert table.session.over
    assert table.prompt() == "The game is over"
