"""Boat, stagecoach and railroad."""

from game.games.dalton_city import events
from tests.games.dalton_city.city import (
    BANCO,
    BOARD,
    HOSPITAL,
    TRANSITS,
    answer,
    asked,
    due,
    find,
    land,
    of_kind,
    options,
    square,
)

BOAT = square("transit.boat")
TRADES = {f"go:{there}" for there in BOARD.of_kind("trade")}


def test_a_transit_of_the_banks_may_be_bought_but_does_not_carry_one_at_once() -> None:
    """Square: transit."""
    t = land("transit.boat")
    answer(t, "buy")
    assert t.over
    assert (t.world.cards(0), t.world.at[0], t.world.money[0]) == (["transit.boat"], BOAT, 45_000)


def test_ones_own_transit_rides_to_any_trade_square_on_either_side_of_the_fold() -> None:
    """Square: transit. DC-10, DC-16."""
    t = land("transit.boat", owns={0: ["transit.boat", "transit.railroad"]})
    assert asked(t) == {0: "ride"}
    assert options(t) == {*TRADES, "pass", "sell:transit.boat", "sell:transit.railroad"}
    assert {"go:10", "go:45"} <= TRADES
    assert len(TRADES) == 38


def test_nobody_has_to_ride() -> None:
    """DC-16."""
    t = land("transit.boat", owns={0: ["transit.boat"]})
    answer(t, "pass")
    assert t.over
    assert t.world.at[0] == BOAT


def test_there_is_no_duty_to_buy_after_a_ride() -> None:
    """DC-16."""
    t = land("transit.boat", owns={0: ["transit.boat"]})
    answer(t, f"go:{square('bank.river')}")
    assert options(t) == {"buy", "pass", "sell:transit.boat"}


def test_a_ride_is_an_arrival_with_its_fee() -> None:
    """DC-16."""
    t = land("transit.boat", 5, owns={0: ["transit.boat"], 1: ["barber.river"]})
    answer(t, f"go:{square('barber.river')}")
    assert due(t) == ("fee", 1, 1100)


def test_a_ride_is_an_arrival_with_its_duel() -> None:
    """DC-08, DC-16."""
    t = land("transit.boat", 6, 1, owns={0: ["transit.boat"]}, at={1: 45})
    answer(t, "go:10")
    assert t.over
    assert t.world.held[1] == HOSPITAL


def test_all_three_transits_ride_to_any_square() -> None:
    """DC-16."""
    t = land("transit.boat", owns={0: TRANSITS})
    everywhere = {f"go:{there}" for there in range(70) if there != BOAT}
    assert {option for option in options(t) if option.startswith("go:")} == everywhere
    answer(t, f"go:{of_kind('nugget')}")
    assert t.world.nugget == 0
    assert t.over


def test_a_transit_on_the_banco_does_not_count_towards_three() -> None:
    """DC-13."""
    t = land("transit.boat", owns={0: TRANSITS[:2], BANCO: TRANSITS[2:]})
    assert {option for option in options(t) if option.startswith("go:")} == TRADES


def test_there_is_one_ride_per_landing() -> None:
    """DC-17."""
    t = land("transit.boat", owns={0: TRANSITS})
    answer(t, f"go:{square('transit.railroad')}")
    assert t.over
    assert t.world.at[0] == square("transit.railroad")


def test_a_telegram_after_a_ride_is_a_landing_of_its_own() -> None:
    """DC-17. Telegram: transit."""
    t = land("transit.boat", owns={0: TRANSITS}, telegrams=["transit"])
    answer(t, "go:42")
    assert asked(t) == {0: "ride"}
    assert t.world.at[0] == square("transit.stagecoach")


def test_who_sells_the_transit_does_not_ride() -> None:
    """DC-17."""
    t = land("transit.boat", owns={0: ["transit.boat"]})
    told = answer(t, "sell:transit.boat")
    assert find(told, events.Sold) == [events.Sold(0, "transit.boat", 2500)]
    assert t.over
    assert t.world.at[0] == BOAT


def test_who_sells_one_of_three_rides_to_trades_only() -> None:
    """DC-16."""
    t = land("transit.boat", owns={0: TRANSITS})
    answer(t, "sell:transit.railroad")
    assert {option for option in options(t) if option.startswith("go:")} == TRADES


def test_a_ride_to_hospital_is_a_stay_there() -> None:
    """DC-16. Square: hospital."""
    t = land("transit.boat", owns={0: TRANSITS}, horse=[0])
    answer(t, f"go:{of_kind('hospital')}")
    assert t.world.held[0] == HOSPITAL
    assert not t.world.horse[0]
