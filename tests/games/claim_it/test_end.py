"""The last round and the winner."""

from collections.abc import Iterable, Sequence

import pytest

from game.engine import Scripted, Table, deciding_tie, winners
from game.games.claim_it import events
from game.games.claim_it.frames import Game
from game.games.claim_it.rules import figures
from game.games.claim_it.world import World
from tests.games.claim_it.mine import RULES, answer, new_game, position, spaces, whose_turn

CORNERS = ("1,1", "6,1", "1,6", "6,6")


@pytest.mark.parametrize(("seats", "claims"), [(5, 6), (4, 7), (3, 9), (2, 13)])
def test_the_last_round_takes_this_many_claimed_spaces(seats: int, claims: int) -> None:
    assert figures().last_round[seats] == claims
    assert new_game(seats, dice=[1, 2, 3], starts=0).world.threshold == claims


def test_the_last_round_is_called_at_the_end_of_the_turn_that_reaches_the_number() -> None:
    t = position([2, 2, 5, 1, 2, 3], owned=(("2,2", *CORNERS[:2]), ()), claimed=CORNERS[:2], threshold=3)
    assert not any(isinstance(event, events.LastRound) for event in answer(t, "claim:2,2")), (
        "the turn goes on"
    )
    assert events.LastRound(0, 3) in answer(t, "stop")
    assert t.world.caller == 0


def test_claims_need_not_be_connected() -> None:
    t = position([6, 6, 5, 1, 2, 3], owned=(CORNERS, ()), claimed=CORNERS[:3], threshold=4)
    answer(t, "claim:6,6", "stop")
    assert t.world.caller == 0


def test_a_bankrupt_player_calls_nothing() -> None:
    t = position(
        [2, 2, 5, 4, 4, 4, 1, 2, 3],
        owned=(("2,2", "1,1"), ()),
        claimed=["1,1"],
        squatters={4: "1,5"},
        threshold=2,
    )
    answer(t, "claim:2,2", "roll")
    assert whose_turn(t) == 1
    assert t.world.caller is None


def test_everyone_plays_one_more_turn_and_the_caller_last() -> None:
    t = position([1, 1, 5, *[1, 2, 3] * 4], owned=(("6,6",), ("1,1",), ("3,6",)), threshold=1, seat=1)
    answer(t, "claim:1,1", "stop")
    turns = []
    while not t.over:
        turns.append(whose_turn(t))
        answer(t, t.asks[0].options[0].code(), "stop")
    assert turns == [2, 0, 1]


def test_a_second_player_reaching_the_number_in_the_last_round_changes_nothing() -> None:
    t = position(
        [1, 1, 5, *[1, 2, 3] * 3],
        owned=(("1,1",), ("6,6",)),
        threshold=1,
        caller=1,
        claimed=["6,6"],
        turns_left=2,
    )
    told = answer(t, "claim:1,1", "stop")
    assert (t.world.caller, t.world.turns_left) == (1, 1)
    assert not any(isinstance(event, events.LastRound) for event in told)
    answer(t, t.asks[0].options[0].code(), "stop")
    assert t.over


def test_the_winner_is_told_when_the_last_turn_is_over() -> None:
    t = position(
        [1, 1, 5], owned=(("6,6",), ("1,3", "1,4")), threshold=1, caller=0, claimed=["6,6"], turns_left=1
    )
    told = answer(t, "squat:1,1=5", "stop")
    assert t.over
    assert events.Won((1,)) in told


def final(owned: Sequence[Iterable[str]], claimed: Iterable[str] = ()) -> Table[World]:
    """A finished game."""
    world = World(len(owned), 13, 30, False, [spaces(each) for each in owned], claimed=spaces(claimed))
    return Table(world, [Game(0)], Scripted(), [0] * len(owned))


def won_by(owned: Sequence[Iterable[str]], claimed: Iterable[str] = ()) -> tuple[int, ...]:
    return winners(RULES.scores(final(owned, claimed)))


def test_the_largest_connected_group_wins_claimed_or_not() -> None:
    assert won_by((("1,1", "1,2", "1,3"), ("5,5", "5,6")), claimed=["5,5", "5,6"]) == (0,)


def test_groups_connect_across_rows_and_columns_but_not_corners() -> None:
    scores = RULES.scores(final((("1,1", "2,2", "3,3"), ("5,5", "5,6", "6,6"))))
    assert [score.points for score in scores] == [1, 3]


def test_the_end_of_a_row_does_not_touch_the_next_row() -> None:
    assert RULES.scores(final((("6,1", "1,2"), ())))[0].points == 1


def test_a_tie_goes_to_the_most_claimed_spaces_in_all() -> None:
    owned = (("1,1", "1,2", "6,6"), ("5,1", "5,2"))
    assert won_by(owned, claimed=["5,1"]) == (1,)
    assert won_by(owned, claimed=["5,1", "6,6", "1,1"]) == (0,), "they need not be connected"


def test_a_tie_in_claims_goes_to_the_most_spaces() -> None:
    owned = (("1,1", "1,2"), ("5,1", "5,2", "3,4"))
    assert won_by(owned, claimed=["1,1", "5,1"]) == (1,)


def test_a_tie_in_everything_is_a_shared_win() -> None:
    assert won_by((("1,1", "1,2"), ("5,1", "5,2"), ("6,6",)), claimed=["1,1", "5,1"]) == (0, 1)


@pytest.mark.parametrize(
    ("owned", "claimed", "decided_by"),
    [
        ((("1,1", "1,2"), ("5,1",)), [], None),
        ((("1,1", "1,2"), ("5,1", "5,2")), ["5,1"], "claim_it.score.claims"),
        ((("1,1", "1,2"), ("5,1", "5,2", "3,4")), [], "claim_it.score.spaces"),
        ((("1,1",), ("5,1",)), [], None),
    ],
)
def test_the_tie_break_that_decided_is_named(
    owned: Sequence[Iterable[str]], claimed: list[str], decided_by: str | None
) -> None:
    tie = deciding_tie(RULES.scores(final(owned, claimed)))
    assert (tie.key if tie else None) == decided_by
