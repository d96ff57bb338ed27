"""A deed just won for the Indian die: IN-01 to IN-03, IN-11."""

from typing import Any

import pytest

from game.engine import Table
from game.games.dice_town import events
from game.games.dice_town.town import VILLAGE
from game.games.dice_town.world import World
from tests.games.dice_town.memories import remembered
from tests.games.dice_town.town import RULES, answer, as_seen, asked, find, options
from tests.games.dice_town.wild_west.west import CLASSIC, NEW, NO_MATCH, part_of_round, play, village

QUEUE = ["deed1.1", "deed2.1", "deed3.1"]
DECK = ["deed4.1", "deed5.1", "deed4.2", "deed5.2", "ranch.1"]


def town_hall(**position: Any) -> Table[World]:
    """Seat 2 has the best hand with two Aces, seat 3 the second-best; nobody sees the Doc."""
    given = {"kept": NO_MATCH, "queue": QUEUE, "deeds": DECK, "reached": (0, 1, 2), **position}
    return village("town_hall", **given)


def test_the_best_hand_may_give_one_of_the_deeds_just_won() -> None:
    """IN-01"""
    t = town_hall(hands={1: ["deed3.3"]})
    answer(t, 1, CLASSIC)
    assert asked(t) == {1: "buy_die"}
    assert options(t, 1) == {"give:deed1.1", "give:deed2.1", "give:deed3.1", "pass"}
    answer(t, 1, "give:deed2.1")
    assert t.over, "the second is not asked any more"
    assert (t.world.die, t.world.hands[1]) == (1, ("deed1.1", "deed3.1", "deed3.3"))


def test_if_the_best_declines_the_second_may() -> None:
    """IN-01"""
    t = town_hall()
    play(t, (1, CLASSIC), (1, "pass"))
    assert options(t, 2) == {"give:deed5.2", "pass"}
    answer(t, 2, "give:deed5.2")
    assert (t.over, t.world.die, t.world.hands[2]) == (True, 2, ())


def test_if_both_decline_the_die_stays_in_the_village() -> None:
    t = town_hall()
    play(t, (1, CLASSIC), (1, "pass"), (2, "pass"))
    assert (t.over, t.world.die) == (True, VILLAGE)


def test_the_best_hand_is_asked_first_whichever_action_it_took() -> None:
    """IN-01"""
    t = town_hall()
    answer(t, 1, NEW)
    assert options(t, 1) == {"give:deed4.1", "pass"}
    answer(t, 1, "pass")
    assert options(t, 2) == {"give:deed1.1", "pass"}


def test_with_two_players_only_the_winner_is_asked() -> None:
    """IN-01"""
    t = town_hall(seats=2, kept=NO_MATCH[:2], reached=(0, 1))
    play(t, (1, CLASSIC), (1, "pass"))
    assert (t.over, t.world.die) == (True, VILLAGE)


def test_who_won_no_deed_has_nothing_to_give() -> None:
    t = town_hall(queue=[], deeds=[], deeds_end=True, hands={1: ["deed3.3"]})
    answer(t, 1, CLASSIC)
    assert t.over


def test_a_ranch_just_won_may_be_given_back() -> None:
    """IN-02"""
    t = town_hall(queue=["ranch.3", *QUEUE[1:]])
    told = play(t, (1, CLASSIC), (1, "give:ranch.3"))
    assert (t.world.ranches[1], t.world.die) == ((), 1)
    assert find(as_seen(told, None), events.BoughtDie) == [events.BoughtDie(1, "ranch.3", True)]


def test_corruptions_deed_may_be_given_back_and_stays_secret() -> None:
    """IN-02"""
    t = town_hall(hands={1: ["corruption"]}, reached=(1, 2))
    play(t, (1, CLASSIC), (1, "play:corruption"))
    told = answer(t, 1, "give:deed4.1")
    assert [find(as_seen(told, seat), events.BoughtDie)[0].card for seat in (1, 0, None)] == [
        "deed4.1",
        None,
        None,
    ]
    assert (t.world.box, RULES.view(t, 0).box) == (("deed4.1",), 1)
    assert remembered(t, 1)["deed4.1"] == "box"
    assert "deed4.1" not in repr(RULES.view(t, 0))


def test_a_deed_of_the_queue_is_given_back_openly() -> None:
    """IN-02"""
    t = town_hall(reached=(1, 2))
    told = play(t, (1, CLASSIC), (1, "give:deed1.1"))
    assert find(as_seen(told, 0), events.BoughtDie) == [events.BoughtDie(1, "deed1.1", True)]
    assert RULES.view(t, 0).spent == ("deed1.1",)
    assert "deed1.1" not in remembered(t, 0)


def test_without_the_indians_nobody_is_asked() -> None:
    t = part_of_round("town_hall", kept=NO_MATCH, queue=QUEUE, deeds=DECK, reached=(0, 1, 2))
    answer(t, 1, CLASSIC)
    assert t.over


def test_a_holder_whom_nobody_outbids_loses_the_die_after_the_docs_step() -> None:
    """IN-03"""
    t = village("village", kept=NO_MATCH, die=0, reached=(1, 2))
    assert asked(t) == {0: "doc"}
    assert t.world.die == 0
    told = answer(t, 0, "pass")
    assert (t.over, t.world.die) == (True, VILLAGE)
    assert find(told, events.DieMoved) == [events.DieMoved(VILLAGE)]


def test_the_holder_keeps_the_die_by_buying_it_again() -> None:
    """IN-03"""
    t = town_hall(die=1)
    play(t, (1, CLASSIC), (1, "give:deed1.1"))
    assert (t.over, t.world.die) == (True, 1)


def test_the_die_is_bought_from_its_holder_too() -> None:
    """IN-03"""
    t = town_hall(die=0)
    play(t, (1, CLASSIC), (1, "give:deed1.1"))
    assert (t.over, t.world.die) == (True, 1)


def test_given_deeds_bring_the_end_nearer() -> None:
    t = town_hall(queue=QUEUE, deeds=["deed4.1"], deeds_end=True)
    play(t, (1, CLASSIC), (1, "give:deed1.1"))
    assert (t.world.queue, t.world.deeds, t.world.die) == (("deed4.1",), (), 1)
    assert "deed1.1" in t.world.spent


LAST_DEEDS = {"queue": QUEUE, "deeds": [], "deeds_end": True}


@pytest.mark.parametrize("end", [LAST_DEEDS, {"mine": 0}])
def test_nobody_gives_a_deed_for_a_die_that_will_not_be_rolled(end: dict[str, Any]) -> None:
    """IN-11: the deeds, or the nuggets, are gone."""
    t = town_hall(game=True, **end)
    answer(t, 1, CLASSIC)
    assert (t.over, t.world.round, t.world.die) == (True, 2, VILLAGE)
    assert set(QUEUE) <= set(t.world.hands[1])


def test_the_die_may_be_bought_as_long_as_a_deed_or_a_nugget_is_left() -> None:
    """IN-11"""
    t = town_hall(queue=QUEUE, deeds=["deed4.1"], deeds_end=True, mine=1)
    answer(t, 1, CLASSIC)
    assert asked(t) == {1: "buy_die"}
