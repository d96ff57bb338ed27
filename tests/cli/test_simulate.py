"""`dustwater simulate`."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from game.engine import Table, Violation, loads
from game.engine import replay as replayed
from game.games import all_rules, claim_it
from game.games.claim_it.rules import ClaimIt
from tests.cli.conftest import Run

QUICK = ("simulate", "claim_it", "--bots", "random", "--games", "3")


def test_the_json_has_the_facts(run: Run) -> None:
    facts = run(
        "simulate", "claim_it", "--bots", "tenderfoot,random", "--seats", 4, "--games", 4, "--json"
    ).json
    assert (facts["game"], facts["seats"], facts["games"], facts["seed"]) == ("claim_it", 4, 4, 1)
    assert facts["options"] == {"starts": "roll_off", "returning_squatters": "no"}
    assert {name: bot["games"] for name, bot in facts["bots"].items()} == {"tenderfoot": 4, "random": 12}
    assert sum(bot["wins"] for bot in facts["bots"].values()) == pytest.approx(4)
    for bot in facts["bots"].values():
        assert 0 <= bot["low"] <= bot["rate"] == pytest.approx(bot["wins"] / bot["games"], abs=1e-5)
        assert bot["rate"] <= bot["high"] <= 1
    assert facts["decisions_per_second"] > 0
    for seconds in facts["thinking"].values():
        assert 0 < seconds["mean"] <= seconds["longest"] >= seconds["p95"]
    assert facts["rounds_mean"] >= 1
    assert facts["decisions_mean"] >= 1


def test_the_same_seed_gives_the_same_games_whatever_the_number_of_jobs(run: Run) -> None:
    command = ("simulate", "claim_it", "--bots", "tenderfoot,random,random", "--games", 12, "--json")
    facts = [run(*command, "--seed", 5, "--jobs", jobs).json for jobs in (1, 2)]
    other = run(*command, "--seed", 6).json
    for each in (*facts, other):
        del each["decisions_per_second"], each["thinking"], each["seed"]
    assert facts[0] == facts[1]
    assert facts[0] != other


def test_it_is_told_in_both_languages(run: Run) -> None:
    english = run(*QUICK).out.splitlines()
    assert english[0] == "Claim It!, 2 players, 3 games"
    assert english[1] == "random: 3 of 6 won, 50.0% (95% interval: 18.8% to 81.2%)"
    assert english[2].endswith(" decisions per game")
    assert english[3].endswith(" decisions per second")
    assert english[4].startswith("random: ")
    assert " of thinking per decision, 95% of them within " in english[4]
    french = run(*QUICK, "--lang", "fr").out.splitlines()
    assert french[0] == "Claim It!, 2 joueurs, 3 parties"
    assert french[1].startswith(
        "random\u00a0: 3 sur 6, soit 50,0\u202f% de victoires (intervalle à 95\u202f%"
    )


def test_every_bot_is_told_in_the_order_given_even_without_a_win(run: Run) -> None:
    lines = run("simulate", "claim_it", "--bots", "random,tenderfoot", "--games", 2).out.splitlines()
    assert [line.partition(":")[0] for line in lines[1:3]] == ["random", "tenderfoot"]


def test_one_game_is_not_one_games(run: Run) -> None:
    assert run(*QUICK[:-1], "1").out.startswith("Claim It!, 2 players, 1 game\n")


@pytest.mark.parametrize("bots", [" random , random ", "random,random", "random,,random,"])
def test_spaces_and_stray_commas_among_the_bots_do_no_harm(run: Run, bots: str) -> None:
    assert run("simulate", "claim_it", "--bots", bots, "--games", 1, "--json").json["seats"] == 2


def test_what_the_rulebook_advises_against_is_played_with_a_note(run: Run) -> None:
    done = run(*QUICK, "--seats", 5, "--option", "returning_squatters=yes", "--json")
    assert done.json["options"]["returning_squatters"] == "yes"
    assert done.err == "Note: the rulebook advises against “Returning squatters” with 5 players.\n"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["poker"], "There is no game “poker”; choose one of: claim_it"),
        (["claim_it", "--bots", "rustler"], "No bot “rustler” plays claim_it"),
        (["claim_it", "--bots", ","], "Name at least one bot."),
        (
            ["claim_it", "--bots", "random,random,random", "--seats", "2"],
            "There are 3 bots for only 2 seats.",
        ),
        (["claim_it", "--seats", "6"], "6 players cannot play this game: it takes 2 to 5."),
        (["claim_it", "--seats", "-1"], "-1 players cannot play"),
        (["claim_it", "--seats", "9" * 30], "players cannot play this game"),
        (["claim_it", "--games", "0"], "The number of games is a whole number from 1 to 10,000,000."),
        (["claim_it", "--games", "10000001"], "The number of games"),
        (["claim_it", "--jobs", "0"], "The number of processes is a whole number from 1 to 64."),
        (["claim_it", "--jobs", "65"], "The number of processes"),
        (["claim_it", "--seed", "-1"], "The seed is a whole number"),
        (["claim_it", "--seed", "18446744073709551616"], "The seed is a whole number"),
        (["claim_it", "--option", "starts"], "“starts” is not an option in the form name=value."),
        (
            ["claim_it", "--option", "a=1"],
            "There is no option “a”; choose one of: starts, returning_squatters.",
        ),
        (["claim_it", "--option", "starts=3"], "The option starts cannot be “3”"),
        (["claim_it", "--option", "starts=1", "--option", "starts=1"], "The option starts is given twice."),
    ],
)
def test_what_cannot_be_played_gets_one_sentence(run: Run, arguments: list[str], said: str) -> None:
    assert said in run("simulate", *arguments, "--json").refused()


def test_a_refusal_can_be_french(run: Run) -> None:
    assert run("simulate", "claim_it", "--seats", 7, "--lang", "fr").refused() == (
        "Ce jeu ne se joue pas à 7\u00a0: il faut de 2 à 5 joueurs."
    )


class Broken(ClaimIt):
    def audit(self, t: Table[Any]) -> None:
        if t.world.turns == 3:
            raise Violation("nobody gets a third turn")


def test_a_broken_rule_is_told_with_the_record_that_shows_it(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("game.paths.logs", lambda: tmp_path / "logs")
    monkeypatch.setattr("game.games.GAMES", (replace(claim_it.GAME, rules=Broken()),))
    sentence = run(*QUICK, "--json").refused()
    (kept,) = (tmp_path / "logs").iterdir()
    assert "nobody gets a third turn" in sentence
    assert str(kept) in sentence
    assert replayed(loads(kept.read_bytes(), all_rules())).world.turns == 3


def test_a_broken_rule_is_told_even_where_no_record_can_be_written(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    in_the_way = tmp_path / "logs"
    in_the_way.touch()
    monkeypatch.setattr("game.paths.logs", lambda: in_the_way)
    monkeypatch.setattr("game.games.GAMES", (replace(claim_it.GAME, rules=Broken()),))
    assert "its record could not be written" in run(*QUICK).refused()
