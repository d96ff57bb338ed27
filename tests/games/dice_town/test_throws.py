"""Phase I: building a hand of five dice."""

import pytest

from game.engine import Committed
from game.games.dice_town import events
from game.games.dice_town.dice import price
from tests.games.dice_town.dice import hand
from tests.games.dice_town.town import answer, as_seen, asked, find, keep, options, throw


@pytest.mark.parametrize(("dice", "dollars"), [(0, 1), (1, 0), (2, 1), (3, 2), (4, 3), (5, 4)])
def test_one_die_is_free_further_ones_cost_a_dollar_each_and_none_costs_one(dice: int, dollars: int) -> None:
    """DT-05."""
    t = throw("JJJJJ 99999", seats=2)
    keep(t, ",".join(["J"] * dice) or "none", "9")
    assert price(dice) == dollars
    assert t.world.money[0] == 8 - dollars
    assert t.world.coach == dollars


def test_the_bank_gets_nothing_until_the_stagecoach_comes() -> None:
    """DT-05."""
    t = throw("JJJJJ 99999", seats=2)
    keep(t, "J,J", "none")
    assert (t.world.coach, t.world.bank) == (2, 3)


@pytest.mark.parametrize(("dollars", "most"), [(0, 1), (1, 2), (2, 3), (3, 4), (4, 5), (9, 5)])
def test_nobody_may_keep_more_than_they_can_pay(dollars: int, most: int) -> None:
    """DT-05."""
    t = throw("JJJJJ 99999", seats=2, money=[dollars, 8])
    expected = {f"keep:{','.join(['J'] * n)}" for n in range(1, most + 1)}
    assert options(t, 0) - {"keep:none"} == expected


def test_who_is_broke_must_keep_exactly_one_die() -> None:
    """DT-05."""
    t = throw("9JQKA 99999", seats=2, money=[0, 8])
    assert options(t, 0) == {"keep:9", "keep:J", "keep:Q", "keep:K", "keep:A"}


def test_a_last_dollar_may_buy_a_keep_of_none() -> None:
    """DT-05."""
    t = throw("JJJJJ 99999", seats=2, money=[1, 8])
    keep(t, "none", "9")
    assert t.world.money[0] == 0
    assert hand(t, 0) == ""


def test_equal_selections_are_offered_once() -> None:
    t = throw("99JJJ 99999", seats=2, money=[1, 8])
    assert options(t, 0) == {"keep:none", "keep:9", "keep:J", "keep:9,9", "keep:9,J", "keep:J,J"}


def test_everybody_chooses_at_the_same_time() -> None:
    """DT-06."""
    t = throw("JJJJJ 99999 KKKKK")
    assert asked(t) == {0: "keep", 1: "keep", 2: "keep"}
    answer(t, 2, "keep:K,K")
    assert asked(t) == {0: "keep", 1: "keep"}
    assert [hand(t, seat) for seat in range(3)] == ["", "", ""]
    assert t.world.coach == 0


def test_a_choice_leaves_nothing_to_see_until_all_have_chosen() -> None:
    """DT-06."""
    tables = [throw("JJJJJ 99999 KKKKK") for _ in range(2)]
    told = [answer(t, 2, code) for t, code in zip(tables, ("keep:K", "keep:K,K,K,K,K"), strict=True)]
    assert as_seen(told[0], 0) == as_seen(told[1], 0) == [Committed(2, "keep")]


def test_a_choice_cannot_be_changed() -> None:
    """DT-06."""
    t = throw("JJJJJ 99999 KKKKK")
    answer(t, 2, "keep:K")
    assert options(t, 2) == set()


def test_the_cups_lift_together() -> None:
    """DT-06."""
    t = throw("JJJJJ 99999 KKKKK", sheriff=1)
    answer(t, 2, "keep:K,K")
    answer(t, 0, "keep:none")
    (lifted,) = find(answer(t, 1, "keep:9"), events.Lifted)
    assert lifted == events.Lifted(((1, (0,)), (2, (4, 4)), (0, ())), last=False)


def test_only_loose_dice_are_rolled_again() -> None:
    t = throw("JJJJJ 99999 QQQQ KKK", seats=2)
    keep(t, "J", "9,9")
    assert [len(cup) for cup in t.world.cups] == [4, 3]
    assert options(t, 1) == {"keep:none", "keep:K", "keep:K,K", "keep:K,K,K"}
    keep(t, "Q", "K")
    assert (hand(t, 0), hand(t, 1)) == ("J Q", "9 9 K")


def test_one_die_at_a_time_takes_five_throws_and_no_money() -> None:
    """DT-07: all are complete at the same reveal, so there is no last throw."""
    t = throw("99999 JJJJJ" + "9999 JJJJ" + "999 JJJ" + "99 JJ" + "9 J", seats=2)
    for _ in range(4):
        keep(t, "9", "J")
    told = keep(t, "9", "J")
    assert t.over
    assert find(told, events.Rolled) == []
    assert t.world.money == (8, 8)
    assert find(told, events.HandsDone) == [events.HandsDone(((0,) * 5, (2,) * 5))]


def test_as_soon_as_somebody_is_done_the_others_roll_once_more_and_keep_what_falls() -> None:
    """DT-07."""
    t = throw("JJJJJ 99999 KKKKK" + "10QAA9" + "KKKA", sheriff=2)
    told = keep(t, "J,J,J,J,J", "none", "K")
    assert t.over
    assert [hand(t, seat) for seat in range(3)] == ["J J J J J", "9 10 Q A A", "K K K K A"]
    assert find(told, events.Lifted)[1].last
    assert find(told, events.Lifted)[1].done == (0,)


def test_the_last_throw_is_free_and_needs_no_money() -> None:
    """DT-07."""
    t = throw("JJJJJ 99999 KKKKK", money=[8, 0, 1])
    keep(t, "J,J,J,J,J", "9", "none")
    assert t.over
    assert t.world.money == (4, 0, 0)


def test_several_may_be_done_at_once_and_only_the_others_roll_again() -> None:
    """DT-07."""
    t = throw("JJJJJ 99999 KKKKK" + "QQQQ")
    told = keep(t, "J,J,J,J,J", "9,9,9,9,9", "K")
    assert t.over
    assert [roll.seat for roll in find(told, events.Rolled)] == [2]
    assert hand(t, 2) == "Q Q Q Q K"


def test_done_all_together_at_once_there_is_no_last_throw() -> None:
    """DT-07."""
    t = throw("JJJJJ 99999", seats=2)
    told = keep(t, "J,J,J,J,J", "9,9,9,9,9")
    assert t.over
    assert find(told, events.Rolled) == []


def test_there_is_one_last_throw_only() -> None:
    """DT-07."""
    t = throw("JJJJJ 99999 KKKKK")
    told = keep(t, "J,J,J,J,J", "none", "none")
    assert [(roll.seat, roll.count) for roll in find(told, events.Rolled)] == [(1, 5), (2, 5)]
    assert len(find(told, events.Lifted)) == 2
