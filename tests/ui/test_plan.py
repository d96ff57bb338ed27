"""What is set up: what somebody chose, and what is usual for those who play."""

from typing import Any

import pytest

from game.games.dice_town.rules import DiceTown
from game.ui.scenes.plan import CLOSED, Plan


def plan(stored: dict[str, Any] | None = None) -> Plan:
    """Dice Town, by default with one person and three bots."""
    return Plan.remembered(DiceTown(), stored or {}, lambda key: key)


@pytest.mark.parametrize(("people", "on"), [(0, False), (1, False), (2, True), (4, True)])
def test_poker_faces_are_usual_among_people(people: int, on: bool) -> None:
    """DT-45."""
    town = plan()
    for seat in range(4):
        town.put_kind(seat, "human" if seat < people else "cowhand")
    assert town.options["poker_face"] is on
    assert town.checked()["poker_face"] is on


def test_who_leaves_takes_the_poker_faces_along() -> None:
    town = plan()
    town.put_kind(1, "human")
    town.put_kind(1, CLOSED)
    assert town.options["poker_face"] is False


@pytest.mark.parametrize("chosen", [False, True])
def test_a_choice_holds_whoever_plays(chosen: bool) -> None:
    town = plan()
    town.put_option("bribes", chosen)
    for kind in ("human", "cowhand"):
        town.put_kind(1, kind)
        assert town.options["bribes"] is chosen


def test_a_poker_face_put_off_alone_is_on_again_in_company() -> None:
    town = plan()
    for on in (True, False):
        town.put_option("poker_face", on)
    town = plan(town.stored())
    town.put_kind(1, "human")
    assert town.options["poker_face"] is True


def test_a_poker_face_put_off_in_company_stays_off_there_and_says_nothing_about_one_alone() -> None:
    town = plan()
    town.put_kind(1, "human")
    town.put_option("poker_face", False)
    town = plan(town.stored())
    town.put_kind(2, "human")
    assert town.options["poker_face"] is False
    assert town.stored()["options"] == {}


def test_what_nobody_chose_is_not_remembered_as_a_choice() -> None:
    town = plan()
    town.put_kind(1, "human")
    town.put_option("bribes", False)
    assert town.stored()["options"] == {"bribes": False}
    again = plan(town.stored())
    assert again.options == town.options
    again.put_kind(1, "cowhand")
    assert again.options["poker_face"] is False


def test_an_option_that_makes_no_sense_any_more_is_forgotten() -> None:
    town = plan()
    town.put_option("wild_west", True)
    town.put_option("indians", True)
    town.put_option("wild_west", False)
    assert town.options["indians"] is False
    assert town.chosen == {"wild_west": False}


def test_a_first_sheriff_whose_seat_is_closed_is_forgotten() -> None:
    town = plan()
    town.put_option("first_sheriff", 3)
    town.put_kind(3, CLOSED)
    assert town.options["first_sheriff"] == "random"
