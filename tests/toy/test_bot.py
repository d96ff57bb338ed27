from functools import partial

import pytest

from game.ai.bot import Bot, Budget, Ranking
from game.ai.chance import RandomBot
from game.engine import Ask, Rng, Table, choose
from game.play.simulation import Plan, interval, simulate
from game.text import Speaker
from tests.toy.bot import Huckster
from tests.toy.bribe import Bribe
from tests.toy.hidden import relabelled
from tests.toy.pitch import Pitches
from tests.toy.rules import MedicineShow
from tests.toy.tables import answer, table
from tests.toy.words import teach
from tests.toy.world import World

RULES = MedicineShow()


def asked(t: Table[World], seat: int) -> Ask:
    ask = t.asked(seat)
    assert ask is not None
    return ask


def explained(t: Table[World], seat: int = 0, nodes: int = 10_000) -> Ranking:
    view = RULES.view(t, seat)
    sampler = partial(RULES.sample, view)
    return Huckster().explain(view, asked(t, seat), sampler, Rng(1), Budget(nodes=nodes))


def chosen(t: Table[World], seat: int = 0) -> str:
    return explained(t, seat)[0].action.code()


def bids_of(*coins: int) -> Table[World]:
    """The judge's question, after everybody has offered so much."""
    t = table(Bribe(0, tuple(range(1, len(coins) + 1))), [0], *([n] for n in range(1, len(coins) + 1)))
    for seat, offer in enumerate(coins, 1):
        answer(t, seat, f"bid:{offer}+")
    return t


@pytest.mark.parametrize("seats", RULES.seats)
def test_the_huckster_beats_chance(seats: int) -> None:
    bots: list[tuple[str, Bot]] = [("huckster", Huckster()), *[("random", RandomBot())] * (seats - 1)]
    tally = simulate(Plan(RULES, tuple(bots), choose(RULES.options, {}, seats), 20, 1881))
    low, _ = interval(tally.wins["huckster"], tally.seated["huckster"])
    assert low > 0.55


def test_a_shill_is_played_because_it_brings_a_coin() -> None:
    assert chosen(table(Pitches((0, 1)), [0, 5], [1, 2])) == "play:5"


def test_a_judge_takes_what_brings_most() -> None:
    assert chosen(bids_of(4, 0)) == "accept:2"


def test_nobody_is_helped_for_nothing() -> None:
    assert chosen(bids_of(0)) != "accept:2"


def test_what_cannot_be_known_changes_no_answer() -> None:
    t, compared = table(Pitches((0, 1, 2)), [5, 10, 16], [1, 11, 6], [2, 12, 17]), 0
    for seed in range(5):
        other = relabelled(t, 0, Rng(seed))
        other.asks = other.frames[-1].asks(other)
        compared += other != t
        assert explained(other) == explained(t)
    assert compared


@pytest.mark.parametrize("nodes", [0, 1])
def test_a_bot_that_may_not_think_has_a_legal_answer_all_the_same(nodes: int) -> None:
    t = bids_of(1, 2)
    assert explained(t, nodes=nodes)[0].action in asked(t, 0).options


def test_of_a_bid_with_hundreds_of_answers_some_are_weighed() -> None:
    t = table(Bribe(0, (1,)), [0], [1, 2, 3, 4, 5, 6], coins=12)
    assert len(asked(t, 1).options) > 500
    weighed = explained(t, 1)
    assert 10 < len(weighed) < 50
    assert all(each.action in asked(t, 1).options for each in weighed)


def test_every_answer_has_a_reason_in_words_and_the_best_is_first(monkeypatch: pytest.MonkeyPatch) -> None:
    teach(monkeypatch)
    ranking = explained(bids_of(4, 0))
    assert {each.action for each in ranking} == set(asked(bids_of(4, 0), 0).options)
    assert [each.value for each in ranking] == sorted((each.value for each in ranking), reverse=True)
    assert Speaker("en")(ranking[0].reason).startswith("ahead by ")
