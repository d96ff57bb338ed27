"""What is this? Asked with the right button, by holding on, with keys and with a pad."""

from collections.abc import Iterable
from typing import Any

import pygame
import pytest

from game.games.claim_it.kinds import Kind
from game.games.dice_town.words.cards import name as card_name
from game.handbook import PageName, find
from game.ui.clicks import LONG
from game.ui.intents import Device
from game.ui.offscreen import FRAME, Offscreen
from game.ui.rules.scene import Rules
from game.ui.scene import Scene
from game.ui.scenes.about import InfoCard
from game.ui.scenes.pause import Pause
from game.ui.tables.claim_it.spot import Spot
from game.ui.tables.dice_town.table import DiceTownTable
from game.ui.tables.privacy import Screen
from game.ui.tables.table import TableScene
from game.ui.widgets.widget import Widget, middle
from tests.games.dice_town.town import throw
from tests.ui.dice_town_asks import ASKS
from tests.ui.dice_town_seated import sit
from tests.ui.hands import Keyboard, Mouse, Pad
from tests.ui.laid import claim_it


@pytest.fixture
def table(shown: Offscreen) -> TableScene[Any]:
    """Somebody is asked for a space of the mine."""
    laid = claim_it(shown.house, answers=30, kind=Kind.PLACE)
    shown.show(laid)
    shown.frames(2)
    return laid


def right_click(shown: Offscreen, at: tuple[float, float]) -> None:
    pixel = shown.house.canvas.pixel(at)
    shown.post(pygame.Event(pygame.MOUSEMOTION, pos=pixel, rel=(1, 1), buttons=(0, 0, 0)))
    shown.post(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=pixel, button=3))


def hold(shown: Offscreen, at: tuple[float, float], seconds: float) -> None:
    pixel = shown.house.canvas.pixel(at)
    shown.post(pygame.Event(pygame.MOUSEMOTION, pos=pixel, rel=(1, 1), buttons=(0, 0, 0)))
    shown.post(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=pixel, button=1))
    shown.frames(round(seconds / FRAME))


def let_go(shown: Offscreen, at: tuple[float, float]) -> None:
    shown.post(pygame.Event(pygame.MOUSEBUTTONUP, pos=shown.house.canvas.pixel(at), button=1))


def of_page(table: TableScene[Any], page: str) -> Widget:
    return next(each for each in reversed(table.form.widgets) if each.page == page)


def front(shown: Offscreen) -> Scene:
    return shown.app.stack.top


def screen(table: DiceTownTable) -> Screen:
    return table.privacy.screen


def looks_around(table: TableScene[Any]) -> bool:
    return table.asking.looking


def card(shown: Offscreen) -> InfoCard:
    top = front(shown)
    assert isinstance(top, InfoCard)
    return top


def test_a_right_click_shows_what_something_is_and_leads_to_its_page(
    shown: Offscreen, table: TableScene[Any]
) -> None:
    right_click(shown, middle(of_page(table, "claim_it/reserve").area))
    page = find(PageName("claim_it", "reserve"), "en")
    assert page is not None
    assert card(shown).title == page.title
    Mouse(shown).press_named(shown.house.words("ui.about.read"))
    reader = front(shown)
    assert isinstance(reader, Rules)
    assert reader.page == page


def test_a_right_click_on_nothing_leads_back(shown: Offscreen, table: TableScene[Any]) -> None:
    right_click(shown, (960.0, 1070.0))
    assert isinstance(front(shown), Pause)
    right_click(shown, (960.0, 1070.0))
    assert front(shown) is table


def test_a_button_that_is_held_asks_and_presses_nothing(shown: Offscreen, table: TableScene[Any]) -> None:
    spot = next(each for each in table.form.widgets if isinstance(each, Spot))
    answers = len(table.session.record.answers)
    hold(shown, middle(spot.area), LONG + 0.1)
    assert card(shown).subject.page == spot.page
    let_go(shown, middle(spot.area))
    shown.frames(2)
    assert isinstance(front(shown), InfoCard)
    assert len(table.session.record.answers) == answers


def test_a_click_that_takes_its_time_is_still_a_click(shown: Offscreen, table: TableScene[Any]) -> None:
    spot = next(each for each in table.form.widgets if isinstance(each, Spot))
    answers = len(table.session.record.answers)
    hold(shown, middle(spot.area), LONG - 0.15)
    let_go(shown, middle(spot.area))
    assert front(shown) is table
    assert len(table.session.record.answers) > answers


def test_what_is_dragged_is_not_held(shown: Offscreen, table: TableScene[Any]) -> None:
    spot = next(each for each in table.form.widgets if isinstance(each, Spot))
    x, y = middle(spot.area)
    hold(shown, (x, y), LONG / 2)
    away = shown.house.canvas.pixel((x + 40, y))
    shown.post(pygame.Event(pygame.MOUSEMOTION, pos=away, rel=(1, 1), buttons=(1, 0, 0)))
    shown.frames(round(LONG / FRAME) + 2)
    assert front(shown) is table


def test_with_keys_one_looks_around_and_asks(shown: Offscreen, table: TableScene[Any]) -> None:
    keys = Keyboard(shown)
    keys.key(pygame.K_TAB)
    answers, before = len(table.session.record.answers), table.form.focused
    keys.key(pygame.K_i)
    assert table.asking.looked is before
    seen = set[str]()
    for _ in range(2 * len(table.asking.askable)):
        keys.key(pygame.K_TAB)
        assert table.asking.looked is not None
        seen.add(table.asking.looked.page)
    assert {"claim_it/dice", "claim_it/reserve", "claim_it/winning", "house/undo"} <= seen
    looked = table.asking.looked
    assert looked is not None
    keys.key(pygame.K_RETURN)
    assert card(shown).subject.page == looked.page
    keys.key(pygame.K_ESCAPE)
    assert front(shown) is table
    assert looks_around(table)
    keys.key(pygame.K_ESCAPE)
    assert not looks_around(table)
    assert front(shown) is table
    assert table.form.focused is not None
    assert table.form.focused.area == (before.area if before is not None else None)
    assert len(table.session.record.answers) == answers


def test_the_arrows_lead_to_everything_that_can_be_asked_about(
    shown: Offscreen, table: TableScene[Any]
) -> None:
    pad = Pad(shown)
    pad.button(pygame.CONTROLLER_BUTTON_DPAD_DOWN)
    pad.button(pygame.CONTROLLER_BUTTON_LEFTSTICK)
    waiting, found = [table.asking.looked], set[int]()
    while waiting:
        here = waiting.pop()
        assert here is not None
        if id(here) in found:
            continue
        found.add(id(here))
        for button in (
            pygame.CONTROLLER_BUTTON_DPAD_LEFT,
            pygame.CONTROLLER_BUTTON_DPAD_RIGHT,
            pygame.CONTROLLER_BUTTON_DPAD_UP,
            pygame.CONTROLLER_BUTTON_DPAD_DOWN,
        ):
            table.asking.look_at(here)
            pad.button(button)
            waiting.append(table.asking.looked)
    assert found == {id(each) for each in table.asking.askable}
    pad.button(pygame.CONTROLLER_BUTTON_A)
    assert isinstance(front(shown), InfoCard)
    pad.button(pygame.CONTROLLER_BUTTON_B)
    pad.button(pygame.CONTROLLER_BUTTON_B)
    assert front(shown) is table
    assert not looks_around(table)


def test_a_hand_that_does_something_else_has_seen_enough(shown: Offscreen, table: TableScene[Any]) -> None:
    Keyboard(shown).key(pygame.K_i)
    assert looks_around(table)
    spot = next(each for each in table.form.widgets if isinstance(each, Spot))
    Mouse(shown).press(spot)
    assert not looks_around(table)


def test_what_lies_in_a_pile_is_read_one_after_the_other(shown: Offscreen, table: TableScene[Any]) -> None:
    pile = next(each for each in table.form.widgets if isinstance(each, Spot) and each.below)
    right_click(shown, middle(pile.area))
    told = card(shown)
    keys = Keyboard(shown)
    read = [told.subject.page]
    for _ in pile.below:
        keys.key(pygame.K_RIGHT)
        read.append(told.subject.page)
    assert read == [pile.page, *(f"claim_it/{token.kind}" for token, _ in reversed(pile.below))]
    keys.key(pygame.K_RIGHT)
    assert told.subject.page == pile.page


def test_one_of_several_people_asks_about_their_own_cards_and_nobody_else_sees_it(
    shown: Offscreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = sit(shown, monkeypatch, throw("9JQKA"), humans=3)
    assert screen(table) is Screen.CURTAIN
    keys = Keyboard(shown)
    keys.rest()
    keys.lift()
    die = next(each for each in table.form.widgets if each.page.startswith("dice_town/face."))
    right_click(shown, middle(die.area))
    told = card(shown)
    assert screen(table) is Screen.LOOK, "asking is no reason to let the curtain fall"
    shown.post(pygame.Event(pygame.WINDOWFOCUSLOST))
    assert screen(table) is Screen.CURTAIN
    shown.frames(2)
    assert front(shown) is table
    assert told not in shown.app.stack.scenes


def test_nothing_can_be_asked_about_that_the_curtain_covers(
    shown: Offscreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = sit(shown, monkeypatch, throw("9JQKA"), humans=3)
    assert table.covered_up
    Keyboard(shown).key(pygame.K_i)
    assert not looks_around(table)
    right_click(shown, (960.0, 300.0))
    assert not isinstance(front(shown), InfoCard)


def test_whoever_asks_about_players_reads_no_card_that_is_hidden(
    shown: Offscreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    read = set[str]()
    for ask in ASKS.values():
        table = sit(shown, monkeypatch, ask.make())
        view = table.picture_view
        if view.final is not None:
            continue  # at the end all hands lie open
        own = {*view.hand, *view.queue, *(held for laid in view.wire for held in laid)}
        hidden = {held for hand in table.session.table.world.hands for held in hand} - own
        told = {subject.title for widget in table.asking.askable for subject in widget.subjects()}
        choices = {title for each in table.choices() for title in (sub.title for sub in each.subjects())}
        assert not (told - names(table, own) - choices) & names(table, hidden)
        read |= told & names(table, own)
    assert len(read) > 5, "of one's own cards everything can be read"


def names(table: DiceTownTable, cards: Iterable[str]) -> set[str]:
    return {table.speaker(card_name(each)) for each in cards}


@pytest.mark.parametrize("device", Device)
def test_a_tooltip_says_how_to_ask_for_more(
    shown: Offscreen, table: TableScene[Any], device: Device, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = list[str]()

    def write(words: str, *_: object) -> None:
        said.append(words)

    monkeypatch.setattr(shown.house.canvas, "text", write)
    shown.house.reader.device = device
    tool = of_page(table, "house/undo")
    tool.enabled = True
    table.form.focus(tool)
    tool.pointed, table.form.shows_focus = True, device is not Device.MOUSE
    shown.picture()
    words = shown.house.words
    wanted = {Device.MOUSE: words("ui.ask.mouse"), Device.KEYBOARD: words("ui.ask.key")}
    assert wanted.get(device, words("ui.ask.pad")) in said
