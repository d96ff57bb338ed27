"""An app for every test: the real one on a screen that is not there."""

from collections.abc import Iterator

import pytest

from game.settings import Settings
from game.ui.intents import Device
from game.ui.offscreen import Offscreen, offscreen
from game.ui.scene import Quit
from tests.ui.remembered import remembering


@pytest.fixture(scope="session", autouse=True)
def _remembering() -> Iterator[None]:
    """Only for tests of screens: elsewhere it is the bots themselves that are tested."""
    with remembering():
        yield


@pytest.fixture
def settings() -> Settings:
    """As fast as it goes, in English."""
    return Settings(language="en", speed="instant")


@pytest.fixture
def shown(settings: Settings) -> Iterator[Offscreen]:
    """A small window: what is tested is not how it looks."""
    with offscreen((1280, 720), settings) as made:
        yield made


@pytest.fixture(scope="module")
def window() -> Iterator[Offscreen]:
    """One for all tests of a file that do nothing but lay tables: its pictures are read only once."""
    with offscreen((1280, 720), Settings(language="en", speed="instant")) as made:
        yield made


@pytest.fixture
def cleared(window: Offscreen) -> Iterator[Offscreen]:
    """That window, with nothing of the last test in it."""
    yield window
    window.app.stack.apply(Quit())
    window.house.reader.device = Device.MOUSE
