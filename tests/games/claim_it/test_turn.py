"""Pressing on, bankruptcy, and stopping to take."""

from game.games.claim_it import events
from tests.games.claim_it.mine import answer, names, options, position, spaces, whose_turn


def test_after_a_placement_a_player_may_roll_again_or_stop() -> None:
    t = position([2, 3, 5])
    answer(t, "squat:2,3=5")
    assert options(t) == {"roll", "stop"}


def test_a_player_may_roll_as_long_as_something_can_be_placed() -> None:
    t = position([1, 1, 2, 3, 3, 4, 5, 5, 6, 1, 1, 4])
    answer(t, "squat:1,1=2", "roll", "squat:3,3=4", "roll", "squat:5,5=6", "roll", "claim:1,1")
    assert whose_turn(t) == 0
    assert names(t.world.squatted) == {"1,1", "3,3", "5,5"}


def test_until_the_turn_ends_no_marker_of_the_player_is_placed_and_none_removed() -> None:
    t = position([1, 1, 2, 1, 1, 3], owned=((), ("1,1",)))
    answer(t, "squat:1,1=2", "roll", "claim:1,1")
    assert t.world.owned == [0, spaces(["1,1"])]


def test_a_roll_that_can_be_placed_nowhere_ends_the_turn() -> None:
    t = position([4, 4, 4, 1, 2, 3], squatters={4: "1,1"})
    assert whose_turn(t) == 1
    assert any(isinstance(event, events.Bankrupt) for event in t.events or [])


def test_bankruptcy_leaves_the_board_as_it_was_before_the_turn() -> None:
    t = position(
        [5, 5, 5, 6, 6, 1, 3, 3, 3, 1, 2, 3],
        owned=(("5,5",), ("6,6",)),
        squatters={3: "1,2"},
    )
    answer(t, "claim:5,5", "roll", "squat:6,6=1", "roll")
    assert whose_turn(t) == 1
    world = t.world
    assert (world.laid, world.squatted, world.claimed, world.supply) == (0, 0, 0, 30)
    assert world.squatters == [-1] * 7
    assert world.owned == [spaces(["5,5"]), spaces(["6,6"])]


def test_bankruptcy_is_told_with_everything_that_is_lifted() -> None:
    t = position([6, 6, 1, 3, 3, 3, 1, 2, 3], squatters={3: "1,2"}, laid=["1,2"])
    told = answer(t, "squat:6,6=1", "roll")
    bankrupt = next(event for event in told if isinstance(event, events.Bankrupt))
    assert spaces_of(bankrupt.claims) == {"1,2"}
    assert spaces_of(bankrupt.squatters) == {"1,2", "6,6"}


def test_a_pile_topped_by_a_squatter_becomes_the_players_unclaimed() -> None:
    t = position([2, 2, 5, 1, 2, 3])
    answer(t, "squat:2,2=5", "stop")
    assert names(t.world.owned[0]) == {"2,2"}
    assert t.world.claimed == 0


def test_an_unclaimed_space_can_be_squatted_later() -> None:
    t = position([2, 2, 5, 2, 2, 6])
    answer(t, "squat:2,2=5", "stop")
    assert whose_turn(t) == 1
    assert "squat:2,2=6" in options(t)


def test_a_pile_topped_by_a_claim_is_the_players_for_good() -> None:
    t = position([2, 2, 5, 1, 2, 3], owned=(("2,2",), ()))
    answer(t, "claim:2,2", "stop")
    assert names(t.world.owned[0]) == {"2,2"} == names(t.world.claimed)


def test_displaced_markers_go_back_to_their_owners() -> None:
    t = position([2, 2, 5, 3, 3, 6, 1, 2, 3], owned=((), ("2,2",), ("3,3", "3,4")))
    told = answer(t, "squat:2,2=5", "roll", "squat:3,3=6", "stop")
    assert [names(owned) for owned in t.world.owned] == [{"2,2", "3,3"}, set(), {"3,4"}]
    took = next(event for event in told if isinstance(event, events.Took))
    assert {seat for seat, _ in took.displaced} == {1, 2}


def test_squatters_go_back_beside_the_board_when_a_player_stops() -> None:
    t = position([2, 2, 5, 1, 2, 3], squatters={1: "6,6"})
    answer(t, "squat:2,2=5", "stop")
    assert t.world.squatters == [-1] * 7


def test_the_dice_go_clockwise() -> None:
    t = position([2, 2, 5, 1, 2, 3, 1, 2, 3], owned=((), (), ()), seat=2)
    answer(t, "squat:2,2=5", "stop")
    assert whose_turn(t) == 0


def test_only_markers_on_the_board_count_so_a_player_never_runs_out_of_them() -> None:
    crowded = [f"{c},{r}" for c in range(1, 6) for r in range(1, 6)]
    t = position([6, 6, 1, 1, 2, 6], owned=(crowded, ()))
    answer(t, "squat:6,6=1", "stop")
    assert t.world.owned[0].bit_count() == 26


def spaces_of(places: tuple[int, ...]) -> set[str]:
    """The names of the spaces an event lists."""
    return names(sum(1 << at for at in places))
