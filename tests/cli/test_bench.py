"""`dustwater bench`, against rivals that take no time."""

import pytest

from game.cli import bench, contenders
from game.ui.waits import Waits
from tests.cli.conftest import Run


@pytest.fixture(autouse=True)
def short_and_known(monkeypatch: pytest.MonkeyPatch) -> None:
    """Slices of a hundredth of a second, and rivals whose speed is known."""
    rivals = {"chess": lambda _seconds, _seed: (500, 0.5), "catanatron": lambda _seconds, _seed: (100, 0.5)}
    for module in (bench, contenders):
        monkeypatch.setattr(module, "RIVALS", rivals)
    monkeypatch.setattr(bench, "_SLICE", 0.01)
    monkeypatch.setattr(contenders, "find_spec", lambda _name: "installed")


def test_everyone_runs_and_the_ratios_follow(run: Run) -> None:
    facts = run("bench", "--seconds", "0.02", "--json").json
    speeds = facts["decisions_per_second"]
    assert {"claim_it", "chess", "catanatron"} <= set(speeds)
    assert (speeds["chess"], speeds["catanatron"]) == (1000, 200)
    assert facts["ratios"]["claim_it"]["chess"] == pytest.approx(speeds["claim_it"] / 1000, abs=0.01)
    assert facts["ratios"]["claim_it"]["catanatron"] == pytest.approx(speeds["claim_it"] / 200, abs=0.01)


def test_it_is_told_in_both_languages(run: Run) -> None:
    english = run("bench", "--seconds", "0.01").out
    assert "\nchess        1,000 decisions per second\n" in english
    assert " times the speed of chess\n" in english
    french = run("bench", "--seconds", "0.01", "--lang", "fr").out
    assert "\nchess        1\u202f000 décisions par seconde\n" in french
    assert "comparé à chess\u00a0:" in french


def test_rivals_that_are_not_installed_are_left_out_and_named(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(contenders, "find_spec", lambda _name: None)
    done = run("bench", "--seconds", "0.01", "--json")
    assert set(done.json["decisions_per_second"]) == set(bench.OURS)
    assert done.json["ratios"]["claim_it"] == {}
    assert done.err.startswith("Not installed here, so not measured: chess and catanatron.")


@pytest.mark.parametrize("seconds", ["0", "-1", "601", "nan"])
def test_the_time_has_a_range(run: Run, seconds: str) -> None:
    assert run("bench", "--seconds", seconds).refused() == "The time is a number of seconds from 0.5 to 600."


@pytest.mark.parametrize("name", ["chess", "catanatron"])
def test_the_rivals_can_be_run_where_they_are_installed(name: str) -> None:
    pytest.importorskip(name)
    rival = {"chess": contenders.chess_games, "catanatron": contenders.catan_games}[name]
    made, took = rival(0.01, 1)
    assert made > 50
    assert took >= 0.01


def test_the_waits_are_told_by_game_and_speed(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    found = {"claim_it": {"normal": Waits(12, 20.0, 31.5, 40.0), "instant": Waits(12, 0.5, 0.6, 0.7)}}
    monkeypatch.setattr("game.ui.waits.waits", lambda: found)
    assert run("bench", "--waits").out.splitlines() == [
        "Claim It!, 12 waits for one’s next question while three bots play:",
        "Normal: half of them at most 20.0 s, nine of ten 31.5 s, the longest 40.0 s",
        "Instant: half of them at most 0.5 s, nine of ten 0.6 s, the longest 0.7 s",
    ]
    assert run("bench", "--waits", "--json").json["claim_it"]["normal"]["most"] == 31.5
