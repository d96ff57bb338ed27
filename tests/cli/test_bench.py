"""`dustwater bench`, against rivals that take no time."""

import pytest

from game.cli import bench, contenders
from game.cli.contenders import Played
from game.ui.waits import Waits
from tests.cli.conftest import Run


@pytest.fixture(autouse=True)
def short_and_known(monkeypatch: pytest.MonkeyPatch) -> None:
    """Slices of a hundredth of a second, and rivals whose speed is known."""
    rivals = {
        "chess": lambda _seconds, seed: Played(500 + 100 * (seed % 2), 500, 0.5),
        "catanatron": lambda _seconds, _seed: Played(200, 50, 0.5),
    }
    for module in (bench, contenders):
        monkeypatch.setattr(module, "RIVALS", rivals)
    monkeypatch.setattr(bench, "_SLICE", 0.01)
    monkeypatch.setattr(contenders, "find_spec", lambda _name: "installed")


def test_both_counts_of_everyone_are_told_with_their_spread(run: Run) -> None:
    """A forced answer takes its time too: it is counted for all of them, or for none."""
    facts = run("bench", "--seconds", "0.02", "--json").json
    speeds = facts["per_second"]
    assert {*bench.OURS, "chess", "catanatron"} == set(speeds)
    assert speeds["chess"] == {"answers": 1100, "choices": 1000, "slowest": 1000, "fastest": 1200}
    assert speeds["catanatron"] == {"answers": 400, "choices": 100, "slowest": 400, "fastest": 400}
    assert facts["slices"] == 2
    for name in bench.OURS:
        own = speeds[name]
        assert own["slowest"] <= own["answers"] <= own["fastest"]
        assert 0 < own["choices"] <= own["answers"]
        for what in ("answers", "choices"):
            ratio = facts["ratios"][name]["catanatron"][what]
            assert ratio == pytest.approx(own[what] / speeds["catanatron"][what], abs=0.02)


def test_it_is_told_in_both_languages(run: Run) -> None:
    english = run("bench", "--seconds", "0.02").out
    assert "\nchess               1,100        1,000    1,000 to 1,200\n" in english
    assert " times the choices of chess\n" in english
    assert "Counted in 2 slices" in english
    french = run("bench", "--seconds", "0.01", "--lang", "fr").out
    assert "\nchess               1\u202f000        1\u202f000    1\u202f000 à 1\u202f000\n" in french
    assert "comparé à chess\u00a0:" in french


@pytest.mark.parametrize("name", bench.OURS)
def test_a_question_with_one_answer_is_answered_and_no_choice(name: str) -> None:
    slug, seats, chosen = bench.OURS[name]
    played = contenders.ours(slug, seats, **chosen)(0.01, 1)
    assert 0 < played.choices < played.answers


def test_rivals_that_are_not_installed_are_left_out_and_named(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(contenders, "find_spec", lambda _name: None)
    done = run("bench", "--seconds", "0.01", "--json")
    assert set(done.json["per_second"]) == set(bench.OURS)
    assert done.json["ratios"]["claim_it"] == {}
    assert done.err.startswith("Not installed here, so not measured: chess and catanatron.")


@pytest.mark.parametrize("seconds", ["0", "-1", "601", "nan"])
def test_the_time_has_a_range(run: Run, seconds: str) -> None:
    assert run("bench", "--seconds", seconds).refused() == "The time is a number of seconds from 0.5 to 600."


@pytest.mark.parametrize("name", ["chess", "catanatron"])
def test_the_rivals_can_be_run_where_they_are_installed(name: str) -> None:
    pytest.importorskip(name)
    rival = {"chess": contenders.chess_games, "catanatron": contenders.catan_games}[name]
    played = rival(0.01, 1)
    assert played.answers >= played.choices > 50
    assert played.seconds >= 0.01


def test_the_waits_are_told_by_game_and_speed(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    found = {"claim_it": {"normal": Waits(12, 20.0, 31.5, 40.0), "instant": Waits(12, 0.5, 0.6, 0.7)}}
    monkeypatch.setattr("game.ui.waits.waits", lambda: found)
    assert run("bench", "--waits").out.splitlines() == [
        "Claim It!, 12 waits for one’s next question while three bots play:",
        "Normal: half of them at most 20.0 s, nine of ten 31.5 s, the longest 40.0 s",
        "Instant: half of them at most 0.5 s, nine of ten 0.6 s, the longest 0.7 s",
    ]
    assert run("bench", "--waits", "--json").json["claim_it"]["normal"]["most"] == 31.5
