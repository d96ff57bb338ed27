"""The bank and the stagecoach."""

from game.games.dice_town import events
from tests.games.dice_town.town import answer, asked, evening, find, options, visit

ROBBERS = ["10 10 9JK", "10JQKA", "9JQKA"]
SPLIT = {2: ["split"]}


def test_most_tens_take_all_the_money_in_the_bank() -> None:
    """DT-13."""
    t = visit("bank", kept=ROBBERS, money=[8, 4, 4])
    assert t.over
    assert t.world.money == (19, 4, 4)
    assert t.world.bank == 0
    assert t.world.gained == (True, False, False)


def test_the_robber_does_not_get_what_is_still_on_the_stagecoach() -> None:
    """DT-14."""
    t = visit("bank", kept=ROBBERS, money=[8, 4, 4], bank=2)
    assert t.world.money == (10, 4, 4)
    assert t.world.coach == 9


def test_robbing_an_empty_bank_is_winning_nothing() -> None:
    """DT-13."""
    t = visit("bank", kept=ROBBERS, money=[8, 8, 8], bank=0)
    assert not any(t.world.gained)
    assert find(t.events, events.GotNothing) == [events.GotNothing(0, "bank")]


def test_without_a_ten_the_money_stays() -> None:
    """DT-11."""
    t = visit("bank", kept=["9JQKA"] * 3)
    assert t.world.bank == 3
    assert find(t.events, events.Deserted) == [events.Deserted("bank")]


def test_the_stagecoach_fills_the_bank_after_the_robbery() -> None:
    """DT-14."""
    t = evening(kept=["10 10 9KK", "10JQKA", "JJQKA"], money=[6, 6, 6], bank=4)
    assert t.world.money[0] == 10
    assert (t.world.bank, t.world.coach) == (5, 0)
    assert find(t.events, events.CoachMoved) == [events.CoachMoved(5)]


def test_the_stagecoach_comes_even_if_nobody_robs_the_bank() -> None:
    """DT-14."""
    t = evening(kept=["9QQKK", "9JQKA", "9JQKA"], money=[8, 4, 4], bank=1, bribes=False)
    answer(t, 0, "name:1")
    assert (t.world.bank, t.world.coach) == (11, 0)


def test_split_gives_half_of_the_loot_rounded_down() -> None:
    """Card: split."""
    t = visit("bank", kept=ROBBERS, hands=SPLIT, money=[8, 4, 6], bank=7)
    assert options(t, 2) == {"play:split", "pass"}
    answer(t, 2, "play:split")
    assert t.over
    assert t.world.money == (12, 4, 9)
    assert t.world.gained == (True, False, True)
    assert t.world.discard == ("split",)


def test_split_is_half_of_the_loot_not_of_the_robbers_money() -> None:
    t = visit("bank", kept=ROBBERS, hands=SPLIT, money=[20, 0, 0], bank=2)
    answer(t, 2, "play:split")
    assert t.world.money == (21, 0, 1)


def test_split_is_not_offered_with_less_than_two_dollars_in_the_bank() -> None:
    """DT-39."""
    assert visit("bank", kept=ROBBERS, hands=SPLIT, bank=1).over
    assert asked(visit("bank", kept=ROBBERS, hands=SPLIT, bank=2)) == {2: "card"}


def test_split_is_for_the_robbers_opponents() -> None:
    t = visit("bank", kept=ROBBERS, hands={0: ["split"]})
    assert t.over
    assert t.world.hands[0] == ("split",)


def test_a_cancelled_split_leaves_the_robber_everything() -> None:
    """DT-37."""
    t = visit("bank", kept=ROBBERS, hands={0: ["wanted"], 2: ["split"]}, money=[8, 4, 4])
    answer(t, 2, "play:split")
    answer(t, 0, "play:wanted")
    assert t.world.money == (19, 4, 4)
    assert t.world.gained == (True, False, False)
