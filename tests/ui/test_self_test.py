"""`dustwater self-test`: whether this copy of the program is whole."""

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from game.__main__ import main
from game.manifest import Entry, File, manifest
from game.ui import self_test
from game.ui.tables import TABLES

_SOME = ("ui/button", "icons/dice", "sounds/click", "music/menu", "fonts/bitter", "app/icon_64")


@pytest.fixture
def told(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Callable[[], list[str]]:
    """What it says, line by line; the exit code first."""
    monkeypatch.setenv("LANGUAGE", "en")

    def run() -> list[str]:
        code = main(["self-test"])
        out, err = capsys.readouterr()
        assert "Traceback" not in err
        return [str(code), *out.splitlines(), *err.splitlines()]

    return run


def test_it_says_what_loads_and_what_was_played(
    told: Callable[[], list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """With some of the assets and one of the tables: all of them take a while, and have their own tests."""
    monkeypatch.setattr(self_test, "manifest", lambda: {name: manifest()[name] for name in _SOME})
    monkeypatch.setattr(self_test, "TABLES", {"claim_it": TABLES["claim_it"]})
    code, assets, played, phones, last = told()
    assert code == "0"
    assert assets == f"{len(_SOME)} pictures, sounds and typefaces load."
    assert played.startswith("Claim It!: a match between bots was played through its screens in ")
    assert phones == "Phones are served: two of them gave 8 answers in a match."
    assert last == "Everything works."


def test_phones_that_are_not_served_are_told_of(
    told: Callable[[], list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(self_test, "manifest", lambda: {name: manifest()[name] for name in _SOME})
    monkeypatch.setattr(self_test, "_play", lambda _: 1)
    monkeypatch.setattr("game.phones.server.fetched", lambda *_: None)
    code, *_, sentence = told()
    assert code == "1"
    assert sentence.startswith("Phones cannot be served: /: b'HTTP/1.1 404 ")


@pytest.mark.parametrize("name", _SOME)
def test_a_file_that_is_missing_is_named(
    told: Callable[[], list[str]], monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    entry = manifest()[name]
    lost = f"nowhere{Path(entry.files[0].file).suffix}"
    files = (File(lost, *msgspec.structs.astuple(entry.files[0])[1:]),)
    spoilt: dict[str, Entry] = {name: msgspec.structs.replace(entry, files=files)}
    monkeypatch.setattr(self_test, "manifest", lambda: spoilt)
    code, sentence = told()
    assert code == "1"
    assert sentence.startswith(f"{name} cannot be loaded: ")
