"""The expert of Dice Town: what it foresees, what it keeps, what it says of it, and its prices."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from build_spec.train import dice_town as training
from game.ai.dice_town import standing
from game.ai.dice_town.planning import Planning
from game.ai.dice_town.reckoning import Reckoning
from game.ai.dice_town.rivals import LAYERS, Rival, foresee
from game.ai.dice_town.standing import KNOTS
from game.ai.dice_town.weighing import Weighing
from game.engine import Table
from game.games.dice_town.dice import QUEEN
from game.games.dice_town.world import World
from game.text import LANGUAGES, Speaker
from tests.ai.dice_town import chosen, explained
from tests.games.dice_town.town import RULES, throw

_MANY = {0: ["horse", "deed5.1"], 1: ["saddle", "deed5.2"], 2: ["watch", "deed5.3"]}


def begun(kept: Sequence[str] = ()) -> Table[World]:
    """The first throw of a round in which everybody has a card worth stealing."""
    return throw("9JQKA 9JQKA 910JKA 910JQA", seats=4, hands=_MANY, kept=kept)


def reckoning(t: Table[World], seat: int = 0) -> Reckoning:
    return Reckoning(RULES.view(t, seat))


def test_before_any_die_is_kept_it_knows_that_rivals_chase_the_queens() -> None:
    r = reckoning(begun())
    for rival in r.others:
        last = foresee(Rival(r, rival)).layers[-1].ending
        assert 1 - last.fewer[QUEEN][2] > 0.3


def test_what_it_foresees_is_a_spread_over_all_hands() -> None:
    r = reckoning(begun(kept=["Q", "Q J", "", "A A A A A"]))
    for rival in r.others:
        layers = foresee(Rival(r, rival)).layers
        assert len(layers) == LAYERS
        for layer in layers:
            assert 0 <= layer.full <= 1 + 1e-9
            for sums in (*layer.ending.fewer, layer.ending.weaker):
                assert sums[-1] == pytest.approx(1)
                assert list(sums) == sorted(sums)


def test_the_dice_under_a_rivals_cup_change_nothing_it_foresees() -> None:
    one, other = begun(), begun()
    other.world.cups = (one.world.cups[0], *[(0, 0, 0, 0, 0)] * 3)
    assert [each.value for each in explained(one, name="expert")] == [
        each.value for each in explained(other, name="expert")
    ]


def test_it_pays_for_a_group_where_fewer_would_not_do() -> None:
    hands = {1: ["horse", "saddle", "deed5.1"]}
    t = throw("QQQ9J JKA JKA", kept=["", "Q Q", "Q Q"], hands=hands)
    assert chosen(t, name="expert").endswith("Q,Q,Q")


def test_it_leaves_a_place_to_rivals_who_are_far_ahead_there() -> None:
    t = throw("9JQKA KA KA", kept=["", "Q Q Q", "Q Q Q"], hands=_MANY)
    assert "Q" not in chosen(t, name="expert")


def test_without_a_dollar_it_keeps_one_die() -> None:
    t = throw("9JQKA 9JJKA 9JQKA", money=[0, 8, 8])
    assert chosen(t, name="expert") in {f"keep:{die}" for die in "9JQKA"}
    assert all(abs(Planning(reckoning(t), (), (0, 2, 3, 4, 5)).after((die,))) < 100 for die in (0, 2, 5))


def test_it_chooses_what_it_explains_best() -> None:
    t = begun(kept=["", "Q", "K", "A"])
    ranked = explained(t, name="expert")
    assert ranked[0].action.code() == chosen(t, name="expert")


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_says_where_the_dice_lead_and_how_often(language: str) -> None:
    best, *others = explained(throw("KKK9J 9JJKA 9JQKA", kept=["K K"]), name="expert")
    assert best.reason.key == "ai.dice_town.leads"
    assert "%" in Speaker(language, ("Ann", "Bob", "Cat"))(best.reason)
    for each in (best, *others):
        assert each.evidence is not None
        assert each.evidence.exact
        assert each.evidence.estimated
        assert 0 < each.value == each.evidence.win < 1


def test_it_is_first_most_often_where_it_shows_most() -> None:
    planning = Planning(reckoning(throw("KK9 9JJKA 9JQKA", kept=["K K"], sheriff=1)), (4, 4), (0, 4, 4))
    first = planning.first((4, 4))
    assert max(first, key=lambda place: first[place]) == "sheriff"
    assert first["sheriff"] > 0.9
    assert all(-1e-9 <= chance <= 1 + 1e-9 for chance in first.values())


@pytest.mark.parametrize("wild", [False, True])
def test_in_the_end_only_what_is_scored_has_a_price(wild: bool) -> None:
    assert standing.prices(0.0, wild) == (0.0, 5.0, 0.0, 0.0, 0.0)
    for rounds in (0.5, *KNOTS, 20.0):
        assert all(price >= 0 for price in standing.prices(rounds, wild))
        assert standing.per_point(rounds, wild) > 0


def test_shares_of_the_win_add_up_and_grow_with_points() -> None:
    r = Weighing(RULES.view(begun(), 0))
    assert sum(r.shares()) == pytest.approx(1)
    assert r.shares(2.0)[0] > r.shares()[0]
    assert sum(map(r.rivalry, r.others)) == pytest.approx(1)


def test_a_small_training_comes_out_the_same(tmp_path: Path) -> None:
    one, other = tmp_path / "one.toml", tmp_path / "other.toml"
    training.train(2, one)
    training.train(2, other)
    assert one.read_bytes() == other.read_bytes()
