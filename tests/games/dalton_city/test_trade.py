"""Trade squares: buying, fees and sixes."""

import pytest

from game.engine import settle
from game.games.dalton_city import events
from game.games.dalton_city.fees import Fee
from game.games.dalton_city.frames.arriving import Arrive
from tests.games.dalton_city.city import (
    BANCO,
    BANK,
    HOSPITAL,
    SHERIFF,
    answer,
    asked,
    due,
    find,
    land,
    left,
    options,
    square,
)


def test_a_trade_of_the_banks_may_be_bought_at_its_price() -> None:
    """Square: trade."""
    t = land("bank.river")
    assert asked(t) == {0: "buy"}
    assert options(t) == {"buy", "pass"}
    told = answer(t, "buy")
    assert find(told, events.Paid) == [events.Paid(0, BANK, 6500, "purchase")]
    assert find(told, events.Bought) == [events.Bought(0, "bank.river", 6500, nugget=False)]
    assert t.world.cards(0) == ["bank.river"]
    assert t.world.money[0] == 43_500
    assert t.over


def test_nobody_has_to_buy() -> None:
    """Square: trade."""
    t = land("bank.river")
    answer(t, "pass")
    assert t.over
    assert t.world.owner["bank.river"] == BANK


def test_one_card_is_bought_on_either_side_of_the_fold() -> None:
    """DC-10."""
    t = land(square("bank.dalton") + 35)
    answer(t, "buy")
    assert t.world.cards(0) == ["bank.dalton"]
    assert land(square("bank.dalton"), owns={0: ["bank.dalton"]}).over


def test_ones_own_trade_does_nothing() -> None:
    """Square: trade."""
    t = land("bank.river", owns={0: ["bank.river"]})
    assert t.over
    assert not left(t)


@pytest.mark.parametrize("card", ["bank.river", "diploma.bank", "transit.boat"])
def test_a_card_on_the_banco_is_not_for_sale_and_costs_nothing(card: str) -> None:
    """DC-13."""
    t = land(card, owns={BANCO: [card]})
    assert t.over
    assert t.world.money[0] == 50_000
    assert t.world.owner[card] == BANCO


@pytest.mark.parametrize("card", ["barber.river", "diploma.barber", "transit.railroad"])
def test_a_card_sold_to_the_bank_can_be_bought_again(card: str) -> None:
    """DC-14."""
    t = land("bank.river", owns={0: [card]})
    answer(t, f"sell:{card}", "pass")
    t.world.at[1] = square(card)
    t.frames = [Arrive(1)]
    settle(t)
    assert asked(t) == {1: "buy"}


@pytest.mark.parametrize(("die", "dollars"), [(1, 700), (2, 800), (3, 900), (4, 1000), (5, 1100)])
def test_the_die_picks_the_column_of_the_fee(die: int, dollars: int) -> None:
    """Square: trade. DC-24."""
    t = land("barber.river", die, owns={1: ["barber.river"]})
    assert due(t) == ("fee", 1, dollars)
    assert t.world.money == [50_000 - dollars, 50_000 + dollars, 50_000]
    assert t.over


def test_a_six_waives_the_fee_and_another_number_changes_nothing() -> None:
    """DC-25."""
    t = land("barber.river", 6, 5, owns={1: ["barber.river"]})
    assert t.over
    assert t.world.money[0] == 50_000
    assert t.world.cards(1) == ["barber.river"]


def test_a_second_six_wins_the_card() -> None:
    """DC-25."""
    t = land("barber.river", 6, 6, owns={1: ["barber.river", "barber.cactus"]})
    assert t.over
    assert t.world.cards(0) == ["barber.river"]
    assert t.world.cards(1) == ["barber.cactus"]
    assert t.world.money[:2] == [50_000, 50_000]


@pytest.mark.parametrize("where", [HOSPITAL, SHERIFF])
def test_sixes_count_even_if_the_owner_is_held(where: str) -> None:
    """DC-24, DC-25."""
    t = land("barber.river", 6, 6, owns={1: ["barber.river"]}, held={1: where})
    assert t.world.cards(0) == ["barber.river"]


def test_the_die_is_thrown_though_the_owner_at_the_sheriffs_gets_nothing() -> None:
    """DC-24."""
    t = land("barber.river", 5, owns={1: ["barber.river"]}, held={1: SHERIFF})
    assert t.over
    assert not left(t)
    (told,) = find(t.events, events.FeeFixed)
    assert told.fee == Fee("barber.river", 1, 0, 5, 1, 1100, (SHERIFF,))
    assert told.dollars == 0


def test_a_fee_once_fixed_stays_though_the_diploma_that_halved_it_is_sold() -> None:
    """DC-24."""
    t = land("barber.river", 5, owns={0: ["diploma.barber"], 1: ["barber.river"]}, money=[0, 0, 0])
    assert due(t) == ("fee", 1, 600)
    answer(t, "sell:diploma.barber")
    assert due(t) == ("fee", 1, 600)
    assert t.world.money[:2] == [1900, 600]


def test_a_card_out_of_reach_is_not_offered() -> None:
    t = land("bank.dalton", money=[10_000, 0, 0], owns={0: ["daily_star", "barber.river"]})
    assert t.over
    assert find(t.events, events.Idle) == [events.Idle(0, "too_dear")]
