"""The gold mine."""

from game.games.dice_town import events
from tests.games.dice_town.town import answer, asked, find, options, visit

MINERS = ["999JK", "9JQKA", "10JQKA"]
DYNAMITE = {0: ["dynamite"]}


def test_most_nines_win_a_nugget_per_nine() -> None:
    """DT-12."""
    t = visit("mine", kept=MINERS)
    assert t.over
    assert t.world.nuggets == (3, 0, 0)
    assert t.world.mine == 27
    assert t.world.gained == (True, False, False)


def test_without_a_nine_nobody_mines() -> None:
    """DT-11."""
    t = visit("mine", kept=["JJJJK", "10JQKA", "10JQKA"])
    assert t.over
    assert t.world.mine == 30
    assert find(t.events, events.Deserted) == [events.Deserted("mine")]


def test_a_single_nine_is_enough() -> None:
    """DT-11."""
    assert visit("mine", kept=["JJJJK", "9JQKA", "10JQKA"]).world.nuggets == (0, 1, 0)


def test_the_mine_gives_no_more_than_it_holds() -> None:
    """DT-04, DT-12."""
    t = visit("mine", kept=MINERS, nuggets=[10, 9, 9])
    assert t.world.nuggets == (12, 9, 9)
    assert t.world.mine == 0


def test_an_empty_mine_gives_nothing_which_is_winning_nothing() -> None:
    """DT-31: the second miner of a round can find the mine empty with Wild West."""
    t = visit("mine", kept=MINERS, nuggets=[10, 10, 10])
    assert not any(t.world.gained)
    assert find(t.events, events.GotNothing) == [events.GotNothing(0, "mine")]


def test_dynamite_doubles_the_nuggets() -> None:
    """Card: dynamite."""
    t = visit("mine", kept=MINERS, hands=DYNAMITE)
    assert options(t, 0) == {"play:dynamite", "pass"}
    answer(t, 0, "play:dynamite")
    assert t.over
    assert t.world.nuggets == (6, 0, 0)
    assert t.world.discard == ("dynamite",)


def test_dynamite_need_not_be_used() -> None:
    t = visit("mine", kept=MINERS, hands=DYNAMITE)
    answer(t, 0, "pass")
    assert t.world.nuggets == (3, 0, 0)
    assert t.world.hands[0] == ("dynamite",)


def test_dynamite_doubles_the_nines_and_then_the_mine_caps_them() -> None:
    """DT-12."""
    t = visit("mine", kept=MINERS, hands=DYNAMITE, mine=4)
    answer(t, 0, "play:dynamite")
    assert t.world.nuggets[0] == 4
    assert t.world.mine == 0


def test_dynamite_is_not_offered_when_the_mine_holds_no_more_than_the_nines() -> None:
    """DT-39."""
    t = visit("mine", kept=MINERS, hands=DYNAMITE, mine=3)
    assert t.over
    assert t.world.hands[0] == ("dynamite",)


def test_dynamite_is_for_the_miner_only() -> None:
    t = visit("mine", kept=MINERS, hands={1: ["dynamite"]})
    assert t.over


def test_the_effect_of_dynamite_ends_with_the_visit() -> None:
    t = visit("mine", kept=MINERS, hands=DYNAMITE)
    answer(t, 0, "play:dynamite")
    assert t.world.in_effect == ()


def test_a_cancelled_dynamite_is_discarded_all_the_same() -> None:
    """DT-37."""
    t = visit("mine", kept=MINERS, hands={0: ["dynamite"], 2: ["wanted"]})
    answer(t, 0, "play:dynamite")
    assert asked(t) == {2: "card"}
    answer(t, 2, "play:wanted")
    assert t.world.nuggets == (3, 0, 0)
    assert sorted(t.world.discard) == ["dynamite", "wanted"]
