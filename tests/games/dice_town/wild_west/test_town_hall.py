"""The town hall with two actions: WW-08, WW-12, WW-13."""

import pytest

from game.games.dice_town import events
from tests.games.dice_town.memories import remembered
from tests.games.dice_town.town import RULES, answer, as_seen, asked, find, options
from tests.games.dice_town.wild_west.west import CLASSIC, NEW, NO_MATCH, card_as_seen, play, village, west

QUEUE = ("deed1.1", "deed2.1", "deed3.1")
DECK = ["deed4.1", "deed5.1", "deed4.2", "deed5.2"]


def test_the_queue_slides_and_fills_up_before_the_second_acts() -> None:
    """WW-12: three deeds go to the best hand with two Aces, three come, the wife has the next."""
    t = west("town_hall", kept=NO_MATCH, queue=QUEUE, deeds=DECK)
    answer(t, 1, CLASSIC)
    assert t.world.queue == ("deed4.1", "deed5.1", "deed4.2")
    assert t.world.hands == ((), QUEUE, ("deed5.2",))


def test_the_wife_may_come_first() -> None:
    t = west("town_hall", kept=NO_MATCH, queue=QUEUE, deeds=DECK)
    answer(t, 1, NEW)
    assert (t.world.hands[1], t.world.hands[2]) == (("deed4.1",), ("deed1.1",))
    assert t.world.queue == ("deed2.1", "deed3.1", "deed5.1")


@pytest.mark.parametrize(
    ("second", "third", "taken"),
    [("K K Q J 9", "K K Q J 10", 2), ("K K Q J 10", "K K Q J 9", 1), ("9 9 9 10 10", "A A A K Q", 1)],
)
def test_the_second_position_is_parted_on_the_whole_hand(second: str, third: str, taken: int) -> None:
    """WW-12"""
    t = west("town_hall", kept=["A A A A A", second, third], deeds=DECK)
    answer(t, 0, CLASSIC)
    assert [bool(hand) for hand in t.world.hands[1:]] == [taken == 1, taken == 2]


def test_only_identical_hands_tie_for_second() -> None:
    """WW-12"""
    t = west("town_hall", kept=["A A A A A", "K K Q J 10", "K K Q J 10"], deeds=DECK)
    assert (asked(t), options(t, 0)) == ({0: "verdict"}, {"name:2", "name:3"})


def test_the_second_needs_no_ace_of_the_first() -> None:
    """The one with the classic action counts his own Aces."""
    t = west("town_hall", kept=["A A A A A", "K K K A J", "9 9 10 J Q"], queue=QUEUE, deeds=DECK)
    answer(t, 0, NEW)
    assert t.world.hands[1] == ("deed1.1", "deed2.1")


def test_the_wifes_deed_is_secret() -> None:
    """WW-13"""
    t = village("town_hall", kept=NO_MATCH, queue=QUEUE, deeds=DECK)
    told = answer(t, 1, NEW)
    assert [card_as_seen(told, seat) for seat in (1, 0, 2, None)] == [["deed4.1"], [None], [None], [None]]
    views = [RULES.view(t, seat) for seat in (0, 2, None)]
    assert {view.won_deeds[1] for view in views} == {(None,)}
    assert RULES.view(t, 1).won_deeds == ((), ("deed4.1",), ("deed1.1",))
    assert "deed4.1" not in repr(views)


def test_a_deed_of_the_queue_is_remembered_by_all() -> None:
    t = village("town_hall", kept=NO_MATCH, queue=QUEUE, deeds=DECK)
    answer(t, 1, NEW)
    assert remembered(t, 0) == {"deed1.1": "hand:2"}


def test_a_ranch_from_the_wife_is_no_secret() -> None:
    """WW-13"""
    t = west("town_hall", kept=NO_MATCH, queue=QUEUE, deeds=["ranch.2"])
    told = answer(t, 1, NEW)
    assert find(as_seen(told, None), events.GotOpenCard)[0] == events.GotOpenCard(1, "ranch.2", "mayors_wife")


def test_with_an_empty_deck_the_wife_has_nothing() -> None:
    """WW-13"""
    t = west("town_hall", kept=NO_MATCH, queue=QUEUE, deeds_end=True)
    answer(t, 1, CLASSIC)
    assert (t.world.hands[2], t.world.gained[2], t.world.reached[2]) == ((), False, True)


def test_corruption_belongs_to_supporting_the_mayor_whoever_does_it() -> None:
    """WW-08"""
    t = west("town_hall", kept=NO_MATCH, queue=QUEUE, deeds=DECK, hands={1: ["corruption"]})
    answer(t, 1, NEW)
    assert t.over
    t = west("town_hall", kept=NO_MATCH, queue=QUEUE, deeds=DECK, hands={2: ["corruption"]})
    play(t, (1, NEW), (2, "play:corruption"))
    assert t.world.hands[2] == ("deed1.1", "deed5.1")
    assert t.world.queue == ("deed2.1", "deed3.1", "deed4.2")


def test_corruption_is_not_offered_once_the_wife_had_the_last_deed() -> None:
    t = west("town_hall", kept=NO_MATCH, deeds=["deed5.5"], deeds_end=True, hands={2: ["corruption"]})
    answer(t, 1, NEW)
    assert t.over
