"""A library for every test that asks for one, in a folder of its own."""

from pathlib import Path

import pytest

from game.play.library import Library


@pytest.fixture
def library(tmp_path: Path) -> Library:
    return Library(tmp_path / "matches")
