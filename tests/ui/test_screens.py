"""Every screen can be drawn, the same each time, in both languages and with large letters."""

from collections.abc import Iterator

import pygame
import pytest

from game.games.dice_town.kinds import Kind
from game.handbook import PageName, find
from game.settings import Settings
from game.ui.offscreen import Offscreen, offscreen
from game.ui.scenes.result import Result
from game.ui.scenes.settings import SettingsPage
from game.ui.scenes.setup import Setup
from game.ui.screens import SCREENS
from game.ui.tables.dice_town import DiceTownTable
from game.ui.tables.dice_town.screens_asks import ASKS as DICE_TOWN_ASKS
from game.ui.tables.table import TableScene
from tests.ui.faults import faults, screen


@pytest.fixture(scope="module", params=SCREENS)
def name(request: pytest.FixtureRequest) -> str:
    """Every screen: all tests of one come after each other, so that bots need not think anew."""
    return str(request.param)


def test_a_screen_is_the_same_every_time_it_is_drawn_and_all_its_words_can_be_read(name: str) -> None:
    pictures = []
    for _ in range(2):
        with offscreen((1280, 720)) as shown:
            shown.show(*SCREENS[name](shown.house))
            shown.frames(2)
            pictures.append(pygame.image.tobytes(shown.picture(), "RGB"))
            assert len(pictures) == 2 or not faults(name, shown)
    assert pictures[0] == pictures[1]


def test_a_longer_language_with_the_largest_letters_has_room(name: str) -> None:
    with screen(name, "long", 150, (1280, 800)) as shown:
        assert not faults(name, shown)


@pytest.fixture(scope="module")
def french(name: str) -> Iterator[Offscreen]:
    """A screen in French, with the largest letters."""
    with offscreen((1280, 800), Settings(language="fr", text_size=150, reduced_motion=True)) as shown:
        shown.show(*SCREENS[name](shown.house))
        shown.frames(2)
        yield shown


def test_all_french_words_can_be_read_with_the_largest_letters(name: str, french: Offscreen) -> None:
    assert not faults(name, french)


def test_a_screen_speaks_french_with_the_largest_letters_too(french: Offscreen) -> None:
    assert french.picture().get_size() == (1280, 800)


def test_whatever_has_a_tooltip_on_a_screen_has_a_page_in_the_rules(french: Offscreen) -> None:
    for scene in french.app.stack.scenes:
        if isinstance(scene, TableScene | Result | Setup | SettingsPage):
            told = {widget.tip: widget.page for widget in scene.form.widgets if widget.tip or widget.page}
            lost = {page: tip for tip, page in told.items() if find(PageName(*_parted(page)), "fr") is None}
            assert not lost


def _parted(page: str) -> tuple[str, str]:
    book, _, name = page.partition("/")
    return book, name


@pytest.mark.parametrize("name", DICE_TOWN_ASKS)
def test_a_screen_of_a_question_shows_that_question(name: str) -> None:
    """Bots that play better play other games, and the question may come elsewhere."""
    kinds = {"saloon": Kind.STEAL, "fence": Kind.DOC, "reaction": Kind.CARD, "target": Kind.CARD}
    with offscreen((1280, 720)) as shown:
        (table,) = SCREENS[name](shown.house)
        assert isinstance(table, DiceTownTable)
        assert table.ask is not None
        what = name.removeprefix("dice_town_")
        assert table.ask.kind == kinds.get(what, what)


def test_the_language_changes_without_a_restart() -> None:
    with offscreen((1280, 720)) as shown:
        shown.show(*SCREENS["settings"](shown.house))
        shown.frames(1)
        before = pygame.image.tobytes(shown.picture(), "RGB")
        shown.house.change(Settings(language="fr"))
        shown.frames(2)
        assert shown.house.words("ui.done") == "Terminé"
        assert pygame.image.tobytes(shown.picture(), "RGB") != before
