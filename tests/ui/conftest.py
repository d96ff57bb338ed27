"""A stage for every test: the real app on a screen that is not there."""

from collections.abc import Iterator

import pytest

from game.settings import Settings
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
