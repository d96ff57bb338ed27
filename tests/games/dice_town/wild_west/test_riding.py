"""Outlaws set dice before a throw: WW-18 to WW-21."""

from game.games.dice_town import events
from tests.games.dice_town.dice import hand
from tests.games.dice_town.town import answer, asked, find, keep, options, throw
from tests.games.dice_town.wild_west.west import play

GANG = {0: ["outlaw.J9"]}


def test_three_loose_dice_and_a_jack_outlaw() -> None:
    """The worked example: two dice are set to J, the third is rolled."""
    t = throw("K", wild_west=True, kept=["9 9", "10 10", "A A"], gangs=GANG)
    assert asked(t) == {0: "ride"}
    told = answer(t, 0, "ride:outlaw.J9*2")
    assert hand(t, 0) == "9 9 J J"
    assert find(told, events.Rode) == [events.Rode(0, "outlaw.J9", 2, 2)]
    assert options(t, 0) == {"keep:K", "keep:none"}


def test_one_die_may_be_set_or_two_and_the_outlaw_may_wait() -> None:
    t = throw("", wild_west=True, kept=["9 9", "10 10", "A A"], gangs=GANG)
    assert options(t, 0) == {"ride:outlaw.J9*1", "ride:outlaw.J9*2", "pass"}
    answer(t, 0, "pass")
    assert (t.world.gangs[0], len(t.world.cups[0])) == (("outlaw.J9",), 3)


def test_only_dice_still_to_be_rolled_can_be_set() -> None:
    """WW-18"""
    t = throw("", wild_west=True, kept=["9 9 9 9", "10 10", "A A"], gangs=GANG)
    assert options(t, 0) == {"ride:outlaw.J9*1", "pass"}
    t = throw("", wild_west=True, last=True, kept=["9 9 9 9 9", "10 10 10", "A A A"], gangs=GANG)
    assert t.over, "a complete hand is not asked"


def test_outlaws_ride_before_the_first_throw_and_before_the_last() -> None:
    """WW-18"""
    t = throw("", wild_west=True, gangs=GANG)
    assert asked(t) == {0: "ride"}
    t = throw("K", wild_west=True, last=True, kept=["9 9", "10 10 10 10 10", "A A A A A"], gangs=GANG)
    answer(t, 0, "ride:outlaw.J9*2")
    assert t.over
    assert hand(t, 0) == "9 9 J J K"
    assert t.world.money == (8, 8, 8)


def test_riders_are_asked_openly_clockwise_from_the_sheriff() -> None:
    """WW-18"""
    gangs = {0: ["outlaw.J9"], 1: ["outlaw.KA"], 2: ["outlaw.QK"]}
    t = throw("", wild_west=True, sheriff=1, gangs=gangs)
    order: list[int] = []
    while t.asks and t.asks[0].kind == "ride":
        order += t.waiting()
        answer(t, t.asks[0].seat, "pass")
    assert order == [1, 2, 0]


def test_several_outlaws_may_ride_at_once() -> None:
    """WW-18"""
    t = throw("", wild_west=True, gangs={0: ["outlaw.J9", "outlaw.KA", "outlaw.QK"]})
    play(t, (0, "ride:outlaw.J9*1"), (0, "ride:outlaw.KA*2"), (0, "ride:outlaw.QK*1"))
    assert hand(t, 0) == "J Q K K"
    assert t.world.wanted == ("outlaw.J9", "outlaw.KA", "outlaw.QK")


def test_an_outlaw_that_rode_is_wanted() -> None:
    """WW-21"""
    t = throw("", wild_west=True, wanted=["outlaw.A9"], gangs=GANG)
    answer(t, 0, "ride:outlaw.J9*2")
    assert (t.world.gangs[0], t.world.wanted) == ((), ("outlaw.A9", "outlaw.J9"))


def test_only_rolled_dice_are_paid_for() -> None:
    """WW-19: two dice set and one kept cost nothing; two kept cost a dollar; none kept costs one too."""
    for kept, paid in (("9", 0), ("9,9", 1), ("none", 1)):
        t = throw("", wild_west=True, gangs=GANG, coach=0)
        answer(t, 0, "ride:outlaw.J9*2")
        keep(t, kept, "9", "9")
        assert (t.world.money[0], t.world.coach) == (8 - paid, paid)


def test_completing_a_hand_does_not_stop_that_throw() -> None:
    """WW-20: the others keep what they like and pay for it; the last throw follows the reveal."""
    t = throw("Q Q Q Q K K K K", wild_west=True, kept=["9 9 9", "10", "A"], gangs=GANG, coach=0)
    answer(t, 0, "ride:outlaw.J9*2")
    assert asked(t) == {1: "keep", 2: "keep"}
    told = keep(t, "Q,Q", "K")
    assert t.over
    assert [lifted.last for lifted in find(told, events.Lifted)] == [False, True]
    assert [hand(t, seat) for seat in range(3)] == ["9 9 9 J J", "9 9 10 Q Q", "9 9 9 K A"]
    assert (t.world.money[:2], t.world.coach) == ((8, 7), 1)


def test_with_nobody_left_to_roll_nothing_is_paid() -> None:
    """WW-19"""
    gangs = {0: ["outlaw.J9"], 1: ["outlaw.KA"]}
    t = throw("", wild_west=True, seats=2, kept=["9 9 9", "10 10 10"], gangs=gangs, coach=0)
    play(t, (0, "ride:outlaw.J9*2"), (1, "ride:outlaw.KA*2"))
    assert t.over
    assert (hand(t, 0), hand(t, 1), t.world.coach) == ("9 9 9 J J", "10 10 10 K K", 0)


def test_a_card_sharp_may_turn_a_die_that_an_outlaw_set() -> None:
    hands = {0: ["sharp.1"]}
    t = throw(
        "", last=True, kept=["9 9 9", "9 9 9 9 9", "9 9 9 9 9"], gangs=GANG, hands=hands, wild_west=True
    )
    play(t, (0, "ride:outlaw.J9*2"), (0, "play:sharp.1=J/A"))
    assert hand(t, 0) == "9 9 9 J A"
