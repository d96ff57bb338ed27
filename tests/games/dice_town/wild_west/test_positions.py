"""WW-03 to WW-07: who is first and second at a place, and what each of them does there."""

from typing import Any

import pytest

from game.games.dice_town import events
from tests.games.dice_town.town import answer, asked, find, options
from tests.games.dice_town.wild_west.west import CLASSIC, NEW, NO_OFFER, play, west

ACTIONS = {
    "mine": ["9 9 9 10 10", "9 9 10 10 10", "9 10 10 10 10"],
    "bank": ["10 10 10 J J", "10 10 J J J", "10 J J J J"],
    "store": ["J J J 10 10", "J J 10 10 10", "J 10 10 10 10"],
    "saloon": ["Q Q Q 10 10", "Q Q 10 10 10", "Q 10 10 10 10"],
    "sheriff": ["K K K 10 10", "K K 10 10 10", "K 10 10 10 10"],
    "town_hall": ["A A A 9 9", "A A A 10 9", "A A J 10 9"],
}


@pytest.mark.parametrize("place", ACTIONS)
@pytest.mark.parametrize(("picked", "left"), [("classic", "new"), ("new", "classic")])
def test_the_first_picks_and_the_second_must_do_the_other(place: str, picked: str, left: str) -> None:
    t = west(place, kept=ACTIONS[place], rolls="Q Q Q")
    assert asked(t) == {0: "action"}
    assert options(t, 0) == {CLASSIC, NEW}
    told = answer(t, 0, f"choose:{picked}")
    while t.asks:
        told += answer(t, t.asks[0].seat, t.asks[0].options[0].code())
    assert find(told, events.Acts) == [events.Acts(place, 0, picked), events.Acts(place, 1, left)]
    assert t.world.reached == (True, True, False)


@pytest.mark.parametrize(
    ("picked", "first_gets", "second_gets"), [(CLASSIC, 2, 3), (NEW, 3, 1)], ids=["classic", "new"]
)
def test_each_gets_what_their_own_dice_are_worth(picked: str, first_gets: int, second_gets: int) -> None:
    t = west("mine", kept=["9 9", "9"], river=["gold3"])
    answer(t, 0, picked)
    assert t.world.nuggets == (first_gets, second_gets, 0)


def test_there_is_no_second_if_nobody_else_has_the_face() -> None:
    t = west("mine", kept=["9", "10", "J"], river=["gold2.1"])
    answer(t, 0, CLASSIC)
    assert t.over
    assert (t.world.river[-1], t.world.reached) == ("gold2.1", (True, False, False))


def test_nobody_goes_where_nobody_has_the_face() -> None:
    t = west("bank", kept=["9", "9", "9"])
    assert t.over
    assert t.world.reached == (False,) * 3


def test_of_two_tied_for_first_the_other_is_second_without_more_offers() -> None:
    t = west("mine", kept=["9", "9", "10"], sheriff=2, bribes=True, river=["nothing.1"])
    play(t, (0, NO_OFFER), (1, NO_OFFER))
    assert options(t, 2) == {"name:1", "name:2", "more"}
    answer(t, 2, "name:2")
    assert asked(t) == {1: "action"}
    answer(t, 1, NEW)
    assert t.world.nuggets == (1, 0, 0)


def test_tied_players_not_chosen_first_compete_for_second_with_new_offers() -> None:
    """WW-05: one set of offers per position, and each accepted offer is paid."""
    t = west("mine", kept=["9", "9", "9", ""], seats=4, sheriff=3, bribes=True, river=["nothing.1"])
    assert asked(t) == {0: "bid", 1: "bid", 2: "bid"}
    play(t, (0, "bid:1/0/none"), (1, "bid:5/0/none"), (2, "bid:3/0/none"))
    answer(t, 3, "name:2")
    assert t.world.money[1] == 3
    assert asked(t) == {0: "bid", 2: "bid"}
    assert NO_OFFER in options(t, 0)
    assert t.world.reached == (False, True, False, False)
    play(t, (0, "bid:2/0/none"), (2, NO_OFFER))
    assert options(t, 3) == {"name:1", "name:3", "more"}
    answer(t, 3, "name:1")
    assert t.world.money[0] == 6
    assert t.world.reached == (True, True, False, False)
    assert asked(t) == {1: "action"}


def test_both_positions_are_named_before_either_acts() -> None:
    """WW-04: a tie for second is settled before the first picks an action."""
    t = west("mine", kept=["9 9", "9", "9"], sheriff=0, river=["star"])
    assert asked(t) == {0: "verdict"}
    answer(t, 0, "name:3")
    assert asked(t) == {0: "action"}
    answer(t, 0, NEW)
    assert t.world.nuggets == (0, 0, 1)


def test_the_sheriff_may_make_himself_second() -> None:
    t = west("mine", kept=["9 9", "9", "9"], sheriff=1, bribes=True)
    answer(t, 2, "bid:8/0/none")
    answer(t, 1, "name:2")
    assert t.world.reached == (True, True, False)
    assert t.world.money == (8, 8, 8)


def test_the_firsts_action_is_finished_before_the_seconds() -> None:
    """WW-04"""
    t = west("store", kept=["J J 9 9 9", "J K K K K"], store=["hat", "boots"])
    answer(t, 0, CLASSIC)
    assert asked(t) == {0: "store"}
    answer(t, 0, "take:hat")
    assert asked(t) == {1: "doc"}


def test_with_two_players_the_winner_picks_and_the_other_gets_nothing() -> None:
    """WW-06"""
    t = west("bank", seats=2, kept=["10 10", "10"], bank=3, coach=2)
    answer(t, 0, NEW)
    assert t.over
    assert (t.world.money[0], t.world.bank, t.world.coach) == (10, 3, 0)
    assert t.world.reached == (True, False)


def test_with_two_players_a_tie_has_a_winner_and_no_second() -> None:
    """WW-06"""
    t = west("mine", seats=2, kept=["9", "9"], river=["gold2.1"])
    answer(t, 0, "name:2")
    answer(t, 1, CLASSIC)
    assert t.over
    assert (t.world.nuggets, t.world.reached) == ((0, 1), (False, True))


NOTHING_THERE: dict[str, tuple[str, dict[str, Any], str]] = {
    "an empty river": ("mine", {"kept": ["9"], "river_ends": True}, NEW),
    "an empty mine": ("mine", {"kept": ["9"], "mine": 0}, CLASSIC),
    "an empty bank": ("bank", {"kept": ["10"], "bank": 0}, CLASSIC),
    "an empty stagecoach": ("bank", {"kept": ["10"], "coach": 0}, NEW),
    "an empty store": ("store", {"kept": ["J"], "store_ends": True}, CLASSIC),
    "nothing at the Doc's": ("store", {"kept": ["J"], "store_ends": True}, NEW),
    "nobody to rob": ("saloon", {"kept": ["Q"]}, CLASSIC),
    "nobody to recruit": ("saloon", {"kept": ["Q"], "outlaws_end": True}, NEW),
    "nobody to hunt": ("sheriff", {"kept": ["K"]}, NEW),
    "no deed in the queue": (
        "town_hall",
        {"kept": ["A A A A A", "9 9 9 9 9", "10 10 10 10 10"], "queue": (), "deeds_end": True},
        CLASSIC,
    ),
    "no deed in the deck": (
        "town_hall",
        {"kept": ["A A A A A", "9 9 9 9 9", "10 10 10 10 10"], "deeds_end": True},
        NEW,
    ),
}


@pytest.mark.parametrize("what", NOTHING_THERE)
def test_an_action_that_can_do_nothing_may_be_picked_and_is_access_but_no_gain(what: str) -> None:
    """WW-07"""
    place, position, picked = NOTHING_THERE[what]
    t = west(place, **position)
    told = answer(t, 0, picked)
    assert events.GotNothing in {type(event) for event in told}
    assert (t.world.gained[0], t.world.reached[0]) == (False, True)
