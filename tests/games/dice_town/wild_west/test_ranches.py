"""Ranches: WW-17."""

import pytest

from game.games.dice_town.scoring import deed_count, scores
from tests.games.dice_town.town import answer, asked, options, town
from tests.games.dice_town.wild_west.west import CLASSIC, NEW, NO_MATCH, play, west


def points(ranches: int) -> int:
    t = town(wild_west=True, ranches={0: [f"ranch.{n}" for n in range(1, ranches + 1)]})
    return next(line.value for line in scores(t.world)[0].lines if line.what.key.endswith("ranches"))


@pytest.mark.parametrize(("ranches", "worth"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (10, 55)])
def test_ranches_are_worth_one_and_two_and_three(ranches: int, worth: int) -> None:
    """Worked example: four ranches are 10 points."""
    assert points(ranches) == worth


def test_a_ranch_from_the_queue_is_laid_open_at_once() -> None:
    queue = ["ranch.3", "deed2.1", "ranch.1"]
    t = west("town_hall", kept=NO_MATCH, queue=queue, deeds=["deed1.1", "deed1.2"])
    play(t, (1, CLASSIC))
    assert t.world.ranches[1] == ("ranch.1", "ranch.3")
    assert t.world.hands[1] == ("deed2.1",)


def test_a_ranch_from_the_mayors_wife_or_corruption_is_laid_open_too() -> None:
    t = west("town_hall", kept=NO_MATCH, deeds=["ranch.3", "ranch.5"], hands={1: ["corruption"]})
    play(t, (1, CLASSIC), (1, "play:corruption"))
    assert t.world.ranches[1] == ("ranch.3",)
    t = west("town_hall", kept=NO_MATCH, deeds=["ranch.3"])
    answer(t, 1, NEW)
    assert t.world.ranches[1] == ("ranch.3",)


def test_a_ranch_cannot_be_robbed_at_the_saloon() -> None:
    t = west("saloon", kept=["Q"], ranches={1: ["ranch.1"]}, hands={2: ["hat"]})
    answer(t, 0, CLASSIC)
    assert options(t, 0) == {"name:3"}
    t = west("saloon", kept=["Q"], ranches={1: ["ranch.1"]})
    answer(t, 0, CLASSIC)
    assert t.over
    assert not t.world.gained[0]


def test_a_robbed_hand_shows_no_ranches() -> None:
    t = west("saloon", kept=["Q Q Q"], ranches={1: ["ranch.1"]}, hands={1: ["hat"]})
    play(t, (0, CLASSIC), (0, "name:2"))
    assert options(t, 0) == {"take:hat"}


def test_barbed_wire_is_not_for_ranches() -> None:
    t = west("store", kept=["J 9"], ranches={0: ["ranch.1"]})
    answer(t, 0, NEW)
    assert asked(t) == {0: "doc"}
    assert options(t, 0) == {"choose:store", "pass"}


def test_ranches_are_no_bribes() -> None:
    t = west("mine", kept=["", "9", "9"], bribes=True, money=[8, 0, 8], ranches={1: ["ranch.1"]})
    assert options(t, 1) == {"bid:0/0/none"}


def test_ranches_count_as_deeds_in_the_final_tie() -> None:
    t = town(
        wild_west=True,
        sheriff=2,
        money=[8, 8, 8],
        hands={0: ["deed3.1"]},
        ranches={1: ["ranch.1", "ranch.2"]},
    )
    assert [deed_count(t.world, seat) for seat in range(3)] == [1, 2, 0]
    first, second, _ = scores(t.world)
    assert first.points == second.points
    assert second.key > first.key
