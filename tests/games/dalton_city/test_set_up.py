"""How a game begins."""

import pytest

from game.engine import BadSeats, choose
from game.games.dalton_city import events
from tests.games.dalton_city.city import BANK, RULES, answer, asked, find, new_game, options

RANCHES = {"go:0", "go:26", "go:35", "go:61"}


def test_everybody_starts_on_foot_with_50_000_dollars_and_no_card() -> None:
    """DC-01."""
    t = new_game(4)
    assert t.world.money == [50_000] * 4
    assert not any(t.world.horse)
    assert set(t.world.owner.values()) == {BANK}
    assert (t.world.nugget, t.world.pot) == (BANK, 0)


def test_ranches_are_chosen_in_seat_order_and_may_be_shared() -> None:
    """DC-01."""
    t = new_game(3, [6, 1, 1, 2])
    for seat, ranch in enumerate((26, 26, 26)):
        assert asked(t) == {seat: "ranch"}
        assert options(t, seat) == RANCHES
        answer(t, f"go:{ranch}", seat=seat)
    assert find(t.events, events.Starts) == [events.Starts(0)]


def test_the_first_ranch_brings_no_duel_no_horse_and_no_bonus() -> None:
    """DC-01."""
    t = new_game(2, [1, 3, 5])
    answer(t, "go:0")
    told = answer(t, "go:0", seat=1)
    assert not find(told, events.DuelBegan)
    assert not find(told, events.Received)
    assert t.world.money == [50_000, 50_000]
    assert not any(t.world.horse)


def test_the_highest_die_starts() -> None:
    """DC-02."""
    t = new_game(3, [2, 3, 5])
    for seat in range(3):
        answer(t, "go:0", seat=seat)
    assert t.world.first == 2
    assert asked(t) == {2: "dice"}
    assert t.world.round == 1


def test_who_is_tied_for_the_start_throws_again_and_again() -> None:
    """DC-02."""
    t = new_game(4, [4, 1, 4, 4, 2, 6, 6, 3, 5, 2])
    for seat in range(4):
        answer(t, "go:0", seat=seat)
    throws = [(roll.seat, roll.die) for roll in find(t.events, events.RolledOff)]
    assert throws == [(0, 4), (1, 1), (2, 4), (3, 4), (0, 2), (2, 6), (3, 6), (2, 3), (3, 5)]
    assert t.world.first == 3


def test_play_is_clockwise_from_the_first_player() -> None:
    """DC-02."""
    t = new_game(3, [1, 6, 1, 2, 3, 4, 5])
    for seat in range(3):
        answer(t, "go:0", seat=seat)
    for seat in (1, 2, 0):
        assert t.world.round == 1
        assert t.world.turn == seat
        assert events.TurnBegan(seat) in (t.events or ())
        answer(t, "roll:1", "pass", seat=seat)


@pytest.mark.parametrize("seats", [1, 9])
def test_two_to_eight_play(seats: int) -> None:
    with pytest.raises(BadSeats):
        RULES.new(seats, choose(RULES.options, {}, seats), 0)


def test_the_telegrams_are_shuffled() -> None:
    decks = {tuple(RULES.new(2, choose(RULES.options, {}, 2), seed).world.telegrams) for seed in range(5)}
    assert len(decks) == 5
