"""The squares that nobody can own."""

import pytest

from game.games.dalton_city import events
from tests.games.dalton_city.city import (
    BANCO,
    BANK,
    HOSPITAL,
    SHERIFF,
    TRANSITS,
    answer,
    asked,
    due,
    find,
    land,
    left,
    of_kind,
    options,
    turn,
)


@pytest.mark.parametrize(("there", "bonus"), [(0, 10_000), (26, 5000), (35, 10_000), (61, 5000)])
@pytest.mark.parametrize("horse", [[], [0]])
def test_a_ranch_gives_a_horse_and_its_bonus(there: int, bonus: int, horse: list[int]) -> None:
    """Square: ranch."""
    t = land(there, horse=horse)
    assert t.over
    assert t.world.money[0] == 50_000 + bonus
    assert t.world.horse[0]
    assert len(find(t.events, events.Mounted)) == 1 - len(horse)


@pytest.mark.parametrize(("there", "times"), [(9, 1000), (44, 500)])
def test_times_squares_pay_the_number_rolled(there: int, times: int) -> None:
    """Square: times."""
    t = turn(4, 3, start=there - 7, horse=[0])
    answer(t, "roll:2")
    assert t.world.money[0] == 50_000 + 7 * times


def test_after_a_ride_the_movement_roll_counts() -> None:
    """DC-18."""
    t = turn(4, start=2, owns={0: TRANSITS})
    answer(t, "go:9")
    assert t.world.money[0] == 54_000


def test_after_a_third_miss_the_roll_out_of_hospital_counts() -> None:
    """DC-18."""
    t = turn(1, 4, start=of_kind("hospital"), held={0: HOSPITAL}, attempts=2, at={0: 4})
    assert t.world.at[0] == 9
    assert t.world.money[0] == 50_000 - 3000 + 5 * 1000


def test_an_extra_play_counts_its_own_roll() -> None:
    """DC-18."""
    t = turn(3, 3, 2, start=1, horse=[0], telegrams=["horse"])
    answer(t, "roll:2", "again", "roll:1")
    assert t.world.money[0] == 52_000


@pytest.mark.parametrize("card", ["daily_star", "post_office"])
@pytest.mark.parametrize("before", [BANK, BANCO, 0, 1])
def test_the_special_cards_are_taken_from_wherever_they_are(card: str, before: int) -> None:
    """Square: daily_star, post_office. DC-20."""
    t = land(of_kind(card), owns={before: [card]} if before != BANK else {})
    assert t.over
    assert t.world.cards(0) == [card]
    assert len(find(t.events, events.GotCard)) == (before != 0)


@pytest.mark.parametrize("before", [BANK, BANCO, 0, 2])
def test_the_nugget_is_taken_from_wherever_it_is(before: int) -> None:
    """Square: nugget. DC-20."""
    t = land(of_kind("nugget"), nugget=before)
    assert t.over
    assert t.world.nugget == 0
    assert len(find(t.events, events.GotNugget)) == (before != 0)


@pytest.mark.parametrize("there", [18, 53])
def test_the_banco_gives_money_cards_and_nugget(there: int) -> None:
    """Square: banco. DC-21."""
    t = land(there, pot=7000, owns={BANCO: ["bank.rock", "daily_star"]}, nugget=BANCO, money=[100, 0, 0])
    assert t.over
    assert t.world.money[0] == 7100
    assert t.world.pot == 0
    assert t.world.cards(0) == ["bank.rock", "daily_star"]
    assert t.world.nugget == 0


def test_an_empty_banco_gives_nothing_and_leaves_the_nugget_where_it_is() -> None:
    """DC-21."""
    t = land(18, nugget=1)
    assert t.over
    assert (t.world.money[0], t.world.nugget) == (50_000, 1)


@pytest.mark.parametrize(("cash", "half"), [(50_000, 25_000), (300, 200), (100, 100), (4100, 2100)])
def test_a_hold_up_puts_half_the_cash_on_the_banco_rounded_up(cash: int, half: int) -> None:
    """Square: hold_up. DC-07, DC-22."""
    t = land(of_kind("hold_up"), money=[cash, 0, 0])
    assert due(t) == ("hold_up", BANCO, half)
    assert (t.world.money[0], t.world.pot) == (cash - half, half)


def test_a_hold_up_of_the_penniless_is_none() -> None:
    """DC-22."""
    t = land(of_kind("hold_up"), money=[0, 0, 0], owns={0: ["bank.rock"]})
    assert t.over
    assert t.world.playing[0]


def test_what_is_sold_during_a_hold_up_is_not_halved() -> None:
    """DC-22."""
    t = land(of_kind("hold_up"), money=[1000, 0, 0], owns={0: ["bank.rock"]}, nugget=0)
    answer(t, "sell:bank.rock")
    assert due(t) == ("hold_up", BANCO, 500)


def test_the_nugget_settles_a_hold_up_and_lies_on_the_banco() -> None:
    """DC-29."""
    t = land(of_kind("hold_up"), nugget=0)
    answer(t, "nugget")
    assert (t.world.money[0], t.world.pot, t.world.nugget) == (50_000, 0, BANCO)


@pytest.mark.parametrize("kind", ["rodeo", "hospital"])
def test_rodeo_and_hospital_are_a_stay_in_hospital(kind: str) -> None:
    """Square: rodeo, hospital."""
    t = land(of_kind(kind), horse=[0], owns={0: ["bank.rock"]})
    assert t.over
    assert t.world.at[0] == of_kind("hospital")
    assert t.world.held[0] == HOSPITAL
    assert not t.world.horse[0]
    assert t.world.cards(0) == ["bank.rock"]


@pytest.mark.parametrize("kind", ["wanted", "sheriff"])
def test_wanted_and_sheriff_are_a_stay_at_the_sheriffs_who_takes_a_card(kind: str) -> None:
    """Square: wanted, sheriff. DC-32."""
    cards = ["bank.rock", "diploma.bank", "transit.boat", "daily_star", "post_office"]
    t = land(of_kind(kind), horse=[0], owns={0: cards})
    assert t.world.at[0] == of_kind("sheriff")
    assert t.world.held[0] == SHERIFF
    assert not t.world.horse[0]
    assert asked(t) == {0: "banco"}
    sales = {"sell:bank.rock", "sell:diploma.bank", "sell:transit.boat"}
    assert options(t) == {*(f"put:{card}" for card in cards), *sales}
    answer(t, "put:post_office")
    assert t.over
    assert t.world.cards(BANCO) == ["post_office"]


def test_the_sheriff_takes_nothing_from_who_has_no_card() -> None:
    """DC-32."""
    t = land(of_kind("wanted"), nugget=0)
    assert t.over
    assert t.world.held[0] == SHERIFF
    assert t.world.nugget == 0


def test_who_sells_the_last_card_has_none_left_for_the_sheriff() -> None:
    """DC-06, DC-32."""
    t = land(of_kind("wanted"), owns={0: ["bank.rock"]})
    answer(t, "sell:bank.rock")
    assert t.over
    assert t.world.owner["bank.rock"] == BANK
    assert t.world.money[0] == 53_000


@pytest.mark.parametrize("there", [7, 19, 42, 54])
def test_a_telegram_is_drawn_from_the_top_obeyed_and_put_under_the_deck(there: int) -> None:
    """Square: telegram. DC-19."""
    t = land(there, telegrams=["reward", "harvest"])
    assert t.over
    assert t.world.money[0] == 53_000
    assert t.world.telegrams[0] == "harvest"
    assert t.world.telegrams[-1] == "reward"
    assert t.world.known == 1
    assert not left(t)
