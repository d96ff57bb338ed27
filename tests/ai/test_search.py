"""Searching, for any game: tried out with the medicine show."""

from functools import partial
from typing import Any

import pytest

from game.ai.bot import ENOUGH, Budget, Ranked
from game.ai.search import Trial, preferred, searched, shares
from game.engine import Action, Ask, Rng, Seat, Table, say
from tests.toy.bribe import Bribe
from tests.toy.rules import MedicineShow
from tests.toy.tables import answer, table
from tests.toy.world import World

RULES = MedicineShow()
TABLES = 64
WHY = say("medicine_show.reason", lead=0.0)


class Chatter:
    """Plays the day on by chance, the table's own; who has more coins has more of the win."""

    def __init__(self, day: int) -> None:
        self.day = day

    def answer(self, t: Table[Any], ask: Ask) -> Action:
        return t.rng.pick(ask.options)

    def settled(self, t: Table[World]) -> bool:
        return t.world.day != self.day

    def worth(self, t: Table[World], seat: Seat) -> float:
        coins = t.world.coins
        return coins[seat] / max(1, sum(coins))


def bids_of(*coins: int) -> Table[World]:
    """The judge's question, after everybody has offered so much."""
    t = table(Bribe(0, tuple(range(1, len(coins) + 1))), [0], *([n] for n in range(1, len(coins) + 1)))
    for seat, offer in enumerate(coins, 1):
        answer(t, seat, f"bid:{offer}+")
    return t


def tried(t: Table[World], *codes: str, nodes: int | None = None, seed: int = 1) -> list[Trial]:
    """The judge's answers, searched in this order."""
    ask = t.asked(0)
    assert ask is not None
    candidates = [Ranked(RULES.parse(code), 0.0, WHY) for code in codes]
    sampler = partial(RULES.sample, RULES.view(t, 0))
    return searched(candidates, ask, sampler, Chatter(t.world.day), Rng(seed), Budget(nodes=nodes), TABLES)


def trial(*wins: float) -> Trial:
    return Trial(Ranked(RULES.parse("accept:2"), 0.0, WHY), list(wins))


def test_the_same_answer_twice_has_the_same_luck_at_every_table() -> None:
    one, other = tried(bids_of(1, 2), "more", "more")
    assert len(one.wins) == len(other.wins) == TABLES
    assert one.wins == other.wins
    assert len(set(one.wins)) > 1, "no luck at all would prove nothing"


def test_what_is_better_is_found_out_and_taken_though_the_rule_of_thumb_liked_another() -> None:
    trials = tried(bids_of(4, 0), "accept:3", "accept:2", "refuse")
    best = preferred(trials)[0]
    assert best.action.code() == "accept:2"
    assert best.evidence is not None
    assert best.evidence.samples >= ENOUGH
    assert best.value == best.evidence.win == max(each.mean for each in trials)


def test_who_falls_behind_gets_no_more_tables_but_the_favourite_is_tried_on() -> None:
    codes = [option.code() for option in bids_of(4, 0, 1).asked(0).options]  # type: ignore[union-attr]
    favourite, *others = tried(bids_of(4, 0, 1), *codes, *codes)
    counts = sorted(len(each.wins) for each in others)
    assert counts[0] < counts[-1]
    assert len(favourite.wins) >= ENOUGH


def test_a_lead_within_its_own_error_overrules_nothing() -> None:
    steady, wild = trial(*[0.5] * 40), trial(*[0.0, 1.02] * 20)
    assert wild.mean > steady.mean
    assert preferred([steady, wild])[0].value == steady.mean


def test_a_lead_beyond_its_error_overrules() -> None:
    steady, better = trial(*[0.5, 0.4] * 20), trial(*[0.52, 0.42] * 20)
    assert preferred([steady, better])[0].value == better.mean


def test_few_tables_overrule_nothing_however_great_the_lead() -> None:
    worse, better = trial(*[0.1] * (ENOUGH - 1)), trial(*[0.9] * (ENOUGH - 1))
    assert preferred([worse, better])[0].value == pytest.approx(0.1)
    assert preferred([trial(*worse.wins, 0.1), trial(*better.wins, 0.9)])[0].value == pytest.approx(0.9)


@pytest.mark.parametrize("nodes", [0, 1, 3])
def test_who_may_hardly_think_keeps_the_rule_of_thumb_and_claims_nothing(nodes: int) -> None:
    ranking = preferred(tried(bids_of(4, 0), "accept:3", "accept:2", nodes=nodes))
    assert [each.action.code() for each in ranking] == ["accept:3", "accept:2"]
    assert not any(each.evidence and each.evidence.enough for each in ranking)


def test_half_a_table_is_never_counted() -> None:
    for nodes in range(1, 60):
        one, other = tried(bids_of(4, 0), "accept:3", "accept:2", nodes=nodes)
        assert len(one.wins) == len(other.wins)


def test_a_larger_budget_is_spent_on_more_tables() -> None:
    few, more = (tried(bids_of(1, 2), "more", "more", nodes=nodes)[0] for nodes in (60, 240))
    assert 0 < len(few.wins) < len(more.wins) < TABLES
    assert more.wins[: len(few.wins)] == few.wins


def test_the_same_seed_and_nodes_give_the_same_answer() -> None:
    one, again, other = (tried(bids_of(1, 2), "more", "refuse", nodes=200, seed=seed) for seed in (3, 3, 4))
    assert preferred(one) == preferred(again)
    assert preferred(one) != preferred(other)


def test_shares_of_the_win_add_up_and_follow_strength() -> None:
    parts = shares([(1.0, 2.0), (3.0, 0.0), (0.0, 0.0)], (0.5, 0.1))
    assert sum(parts) == pytest.approx(1)
    assert parts[1] > parts[0] > parts[2]
    assert shares([(9.0,)] * 4, (0.3,)) == pytest.approx([0.25] * 4)
    assert shares([(1e6,), (0.0,)], (1.0,)) == [1.0, 0.0], "no strength is too great to be reckoned with"
