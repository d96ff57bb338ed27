"""Many games between bots: who sits where, who wins how often, and how sure that is."""

from fractions import Fraction
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.engine import Rng, Table
from game.play import simulation
from game.play.match import BotSeat, Match
from game.play.simulation import Outcome, game_seed, interval, play, simulate
from tests.play.broken import Deaf
from tests.play.plans import RULES, plan


def test_every_game_moves_the_bots_on_by_one_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    seatings: list[list[object]] = []

    class Noted(BotSeat):
        def __init__(self, bot: Any, seed: int, seat: int) -> None:
            super().__init__(bot, seed, seat)
            if seat == 0:
                seatings.append([])
            seatings[-1].append(bot)

    monkeypatch.setattr(simulation, "BotSeat", Noted)
    simulate(plan("random", "tenderfoot", "random", games=4))
    assert [type(bot).__name__ for bot in seatings[0]] == ["RandomBot", "Tenderfoot", "RandomBot"]
    assert all(later == [*earlier[1:], earlier[0]] for earlier, later in pairwise(seatings))
    assert seatings[3] == seatings[0]


def test_every_seat_of_every_game_is_counted_and_every_win_once() -> None:
    outcome = simulate(plan("tenderfoot", "random", "random", games=9))
    assert outcome.games == 9
    assert outcome.seated == {"tenderfoot": 9, "random": 18}
    assert sum(outcome.wins.values()) == 9
    assert outcome.wins["tenderfoot"] > outcome.wins.get("random", 0)
    assert outcome.rounds >= 9
    assert outcome.decisions >= outcome.rounds
    assert outcome.seconds > 0


def test_a_shared_win_counts_for_a_part(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulation, "winners", lambda _scores: (0, 2))
    outcome = simulate(plan("tenderfoot", "cowhand", "random", games=1))
    assert outcome.wins == {"tenderfoot": Fraction(1, 2), "random": Fraction(1, 2)}


def test_tallies_add_up_in_any_order() -> None:
    one, two = Outcome(1, 5, 50), Outcome(2, 9, 70)
    for outcome, third in ((one, 1), (two, 2)):
        outcome.seated.update({"a": outcome.games, "b": outcome.games})
        outcome.win("a", Fraction(third, 3))
    sums = []
    for order in ((one, two), (two, one)):
        total = Outcome()
        for part in order:
            total.add(part)
        sums.append(total)
    assert sums[0] == sums[1]
    assert (sums[0].games, sums[0].rounds, sums[0].decisions) == (3, 14, 120)
    assert sums[0].seated == {"a": 3, "b": 3}
    assert sums[0].wins == {"a": 1}


def test_two_processes_play_the_same_games_as_one_and_report_them_all() -> None:
    done: list[int] = []
    several = plan("tenderfoot", "random", games=11)
    one, two = simulate(several), simulate(several, jobs=2, progress=done.append)
    one.seconds = two.seconds = 0
    assert one == two
    assert done == sorted(done)
    assert done[-1] == 11


def test_only_the_process_that_people_see_hears_ctrl_c() -> None:
    assert simulate(plan("random", games=3, deaf=Deaf()), jobs=2).games == 3


def test_a_game_of_a_simulation_is_the_match_of_its_seed() -> None:
    duel = plan("tenderfoot", "random", games=2)
    seats = {0: duel.bots[1][1], 1: duel.bots[0][1]}
    match = Match(RULES, seats, duel.options, game_seed(duel.seed, 1))
    decisions = sum(len(step.ask.options) > 1 for step in match.run())
    second = play(duel, (1,))
    assert (second.decisions, second.rounds) == (decisions, RULES.rounds(match.table))


def test_every_position_is_audited(monkeypatch: pytest.MonkeyPatch) -> None:
    audited: list[int] = []
    audit = RULES.audit

    def noted(_self: object, t: Table[Any]) -> None:
        audited.append(sum(t.numbers))
        audit(t)

    monkeypatch.setattr(type(RULES), "audit", noted)
    play(plan("random", "random", games=1), (0,))
    assert audited == list(range(len(audited)))
    assert len(audited) > 50


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        # Newcombe 1998, and the mirror image of his 0 of 29
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (29, 29, 0.8830, 1.0),
    ],
)
def test_the_interval_is_wilsons(wins: int, games: int, low: float, high: float) -> None:
    assert interval(wins, games) == pytest.approx((low, high), abs=5e-5)


@given(st.integers(1, 10_000), st.fractions(0, 1, max_denominator=60))
def test_the_interval_holds_the_rate_and_narrows_with_more_games(games: int, rate: Fraction) -> None:
    low, high = interval(rate * games, games)
    assert 0 <= low <= float(rate) + 1e-12
    assert float(rate) - 1e-12 <= high <= 1
    surer_low, surer_high = interval(rate * games * 4, games * 4)
    assert surer_high - surer_low < high - low


def test_every_game_has_a_seed_of_its_own() -> None:
    seeds = {game_seed(seed, number) for seed in range(10) for number in range(100)}
    assert len(seeds) == 1000
    assert game_seed(3, 5) == Rng.seeded("simulation", 3, 5).state % 10**12
