"""Run by itself in odd surroundings: no test hears of them."""

import os

import pytest

from game.text import system_language


@pytest.mark.parametrize("name", ["SDL_VIDEODRIVER", "SDL_RENDER_DRIVER", "DISPLAY", "COLUMNS", "NO_COLOR"])
def test_a_test_that_needs_a_setting_makes_it_itself(name: str) -> None:
    assert name not in os.environ


def test_the_language_is_that_of_nobody() -> None:
    assert system_language() == "en"
