"""`dustwater check-level`."""

from pathlib import Path

import pytest

from game import paths
from tests.cli.conftest import Run

BOARD = paths.levels() / "claim_it.tmx"


def test_the_board_of_the_game_is_good_in_both_languages(run: Run) -> None:
    assert run("check-level", BOARD).out == "claim_it.tmx is a good board for Claim It!\n"
    assert run("check-level", BOARD, "--lang", "fr").out == "claim_it.tmx est un bon plateau pour Claim It!\n"


@pytest.mark.parametrize("file", sorted(paths.levels().glob("*.tmx")), ids=lambda file: file.stem)
def test_every_board_in_the_box_is_good(run: Run, file: Path) -> None:
    assert run("check-level", file, "--json").json["game"] == file.stem


def test_the_json_says_what_was_found(run: Run) -> None:
    assert run("check-level", BOARD, "--json").json == {
        "file": str(BOARD),
        "game": "claim_it",
        "ok": True,
        "objects": {"spaces": 36},
    }


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (
            'width="64"',
            'width="63"',
            "bad.tmx measures 1890 × 1080 pixels, but the board must measure 1920 × 1080.",
        ),
        ('<object id="1" ', '<thing id="1" ', "bad.tmx is not well-formed XML."),
        ("<map ", "<!DOCTYPE map><map ", "bad.tmx has a DOCTYPE, which a level must not have."),
        ('name="game"', 'name="gain"', "its map needs the property “game”."),
        ('value="claim_it"', 'value="poker"', "There is no game “poker”; choose one of: claim_it"),
        ('name="spaces"', 'name="rooms"', "bad.tmx has no object layer “spaces”."),
        ("</map>", " " * 10_000_000 + "</map>", "bytes long; a level may have 1,000,000 at most."),
        (
            "</map>",
            '<layer><data encoding="base64" compression="zlib">eA==</data></layer></map>',
            "bad.tmx has compressed data: save it in Tiled with the layer format CSV.",
        ),
    ],
)
def test_a_bad_board_gets_one_sentence(run: Run, tmp_path: Path, old: str, new: str, said: str) -> None:
    file = tmp_path / "bad.tmx"
    file.write_text(BOARD.read_text(encoding="utf-8").replace(old, new), encoding="utf-8")
    assert said in run("check-level", file, "--json").refused()


def test_a_sentence_that_quotes_a_level_stays_short_and_on_one_line(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "bad.tmx"
    sly = "&#x9b;2J&#10;" + "sly" * 1000
    file.write_text(
        BOARD.read_text(encoding="utf-8").replace('value="claim_it"', f'value="{sly}"'), encoding="utf-8"
    )
    sentence = run("check-level", file).refused()
    assert len(sentence) < 600
    assert sentence.startswith("There is no game “?2J?sly")
    assert "choose one of: claim_it" in sentence
