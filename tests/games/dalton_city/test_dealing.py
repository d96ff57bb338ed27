"""What is dealt before the game: a head start, and the absent landowner's trades."""

import pytest

from game.engine import choose
from game.games.dalton_city import events
from game.games.dalton_city.figures import trades
from tests.games.dalton_city.city import BANK, LANDOWNER, RULES, asked, find, new_game

EVERY_NUMBER = pytest.mark.parametrize("seats", range(2, 9))


@EVERY_NUMBER
def test_a_head_start_is_three_trades_outside_dalton_city_for_everybody(seats: int) -> None:
    """DC-43."""
    t = new_game(seats, head_start=True)
    dealt = find(t.events, events.Dealt)
    assert [event.owner for event in dealt] == list(range(seats))
    for event in dealt:
        assert t.world.cards(event.owner) == list(event.cards)
        assert len(event.cards) == 3
        assert all(card in trades() and not card.endswith(".dalton") for card in event.cards)
    assert t.world.money == [50_000] * seats
    assert asked(t) == {0: "ranch"}


@pytest.mark.parametrize(("seats", "many"), [(2, 16), (3, 14), (4, 12), (5, 10), (6, 8), (7, 6), (8, 4)])
def test_the_landowner_has_more_trades_the_fewer_play_and_no_casino(seats: int, many: int) -> None:
    """DC-44."""
    t = new_game(seats, landowner=True, head_start=True)
    *_, dealt = find(t.events, events.Dealt)
    assert dealt.owner == LANDOWNER
    assert t.world.cards(LANDOWNER) == list(dealt.cards)
    assert len(dealt.cards) == many
    assert all(card in trades() and not card.startswith("casino.") for card in dealt.cards)


@EVERY_NUMBER
def test_without_them_nothing_is_dealt(seats: int) -> None:
    t = new_game(seats, landowner=False, head_start=False)
    assert not find(t.events, events.Dealt)
    assert set(t.world.owner.values()) == {BANK}


@EVERY_NUMBER
def test_the_landowner_is_there_by_default_with_two_to_five_players(seats: int) -> None:
    usual = choose(RULES.options, {}, seats)
    assert usual["landowner"] is (seats <= 5)
    assert usual["head_start"] is False


def test_the_seed_decides_what_is_dealt() -> None:
    hands = [
        tuple(RULES.new(4, choose(RULES.options, {"head_start": True}, 4), seed).world.owner.items())
        for seed in (1, 1, 2, 3)
    ]
    assert hands[0] == hands[1]
    assert len(set(hands)) == 3
