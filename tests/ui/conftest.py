"""A stage for every test: the real app on a screen that is not there."""

from collections.abc import Iterator

import pytest

from game.settings import Settings
from game.ui.intents import Device
from game.ui.scene import Quit
from game.ui.stage import Stage, stage


@pytest.fixture
def settings() -> Settings:
    """As fast as it goes, in English."""
    return Settings(language="en", speed="instant")


@pytest.fixture
def shown(settings: Settings) -> Iterator[Stage]:
    """A small window: what is tested is not how it looks."""
    with stage((1280, 720), settings) as made:
        yield made


@pytest.fixture(scope="module")
def window() -> Iterator[Stage]:
    """One for all tests of a file that do nothing but lay tables: its pictures are read only once."""
    with stage((1280, 720), Settings(language="en", speed="instant")) as made:
        yield made


@pytest.fixture
def cleared(window: Stage) -> Iterator[Stage]:
    """That window, with nothing of the last test in it."""
    yield window
    window.app.stack.apply(Quit())
    window.house.reader.device = Device.MOUSE
