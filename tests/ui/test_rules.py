"""The rules over any screen: opened at the right page, read by mouse, keys or pad, and closed again."""

import pygame
import pytest

from game.games import GAMES, game
from game.handbook import PageName, book
from game.ui.intents import FocusLost
from game.ui.offscreen import Offscreen
from game.ui.rules.pictures import picture_of
from game.ui.rules.scene import Rules
from game.ui.rules.shelf import Cover
from game.ui.scenes.boxes import Boxes
from game.ui.scenes.pause import Pause
from game.ui.scenes.settings import SettingsPage
from game.ui.scenes.setup import Setup
from game.ui.scenes.title import Title
from game.ui.screens import SCREENS
from game.ui.tables.table import TableScene
from game.ui.widgets.button import Tool
from game.ui.widgets.scroll import ListBox
from game.ui.widgets.tabs import Tab
from tests.ui.hands import Hand, Keyboard, Mouse, Pad
from tests.ui.laid import claim_it


def pull(pad: Pad, way: int = 32767) -> None:
    """Pull the left trigger, and let it go."""
    for value in (way, 0):
        axis = pygame.CONTROLLER_AXIS_TRIGGERLEFT
        pad.stage.post(pygame.Event(pygame.CONTROLLERAXISMOTION, instance_id=0, axis=axis, value=value))


def type_in(cleared: Offscreen, text: str) -> None:
    for letter in text:
        cleared.post(pygame.Event(pygame.TEXTINPUT, text=letter))


def reading(cleared: Offscreen) -> Rules:
    top = cleared.app.stack.top
    assert isinstance(top, Rules)
    return top


def opened(cleared: Offscreen, slug: str = "dice_town", page: str = "place.mine") -> Rules:
    cleared.show(Title(cleared.house))
    cleared.app.stack.apply(cleared.house.routes.rules(slug, page))
    cleared.frames(2)
    return reading(cleared)


def page_of(rules: Rules) -> str:
    assert rules.page is not None
    return rules.page.name.page


def links(rules: Rules) -> list[str]:
    assert rules.view is not None
    return [link.to.page for link in rules.view.sheet.links]


# how it is opened


def test_f1_opens_the_books_from_the_title_and_closes_them_again(cleared: Offscreen) -> None:
    cleared.show(Title(cleared.house))
    cleared.frames(1)
    keys = Keyboard(cleared)
    keys.key(pygame.K_F1)
    assert reading(cleared).page is None
    assert [each.slug for each in keys.form.widgets if isinstance(each, Cover)] == [
        *(each.rules.slug for each in GAMES),
        "house",
    ]
    keys.key(pygame.K_F1)
    assert isinstance(keys.top, Title)


def test_the_left_trigger_of_a_pad_opens_and_closes_them(cleared: Offscreen) -> None:
    cleared.show(Title(cleared.house))
    pad = Pad(cleared)
    pull(pad)
    reading(cleared)
    pull(pad)
    assert isinstance(pad.top, Title)


def test_a_menu_over_a_table_leads_to_the_page_of_the_question(cleared: Offscreen) -> None:
    table = claim_it(cleared.house)
    cleared.show(table)
    cleared.frames(2)
    assert table.ask is not None
    asked = game("claim_it").question_page
    assert asked is not None
    page = asked(table.ask)
    keys = Keyboard(cleared)
    keys.key(pygame.K_ESCAPE)
    assert isinstance(keys.top, Pause)
    cleared.show(SettingsPage(cleared.house))
    keys.key(pygame.K_F1)
    assert page_of(reading(cleared)) == page


@pytest.mark.parametrize("hand_type", [Mouse, Keyboard, Pad])
def test_every_menu_has_a_button_for_the_rules(cleared: Offscreen, hand_type: type[Hand]) -> None:
    hand = hand_type(cleared)
    for scene in (Title(cleared.house), Boxes(cleared.house), Setup(cleared.house, game("dice_town"))):
        cleared.show(scene)
        cleared.frames(1)
        hand.press_named("Rules")
        cleared.frames(1)
        reading(cleared)
        hand.press_named("Close")
        assert hand.top is scene


def test_the_set_up_of_a_game_leads_to_its_own_book(cleared: Offscreen) -> None:
    cleared.show(Setup(cleared.house, game("dalton_city")))
    Keyboard(cleared).key(pygame.K_F1)
    within = reading(cleared).book
    assert within is not None
    assert within.slug == "dalton_city"


@pytest.mark.parametrize("hand_type", [Mouse, Keyboard, Pad])
def test_every_table_has_a_button_for_the_rules(cleared: Offscreen, hand_type: type[Hand]) -> None:
    table = claim_it(cleared.house)
    cleared.show(table)
    cleared.frames(2)
    hand = hand_type(cleared)
    tools = [each for each in hand.form.widgets if isinstance(each, Tool)]
    hand.press(next(tool for tool in tools if tool.icon == "icons/help"))
    assert page_of(reading(cleared)) == "place"


# how it is read


def test_a_click_on_a_link_opens_its_page(cleared: Offscreen) -> None:
    rules = opened(cleared)
    view = rules.view
    assert view is not None
    link = view.sheet.links[0]
    x, y, width, height = link.areas[0]
    at = cleared.house.canvas.pixel((view.area[0] + x + width / 2, view.area[1] + y + height / 2))
    cleared.post(pygame.Event(pygame.MOUSEMOTION, pos=at, rel=(1, 1), buttons=(0, 0, 0)))
    assert rules.points_at_button
    cleared.post(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1))
    cleared.post(pygame.Event(pygame.MOUSEBUTTONUP, pos=at, button=1))
    assert page_of(rules) == link.to.page


def test_a_click_beside_the_links_does_nothing(cleared: Offscreen) -> None:
    rules = opened(cleared)
    assert rules.view is not None
    Mouse(cleared).press(rules.view)
    assert page_of(rules) == "place.mine"
    assert not rules.points_at_button


def down(hand: Keyboard | Pad) -> None:
    if isinstance(hand, Pad):
        hand.button(pygame.CONTROLLER_BUTTON_DPAD_DOWN)
    else:
        hand.key(pygame.K_DOWN)


@pytest.mark.parametrize("hand_type", [Keyboard, Pad])
def test_keys_and_pads_go_from_link_to_link_and_follow_them(
    cleared: Offscreen, hand_type: type[Keyboard] | type[Pad]
) -> None:
    rules, hand = opened(cleared), hand_type(cleared)
    assert rules.view is not None
    assert rules.view.focused
    reached = []
    for _ in range(60):
        down(hand)
        if rules.view.link is not None and rules.view.link.to.page not in reached:
            reached.append(rules.view.link.to.page)
        if rules.form.focused is not rules.view:
            break
    assert set(reached) == set(links(rules))
    assert rules.form.focused is not rules.view, "the focus must get on to what lies below the page"


@pytest.mark.parametrize("hand_type", [Keyboard, Pad])
def test_the_link_that_has_the_focus_is_followed(
    cleared: Offscreen, hand_type: type[Keyboard] | type[Pad]
) -> None:
    rules, hand = opened(cleared), hand_type(cleared)
    first = links(rules)[0]
    down(hand)
    hand.confirm()
    assert page_of(rules) == first


@pytest.mark.parametrize("hand_type", [Mouse, Keyboard, Pad])
def test_a_page_can_be_turned_and_a_book_chosen(cleared: Offscreen, hand_type: type[Hand]) -> None:
    rules, hand = opened(cleared), hand_type(cleared)
    within = book("dice_town", "en")
    assert within is not None
    after = within.beside("place.mine", 1)
    assert after is not None
    hand.press_named(after.title)
    assert page_of(rules) == after.name.page
    tabs = [each for each in hand.form.widgets if isinstance(each, Tab)]
    hand.press(next(tab for tab in tabs if tab.words == "Claim It!"))
    assert rules.book is book("claim_it", "en")


def test_a_chapter_opens_in_the_contents_and_its_pages_can_be_chosen(cleared: Offscreen) -> None:
    rules, keys = opened(cleared, "dice_town", "places"), Keyboard(cleared)

    def contents() -> ListBox:
        return next(each for each in rules.form.widgets if isinstance(each, ListBox))

    few = contents().rows
    rules.form.focus(contents())
    keys.key(pygame.K_DOWN)
    keys.key(pygame.K_RETURN)
    assert page_of(rules) == "place.mine"
    assert contents().rows == few
    assert contents().focused
    keys.key(pygame.K_HOME)
    keys.key(pygame.K_RETURN)
    assert rules.page is rules.book.pages[0] if rules.book else False
    assert contents().rows != few


def test_what_was_read_can_be_gone_back_to_where_one_was(cleared: Offscreen) -> None:
    rules, keys = opened(cleared, "claim_it", "place"), Keyboard(cleared)
    keys.key(pygame.K_PAGEDOWN)
    cleared.frames(1)
    assert rules.view is not None
    far = rules.view.offset
    assert far > 0
    rules.go(PageName("house", "undo"))
    cleared.frames(1)
    assert rules.view.offset == 0
    keys.key(pygame.K_BACKSPACE)
    assert page_of(rules) == "place"
    assert rules.view.offset == pytest.approx(far, abs=40)
    forth = next(each for each in rules.form.widgets if getattr(each, "icon", "") == "icons/next")
    Mouse(cleared).press(forth)
    assert page_of(rules) == "undo"


def test_a_pad_goes_back_and_forth_with_its_buttons(cleared: Offscreen) -> None:
    rules, pad = opened(cleared), Pad(cleared)
    rules.go(PageName("dice_town", "place.bank"))
    pad.button(pygame.CONTROLLER_BUTTON_X)
    assert page_of(rules) == "place.mine"
    pad.button(pygame.CONTROLLER_BUTTON_Y)
    assert page_of(rules) == "place.bank"


# how it is searched


def test_what_is_typed_is_sought_at_once_wherever_the_focus_is(cleared: Offscreen) -> None:
    rules = opened(cleared)
    assert rules.view is not None
    assert rules.view.focused
    type_in(cleared, "dynamite")
    assert rules.query == "dynamite"
    assert rules.found[0].page.name == PageName("dice_town", "card.dynamite")
    Keyboard(cleared).key(pygame.K_RETURN)
    assert page_of(rules) == "card.dynamite"


def test_escape_clears_the_search_first_and_then_closes(cleared: Offscreen) -> None:
    rules, keys = opened(cleared), Keyboard(cleared)
    type_in(cleared, "zzz")
    assert not rules.found
    keys.key(pygame.K_ESCAPE)
    assert reading(cleared).query == ""
    keys.key(pygame.K_ESCAPE)
    assert isinstance(keys.top, Title)


def test_letters_are_letters_in_the_rules_and_shortcuts_again_behind_them(cleared: Offscreen) -> None:
    table = claim_it(cleared.house)
    cleared.show(table)
    cleared.frames(1)
    keys = Keyboard(cleared)
    keys.key(pygame.K_F1)
    cleared.frames(1)
    assert cleared.house.reader.typing
    keys.key(pygame.K_F1)
    cleared.frames(1)
    assert not cleared.house.reader.typing


@pytest.mark.parametrize("hand_type", [Mouse, Keyboard, Pad])
def test_what_was_found_can_be_opened(cleared: Offscreen, hand_type: type[Hand]) -> None:
    rules, hand = opened(cleared), hand_type(cleared)
    type_in(cleared, "dynamite")
    found = next(each for each in rules.form.widgets if isinstance(each, ListBox))
    if isinstance(hand, Mouse):
        x, y, width, _ = found.area
        at = cleared.house.canvas.pixel((x + width / 3, y + 30))
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            cleared.post(pygame.Event(kind, pos=at, button=1))
    else:
        hand.press(found)
    assert page_of(rules) == rules.found[0].page.name.page


# what nobody else may know


def test_the_page_of_a_private_question_is_gone_once_somebody_else_may_look(cleared: Offscreen) -> None:
    cleared.show(Rules(cleared.house, picture_of, PageName("dice_town", "card.dynamite"), private=True))
    rules = reading(cleared)
    cleared.app.hear(FocusLost())
    assert page_of(rules) != "card.dynamite"
    assert not rules.trail.can_step(-1)


def test_the_curtain_falls_behind_the_rules_and_they_know_that_they_were_opened_in_private(
    cleared: Offscreen,
) -> None:
    (table,) = SCREENS["curtain"](cleared.house)
    assert isinstance(table, TableScene)
    cleared.show(table)
    cleared.frames(2)
    table.curtain.lift()
    assert table.ask is not None
    asked = table.game.question_page
    assert asked is not None
    page = asked(table.ask)
    Keyboard(cleared).key(pygame.K_F1)
    rules = reading(cleared)
    assert rules.private
    assert page_of(rules) == page
    assert table.covered_up
    cleared.app.hear(FocusLost())
    assert page_of(rules) != page


def test_a_page_that_all_may_know_of_stays(cleared: Offscreen) -> None:
    cleared.show(Rules(cleared.house, picture_of, PageName("dice_town", "card.dynamite")))
    cleared.app.hear(FocusLost())
    assert page_of(reading(cleared)) == "card.dynamite"
