"""Every screen can be drawn, the same each time, in both languages and with large letters."""

import pygame
import pytest

from game.games.dice_town.kinds import Kind
from game.settings import Settings
from game.ui.offscreen import offscreen
from game.ui.screens import SCREENS
from game.ui.tables.dice_town import DiceTownTable
from game.ui.tables.dice_town.screens_asks import ASKS as DICE_TOWN_ASKS


@pytest.mark.parametrize("name", SCREENS)
def test_a_screen_is_the_same_every_time_it_is_drawn(name: str) -> None:
    pictures = []
    for _ in range(2):
        with offscreen((1280, 720)) as shown:
            shown.show(*SCREENS[name](shown.house))
            shown.frames(2)
            pictures.append(pygame.image.tobytes(shown.picture(), "RGB"))
    assert pictures[0] == pictures[1]


@pytest.mark.parametrize("name", SCREENS)
def test_a_screen_speaks_french_with_the_largest_letters_too(name: str) -> None:
    with offscreen((1280, 800), Settings(language="fr", text_size=150, reduced_motion=True)) as shown:
        shown.show(*SCREENS[name](shown.house))
        shown.frames(2)
        assert shown.picture().get_size() == (1280, 800)


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
