"""What lies on the table, and who starts."""

import pytest

from game.engine import BadOption, BadSeats
from game.games.claim_it import events
from game.games.claim_it.board import board
from game.games.claim_it.rules import figures
from game.games.claim_it.spaces import NUMBERS, code, column, row, rows, space
from game.games.claim_it.world import ASIDE
from tests.games.claim_it.mine import RULES, new_game, options, whose_turn


def test_the_board_has_six_columns_along_the_bottom_and_six_rows_up_the_side() -> None:
    assert [[column(at) for at in line] for line in rows()] == [[1, 2, 3, 4, 5, 6]] * 6
    assert [{row(at) for at in line} for line in rows()] == [{6}, {5}, {4}, {3}, {2}, {1}]


def test_the_picture_shows_the_board_as_the_rules_know_it() -> None:
    places = board().spaces
    for at, place in enumerate(places):
        right = [x for x in range(36) if row(x) == row(at) and places[x].x > place.x]
        above = [x for x in range(36) if column(x) == column(at) and places[x].y < place.y]
        assert [column(x) for x in right] == [*range(column(at) + 1, 7)]
        assert [row(x) for x in above] == [*range(row(at) + 1, 7)]


def test_a_space_is_written_column_first() -> None:
    assert code(space(5, 2)) == "5,2"


def test_the_box_holds_six_squatters_and_thirty_claim_markers_all_beside_the_board() -> None:
    world = new_game(dice=[1, 2, 3], starts=0).world
    assert [world.squatters[number] for number in NUMBERS] == [ASIDE] * 6
    assert world.supply == figures().claim_markers == 30


@pytest.mark.parametrize("seats", [0, 1, 6, 100])
def test_other_than_two_to_five_players_cannot_play(seats: int) -> None:
    with pytest.raises(BadSeats) as refused:
        RULES.check_seats(seats)
    assert refused.value.message.key == "engine.seats"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_two_to_five_players_can_play(seats: int) -> None:
    assert new_game(seats, dice=[1, 2, 3], starts=0).world.seats == seats


def test_the_highest_total_of_three_dice_starts() -> None:
    t = new_game(3, dice=[1, 2, 3, 6, 5, 4, 2, 2, 2, 1, 2, 3])
    assert whose_turn(t) == 1
    assert events.Starts(1) in (t.events or [])


def test_players_tied_for_the_start_throw_again_among_themselves() -> None:
    first = [6, 6, 1, 1, 1, 1, 6, 5, 2]
    again = [1, 1, 1, 2, 2, 2]
    t = new_game(3, dice=[*first, *again, 1, 2, 3])
    assert whose_turn(t) == 2
    thrown = [event.seat for event in t.events or [] if isinstance(event, events.RolledOff)]
    assert thrown == [0, 1, 2, 0, 2]


def test_a_tie_after_a_tie_is_thrown_once_more() -> None:
    t = new_game(2, dice=[1, 2, 3, 3, 2, 1, 4, 4, 4, 4, 4, 4, 1, 1, 2, 1, 1, 1, 1, 2, 3])
    assert whose_turn(t) == 0


def test_a_seat_can_be_chosen_to_start_without_a_throw() -> None:
    t = new_game(4, dice=[1, 2, 3], starts=2)
    assert whose_turn(t) == 2
    assert not any(isinstance(event, events.RolledOff) for event in t.events or [])


def test_the_starting_seat_must_be_at_the_table() -> None:
    with pytest.raises(BadOption):
        new_game(3, dice=[1, 2, 3], starts="4")


def test_the_first_roll_of_a_turn_is_not_optional() -> None:
    t = new_game(dice=[2, 3, 5], starts=0)
    assert all(code.startswith(("squat:", "claim:")) for code in options(t))
