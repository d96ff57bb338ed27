"""What is set up: what somebody chose, and what is usual for those who play."""

from typing import Any

import pytest

from game.games.dalton_city.rules import DaltonCity
from game.games.dice_town.rules import DiceTown
from game.play.seating import Sitter
from game.settings import LONGEST_NAME
from game.ui.scenes.plan import CLOSED, Plan
from tests.ui.awkward import AWKWARD


def plan(stored: dict[str, Any] | None = None) -> Plan:
    """Dice Town, by default with one person and three bots."""
    return Plan.remembered(DiceTown(), stored or {}, "Stranger")


@pytest.mark.parametrize(("people", "on"), [(0, False), (1, False), (2, True), (4, True)])
def test_poker_faces_are_usual_among_people(people: int, on: bool) -> None:
    """DT-45."""
    town = plan()
    for seat in range(4):
        town.put_kind(seat, "human" if seat < people else "cowhand")
    assert town.options["poker_face"] is on
    assert town.checked()["poker_face"] is on


def test_rounds_follow_the_number_of_players_until_somebody_sets_them() -> None:
    city = Plan.remembered(DaltonCity(), {}, "Stranger")
    assert (city.count, city.options["rounds"]) == (4, 20)
    city.put_kind(3, CLOSED)
    assert city.options["rounds"] == city.checked()["rounds"] == 30
    city.put_option("rounds", 25)
    city.put_kind(2, CLOSED)
    assert city.options["rounds"] == city.checked()["rounds"] == 25
    city.put_option("end", "minutes")
    assert city.checked()["rounds"] == 40, "a choice that makes no sense any more is forgotten"


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


@pytest.mark.parametrize(
    "line", [None, 3, [], ["human"], ["human", "Anna", "sky", 4], ["human", ["Anna"], "sky", "gambler"], {}]
)
def test_a_seat_that_makes_no_sense_spoils_only_itself(line: object) -> None:
    usual = plan()
    anna = ["human", "Anna", "plum", "gambler"]
    town = plan({"seats": [anna, line, anna]})
    assert town.seats[0] == Sitter(*anna)
    assert town.seats[1] == usual.seats[1]
    assert (town.seats[2].name, town.seats[2].portrait) == ("Anna", "gambler")


@pytest.mark.parametrize("text", AWKWARD.values(), ids=AWKWARD)
def test_any_name_a_file_holds_can_be_shown_and_written_down(text: str) -> None:
    name = plan({"seats": [["human", text, "sky", "gambler"]]}).seats[0].name
    assert len(name) <= LONGEST_NAME
    assert name.isprintable()
    assert name.encode() == name.strip().encode()


@pytest.mark.parametrize("value", [None, 1, 1.0, True, "yes", [True], {}, "random", 10**30, "\ud800"])
def test_an_option_that_cannot_be_is_as_usual(value: object) -> None:
    options = DiceTown().options
    town = plan({"options": {option.name: value for option in options} | {"whist": True}})
    for option in options:
        possible = [(type(each), each) for each in option.kind.values(5)]
        now = town.options[option.name]
        assert (type(now), now) in possible
        assert now == (value if (type(value), value) in possible else option.default)
    town.checked()


def test_an_option_that_makes_no_sense_beside_the_others_is_not_remembered() -> None:
    town = plan({"options": {"indians": True, "wild_west": False}})
    assert town.options["indians"] is False
    town.checked()
