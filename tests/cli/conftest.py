"""Runs commands in this process and keeps what they say apart."""

from collections.abc import Callable
from pathlib import Path

import pytest

from game.__main__ import main
from tests.cli.ran import Ran
from tests.cli.recorded import record

Run = Callable[..., Ran]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    def command(*arguments: object, system: str = "en") -> Ran:
        monkeypatch.setenv("LANGUAGE", system)
        try:
            code: object = main(list(map(str, arguments)))
        except SystemExit as leaving:
            code = leaving.code
        assert isinstance(code, int)
        return Ran(code, *capsys.readouterr())

    return command


@pytest.fixture(scope="session")
def whole_game() -> str:
    """The text of a finished game's record."""
    return record().dumps()


@pytest.fixture
def record_file(tmp_path: Path, whole_game: str) -> Path:
    file = tmp_path / "whole.record"
    file.write_text(whole_game, encoding="utf-8")
    return file
