"""Who cannot pay is out."""

import pytest

from game.games.dalton_city import events
from tests.games.dalton_city.city import (
    BANCO,
    BANK,
    answer,
    asked,
    find,
    land,
    last_turn,
    of_kind,
    owe,
    read,
    square,
)

CARDS = ["barber.river", "diploma.bank", "transit.boat", "daily_star", "post_office"]
WORTH = 1800 + 5000 + 2500


@pytest.mark.parametrize(("creditor", "purpose"), [(1, "fee"), (BANCO, "fine"), (BANK, "fine")])
@pytest.mark.parametrize("cards", [[], CARDS])
def test_everything_is_sold_and_the_cash_goes_to_the_creditor(
    creditor: int, purpose: str, cards: list[str]
) -> None:
    """DC-33."""
    t = owe(creditor, 20_000, purpose, money=[700, 1000, 1000], owns={0: cards})
    cash = 700 + (WORTH if cards else 0)
    assert t.over
    assert t.world.playing == [False, True, True]
    assert t.world.money == [0, 1000 + (cash if creditor == 1 else 0), 1000]
    assert t.world.pot == (cash if creditor == BANCO else 0)
    assert t.world.cards(0) == []
    assert all(t.world.owner[card] == BANK for card in CARDS)


def test_who_has_nothing_at_all_leaves_nothing() -> None:
    """DC-33."""
    t = owe(1, 100, "fee", money=[0, 0, 0])
    assert find(t.events, events.Ruined) == [events.Ruined(0, 1, 0)]
    assert not find(t.events, events.Paid)


def test_exactly_enough_is_not_ruin() -> None:
    """DC-33."""
    t = owe(1, 700 + WORTH, "fee", money=[700, 0, 0], owns={0: CARDS})
    assert asked(t) == {0: "pay"}
    t = owe(1, 700 + WORTH + 100, "fee", money=[700, 0, 0], owns={0: CARDS[:3]})
    assert not t.world.playing[0]


def test_who_has_the_nugget_can_always_pay() -> None:
    """DC-33."""
    t = owe(1, 90_000, "fee", money=[0, 0, 0], nugget=0)
    assert asked(t) == {0: "pay"}


def test_what_the_ruined_owned_can_be_bought_again() -> None:
    """DC-14."""
    there = square("bank.river")
    owns = {2: ["bank.river"], 1: ["bank.rock", "bank.dalton", "bank.cactus"]}
    t = last_turn(1, 5, 2, seat=2, start=2, at={0: there - 2}, money=[50_000, 0, 0], owns=owns)
    assert t.world.playing == [True, True, False]
    answer(t, "roll:1")
    assert t.world.at[0] == there
    assert asked(t) == {0: "buy"}


def test_the_ruined_have_no_more_plays() -> None:
    """DC-04, DC-33."""
    start = of_kind("hospital") - 2
    t = last_turn(1, 1, 3, 1, 2, horse=[0], start=start, money=[100, 50_000, 0], plays=1, at={1: 0})
    answer(t, "roll:2", "again", "roll:2")
    assert not t.world.playing[0]
    assert t.world.plays == 0
    assert asked(t) == {1: "dice"}


def test_seats_of_the_ruined_are_passed_over() -> None:
    """DC-33."""
    t = last_turn(1, start=of_kind("times") - 1, ruined=[1], at={2: 0})
    assert asked(t) == {2: "dice"}


def test_debts_to_several_are_paid_clockwise_and_after_ruin_the_others_get_nothing() -> None:
    """DC-34. Telegram: round."""
    t = read("round", seats=4, money=[800, 0, 0, 0])
    assert t.over
    assert t.world.money == [0, 500, 300, 0]
    assert not t.world.playing[0]


def test_the_ruin_of_another_is_no_end_to_ones_turn() -> None:
    """DC-04, DC-36."""
    t = last_turn(3, 3, horse=[0], start=1, telegrams=["poker"], money=[0, 100, 50_000])
    answer(t, "roll:2")
    assert t.world.playing == [True, False, True]
    assert asked(t) == {0: "again"}


def test_a_ruined_rider_leaves_horse_and_hospital() -> None:
    """DC-33."""
    t = owe(BANCO, 1000, money=[0, 0, 0], horse=[0])
    assert not t.world.horse[0]
    t = land("casino.desert", 1, held={1: "hospital"}, owns={1: ["casino.desert"]}, money=[0, 0, 0])
    assert t.world.held[1] == ""
