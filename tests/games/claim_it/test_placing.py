"""What may be placed where."""

from itertools import product

import pytest

from game.games.claim_it.spaces import code, splits
from tests.games.claim_it.mine import answer, names, options, position, whose_turn


def test_three_dice_have_at_most_six_splits_and_a_space_tells_them_apart() -> None:
    for dice in product(range(1, 7), repeat=3):
        ways = splits(dice)
        assert len({split.at for split in ways}) == len(ways) <= 6


def test_the_order_of_the_dice_does_not_matter() -> None:
    assert set(splits((2, 3, 5))) == set(splits((5, 2, 3)))


def test_each_die_can_be_the_column_the_row_or_the_loose_one() -> None:
    assert {(code(split.at), split.loose) for split in splits((1, 4, 6))} == {
        ("1,4", 6),
        ("4,1", 6),
        ("1,6", 4),
        ("6,1", 4),
        ("4,6", 1),
        ("6,4", 1),
    }


def test_exactly_one_marker_is_placed_per_roll() -> None:
    t = position([2, 3, 5])
    answer(t, "squat:2,3=5")
    assert names(t.world.squatted | t.world.laid) == {"2,3"}
    assert options(t) == {"roll", "stop"}


def test_placing_is_compulsory_when_a_placement_exists() -> None:
    t = position([4, 4, 4])
    assert options(t) == {"squat:4,4=4"}


def test_an_empty_space_takes_the_squatter_numbered_like_the_loose_die() -> None:
    assert "squat:2,3=5" in options(position([2, 3, 5]))


def test_an_empty_space_is_closed_when_that_squatter_is_out() -> None:
    t = position([4, 4, 4, 1, 1, 1], squatters={4: "1,1"})
    assert whose_turn(t) == 1


def test_an_opponents_marker_is_squatted_like_an_empty_space() -> None:
    t = position([2, 2, 5], owned=((), ("2,2",)))
    assert options(t) == {"squat:2,2=5", "squat:2,5=2", "squat:5,2=2"}
    answer(t, "squat:2,2=5")
    assert names(t.world.owned[1]) == {"2,2"}, "the marker below stays until the turn ends"


def test_an_opponents_marker_is_closed_when_the_squatter_is_out() -> None:
    t = position([2, 2, 5], owned=((), ("2,2",)), squatters={5: "6,6"})
    assert options(t) == {"squat:2,5=2", "squat:5,2=2"}


def test_an_own_marker_takes_a_claim_whatever_the_loose_die() -> None:
    t = position([2, 2, 5], owned=(("2,2",), ()), squatters={5: "6,6"})
    assert "claim:2,2" in options(t)
    assert not any(option.startswith("squat:2,2") for option in options(t))


def test_a_squatter_takes_a_claim_whatever_the_loose_die() -> None:
    t = position([2, 3, 5], squatters={5: "2,3"})
    assert "claim:2,3" in options(t)


def test_a_squatter_on_an_opponents_marker_takes_a_claim_too() -> None:
    t = position([2, 3, 5], owned=((), ("2,3",)), squatters={1: "2,3"})
    assert "claim:2,3" in options(t)


@pytest.mark.parametrize("owner", [0, 1])
def test_a_claimed_space_is_closed_whoever_owns_it(owner: int) -> None:
    owned: list[tuple[str, ...]] = [(), ()]
    owned[owner] = ("2,2",)
    t = position([2, 2, 5], owned=owned, claimed=["2,2"])
    assert options(t) == {"squat:2,5=2", "squat:5,2=2"}


def test_a_claim_placed_this_turn_closes_its_space() -> None:
    t = position([2, 2, 5], squatters={1: "2,2"}, laid=["2,2"])
    assert options(t) == {"squat:2,5=2", "squat:5,2=2"}


def test_a_squatter_under_a_claim_stays_out() -> None:
    t = position([4, 4, 4, 4, 4, 4, 1, 2, 3])
    answer(t, "squat:4,4=4", "roll", "claim:4,4")
    assert t.world.squatters[4] != -1
    assert names(t.world.squatted) == {"4,4"}


def test_no_claim_can_be_placed_when_no_claim_marker_is_left() -> None:
    t = position([2, 2, 5], owned=(("2,2", "6,6"), ()), claimed=["6,6"], markers=1)
    assert options(t) == {"squat:2,5=2", "squat:5,2=2"}


def test_the_last_claim_marker_can_be_placed() -> None:
    t = position([2, 2, 5], owned=(("2,2", "6,6"), ()), claimed=["6,6"], markers=2)
    answer(t, "claim:2,2")
    assert t.world.supply == 0
