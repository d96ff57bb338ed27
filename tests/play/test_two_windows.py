"""Two windows never write one match: the second one is told, and may have a copy."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

from game.engine import digest, loads, replay
from game.games import all_rules
from game.locks import Taken, claim, hold
from game.play.desk import DirectDesk
from game.play.library import InUse, Library
from tests.play.begun import begun, path_of
from tests.play.seated import NODES, play_on

ROOT = Path(__file__).parents[2]


class Window:
    """Another process with a match open."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process = process

    def says(self) -> str:
        assert self.process.stdout is not None
        return self.process.stdout.readline().strip()

    def answers(self, count: int) -> None:
        assert self.process.stdin is not None
        for _ in range(count):
            self.process.stdin.write("\n")
            self.process.stdin.flush()
            assert self.says()

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()


@contextmanager
def window(what: str, path: Path) -> Iterator[Window]:
    command = [sys.executable, "-m", "tests.play.window", what, str(path)]
    with subprocess.Popen(
        command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        try:
            yield Window(process)
        finally:
            process.kill()


def test_a_match_that_another_window_has_open_is_not_opened_again_but_may_be_copied(library: Library) -> None:
    left = begun(library)
    path = path_of(left)
    with window("resume", path) as other:
        assert other.says() == path.name
        other.answers(3)
        with pytest.raises(InUse) as refused:
            library.resume(path, DirectDesk())
        assert refused.value.message.key == "library.in_use"
        with pytest.raises(InUse):
            library.delete(path)
        copy = library.resume(path, DirectDesk(), nodes=NODES, copy=True)
        play_on(copy)
        copy.close()
        other.answers(3)
        assert path_of(copy) != path
        theirs = loads(path.read_bytes(), all_rules())
        ours = loads(path_of(copy).read_bytes(), all_rules())
        assert theirs.answers[:20] == ours.answers[:20] == left.record.answers
        assert len(theirs.answers) == 26
        assert digest(replay(ours)) == digest(copy.table)


def test_a_window_that_was_killed_holds_nothing(library: Library) -> None:
    path = path_of(begun(library))
    with window("resume", path) as other:
        assert other.says() == path.name
        other.kill()
        again = library.resume(path, DirectDesk(), nodes=NODES)
        assert path_of(again) == path
        again.close()
    assert not list(library.folder.glob("*.lock"))


def test_windows_that_begin_in_the_same_second_have_files_of_their_own(library: Library) -> None:
    with ExitStack() as stack:
        others = [stack.enter_context(window("begin", library.folder)) for _ in range(3)]
        names = {other.says() for other in others}
        for other in others:
            other.answers(4)
        assert len(names) == 3
        found = [loads((library.folder / name).read_bytes(), all_rules()) for name in names]
        assert len({record.seed for record in found}) == 3
        assert all(len(record.answers) == 4 for record in found)


def race(folder: Path, rounds: int) -> None:
    """Two windows continue the same match again and again, and are killed in the middle."""
    for number in range(rounds):
        library = Library(folder / str(number))
        left = begun(library, seed=number)
        path = path_of(left)
        with window("resume", path) as one, window("resume", path) as other:
            said = {one.says(): one, other.says(): other}
            assert set(said) == {path.name, "library.in_use"}
            said[path.name].answers(3)
            said[path.name].kill()
        found = loads(path.read_bytes(), all_rules())
        assert found.answers[:20] == left.record.answers
        assert len(found.answers) >= 23
        replay(found)


def test_two_windows_that_continue_one_match_at_once_break_nothing(tmp_path: Path) -> None:
    race(tmp_path, 1)


@pytest.mark.soak
def test_two_windows_that_continue_one_match_at_once_sixty_times_break_nothing(tmp_path: Path) -> None:
    race(tmp_path, 60)


def test_what_is_held_is_taken_until_it_is_let_go(tmp_path: Path) -> None:
    path = tmp_path / "match.record"
    for take in (hold, claim):
        lock = take(path)
        for other in (hold, claim):
            with pytest.raises(Taken):
                other(path)
        lock.release()
        lock.release()
    assert list(tmp_path.iterdir()) == []


def test_where_nothing_can_be_written_nobody_is_in_the_way(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    for take in (hold, claim):
        take(tmp_path / "file" / "match.record").release()
    assert [each.name for each in tmp_path.iterdir()] == ["file"]
