"""Hunting wanted outlaws: WW-22, WW-23. Card: double_gun, dog (WW-32)"""

from typing import Any

from game.games.dice_town import events
from game.games.dice_town.scoring import scores
from tests.games.dice_town.dice import hand
from tests.games.dice_town.town import answer, asked, find, options, throw, town
from tests.games.dice_town.wild_west.west import CLASSIC, NEW, play, west

THREE = ["outlaw.J9", "outlaw.A9", "outlaw.9K"]


def test_three_kings_throw_9_q_q_at_9_9_k() -> None:
    """The worked example: one of the 9s is captured, of the hunter's choice; the dice are K again."""
    t = west("sheriff", kept=["K K K"], wanted=THREE, rolls="9 Q Q")
    told = answer(t, 0, NEW)
    assert find(told, events.Hunted) == [events.Hunted(0, (0, 3, 3))]
    assert options(t, 0) == {"capture:outlaw.J9", "capture:outlaw.A9"}
    answer(t, 0, "capture:outlaw.J9")
    assert t.over
    assert (t.world.captured[0], t.world.wanted) == (("outlaw.J9",), ("outlaw.A9", "outlaw.9K"))
    assert (hand(t, 0), t.world.hunt, t.world.gained[0]) == ("K K K", (), True)


def test_every_die_that_shows_k_is_thrown_and_no_other() -> None:
    t = west("sheriff", kept=["K K A 9 9"], wanted=THREE, rolls="10 10")
    answer(t, 0, NEW)
    assert t.over
    assert (hand(t, 0), t.world.captured[0], t.world.gained[0]) == ("9 9 K K A", (), False)


def test_each_die_captures_one() -> None:
    """WW-22"""
    t = west("sheriff", kept=["K K K"], wanted=THREE, rolls="9 9 K")
    answer(t, 0, NEW)
    assert t.over, "there is nothing to choose"
    assert sorted(t.world.captured[0]) == sorted(THREE)
    assert t.world.wanted == ()


def test_for_each_face_thrown_the_hunter_chooses_among_its_outlaws() -> None:
    """WW-22: the outlaws with a K are two, those with a 9 are two."""
    wanted = ["outlaw.9K", "outlaw.QK", "outlaw.J9", "outlaw.A9"]
    t = west("sheriff", kept=["K K"], wanted=wanted, rolls="9 K")
    answer(t, 0, NEW)
    assert options(t, 0) == {
        "capture:outlaw.A9+outlaw.9K",
        "capture:outlaw.A9+outlaw.QK",
        "capture:outlaw.J9+outlaw.9K",
        "capture:outlaw.J9+outlaw.QK",
    }


def test_two_dice_of_a_face_capture_no_more_than_there_are() -> None:
    """WW-22"""
    t = west("sheriff", kept=["K K"], wanted=["outlaw.J9", "outlaw.9K"], rolls="9 9")
    answer(t, 0, NEW)
    assert t.over
    assert (t.world.captured[0], t.world.wanted) == (("outlaw.J9",), ("outlaw.9K",))


def test_with_nobody_wanted_no_die_is_thrown() -> None:
    t = west("sheriff", kept=["K K"], hands={0: ["double_gun"]})
    answer(t, 0, NEW)
    assert t.over


def test_the_second_hunts_when_the_first_takes_the_star() -> None:
    t = west("sheriff", kept=["9", "K K", "K"], wanted=THREE, rolls="K")
    told = answer(t, 1, CLASSIC)
    assert (t.world.sheriff, t.world.captured[2]) == (1, ("outlaw.9K",))
    assert [type(event) for event in told if isinstance(event, events.NewSheriff | events.Hunted)] == [
        events.NewSheriff,
        events.Hunted,
    ]


def test_the_hunter_may_keep_the_star_from_the_second_with_the_marshal() -> None:
    """WW-08, WW-16: the first hunts, the second takes the star; the Marshal is for all but who takes it."""
    t = west("sheriff", kept=["9", "K K", "K"], wanted=["outlaw.J9"], hands={1: ["marshal"]}, rolls="9 Q")
    told = answer(t, 1, NEW)
    assert find(told, events.CapturedOutlaws) == [events.CapturedOutlaws(1, ("outlaw.J9",))]
    assert options(t, 1) == {"play:marshal", "pass"}
    answer(t, 1, "play:marshal")
    assert t.over
    assert (t.world.sheriff, t.world.gained[2], t.world.reached[2]) == (0, False, True)


def test_captured_outlaws_are_no_money_before_the_end() -> None:
    """WW-23: their dollars are added to the fortune then, before it is halved."""
    position: dict[str, Any] = {"money": [3, 8, 8], "gangs": {1: ["outlaw.KJ"]}, "sheriff": 2}
    t = west("sheriff", kept=["K"], wanted=["outlaw.J9"], rolls="9", **position)
    answer(t, 0, NEW)
    assert t.world.captured[0] == ("outlaw.J9",)
    assert (t.world.money, t.world.bank, t.world.coach) == ((3, 8, 8), 10, 0)
    assert [score.points for score in scores(t.world)[:2]] == [(3 + 5) // 2, 8 // 2]


def test_captured_outlaws_ride_no_more_and_cannot_be_stolen() -> None:
    """WW-23"""
    t = throw("", wild_west=True, captured={1: ["outlaw.J9"]})
    assert asked(t) == {0: "keep", 1: "keep", 2: "keep"}
    t = west("saloon", kept=["Q"], captured={1: ["outlaw.J9"]}, hands={2: ["hat"]})
    answer(t, 0, CLASSIC)
    assert options(t, 0) == {"name:3"}


def test_the_dog_is_worth_two_points_per_captured_outlaw() -> None:
    caught = {0: ["outlaw.J9", "outlaw.KA"], 1: ["outlaw.QK"]}
    t = town(wild_west=True, hands={0: ["dog"]}, captured=caught, gangs={0: ["outlaw.A9"]})
    dog = [[line.value for line in score.lines if line.what.key.endswith("dog")] for score in scores(t.world)]
    assert dog == [[4], [0], [0]]


def test_the_double_gun_throws_any_of_the_dice_once_more_before_anyone_is_captured() -> None:
    t = west("sheriff", kept=["K K K"], wanted=THREE, hands={0: ["double_gun"]}, rolls="9 Q Q K 10")
    answer(t, 0, NEW)
    guns = {"9", "Q", "9/Q", "Q/Q", "9/Q/Q"}
    assert options(t, 0) == {"pass", *(f"play:double_gun={faces}" for faces in guns)}
    assert t.world.captured[0] == ()
    told = answer(t, 0, "play:double_gun=Q/Q")
    assert find(told, events.Hunted) == [events.Hunted(0, (0, 1, 4), again=True)]
    assert t.world.hunt == (0, 1, 4)
    assert options(t, 0) == {"capture:outlaw.J9+outlaw.9K", "capture:outlaw.A9+outlaw.9K"}


def test_the_double_gun_may_lose_what_the_first_throw_had() -> None:
    """WW-32: captures are assigned only after it."""
    t = west("sheriff", kept=["K"], wanted=THREE, hands={0: ["double_gun"]}, rolls="9 Q")
    play(t, (0, NEW), (0, "play:double_gun=9"))
    assert t.over
    assert t.world.captured[0] == ()


def test_a_cancelled_double_gun_leaves_the_first_throw() -> None:
    hands = {0: ["double_gun"], 1: ["wanted"]}
    t = west("sheriff", kept=["K"], wanted=THREE, hands=hands, rolls="K")
    play(t, (0, NEW), (0, "play:double_gun=K"), (1, "play:wanted"))
    assert t.world.captured[0] == ("outlaw.9K",)


def test_the_double_gun_is_for_the_hunter_alone() -> None:
    t = west("sheriff", kept=["K"], wanted=THREE, hands={1: ["double_gun"]}, rolls="K")
    answer(t, 0, NEW)
    assert t.over
    t = west("sheriff", kept=["K"], wanted=THREE, hands={0: ["double_gun"]})
    answer(t, 0, CLASSIC)
    assert asked(t) == {}
