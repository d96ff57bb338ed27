"""`dustwater simulate --report`."""

import pytest

from tests.cli.conftest import Run

QUICK = ("simulate", "dalton_city", "--bots", "tenderfoot,random,random", "--games", 6, "--report")


def test_the_report_is_among_the_facts(run: Run) -> None:
    facts = run(*QUICK, "--json").json
    report = facts["report"]
    assert [each["square"] for each in report["squares"]] == list(range(70))
    assert sum(each["visits"] for each in report["squares"]) == pytest.approx(1, abs=0.001)
    assert set(report["income"]["trades"]) >= {"barber", "casino"}
    trades, towns = (sum(report["income"][kind].values()) for kind in ("trades", "towns"))
    assert trades == pytest.approx(towns, abs=2)
    assert len(report["turn_order"]) == 3
    assert sum(place["rate"] for place in report["turn_order"]) == pytest.approx(1, abs=0.001)
    assert all(place["low"] <= place["rate"] <= place["high"] for place in report["turn_order"])
    assert sum(report["ruined"]["rounds"].values()) == pytest.approx(
        6 * report["ruined"]["per_game"], abs=0.01
    )
    assert -1 <= report["first_lap"]["rank_correlation"] <= 1
    assert report["first_lap"]["games"] <= 6
    assert report["rounds"]["least"] <= report["rounds"]["mean"] <= report["rounds"]["most"] <= 30
    assert report["rounds"]["mean"] == pytest.approx(facts["rounds_mean"], abs=0.01)
    evening = report["evening"]
    assert evening["rounds"]["mean"] == pytest.approx(facts["rounds_mean"], abs=0.01)
    assert evening["ruined"]["mean"] == pytest.approx(report["ruined"]["per_game"], abs=0.001)
    assert all(figure["margin"] >= 0 for figure in evening.values())


def test_the_report_does_not_change_the_games_nor_depend_on_the_jobs(run: Run) -> None:
    alone, shared = (run(*QUICK, "--json", "--jobs", jobs).json for jobs in (1, 2))
    plain = run(*QUICK[:-1], "--json").json
    for facts in (alone, shared, plain):
        del facts["decisions_per_second"], facts["thinking"]
    assert alone == shared
    del alone["report"]
    assert alone == plain


def test_the_report_is_told_in_both_languages(run: Run) -> None:
    english = run(*QUICK).out
    assert "Arrivals by square:\n" in english
    assert "Fees per game:\n" in english
    assert "Changes of lead per game: " in english
    assert "Last change of lead: after " in english
    assert "Number 1 in turn order wins " in english
    assert "rank correlation " in english
    french = run(*QUICK, "--lang", "fr").out
    assert "Redevances par partie\u00a0:\n" in french
    assert len(french.splitlines()) == len(english.splitlines())


def test_a_game_without_a_report_says_so(run: Run) -> None:
    done = run("simulate", "claim_it", "--games", 1, "--report")
    assert done.refused() == "There is no report on Claim It! yet."


def test_a_game_by_the_minute_is_simulated(run: Run) -> None:
    facts = run(*QUICK, "--option", "end=minutes", "--option", "minutes=3", "--json").json
    assert facts["report"]["rounds"]["most"] <= 4
