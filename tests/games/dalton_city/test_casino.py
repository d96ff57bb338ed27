"""The Casino, where the owner may lose."""

import pytest

from game.games.dalton_city import events
from game.games.dalton_city.fees import Fee
from tests.games.dalton_city.city import (
    CASINOS,
    HOSPITAL,
    SHERIFF,
    answer,
    asked,
    due,
    find,
    land,
    last_turn,
    left,
    options,
    square,
)

DESERT = ("barber.desert", "saloon.desert", "tailor.desert", "bank.desert", "casino.desert")


@pytest.mark.parametrize(
    ("die", "count", "loss"),
    [(1, 1, 3000), (2, 1, 2000), (1, 2, 6500), (2, 2, 4400), (1, 3, 13_000), (2, 3, 8800)],
)
def test_on_a_1_or_a_2_the_owner_pays_the_visitor(die: int, count: int, loss: int) -> None:
    """DC-26."""
    t = land("casino.desert", die, owns={1: CASINOS[:count]})
    assert due(t) == ("casino", 0, loss)
    (told,) = find(t.events, events.FeeFixed)
    assert told.fee == Fee("casino.desert", 1, 0, die, count, -loss)
    assert t.world.money[:2] == [50_000 + loss, 50_000 - loss]
    assert t.over


@pytest.mark.parametrize(("die", "fee"), [(3, 2200), (4, 3500), (5, 5800)])
def test_on_3_to_5_the_visitor_pays_as_anywhere(die: int, fee: int) -> None:
    """DC-26."""
    assert due(land("casino.desert", die, owns={1: ["casino.desert"]})) == ("fee", 1, fee)


def test_gains_are_doubled_as_in_any_trade() -> None:
    t = land("casino.desert", 3, owns={1: [*DESERT, "diploma.casino"]})
    assert due(t) == ("fee", 1, 8800)


@pytest.mark.parametrize("where", ["", HOSPITAL, SHERIFF])
@pytest.mark.parametrize("owner", [["casino.desert"], [*DESERT, "diploma.casino"]])
@pytest.mark.parametrize("visitor", [[], ["daily_star"]])
def test_losses_are_paid_as_printed_whoever_has_what_and_is_where(
    where: str, owner: list[str], visitor: list[str]
) -> None:
    """DC-26."""
    t = land("casino.desert", 1, owns={0: visitor, 1: owner}, held={1: where} if where else {})
    assert due(t) == ("casino", 0, 3000)


def test_the_visitors_diploma_does_not_halve_the_loss_and_the_owner_has_no_use_for_the_daily_star() -> None:
    """DC-26."""
    t = land("casino.desert", 2, owns={0: ["diploma.casino"], 1: ["casino.desert", "daily_star"]})
    assert due(t) == ("casino", 0, 2000)
    assert t.world.cards(1) == ["casino.desert", "daily_star"]
    assert t.over


def test_the_owner_may_give_the_nugget() -> None:
    """DC-26, DC-29."""
    t = land("casino.desert", 1, owns={1: ["casino.desert"]}, nugget=1)
    answer(t, "nugget", seat=1)
    assert t.world.nugget == 0
    assert t.world.money[:2] == [50_000, 50_000]


def test_the_owner_may_sell_out_of_turn() -> None:
    """DC-06, DC-26."""
    t = land("casino.desert", 1, owns={1: ["casino.desert", "bank.dalton"]}, money=[0, 100, 0])
    assert options(t, 1) == {"sell:casino.desert", "sell:bank.dalton"}
    answer(t, "sell:bank.dalton", seat=1)
    assert t.world.money[:2] == [3000, 7100]
    assert t.world.cards(1) == ["casino.desert"]


def test_an_owner_who_cannot_pay_is_ruined_and_the_visitor_gets_what_there_is() -> None:
    """DC-26, DC-33."""
    t = land("casino.desert", 1, owns={1: ["casino.desert"]}, money=[0, 100, 50_000])
    assert t.over
    assert t.world.playing == [True, False, True]
    assert t.world.money == [2900, 0, 50_000]


def test_the_ruin_of_a_casino_takes_no_extra_play_from_its_visitor() -> None:
    """DC-04."""
    start = square("casino.desert") - 2
    t = last_turn(1, 1, 1, start=start, horse=[0], owns={1: ["casino.desert"]}, money=[0, 100, 50_000])
    told = answer(t, "roll:2")
    assert [ruin.seat for ruin in find(told, events.Ruined)] == [1]
    assert asked(t) == {0: "again"}


def test_a_casino_on_the_other_side_of_the_fold_plays_the_same() -> None:
    """DC-10."""
    t = land(square("casino.dalton") + 35, 2, owns={1: ["casino.dalton"]})
    assert due(t) == ("casino", 0, 6500)


def test_sixes_waive_and_win_a_casino_too() -> None:
    """DC-25."""
    t = land("casino.desert", 6, 1, owns={1: ["casino.desert"]})
    assert t.over
    assert not left(t)
    assert t.world.money[:2] == [50_000, 50_000]
    assert land("casino.desert", 6, 6, owns={1: ["casino.desert"]}).world.cards(0) == ["casino.desert"]
