"""Card: whisky, girls (WW-08, WW-33 to WW-35)."""

from game.games.dice_town import events
from game.games.dice_town.words import sentences
from game.text import Speaker
from tests.games.dice_town.town import answer, asked, find, options
from tests.games.dice_town.wild_west.west import CLASSIC, NEW, play, west

RANCH = {1: ["ranch.1"]}


def test_whisky_takes_a_ranch_instead_of_a_hidden_card() -> None:
    t = west("saloon", kept=["Q Q"], hands={0: ["whisky"], 1: ["hat"]}, ranches=RANCH)
    answer(t, 0, CLASSIC)
    assert options(t, 0) == {"play:whisky>2", "pass"}
    told = answer(t, 0, "play:whisky>2")
    assert t.over
    assert t.world.ranches == (("ranch.1",), (), ())
    assert t.world.hands == ((), ("hat",), ())
    assert (t.world.gained[0], t.world.discard) == (True, ("whisky",))
    assert find(told, events.GotOpenCard) == [events.GotOpenCard(0, "ranch.1", "whisky", 1)]


def test_a_ranch_alone_makes_a_victim() -> None:
    """WW-33: the victim needs no hand."""
    t = west("saloon", kept=["Q"], hands={0: ["whisky"]}, ranches=RANCH)
    play(t, (0, CLASSIC), (0, "play:whisky>2"))
    assert t.world.ranches[0] == ("ranch.1",)


def test_whisky_is_offered_only_against_other_peoples_ranches() -> None:
    """WW-33"""
    t = west("saloon", kept=["Q"], hands={0: ["whisky"], 1: ["hat"]}, ranches={0: ["ranch.1"]})
    answer(t, 0, CLASSIC)
    assert asked(t) == {0: "victim"}
    t = west("saloon", kept=["Q"], hands={0: ["whisky"], 1: ["hat"]}, ranches={**RANCH, 2: ["ranch.2"]})
    answer(t, 0, CLASSIC)
    assert options(t, 0) == {"play:whisky>2", "play:whisky>3", "pass"}


def test_whisky_may_be_kept_for_another_time() -> None:
    t = west("saloon", kept=["Q"], hands={0: ["whisky"], 2: ["hat"]}, ranches=RANCH)
    play(t, (0, CLASSIC), (0, "pass"), (0, "name:3"), (0, "take:hat"))
    assert t.world.hands[0] == ("hat", "whisky")
    assert t.world.ranches[1] == ("ranch.1",)


def test_whisky_and_the_girls_belong_to_robbing_whoever_does_it() -> None:
    """WW-08, WW-33"""
    hands = {0: ["whisky", "girls"], 2: ["hat", "boots"]}
    t = west("saloon", kept=["Q Q", "Q"], hands=hands, ranches={2: ["ranch.1"]})
    answer(t, 0, NEW)
    assert asked(t) == {1: "victim"}
    hands = {1: ["whisky", "girls"], 2: ["hat", "boots"]}
    t = west("saloon", kept=["Q Q", "Q"], hands=hands, ranches={2: ["ranch.1"]})
    answer(t, 0, NEW)
    assert options(t, 1) == {"play:whisky>3", "play:girls", "pass"}


def test_with_the_girls_the_other_robbery_is_normal() -> None:
    """WW-33: its victim is chosen once the ranch is taken."""
    hands = {0: ["whisky", "girls"], 1: ["hat"], 2: ["boots"]}
    t = west("saloon", kept=["Q"], hands=hands, ranches=RANCH)
    play(t, (0, CLASSIC), (0, "play:girls"), (0, "play:whisky>2"))
    assert t.world.ranches[0] == ("ranch.1",)
    assert options(t, 0) == {"name:2", "name:3"}
    play(t, (0, "name:2"), (0, "take:hat"))
    assert t.over
    assert t.world.hands == (("hat",), (), ("boots",))


def test_the_girls_are_offered_when_a_ranch_and_a_card_can_be_stolen() -> None:
    """WW-35: before and after the whisky is announced."""
    hands = {0: ["whisky", "girls"], 2: ["boots"]}
    t = west("saloon", kept=["Q"], hands=hands, ranches=RANCH)
    answer(t, 0, CLASSIC)
    assert options(t, 0) == {"play:whisky>2", "play:girls", "pass"}
    play(t, (0, "play:whisky>2"), (0, "play:girls"), (0, "name:3"), (0, "take:boots"))
    assert t.over
    assert (t.world.ranches[0], t.world.hands[0]) == (("ranch.1",), ("boots",))


def test_the_girls_are_not_offered_for_a_ranch_or_a_card_alone() -> None:
    """WW-35"""
    t = west("saloon", kept=["Q"], hands={0: ["whisky", "girls"]}, ranches=RANCH)
    answer(t, 0, CLASSIC)
    assert options(t, 0) == {"play:whisky>2", "pass"}
    t = west("saloon", kept=["Q"], hands={0: ["girls"], 2: ["boots"]}, ranches=RANCH)
    answer(t, 0, CLASSIC)
    assert asked(t) == {0: "victim"}


def test_who_loses_the_whisky_to_the_wanted_notice_robs_the_same_victim_normally() -> None:
    """WW-34"""
    hands = {0: ["whisky"], 1: ["hat"], 2: ["wanted", "boots"]}
    t = west("saloon", kept=["Q"], hands=hands, ranches=RANCH)
    play(t, (0, CLASSIC), (0, "play:whisky>2"), (2, "play:wanted"))
    assert asked(t) == {0: "steal"}
    answer(t, 0, "take:hat")
    assert t.over
    assert (t.world.hands, t.world.ranches[1]) == ((("hat",), (), ("boots",)), ("ranch.1",))
    assert sorted(t.world.discard) == ["wanted", "whisky"]


def test_a_cancelled_whisky_gets_nothing_from_an_empty_hand() -> None:
    """WW-34"""
    t = west("saloon", kept=["Q"], hands={0: ["whisky"], 2: ["wanted", "boots"]}, ranches=RANCH)
    told = play(t, (0, CLASSIC), (0, "play:whisky>2"), (2, "play:wanted"))
    assert t.over
    assert (t.world.hands[0], t.world.gained[0]) == ((), False)
    (nothing,) = find(told, events.GotNothing)
    (sentence,) = map(Speaker("en", ("Ann", "Bob", "Cy")), sentences(nothing))
    assert sentence == "Without the whisky, Ann finds nothing but an empty hand."


def test_a_cancelled_whisky_with_the_girls_leaves_two_normal_robberies() -> None:
    """WW-34"""
    hands = {0: ["whisky", "girls"], 1: ["hat"], 2: ["wanted", "boots"]}
    t = west("saloon", kept=["Q"], hands=hands, ranches=RANCH)
    play(t, (0, CLASSIC), (0, "play:girls"), (2, "pass"), (0, "play:whisky>2"), (2, "play:wanted"))
    play(t, (0, "take:hat"), (0, "name:3"), (0, "take:boots"))
    assert t.over
    assert t.world.hands[0] == ("hat", "boots")


def test_the_girls_are_offered_after_a_cancelled_whisky_has_wasted_a_robbery() -> None:
    """WW-35: one card is enough, for the first robbery finds an empty hand."""
    hands = {0: ["whisky", "girls"], 2: ["wanted", "boots"]}
    t = west("saloon", kept=["Q"], hands=hands, ranches=RANCH)
    play(t, (0, CLASSIC), (0, "play:whisky>2"), (2, "play:wanted"))
    assert options(t, 0) == {"play:girls", "pass"}
    told = play(t, (0, "play:girls"))
    assert find(told, events.GotNothing) == [events.GotNothing(0, "spilt")]
    play(t, (0, "name:3"), (0, "take:boots"))
    assert t.over
    assert (t.world.hands[0], t.world.hands[2]) == (("boots",), ())


def test_the_girls_are_not_offered_for_an_only_card_that_a_cancelled_whisky_is_about_to_steal() -> None:
    """WW-35"""
    hands = {0: ["whisky", "girls"], 1: ["hat"], 2: ["wanted"]}
    t = west("saloon", kept=["Q"], hands=hands, ranches=RANCH)
    play(t, (0, CLASSIC), (0, "play:whisky>2"), (2, "play:wanted"))
    assert asked(t) == {0: "steal"}


def test_the_girls_are_not_offered_when_a_cancelled_whisky_leaves_nobody_to_rob() -> None:
    """WW-35"""
    t = west("saloon", kept=["Q"], hands={0: ["whisky", "girls"], 2: ["wanted"]}, ranches=RANCH)
    play(t, (0, CLASSIC), (0, "play:whisky>2"), (2, "play:wanted"))
    assert t.over


def test_a_cancelled_whisky_with_the_girls_wastes_one_of_two_robberies_on_an_empty_hand() -> None:
    """WW-34"""
    hands = {0: ["whisky", "girls"], 2: ["wanted", "boots"]}
    t = west("saloon", kept=["Q"], hands=hands, ranches=RANCH)
    play(t, (0, CLASSIC), (0, "play:girls"), (2, "pass"), (0, "play:whisky>2"))
    told = play(t, (2, "play:wanted"))
    assert find(told, events.GotNothing) == [events.GotNothing(0, "spilt")]
    assert options(t, 0) == {"name:3"}
    play(t, (0, "name:3"), (0, "take:boots"))
    assert t.over
    assert (t.world.hands[0], t.world.ranches[1]) == (("boots",), ("ranch.1",))
