"""The Brute: declared with the keep, shown as the cups lift."""

from game.games.dice_town import events
from tests.games.dice_town.dice import hand
from tests.games.dice_town.town import RULES, answer, as_seen, asked, find, keep, options, throw

BOTH = {0: ["brute.1"], 1: ["brute.2"], 2: ["wanted"]}


def test_with_a_brute_keeping_several_costs_nothing() -> None:
    """Card: brute."""
    t = throw("JJJJJ 99999", seats=2, hands={0: ["brute.1"]})
    told = keep(t, "J,J,J,J+brute.1", "9")
    assert t.world.money[0] == 8
    assert hand(t, 0) == "J J J J"
    assert find(told, events.Paid) == []


def test_a_used_brute_is_discarded() -> None:
    t = throw("JJJJJ 99999", seats=2, hands={0: ["brute.1", "joe"]})
    keep(t, "J,J+brute.1", "9")
    assert t.world.hands[0] == ("joe",)
    assert t.world.discard == ("brute.1",)


def test_a_brute_is_offered_only_with_a_keep_of_two_or_more() -> None:
    """DT-39."""
    t = throw("JJJJJ 99999", seats=2, hands={0: ["brute.2"]}, money=[0, 8])
    assert options(t, 0) == {
        "keep:J",
        "keep:J,J+brute.2",
        "keep:J,J,J+brute.2",
        "keep:J,J,J,J+brute.2",
        "keep:J,J,J,J,J+brute.2",
    }


def test_who_has_both_brutes_is_offered_one_of_them() -> None:
    t = throw("9JJJJ 99999", seats=2, hands={0: ["brute.1", "brute.2"]}, money=[0, 8])
    assert "keep:J,J+brute.1" in options(t, 0)
    assert not any("brute.2" in code for code in options(t, 0))


def test_keeping_none_costs_a_dollar_in_spite_of_a_brute() -> None:
    t = throw("JJJJJ 99999", seats=2, hands={0: ["brute.1"]})
    keep(t, "none", "9")
    assert t.world.money[0] == 7
    assert t.world.hands[0] == ("brute.1",)


def test_a_brute_need_not_be_used() -> None:
    t = throw("JJJJJ 99999", seats=2, hands={0: ["brute.1"]})
    keep(t, "J,J,J", "9")
    assert t.world.money[0] == 6
    assert t.world.hands[0] == ("brute.1",)


def test_a_brute_serves_for_one_throw() -> None:
    t = throw("JJJJJ 99999 QQQ", seats=2, hands={0: ["brute.1"]})
    keep(t, "J,J+brute.1", "9")
    keep(t, "Q,Q", "9")
    assert t.world.money[0] == 7


def test_a_brute_stays_secret_until_the_cups_lift() -> None:
    """DT-06, DT-08."""
    t = throw("JJJJJ 99999 KKKKK", hands={0: ["brute.1"]})
    told = answer(t, 0, "keep:J,J,J+brute.1")
    assert "brute" not in repr(as_seen(told, 1))
    assert t.world.hands[0] == ("brute.1",)


def test_all_brutes_are_shown_as_the_cups_lift_before_the_first_is_answered() -> None:
    """DT-08."""
    t = throw("JJJJJ 99999 KKKKK", hands=BOTH)
    told = keep(t, "J,J+brute.1", "9,9+brute.2", "K")
    assert t.world.playing == ("brute.1", "brute.2")
    assert [type(each) for each in told if not isinstance(each, events.Rolled)][-2:] == [
        events.Lifted,
        events.Played,
    ]
    (lifted,) = find(told, events.Lifted)
    assert lifted.brutes == ((0, "brute.1"), (1, "brute.2"))


def test_no_brute_lies_on_the_table_that_nobody_was_told_of() -> None:
    """DT-08: of two that are shown at once, the second one too."""
    told, views = [], []
    for second, kept in (("brute.2", "9,9+brute.2"), ("joe", "9,9")):
        t = throw("JJJJJ 99999 KKKKK", hands={**BOTH, 1: [second]})
        told.append(keep(t, "J,J+brute.1", kept, "K"))
        views.append(t)
    for seat in (0, 2, None):
        assert RULES.view(views[0], seat) != RULES.view(views[1], seat)
        assert as_seen(told[0], seat) != as_seen(told[1], seat)


def test_the_wanted_notice_may_answer_each_brute_clockwise_from_the_sheriff() -> None:
    """DT-08."""
    t = throw("JJJJJ 99999 KKKKK", hands=BOTH, sheriff=1)
    told = keep(t, "J,J+brute.1", "9,9+brute.2", "K")
    assert find(told, events.Played)[0].seat == 1
    assert asked(t) == {2: "card"}
    told = answer(t, 2, "pass")
    assert find(told, events.Played)[0].seat == 0
    assert asked(t) == {2: "card"}
    answer(t, 2, "play:wanted")
    assert t.world.money == (7, 8, 8)


def test_nobody_pays_before_the_brutes_are_answered() -> None:
    """DT-08."""
    t = throw("JJJJJ 99999 KKKKK", hands=BOTH)
    keep(t, "J,J+brute.1", "9,9,9", "K")
    assert t.world.coach == 0
    answer(t, 2, "pass")
    assert t.world.coach == 2


def test_who_loses_a_brute_pays_as_usual() -> None:
    """DT-09."""
    t = throw("JJJJJ 99999 KKKKK", hands=BOTH)
    keep(t, "J,J,J,J+brute.1", "9", "K")
    told = answer(t, 2, "play:wanted")
    assert find(told, events.Paid) == [events.Paid(0, 3, after_all=True)]
    assert t.world.money == (5, 8, 8)
    assert hand(t, 0) == "J J J J"
    assert sorted(t.world.discard) == ["brute.1", "wanted"]


def test_who_cannot_pay_for_a_cancelled_brute_takes_dice_back_as_few_as_it_takes() -> None:
    """DT-09."""
    t = throw("9JQKA 99999 KKKKK", hands=BOTH, money=[1, 8, 8])
    keep(t, "9,J,Q,K+brute.1", "9", "K")
    answer(t, 2, "play:wanted")
    assert asked(t) == {0: "take_back"}
    assert options(t, 0) == {"back:9,J", "back:9,Q", "back:9,K", "back:J,Q", "back:J,K", "back:Q,K"}
    told = answer(t, 0, "back:9,J")
    assert find(told, events.TookBack) == [events.TookBack(0, (0, 2))]
    assert hand(t, 0) == "Q K"
    assert t.world.money[0] == 0
    assert len(t.world.cups[0]) == 3


def test_who_has_no_money_at_all_keeps_one_die_of_a_cancelled_brute() -> None:
    """DT-09."""
    t = throw("JJQQQ 99999 KKKKK", hands=BOTH, money=[0, 8, 8])
    keep(t, "J,J,Q,Q,Q+brute.1", "9", "K")
    answer(t, 2, "play:wanted")
    assert options(t, 0) == {"back:J,J,Q,Q", "back:J,Q,Q,Q"}
    answer(t, 0, "back:J,J,Q,Q")
    assert hand(t, 0) == "Q"
    assert t.world.coach == 0


def test_only_dice_just_kept_can_be_taken_back() -> None:
    """DT-09."""
    t = throw("JJQQ 99999 KKKKK", hands=BOTH, money=[0, 8, 8], kept=["A"])
    keep(t, "J,J+brute.1", "9", "K")
    answer(t, 2, "play:wanted")
    assert options(t, 0) == {"back:J"}
    answer(t, 0, "back:J")
    assert hand(t, 0) == "J A"


def test_a_hand_that_loses_dice_again_was_never_complete() -> None:
    """DT-07, DT-09: so no last throw follows."""
    t = throw("JJJJJ 99999 KKKKK", hands=BOTH, money=[2, 8, 8])
    keep(t, "J,J,J,J,J+brute.1", "9", "K")
    answer(t, 2, "play:wanted")
    answer(t, 0, "back:J,J")
    assert asked(t) == {0: "keep", 1: "keep", 2: "keep"}


def test_one_notice_cancels_one_brute_only() -> None:
    """DT-08, DT-09."""
    t = throw("JJJJJ 99999 KKKKK", hands=BOTH, money=[0, 0, 8])
    keep(t, "J,J+brute.1", "9,9+brute.2", "K")
    answer(t, 2, "play:wanted")
    answer(t, 0, "back:J")
    assert (hand(t, 0), hand(t, 1)) == ("J", "9 9")


def test_the_last_throw_needs_no_brute() -> None:
    t = throw("JJJJJ 99999 KKKKK", hands={1: ["brute.1"]})
    keep(t, "J,J,J,J,J", "9", "K")
    assert t.over
    assert t.world.hands[1] == ("brute.1",)
