"""Every answer is on disk as soon as it is given, or the players are told why not."""

import errno
import os
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from game import files
from game.engine import Record, digest, loads, replay, say
from game.games import all_rules
from game.play.keeper import Keeper
from game.play.session import Session
from tests.play.seated import play_on, record, session, steps

LINES = ["1 1 a 000000000000\n", "2 2 b 000000000000\n", "3 1 c 000000000000\n"]


def until(holds: Callable[[], bool]) -> None:
    limit = time.monotonic() + 20
    while not holds():
        assert time.monotonic() < limit
        time.sleep(0.001)


def settled(keeper: Keeper) -> None:
    until(lambda: keeper._given == keeper._done)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "deep" / "match.record"


def test_a_match_is_on_disk_from_its_first_moment_and_after_every_answer(path: Path) -> None:
    keeper = Keeper(path, "header\n")
    settled(keeper)
    assert path.read_text() == "header\n"
    for number, line in enumerate(LINES, 1):
        keeper.add(line)
        settled(keeper)
        assert path.read_text() == "header\n" + "".join(LINES[:number])
    assert keeper.close() is None
    assert list(path.parent.iterdir()) == [path]


def test_closing_writes_what_is_left(path: Path) -> None:
    keeper = Keeper(path, "header\n")
    for line in LINES * 50:
        keeper.add(line)
    assert keeper.close() is None
    assert path.read_text() == "header\n" + "".join(LINES * 50)
    assert keeper.close() is None


def test_the_match_that_was_there_is_kept_beside(path: Path) -> None:
    path.parent.mkdir()
    path.write_text("old\n")
    Keeper(path, "new\n").close()
    assert path.read_text() == "new\n"
    assert files.beside(path, files.PREVIOUS[0]).read_text() == "old\n"


def copies(path: Path) -> list[str]:
    found = (files.beside(path, ending) for ending in files.PREVIOUS)
    return [each.read_text() for each in found if each.exists()]


def test_three_copies_of_what_was_there_are_kept_the_latest_first(path: Path) -> None:
    for text in ("one\n", "two\n", "three\n", "four\n", "five\n"):
        Keeper(path, text).close()
    assert path.read_text() == "five\n"
    assert copies(path) == ["four\n", "three\n", "two\n"]
    assert len(list(path.parent.iterdir())) == 4


def test_a_match_opened_and_left_again_pushes_no_copy_out(path: Path) -> None:
    for text in ("one\n", "two\n", *["three\n"] * 5):
        Keeper(path, text).close()
    assert copies(path) == ["three\n", "two\n", "one\n"]


def test_a_file_is_there_at_every_moment_while_it_is_replaced(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for number in range(3):
        files.write(path, b"%d" % number, rotate=True)
    replace = Path.replace

    def watched(self: Path, target: Path) -> Path:
        assert path.exists()
        return replace(self, target)

    monkeypatch.setattr(Path, "replace", watched)
    files.write(path, b"3", rotate=True)
    assert path.read_bytes() == b"3"


def test_an_answer_taken_back_is_gone_from_the_file(path: Path) -> None:
    keeper = Keeper(path, "header\n")
    keeper.add(LINES[0])
    settled(keeper)
    keeper.rewrite("header\n")
    keeper.add(LINES[1])
    keeper.close()
    assert path.read_text() == "header\n" + LINES[1]
    assert not files.beside(path, files.PREVIOUS[0]).exists()


def full(*_: object) -> None:
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def test_a_full_disk_is_told_and_the_next_answer_writes_everything(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keeper = Keeper(path, "header\n")
    settled(keeper)
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        for line in LINES[:2]:
            keeper.add(line)
            settled(keeper)
            assert keeper.trouble() == say("play.not_kept", why="No space left on device")
    keeper.add(LINES[2])
    settled(keeper)
    assert keeper.trouble() is None
    assert path.read_text() == "header\n" + "".join(LINES)
    keeper.close()


def test_an_answer_written_by_half_does_no_harm(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    keeper = Keeper(path, "header\n")
    keeper.add(LINES[0])
    settled(keeper)
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        keeper.add(LINES[1])
        settled(keeper)
    with path.open("a") as file:
        file.write("2 2 hal")
    keeper.add(LINES[2])
    assert keeper.close() is None
    assert path.read_text() == "header\n" + "".join(LINES)


def test_closing_tries_once_more_what_failed(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    keeper = Keeper(path, "header\n")
    settled(keeper)
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        keeper.add(LINES[0])
        settled(keeper)
        assert keeper.trouble()
    assert keeper.close() is None
    assert path.read_text() == "header\n" + LINES[0]


def test_what_could_not_be_written_to_the_end_is_told(tmp_path: Path) -> None:
    (tmp_path / "matches").write_text("a file where the folder should be")
    keeper = Keeper(tmp_path / "matches" / "match.record", "header\n")
    keeper.add(LINES[0])
    trouble = keeper.close()
    assert trouble is not None
    assert trouble.key == "play.not_kept"


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may write everywhere")
def test_a_folder_nobody_may_write_is_told(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    try:
        assert Keeper(tmp_path / "match.record", "header\n").close()
    finally:
        tmp_path.chmod(0o700)


def test_a_file_that_vanished_is_written_anew(path: Path) -> None:
    keeper = Keeper(path, "header\n")
    settled(keeper)
    path.unlink()
    keeper.add(LINES[0])
    settled(keeper)
    assert keeper.trouble()
    keeper.add(LINES[1])
    assert keeper.close() is None
    assert path.read_text() == "header\n" + "".join(LINES[:2])


def test_when_the_new_file_cannot_take_its_place_the_old_one_stays(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    files.write(path, b"old")
    for name in ("fsync", "replace"):
        with monkeypatch.context() as patch:
            patch.setattr(*((os, name, full) if name == "fsync" else (Path, name, full)))
            with pytest.raises(OSError, match="No space"):
                files.write(path, b"new")
        assert path.read_bytes() == b"old"
        assert list(path.parent.iterdir()) == [path]


def kept(path: Path, *kinds: str, seed: int = 1) -> Session:
    made: Record = record("claim_it", *kinds, seed=seed)
    return session("claim_it", *kinds, seed=seed, keeper=Keeper(path, made.dumps()))


def test_a_match_waits_for_the_disk_so_that_a_kill_loses_one_answer_at_most(path: Path) -> None:
    playing = kept(path, "random", "random", "random")
    seen = 0
    for _ in steps(playing):
        on_disk = path.read_text().count("\n") - playing.record.header().count("\n") if path.exists() else 0
        assert on_disk >= seen - 1
        seen = len(playing.record.answers)
    assert playing.close() is None
    again = loads(path.read_bytes(), all_rules())
    assert again == playing.record
    assert digest(replay(again)) == digest(playing.table)


def test_a_match_goes_on_without_a_disk_and_says_so(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    playing = kept(path, "random", "human")
    monkeypatch.setattr(os, "fsync", full)
    play_on(playing)
    assert playing.over
    assert playing.keeper is not None
    settled(playing.keeper)
    assert playing.keeper.trouble()
    assert playing.close() == say("play.not_kept", why="No space left on device")


def test_an_undo_is_an_undo_on_disk_too(path: Path) -> None:
    playing = kept(path, "human", "human")
    (ask,) = playing.asks()
    playing.answer(ask, ask.options[0])
    playing.undo()
    playing.answer(ask, ask.options[-1])
    playing.close()
    assert loads(path.read_bytes(), all_rules()) == playing.record
