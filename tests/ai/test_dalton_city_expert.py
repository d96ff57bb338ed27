"""The expert of Dalton City: sensible, explained in shares of the win, never without an answer."""

from collections.abc import Iterator
from functools import partial
from itertools import islice, pairwise
from math import isclose

import pytest

from build_spec.train import dalton_city as training
from build_spec.train import dalton_city_habits as habits
from game.ai import bot
from game.ai.bot import ENOUGH, NODES, Budget, Ranking
from game.ai.dalton_city.habits import COWHAND, learnt
from game.ai.dalton_city.light import answer as habit
from game.ai.dalton_city.standing import FEATURES, KNOTS, blend
from game.ai.dalton_city.valuing import FILE, chances, worth
from game.ai.search import model
from game.engine import Rng, Table, choose, submit
from game.games.dalton_city.actions import Sell
from game.games.dalton_city.kinds import Kind
from game.games.dalton_city.world import World
from game.text import LANGUAGES, Speaker
from tests.games.dalton_city.city import BANCO, BOARD, HOSPITAL, RULES, TRANSITS, last_turn

PACKAGE = "game.ai.dalton_city"


def explained(t: Table[World], nodes: int | None = None) -> Ranking:
    (ask,) = t.asks
    view = RULES.view(t, ask.seat)
    sampler = partial(RULES.sample, view)
    return bot("dalton_city", "expert").explain(view, ask, sampler, Rng(1), Budget(nodes=nodes))


def chosen(t: Table[World]) -> str:
    return explained(t)[0].action.code()


def asked(seats: int = 4, seed: int = 3) -> Iterator[Table[World]]:
    """A game by habit, stopped at every question with more than one answer that is no sale."""
    t = RULES.new(seats, choose(RULES.options, {}, seats), seed).stop_telling()
    while t.asks:
        ask = t.asks[0]
        if ask.kind != Kind.RANCH and sum(not isinstance(each, Sell) for each in ask.options) > 1:
            yield t.clone()
        submit(t, ask.number, ask.seat, habit(t, ask))


def test_it_takes_the_dearest_card_when_nothing_else_counts_any_more() -> None:
    rival = ["barber.river", "bank.dalton", "diploma.barber"]
    t = last_turn(1, 6, 1, start=6, at={1: 7}, owns={1: rival}, round_number=25)
    assert chosen(t) == "take:bank.dalton"


def test_it_stays_held_rather_than_risk_a_match_that_is_won() -> None:
    """Two squares on waits a rival who would win a duel, and with it the match, every other time."""
    t = last_turn(
        *(1, 1),
        seat=2,
        start=8,
        held={2: HOSPITAL},
        at={1: 10},
        owns={2: ["bank.dalton"]},
        money=[1_000, 70_000, 60_000],
        round_number=25,
    )
    assert t.asks[0].kind == Kind.LEAVE
    assert chosen(t) == "stay"


def test_it_gives_the_nugget_for_a_debt_that_would_cost_the_match() -> None:
    rich = {1: [f"bank.{town}" for town in ("rock", "river", "cactus", "desert", "dalton")]}
    t = last_turn(1, 5, start=47, owns=rich, nugget=0, money=[70_000, 20_000, 20_000], round_number=25)
    assert t.asks[0].kind == Kind.PAY
    assert chosen(t) == "nugget"


def test_with_all_transits_it_rides_to_a_banco_that_wins_the_match() -> None:
    owns = {0: TRANSITS, BANCO: ["bank.dalton"]}
    money = [20_000, 50_000, 50_000]
    t = last_turn(1, start=5, owns=owns, pot=30_000, money=money, at={1: 3, 2: 4}, round_number=25)
    assert t.asks[0].kind == Kind.RIDE
    assert BOARD.squares[int(chosen(t).removeprefix("go:"))].kind == "banco"


def test_everybodys_shares_of_the_win_add_up_to_one() -> None:
    for t in asked(seats=3):
        assert isclose(sum(worth(t, seat) for seat in range(3)), 1)


def test_who_is_far_ahead_is_thought_to_win_the_more_so_the_nearer_the_end() -> None:
    early, late = (
        worth(last_turn(start=5, horse=[0], money=[90_000, 50_000, 50_000], round_number=number), 0)
        for number in (2, 24)
    )
    assert 1 / 3 < early < late < 1


def test_each_dollar_more_makes_it_likelier_to_win() -> None:
    world = last_turn(start=5, round_number=20).world
    found = chances(world, 0, [-20_000, -1_000, 0, 1_000, 20_000])
    assert found == sorted(found)
    assert len(set(found)) == len(found)


@pytest.mark.parametrize("nodes", [0, 1, 5])
def test_without_time_it_answers_by_habit_and_claims_nothing(nodes: int) -> None:
    for t in asked():
        ranking = explained(t, nodes)
        assert ranking[0].action == explained(t)[0].action
        assert all(each.evidence is None for each in ranking)


def test_the_better_an_answer_is_by_habit_the_better_its_estimated_chances() -> None:
    for t in asked():
        ranking = explained(t)
        assert all(each.evidence is not None and each.evidence.estimated for each in ranking)
        assert all(better.value >= worse.value for better, worse in pairwise(ranking))


def test_with_more_time_than_a_turn_it_plays_its_best_answers_out_at_the_same_tables() -> None:
    tried = 0
    for t in islice(asked(), 0, None, 12):
        best, other, *_ = explained(t, 5 * NODES)
        for each in (best, other):
            assert each.evidence is not None
            tried += not each.evidence.exact
            assert each.evidence.exact or len(each.evidence.wins) >= ENOUGH
            assert each.value == each.evidence.win
    assert tried, "nothing was ever played out"


def test_it_changes_its_mind_only_on_the_strength_of_both_played_out() -> None:
    for t in islice(asked(seed=4), 0, None, 12):
        usual, (best, *others) = explained(t)[0], explained(t, 5 * NODES)
        if best.action != usual.action:
            favourite = next(each for each in others if each.action == usual.action)
            assert best.value > favourite.value


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_answer_has_a_reason_and_the_figure_behind_it(language: str) -> None:
    speak, reasons = Speaker(language), set()
    for t in asked():
        for each in explained(t):
            assert speak(each.reason)
            assert each.evidence is not None
            assert each.value == each.evidence.win
            reasons.add(each.reason.key)
    assert len(reasons) > 4


def test_the_weights_are_those_of_what_is_counted_and_foretell_better_than_nothing() -> None:
    learnt = model(PACKAGE, FILE)
    assert learnt.features == FEATURES
    for part in learnt.parts.values():
        assert len(part.weights) == len(FEATURES) * len(KNOTS)
        assert part.loss < 0.9 * part.even


def test_weights_are_blended_evenly_between_two_knots() -> None:
    for low, high in pairwise(KNOTS):
        parts = dict(blend((low + high) / 2))
        assert [part for part in parts.values() if part] == [0.5, 0.5]
    assert dict(blend(50)) == {len(KNOTS) - 1: 1.0}


def test_the_same_seed_teaches_the_same_and_another_something_else() -> None:
    one, again, other = (training.trained(seed, {2: 8}, "tree") for seed in (5, 5, 6))
    assert one == again
    assert one.parts != other.parts


@pytest.mark.soak
def test_the_committed_weights_come_out_again() -> None:
    known = model(PACKAGE, FILE)
    assert training.trained(known.seed, training.GAMES, known.commit) == known


def test_the_expert_has_habits_of_its_own_and_the_same_games_teach_the_same() -> None:
    assert learnt().habits != COWHAND
    one, again, other = ([habits.played(seed, game) for game in range(2)] for seed in (5, 5, 6))
    assert one == again
    assert one != other
    assert habits.best(one) == habits.best(again)


def test_who_wins_by_a_habit_teaches_it() -> None:
    """Whoever counts rivals' dollars most wins every time."""
    rng, found = Rng(7), []
    for _ in range(200):
        steps = tuple(tuple(rng.below(3) - 1 for _ in habits.NAMES) for _ in range(4))
        strengths = [3.0 ** each[0] for each in steps]
        found.append(habits.Played(steps, tuple(each / sum(strengths) for each in strengths)))
    first, *others = habits.best(found)
    assert first == 1.0
    assert all(abs(each) < first for each in others)


@pytest.mark.soak
def test_the_committed_habits_come_out_again() -> None:
    assert habits.trained(habits.SEED, habits.GAMES, learnt().commit) == learnt()
