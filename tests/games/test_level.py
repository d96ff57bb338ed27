"""Boards drawn in Tiled: what can be played on, and a sentence for everything else."""

import builtins
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game import paths
from game.games import level
from game.games.claim_it import board
from game.games.level import BadLevel, NoReader
from tests.games.drawn import BOARD, edited, refusal, spaced, written
from tests.games.spoilt import PATCHES, TRAPS


def test_the_board_in_the_box_is_read_whole() -> None:
    drawn = level.read(paths.levels() / "claim_it.tmx")
    assert (drawn.file, drawn.width, drawn.height) == ("claim_it.tmx", 1920, 1080)
    assert drawn.properties == {"game": "claim_it"}
    first, *others = drawn.layer("spaces")
    assert (first.name, first.kind, first.x, first.width) == ("1,1", "space", 540, 140)
    assert first.properties == {"column": 1, "row": 1}
    assert len(others) == 35


@pytest.mark.parametrize(("key", "data"), [(key, data) for key, all_of in TRAPS.items() for data in all_of])
def test_each_fault_has_its_own_sentence(tmp_path: Path, key: str, data: bytes) -> None:
    assert refusal(written(tmp_path, data)).key == key


def test_a_folder_is_no_level_and_neither_is_nothing(tmp_path: Path) -> None:
    assert refusal(tmp_path).key == "level.unreadable"
    assert refusal(tmp_path / "missing.tmx").key == "level.unreadable"


@pytest.mark.parametrize("error", [ModuleNotFoundError("No module named 'pytmx'"), OSError("half a library")])
def test_a_reader_that_does_not_load_is_not_the_boards_fault(
    monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    def broken(name: str, *given: Any) -> Any:
        if name == "pytmx":
            raise error
        return found(name, *given)

    found = builtins.__import__
    monkeypatch.setattr(builtins, "__import__", broken)
    with pytest.raises(NoReader) as refused:
        level.read(paths.levels() / "claim_it.tmx")
    assert refused.value.message.key == "level.no_reader"
    assert str(error) in str(dict(refused.value.message.arguments)["why"])
    assert refused.value.__cause__ is error


def test_what_made_the_reader_stumble_is_kept(tmp_path: Path) -> None:
    with pytest.raises(BadLevel) as refused:
        board.read(written(tmp_path, edited('tilewidth="30"', 'tilewidth="thirty"')))
    assert refused.value.message.key == "level.not_a_map"
    assert isinstance(refused.value.__cause__, ValueError)


def test_missing_spaces_are_counted_and_a_few_are_named(tmp_path: Path) -> None:
    (one, nine) = (refusal(written(tmp_path, spaced(drop=drop))) for drop in (1, 9))
    assert (one.count, dict(one.arguments)["spaces"]) == (1, "1,1")
    assert (nine.count, dict(nine.arguments)["spaces"]) == (9, "1,1 · 2,1 · 3,1 · 4,1 · 5,1 · 6,1…")


@pytest.mark.parametrize(
    "data",
    [
        BOARD.replace(b"UTF-8", b"UTF-16").decode().encode("utf-16"),
        BOARD.replace(b"\n", b"\r\n"),
        b"\xef\xbb\xbf" + BOARD,
        edited("<properties>", '<properties><property name="width" value="a word of the map itself"/>'),
        edited("</map>", '<layer name="a" width="1" height="1"><data encoding="csv">0</data></layer></map>'),
        edited("<objectgroup", '<group name="g"/><objectgroup'),
    ],
)
def test_another_way_of_saving_the_same_board_does_no_harm(tmp_path: Path, data: bytes) -> None:
    assert board.read(written(tmp_path, data)) == board.board()


MOVES: dict[str, Callable[[bytes], bytes]] = {
    "to the left": lambda data: data.replace(b'name="spaces"', b'name="spaces" offsetx="-200"'),
    "upside down": lambda data: (
        data.replace(b'y="796"', b'y="?"').replace(b'y="96"', b'y="796"').replace(b'y="?"', b'y="96"')
    ),
    "a little crooked": lambda data: data.replace(b'x="680" y="796"', b'x="683" y="790.5"'),
}


@pytest.mark.parametrize("move", MOVES)
def test_a_moved_board_is_shown_where_it_was_moved(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, move: str
) -> None:
    written(tmp_path, MOVES[move](BOARD), "claim_it.tmx")
    monkeypatch.setattr(paths, "levels", lambda: tmp_path)
    assert board.board() == board.read(tmp_path / "claim_it.tmx")
    assert min(place.x for place in board.board().spaces) == (340 if move == "to the left" else 540)


@given(st.data())
def test_whatever_bytes_come_there_is_a_level_or_a_sentence(
    tmp_path_factory: pytest.TempPathFactory, data: st.DataObject
) -> None:
    spoilt = bytearray(BOARD)
    for _ in range(data.draw(st.integers(0, 4), "spoilt in so many places")):
        at = data.draw(st.integers(0, len(spoilt)), "at")
        length = data.draw(st.sampled_from([0, 1, 5, 80]), "for")
        spoilt[at : at + length] = data.draw(st.sampled_from(PATCHES) | st.binary(max_size=8), "by")
    file = written(tmp_path_factory.getbasetemp(), bytes(spoilt), "spoilt.tmx")
    try:
        board.read(file)
    except BadLevel as refused:
        said = refused.message.key
    else:
        said = "level.good"
    assert said.startswith(("level.", "claim_it.level."))
