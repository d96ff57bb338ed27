"""The bank: robbing it, or holding up the stagecoach (WW-08, WW-11)."""

import pytest

from tests.games.dice_town.town import answer, asked, options
from tests.games.dice_town.wild_west.west import CLASSIC, NEW, part_of_round, play, west


@pytest.mark.parametrize(("tens", "coach", "loot"), [("10", 5, 1), ("10 10 10", 5, 3), ("10 10 10", 2, 2)])
def test_a_hold_up_takes_a_dollar_per_10_as_far_as_the_stagecoach_holds(
    tens: str, coach: int, loot: int
) -> None:
    """WW-11"""
    t = west("bank", kept=[tens], bank=3, coach=coach)
    answer(t, 0, NEW)
    assert (t.world.money[0], t.world.coach, t.world.bank) == (8 + loot, coach - loot, 3)
    assert t.world.gained[0]


@pytest.mark.parametrize(("picked", "money"), [(CLASSIC, (11, 9, 8)), (NEW, (10, 11, 8))])
def test_what_is_left_on_the_stagecoach_moves_to_the_bank_after_both(
    picked: str, money: tuple[int, ...]
) -> None:
    """WW-11"""
    kept = ["10 10 A A A", "10 J J J K", "J Q Q Q K"]
    t = part_of_round("bank", kept=kept, money=[8, 8, 8], bank=3, coach=2)
    answer(t, 0, picked)
    assert asked(t) == {1: "action"}
    assert t.world.money == money
    assert (t.world.bank, t.world.coach) == (29 - sum(money), 0)


def test_split_answers_the_robbing_of_the_bank_by_the_second() -> None:
    """WW-08: it belongs to the classic action, whoever does it."""
    t = west("bank", kept=["10 10", "10"], hands={2: ["split"]}, money=[5, 5, 5], bank=9, coach=5)
    answer(t, 0, NEW)
    assert asked(t) == {2: "card"}
    answer(t, 2, "play:split")
    assert t.world.money == (7, 10, 9)


def test_who_comes_first_to_hold_up_the_coach_may_play_split_on_the_second() -> None:
    """WW-08"""
    t = west("bank", kept=["10 10", "10"], hands={0: ["split"]}, money=[5, 5, 5], bank=9, coach=5)
    play(t, (0, NEW), (0, "play:split"))
    assert t.world.money == (11, 10, 5)


def test_split_does_not_answer_a_hold_up() -> None:
    """WW-08"""
    t = west("bank", kept=["10"], hands={2: ["split"]}, money=[5, 5, 5], bank=9, coach=5)
    answer(t, 0, NEW)
    assert t.over
    assert t.world.hands[2] == ("split",)


def test_a_wallet_from_the_river_leaves_less_to_rob_and_less_to_split() -> None:
    kept = ["9 9 J J J", "10 10 Q Q Q", "9 K K K A"]
    t = part_of_round("mine", kept=kept, hands={2: ["split"]}, river=["purse2"])
    answer(t, 0, NEW)
    assert t.world.bank == 1
    assert options(t, 1) == {CLASSIC, NEW}
    answer(t, 1, CLASSIC)
    assert asked(t) == {0: "action"}, "with a dollar in the bank there is nothing to split"


def test_dynamite_belongs_to_mining_whoever_does_it() -> None:
    """WW-08"""
    t = west("mine", kept=["9 9", "9"], hands={0: ["dynamite"]}, river=["gold2.1"])
    answer(t, 0, NEW)
    assert t.over, "the first pans, and his dynamite stays where it is"
    t = west("mine", kept=["9 9", "9"], hands={1: ["dynamite"]}, river=["gold2.1"])
    play(t, (0, NEW), (1, "play:dynamite"))
    assert t.world.nuggets == (2, 2, 0)
