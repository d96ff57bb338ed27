"""`dustwater rules`, from the command to the file."""

import builtins
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Run


def test_a_book_is_written_for_a_browser_and_for_paper(run: Run, tmp_path: Path) -> None:
    page, document = tmp_path / "rules.html", tmp_path / "deep" / "rules.pdf"
    ran = run("rules", "--book", "claim_it", "--lang", "fr", "--html", str(page), "--pdf", str(document))
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.split() == [str(page), str(document)]
    assert 'id="claim_it/place"' in page.read_text("utf-8")
    assert "data:image/jpeg" in page.read_text("utf-8")
    assert document.read_bytes().startswith(b"%PDF-")


def test_somebody_must_say_where_to_write(run: Run) -> None:
    ran = run("rules")
    assert ran.code == 1
    assert ran.err == "Say where to write: --html FILE, --pdf FILE, or both.\n"


def test_an_unknown_book_is_told_with_those_there_are(run: Run, tmp_path: Path) -> None:
    ran = run("rules", "--book", "chess", "--html", str(tmp_path / "rules.html"))
    assert ran.code == 1
    assert ran.err == (
        "There is no book called “chess”; there are claim_it, dice_town, dalton_city, house.\n"
    )


def test_a_file_that_cannot_be_written_is_told(run: Run, tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("", "utf-8")
    ran = run("rules", "--book", "house", "--html", str(tmp_path / "taken" / "rules.html"))
    assert ran.code == 1
    assert "cannot be written" in ran.err


def test_without_fpdf2_the_document_is_refused_in_one_sentence(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = builtins.__import__

    def without(name: str, *rest: Any) -> Any:
        if name in ("fpdf", "game.handbook.pdf"):
            raise ModuleNotFoundError(f"No module named {name!r}")
        return real(name, *rest)

    monkeypatch.setattr(builtins, "__import__", without)
    ran = run("rules", "--book", "house", "--pdf", str(tmp_path / "rules.pdf"))
    assert ran.code == 1
    assert ran.err.startswith("A PDF needs fpdf2, which is not installed")
    assert not (tmp_path / "rules.pdf").exists()
