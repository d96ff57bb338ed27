"""The boxes on the table: any number of them, found and opened with every device."""

from dataclasses import replace
from itertools import pairwise
from typing import Literal

import msgspec
import pygame
import pytest

from game import games
from game.games import Game
from game.games.claim_it.rules import ClaimIt
from game.ui.intents import Device
from game.ui.offscreen import Offscreen
from game.ui.scenes.boxes import Boxes, BoxLid, Turn
from game.ui.scenes.row_of_boxes import row_of
from game.ui.scenes.setup import Setup
from game.ui.scenes.title import Title
from game.ui.tables import TABLES
from tests.ui.hands import Hand, Keyboard, Mouse, Pad

BOX = next(each for each in games.GAMES if isinstance(each.rules, ClaimIt))


def made(count: int) -> tuple[Game, ...]:
    """Games that differ by nothing but their names."""
    kinds = [type("Made", (ClaimIt,), {"slug": f"made_{number}"}) for number in range(count)]
    return tuple(replace(BOX, rules=kind()) for kind in kinds)


@pytest.fixture
def seven(shown: Offscreen, monkeypatch: pytest.MonkeyPatch) -> Boxes:
    """More boxes than lie side by side, every one of them with a table."""
    monkeypatch.setattr(games, "GAMES", made(7))
    for each in games.GAMES:
        monkeypatch.setitem(TABLES, each.rules.slug, TABLES["claim_it"])
    boxes = Boxes(shown.house)
    shown.show(boxes)
    shown.frames(1)
    return boxes


def titled(boxes: Boxes) -> list[str]:
    return [lid.game.rules.slug for lid in boxes.lids]


@pytest.mark.parametrize("count", range(1, 12))
def test_any_number_of_boxes_lies_side_by_side_without_touching(count: int) -> None:
    boxes = made(count)
    rows = [row_of(boxes, number) for number in range(row_of(boxes, 0).rows)]
    assert [game for row in rows for game, _ in row.boxes] == list(boxes)
    for row in rows:
        areas = [area for _, area in row.boxes]
        assert areas[0][0] >= 90
        assert areas[-1][0] + areas[-1][2] <= 1830
        for left, right in pairwise(areas):
            assert left[0] + left[2] + 20 <= right[0]


def turn(hand: Hand, boxes: Boxes) -> None:
    """By the arrow; a pad's cross gets there by going on."""
    if isinstance(hand, Pad):
        for _ in boxes.lids:
            hand.button(pygame.CONTROLLER_BUTTON_DPAD_RIGHT)
    else:
        hand.press(next(each for each in boxes.form.widgets if isinstance(each, Turn) and each.enabled))


@pytest.mark.parametrize("hand_type", [Mouse, Keyboard, Pad])
def test_the_last_of_many_boxes_is_opened_with_one_device_alone(
    shown: Offscreen, seven: Boxes, hand_type: type[Hand]
) -> None:
    hand = hand_type(shown)
    assert "made_6" not in titled(seven)
    turn(hand, seven)
    assert titled(seven)[-1] == "made_6"
    hand.press(seven.lids[-1])
    assert isinstance(hand.top, Setup)
    assert hand.top.game.rules.slug == "made_6"


def test_going_on_where_a_row_ends_leads_to_the_next_one_and_back(shown: Offscreen, seven: Boxes) -> None:
    keys = Keyboard(shown)
    for _ in range(4):
        keys.key(pygame.K_RIGHT)
    assert titled(seven) == ["made_4", "made_5", "made_6"]
    assert seven.lids[0].focused
    keys.key(pygame.K_LEFT)
    assert titled(seven)[-1] == "made_3"
    assert seven.lids[-1].focused


def test_keys_of_their_own_and_the_wheel_turn_too(shown: Offscreen, seven: Boxes) -> None:
    first = titled(seven)
    keys = Keyboard(shown)
    keys.key(pygame.K_PAGEDOWN)
    assert titled(seven) != first
    keys.key(pygame.K_PAGEUP)
    assert titled(seven) == first
    shown.post(pygame.Event(pygame.MOUSEWHEEL, x=0, y=-1, precise_x=0.0, precise_y=-1.0, flipped=False))
    assert titled(seven) != first


@pytest.mark.parametrize("slug", ["dice_town", "claim_it"])
def test_the_box_that_was_played_last_has_the_focus(shown: Offscreen, slug: str) -> None:
    for each in ("dice_town", "claim_it", slug):
        shown.house.keep_setup(each, {})
    boxes = Boxes(shown.house)
    assert boxes.form.focused is next(lid for lid in boxes.lids if lid.game.rules.slug == slug)


def test_it_is_found_in_whatever_row_it_lies(seven: Boxes) -> None:
    seven.house.keep_setup("made_6", {})
    boxes = Boxes(seven.house)
    assert boxes.at == 1
    assert isinstance(boxes.form.focused, BoxLid)
    assert boxes.form.focused.game.rules.slug == "made_6"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_line_of_keys_names_every_key_that_leads_on(
    shown: Offscreen, monkeypatch: pytest.MonkeyPatch, language: Literal["en", "fr"]
) -> None:
    house = shown.house
    house.change(msgspec.structs.replace(house.settings, language=language))
    house.reader.device = Device.KEYBOARD
    drawn: list[str] = []
    monkeypatch.setattr(house.canvas, "image", lambda name, *_, **__: drawn.append(name))
    monkeypatch.setattr(house.canvas, "text", lambda words, *_, **__: drawn.append(words))
    for page, aside in ((Boxes(house), True), (Setup(house, BOX), True), (Title(house), False)):
        drawn.clear()
        page.draw_over(house.canvas)
        assert {"keys/up", "keys/down"} <= set(drawn)
        assert ({"keys/left", "keys/right", "keys/tab"} <= set(drawn)) is aside
        assert ({"en": "Esc", "fr": "Échap"}[language] in drawn) is page.leads_back
