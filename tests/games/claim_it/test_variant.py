"""The variant: squatters that return."""

import pytest

from game.games.claim_it import events
from game.games.claim_it.rules import ClaimIt
from tests.games.claim_it.mine import answer, names, options, position, whose_turn


def test_a_claim_on_a_squatter_sends_it_back_at_once() -> None:
    t = position([2, 2, 5, 2, 2, 1], returning=True)
    told = answer(t, "squat:2,2=5", "roll", "claim:2,2")
    assert t.world.squatters == [-1] * 7
    assert names(t.world.laid) == {"2,2"}
    assert t.world.squatted == 0
    assert told == [events.Claimed(0, told[0].at, 5, True)]  # type: ignore[attr-defined]


def test_a_returned_squatter_can_be_used_again_this_turn() -> None:
    t = position([2, 2, 5, 2, 2, 1, 3, 3, 5], returning=True)
    answer(t, "squat:2,2=5", "roll", "claim:2,2", "roll")
    assert "squat:3,3=5" in options(t)


def test_without_the_variant_it_cannot() -> None:
    t = position([2, 2, 5, 2, 2, 1, 3, 3, 5])
    answer(t, "squat:2,2=5", "roll", "claim:2,2", "roll")
    assert "squat:3,3=5" not in options(t)


def test_bankruptcy_lifts_claims_from_the_bare_board() -> None:
    t = position([2, 2, 5, 2, 2, 1, 3, 3, 3, 1, 2, 3], squatters={3: "1,2"}, returning=True)
    answer(t, "squat:2,2=5", "roll", "claim:2,2", "roll")
    assert whose_turn(t) == 1
    assert (t.world.laid, t.world.squatted) == (0, 0)
    assert t.world.owned == [0, 0]


def test_a_claim_on_the_bare_board_is_taken_for_good() -> None:
    t = position([2, 2, 5, 2, 2, 1, 1, 2, 3], owned=((), ("2,2",)), returning=True)
    answer(t, "squat:2,2=5", "roll", "claim:2,2", "stop")
    assert names(t.world.owned[0]) == names(t.world.claimed) == {"2,2"}
    assert t.world.owned[1] == 0


def test_a_claim_on_an_own_marker_sends_nothing_back() -> None:
    t = position([2, 2, 5], owned=(("2,2",), ()), squatters={1: "6,6"}, returning=True)
    told = answer(t, "claim:2,2")
    assert told == [events.Claimed(0, told[0].at, None, False)]  # type: ignore[attr-defined]
    assert names(t.world.squatted) == {"6,6"}


@pytest.mark.parametrize("seats", range(2, 6))
def test_it_is_not_recommended_with_five_players_only(seats: int) -> None:
    option = next(option for option in ClaimIt.options if option.name == "returning_squatters")
    assert (seats in option.unwise) == (seats == 5)
