"""`dustwater watch`."""

import os
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from game.engine import Feed, Line, Score, loads, ranked, retrace, say
from game.engine import replay as replayed
from game.games import all_rules, game
from game.games.dice_town.rules import DiceTown
from tests.cli.conftest import Run

QUICK = ("watch", "claim_it", "--bots", "tenderfoot,random", "--seed", "2")


def test_the_story_goes_from_the_table_to_the_result(run: Run) -> None:
    lines = run(*QUICK).out.splitlines()
    assert lines[0] == "Claim It! — at the table: Abigail (Tenderfoot) and Buck (Drunkard). Seed 2."
    assert lines[1].startswith("Abigail rolls to go first: ")
    assert any(line.startswith("Turn 1: the dice go to ") for line in lines)
    assert any(line.endswith(" wins!") for line in lines)
    assert lines[-2].startswith("1. ")
    assert lines[-1].startswith("2. ")


def test_the_story_can_be_french(run: Run) -> None:
    out = run(*QUICK, "--lang", "fr").out
    assert "Tour 1\u00a0: les dés passent à " in out
    assert " gagne\u202f!\n" in out
    assert "Squatters à côté du plateau\u00a0: 1 2 3 4 5 6" in out


def test_the_same_seed_tells_the_same_story_and_no_seed_another(run: Run) -> None:
    assert run(*QUICK).out == run(*QUICK).out
    assert run(*QUICK[:-2]).out != run(*QUICK[:-2]).out


def test_every_turn_shows_the_board_first(run: Run) -> None:
    lines = run(*QUICK).out.splitlines()
    turns = [at for at, line in enumerate(lines) if line.startswith("Turn ")]
    assert len(turns) > 2
    assert all(lines[at - 2].split() == ["1", "2", "3", "4", "5", "6"] for at in turns)


@pytest.mark.parametrize(("columns", "beside"), [("80", True), ("60", False)])
def test_what_lies_beside_the_board_is_told_below_where_lines_are_short(
    run: Run, monkeypatch: pytest.MonkeyPatch, columns: str, beside: bool
) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    monkeypatch.setenv("LINES", "20")
    out = run(*QUICK).out
    assert ("|   A  Abigail: 0/13 claimed" in out) is beside
    assert ("\nA  Abigail: 0/13 claimed" in out) is not beside


def test_a_file_is_no_terminal_and_gets_no_escape_codes(run: Run) -> None:
    assert "\x1b" not in run(*QUICK).out


def test_the_record_replays_to_the_end_of_the_story(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "new.record"
    assert run(*QUICK, "--record", file).code == 0
    assert replayed(loads(file.read_bytes(), all_rules())).over


def test_an_old_file_is_never_written_over(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "old.record"
    file.write_text("dear to me", encoding="utf-8")
    assert "exists already and is left as it is" in run(*QUICK, "--record", file).refused()
    assert file.read_text(encoding="utf-8") == "dear to me"


@pytest.mark.parametrize("name", ["missing/new.record", "n" * 5000, "nul\0l"])
def test_a_file_that_cannot_be_written_is_told_before_the_game(run: Run, tmp_path: Path, name: str) -> None:
    assert "cannot be written." in run(*QUICK, "--record", f"{tmp_path}{os.sep}{name}").refused()


@pytest.mark.parametrize("delay", ["-1", "61", "nan", "inf"])
def test_the_delay_has_a_range(run: Run, delay: str) -> None:
    assert run(*QUICK, "--delay", delay).refused() == "The delay is a number of seconds from 0 to 60."


def test_every_answer_told_is_in_the_file_already_whatever_ends_the_story(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "cut.record"
    naps: list[float] = []
    on_disk: list[bytes] = []

    def nap(seconds: float) -> None:
        naps.append(seconds)
        if len(naps) == 12:
            on_disk.append(file.read_bytes())
            raise KeyboardInterrupt

    monkeypatch.setattr("game.cli.story.sleep", nap)
    cut = run(*QUICK, "--record", file, "--delay", 3)
    assert (cut.code, cut.err) == (130, "")
    assert set(naps) == {3.0}
    told = [line for line in cut.out.splitlines() if line.startswith(("Squatter ", "A claim "))]
    answers = [answer.code for answer in loads(on_disk[0], all_rules()).answers]
    assert sum(code.startswith(("squat:", "claim:")) for code in answers) == len(told) >= 2
    assert file.read_bytes() == on_disk[0]


def test_only_points_that_count_are_listed(run: Run) -> None:
    *_, first, second = run("watch", "dice_town", "--bots", "tenderfoot", "--seed", "4").out.splitlines()
    for line in (first, second):
        assert ":" in line
        assert not line.endswith(" 0")
        assert " 0," not in line
        assert "number of deeds" not in line


@pytest.mark.parametrize("slug", ["claim_it", "dice_town", "dalton_city"])
def test_no_board_is_ahead_of_its_story(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, slug: str
) -> None:
    """Before a chapter it shows what was told so far, and in the end everything."""
    drawn: list[Any] = []
    told = game(slug)

    def draw(view: Any, *_: object, **__: object) -> list[str]:
        drawn.append(view)
        return []

    draws = replace(told, draw=draw)
    monkeypatch.setattr("game.cli.story.game", lambda _slug: draws)
    options = ("--option", "rounds=3") if slug == "dalton_city" else ()
    file = tmp_path / "new.record"
    assert run("watch", slug, "--bots", "random", "--seed", "4", *options, "--record", file).code == 0
    record = loads(file.read_bytes(), all_rules())
    feed: Feed[Any] = Feed(told.rules, None)
    t = record.start(feed)
    moments = [*feed.take(), *(moment for _ in retrace(record, t) for moment in feed.take())]
    chapters = [at for at, moment in enumerate(moments) if told.begins_chapter(moment.event)]
    assert len(chapters) > 2
    assert drawn == [*(moments[max(0, at - 1)].view for at in chapters), told.rules.view(t, None)]


def test_what_breaks_a_tie_is_not_listed_among_the_points(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def level(_rules: DiceTown, _t: object) -> tuple[Score, ...]:
        nuggets, deeds = say("dice_town.score.nuggets"), say("dice_town.score.deeds")
        count = say("dice_town.score.deed_count")
        return ranked(
            [
                Score(seat, 61, (Line(nuggets, 41), Line(deeds, 20)), (Line(count, 9 + seat),))
                for seat in range(2)
            ]
        )

    monkeypatch.setattr(DiceTown, "scores", level)
    *_, first, second, tie = run("watch", "dice_town", "--bots", "random", "--seed", "4").out.splitlines()
    assert first == "1. Buck, 61: nuggets 41, deeds 20 – tie-break: number of deeds 10"
    assert second == "2. Abigail, 61: nuggets 41, deeds 20 – tie-break: number of deeds 9"
    assert tie == "The tie was broken by: number of deeds."
