import sys
from pathlib import Path

import pytest

import game
from game import paths

PACKAGE = Path(game.__file__).parent


def test_in_a_checkout_the_data_is_beside_the_package() -> None:
    assert paths.levels() == PACKAGE.parent / "levels"
    assert paths.assets() == PACKAGE.parent / "assets"
    assert paths.locale() == PACKAGE / "locale"


def test_frozen_the_data_is_inside_the_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    for name in ("levels", "assets", "locale"):
        (tmp_path / "game" / name).mkdir(parents=True)
    assert paths.levels() == tmp_path / "game" / "levels"
    assert paths.assets() == tmp_path / "game" / "assets"
    assert paths.locale() == tmp_path / "game" / "locale"


def test_the_player_has_folders_of_their_own() -> None:
    for folder in (paths.saves(), paths.logs()):
        assert folder.is_absolute()
        assert "dustwater" in folder.parts
        assert not folder.is_relative_to(PACKAGE.parent)
