"""What is seen in a terminal: a board that changes in place, colours, a bar, and how Ctrl-C ends it."""

import re
import sys

import pytest

from tests.cli.terminal import in_terminal

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="needs a POSIX terminal")
WATCH = ("watch", "claim_it", "--bots", "random", "--seats", "5", "--seed", "4", "--delay", "0")
CODES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


@pytest.mark.parametrize("seats", ["2", "5"])  # two who say a long sentence, five with a long heading
def test_a_terminal_shows_one_board_that_changes_in_place(seats: str) -> None:
    watch = (*WATCH, "--seats", seats, "--seed", "8")
    code, sent = in_terminal(*watch, more={"LANGUAGE": "fr"})
    assert code == 0
    assert sent.index("\x1b[?25l") < sent.index("\x1b[?25h")
    frames = [
        CODES.sub("", frame).splitlines() for frame in sent.partition("\x1b[?25h")[0].split("\x1b[H")[1:]
    ]
    assert len(frames) > 100
    assert max(len(line) for frame in frames for line in frame) <= 80
    assert 20 <= max(map(len, frames)) <= 23
    assert all(frame[0].startswith("Claim It! — à table") for frame in frames)


def test_a_small_terminal_lets_the_story_scroll_by() -> None:
    code, sent = in_terminal(*WATCH, columns=60, lines=20)
    assert code == 0
    assert "\x1b[H" not in sent
    board = [line for line in CODES.sub("", sent).splitlines() if line.startswith(("  +", "A  ", "E  "))]
    assert max(map(len, board)) < 60


@pytest.mark.parametrize(
    ("more", "coloured"), [({}, True), ({"NO_COLOR": "1"}, False), ({"TERM": "dumb"}, False)]
)
def test_colours_can_be_refused(more: dict[str, str], coloured: bool) -> None:
    _, sent = in_terminal(*WATCH, "--scroll", more=more)
    assert ("\x1b[1;33m" in sent) is coloured


def test_a_simulation_shows_a_bar_that_leaves_no_trace() -> None:
    code, sent = in_terminal("simulate", "claim_it", "--bots", "random", "--games", "20")
    assert code == 0
    assert "[" + "#" * 20 + " " * 20 + "]  50 %" in sent
    assert sent.rpartition("\r\x1b[K")[2].startswith("Claim It!, 2 players, 20 games\n")


def test_ctrl_c_ends_a_story_and_gives_the_cursor_back() -> None:
    code, sent = in_terminal(*WATCH, "--delay", "0.01", interrupt="Turn 2")
    assert code == 130
    assert sent.endswith("\x1b[?25h")


def test_ctrl_c_ends_every_process_of_a_simulation_without_a_word() -> None:
    many = ("simulate", "claim_it", "--games", "2000", "--jobs", "2", "--bots", "random")
    code, sent = in_terminal(*many, interrupt="]   2 %")
    assert code == 130
    assert sent.endswith("\r\x1b[K")
    assert set(CODES.sub("", sent)) <= set("\r[# ]0123456789%")
