"""Card: smoke (IN-10, IN-11)."""

from typing import Any

import pytest

from game.engine import Table
from game.games.dice_town import events
from game.games.dice_town.town import VILLAGE
from game.games.dice_town.world import World
from tests.games.dice_town.town import answer, asked, find, keep, options
from tests.games.dice_town.wild_west.west import CLASSIC, DIE, NO_MATCH, carry_on, play, village

SMOKE = {0: ["smoke"]}


def end_of_round(**position: Any) -> Table[World]:
    """From the town hall on, with nobody for the Doc."""
    return village("town_hall", **{"kept": NO_MATCH, "reached": (0, 1, 2), "hands": SMOKE, **position})


def test_smoke_signals_take_the_die_from_the_village() -> None:
    t = end_of_round()
    play(t, (1, CLASSIC), (1, "pass"), (2, "pass"))
    assert options(t, 0) == {"play:smoke", "pass"}
    told = answer(t, 0, "play:smoke")
    assert (t.over, t.world.die, t.world.discard) == (True, 0, ("smoke",))
    assert find(told, events.DieMoved) == [events.DieMoved(0)]


def test_smoke_signals_take_the_die_from_who_just_bought_it() -> None:
    t = end_of_round(queue=["deed1.1", "deed1.2", "deed1.3"])
    play(t, (1, CLASSIC), (1, "give:deed1.1"), (0, "play:smoke"))
    assert t.world.die == 0


def test_smoke_signals_come_after_the_doc_and_after_the_die_went_home() -> None:
    """IN-10"""
    t = village("village", kept=NO_MATCH, reached=(1, 2), die=2, hands={2: ["smoke"]})
    assert asked(t) == {0: "doc"}
    answer(t, 0, "pass")
    assert asked(t) == {2: "card"}
    assert t.world.die == VILLAGE
    answer(t, 2, "play:smoke")
    assert t.world.die == 2


def test_the_dies_holder_has_no_use_for_smoke_signals() -> None:
    """IN-10"""
    t = end_of_round(hands={1: ["smoke"]}, queue=["deed1.1", "deed1.2", "deed1.3"])
    play(t, (1, CLASSIC), (1, "give:deed1.1"))
    assert t.over
    assert t.world.hands[1] == ("deed1.2", "deed1.3", "smoke")


def test_the_wanted_notice_cancels_smoke_signals() -> None:
    t = end_of_round(hands={0: ["smoke"], 1: ["wanted"]})
    play(t, (1, CLASSIC), (1, "pass"), (2, "pass"), (0, "play:smoke"), (1, "play:wanted"))
    assert (t.over, t.world.die) == (True, VILLAGE)
    assert sorted(t.world.discard) == ["smoke", "wanted"]


@pytest.mark.parametrize(("buyer", "bought"), [("pass", False), ("give:deed1.1", True)])
def test_who_takes_the_die_by_smoke_rolls_it_next_round(buyer: str, bought: bool) -> None:
    """IN-10"""
    queue = ["deed1.1", "deed1.2", "deed1.3"]
    t = end_of_round(game=True, queue=queue, rolls="9" * 15 + DIE["bodyguard"])
    play(t, (1, CLASSIC), (1, buyer))
    if not bought:
        answer(t, 2, "pass")
    answer(t, 0, "play:smoke")
    keep(t, "9,9,9,9,9", "9,9,9,9,9", "9,9,9,9,9")
    assert (t.world.round, t.world.guarded) == (3, 0)


def test_a_die_taken_by_smoke_goes_home_after_the_next_round() -> None:
    t = end_of_round(game=True, rolls="9" * 15 + DIE["bodyguard"] + "9" * 15)
    play(t, (1, CLASSIC), (1, "pass"), (2, "pass"), (0, "play:smoke"))
    keep(t, "9,9,9,9,9", "9,9,9,9,9", "9,9,9,9,9")
    assert (t.world.round, t.world.die) == (3, 0), "rolled, and still here"
    told = carry_on(t, rounds=1)
    assert (t.world.round, t.world.die) == (4, VILLAGE)
    assert find(told, events.DieMoved) == [events.DieMoved(VILLAGE)]


@pytest.mark.parametrize("end", [{"queue": [], "deeds_end": True}, {"mine": 0}])
def test_in_the_last_round_smoke_signals_are_of_no_use(end: dict[str, Any]) -> None:
    """IN-11"""
    t = village("smoke", game=True, kept=NO_MATCH, hands=SMOKE, **end)
    assert (t.over, t.world.round, t.world.die) == (True, 2, VILLAGE)


@pytest.mark.parametrize("left", [{"queue": ["deed1.1"], "deeds_end": True}, {"mine": 1}])
def test_smoke_signals_may_be_sent_as_long_as_a_round_follows(left: dict[str, Any]) -> None:
    """IN-11"""
    t = village("smoke", kept=NO_MATCH, hands=SMOKE, **left)
    assert options(t, 0) == {"play:smoke", "pass"}
