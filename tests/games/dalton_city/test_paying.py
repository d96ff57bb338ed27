"""How a debt is settled."""

import pytest

from game.games.dalton_city import events
from game.games.dalton_city.figures import all_cards, price
from game.games.dalton_city.world import half_price, round_up
from tests.games.dalton_city.city import BANCO, BANK, answer, find, land, options, owe, read


@pytest.mark.parametrize(
    ("card", "half"),
    [
        ("barber.river", 1800),
        ("barber.cactus", 2000),
        ("barber.desert", 2300),
        ("bank.dalton", 10_000),
        ("diploma.barber", 2500),
        ("diploma.general_store", 3500),
        ("transit.stagecoach", 3800),
        ("transit.railroad", 5000),
    ],
)
def test_the_bank_buys_a_card_for_half_its_price_rounded_up(card: str, half: int) -> None:
    """DC-07."""
    t = owe(BANCO, 1100, owns={0: [card]}, money=[1000, 0, 0])
    told = answer(t, f"sell:{card}")
    assert find(told, events.Sold) == [events.Sold(0, card, half)]
    assert t.world.money[0] == half - 100
    assert t.world.owner[card] == BANK


def test_every_card_but_the_special_ones_can_be_sold() -> None:
    """DC-06."""
    t = owe(BANCO, 1000, owns={0: all_cards()}, money=[0, 0, 0])
    sales = {f"sell:{card}" for card in all_cards() if card not in ("daily_star", "post_office")}
    assert options(t) == sales
    assert len(sales) == 42
    assert all(half_price(card) * 2 - price(card) in (0, 100) for card in all_cards())


@pytest.mark.parametrize(("amount", "rounded"), [(0, 0), (1, 100), (100, 100), (150, 200), (101, 200)])
def test_amounts_are_rounded_up_to_the_smallest_note(amount: int, rounded: int) -> None:
    """DC-07."""
    assert round_up(amount) == rounded


def test_without_enough_cash_one_must_sell_first() -> None:
    """DC-06."""
    t = owe(1, 3000, "fee", money=[500, 0, 0], owns={0: ["barber.river", "bank.rock"]})
    assert options(t) == {"sell:barber.river", "sell:bank.rock"}
    answer(t, "sell:barber.river")
    assert options(t) == {"sell:bank.rock"}
    answer(t, "sell:bank.rock")
    assert t.world.money[:2] == [500 + 1800 + 3000 - 3000, 3000]


def test_one_may_sell_without_need_where_there_is_something_to_decide() -> None:
    """DC-06."""
    t = owe(1, 3000, "fee", owns={0: ["barber.river"]}, nugget=0)
    answer(t, "sell:barber.river", "pay")
    assert t.world.money[0] == 50_000 + 1800 - 3000


@pytest.mark.parametrize(("creditor", "purpose"), [(1, "fee"), (BANK, "purchase"), (BANCO, "fine")])
def test_who_has_the_cash_and_no_other_way_is_not_asked(creditor: int, purpose: str) -> None:
    """DC-06."""
    t = owe(creditor, 3000, purpose, owns={0: ["barber.river", "bank.dalton"]}, money=[3000, 0, 0])
    assert t.over
    assert t.world.money[0] == 0
    assert t.world.cards(0) == ["barber.river", "bank.dalton"]


def test_a_payment_can_be_decided_as_long_as_anything_helps() -> None:
    """DC-06."""
    river = {1: ["barber.river"]}
    assert options(land("barber.river", 1, owns=river, nugget=0)) == {"pay", "nugget"}
    assert options(land("barber.river", 1, owns={**river, 0: ["daily_star"]})) == {"pay", "star"}
    t = land("barber.river", owns={0: ["post_office"]})
    answer(t, "buy")
    assert options(t) == {"pay", "post"}


@pytest.mark.parametrize(("creditor", "purpose"), [(1, "fee"), (BANK, "purchase"), (BANCO, "fine")])
def test_the_nugget_settles_a_payment_of_any_size_without_change(creditor: int, purpose: str) -> None:
    """DC-29."""
    for amount in (100, 90_000):
        t = owe(creditor, amount, purpose, nugget=0, money=[0, 0, 0])
        assert options(t) == {"nugget"}
        answer(t, "nugget")
        assert t.over
        assert t.world.nugget == creditor
        assert t.world.money == [0, 0, 0]
        assert t.world.pot == 0


def test_the_nugget_buys_a_card_and_goes_to_the_bank() -> None:
    """DC-29."""
    t = land("bank.dalton", nugget=0, money=[0, 0, 0])
    told = answer(t, "buy", "nugget")
    assert find(told, events.Bought) == [events.Bought(0, "bank.dalton", 0, nugget=True)]
    assert t.world.cards(0) == ["bank.dalton"]
    assert t.world.nugget == BANK


def test_the_nugget_pays_a_fee_and_goes_to_the_owner() -> None:
    """DC-29."""
    t = land("barber.river", 1, nugget=0, owns={1: ["barber.river"]})
    answer(t, "nugget")
    assert (t.world.nugget, t.world.money[0]) == (1, 50_000)


def test_the_nugget_is_for_one_payment_of_several() -> None:
    """DC-29."""
    t = read("round", nugget=0)
    answer(t, "nugget")
    assert t.world.nugget == 1
    assert find(t.events, events.Paid) == [events.Paid(0, 2, 500, "telegram")]


def test_nobody_pays_with_somebody_elses_nugget() -> None:
    """DC-29."""
    assert options(owe(1, 500, "fee", nugget=1, money=[0, 0, 0], owns={0: ["bank.rock"]})) == {
        "sell:bank.rock"
    }


@pytest.mark.parametrize(
    ("card", "half"), [("barber.river", 1800), ("diploma.bank", 5000), ("transit.stagecoach", 3800)]
)
def test_the_post_office_halves_one_purchase_and_goes_back_to_the_bank(card: str, half: int) -> None:
    """DC-07, DC-28."""
    t = land(card, owns={0: ["post_office", "daily_star"]})
    answer(t, "buy")
    assert options(t) == {"pay", "post"}
    told = answer(t, "post")
    assert find(told, events.Bought) == [events.Bought(0, card, half, nugget=False)]
    assert t.world.money[0] == 50_000 - half
    assert sorted(t.world.cards(0)) == sorted([card, "daily_star"])


def test_the_post_office_may_be_kept() -> None:
    """DC-28."""
    t = land("barber.river", owns={0: ["post_office"]})
    answer(t, "buy", "pay")
    assert t.world.cards(0) == ["barber.river", "post_office"]


def test_the_daily_star_goes_back_to_the_bank_and_may_be_kept() -> None:
    """DC-28."""
    owns = {0: ["daily_star", "post_office"], 1: ["barber.river"]}
    t = land("barber.river", 1, owns=owns)
    assert options(t) == {"pay", "star"}
    answer(t, "pay")
    assert t.world.cards(0) == ["daily_star", "post_office"]
    t = land("barber.river", 1, owns=owns)
    told = answer(t, "star")
    assert find(told, events.Halved) == [events.Halved(0, "daily_star", 400)]
    assert t.world.owner["daily_star"] == BANK


def test_the_daily_star_saves_one_from_ruin() -> None:
    """DC-33."""
    t = land("barber.river", 1, owns={0: ["daily_star"], 1: ["barber.river"]}, money=[400, 0, 0])
    assert options(t) == {"star"}
    answer(t, "star")
    assert t.world.playing[0]
    assert t.world.money[:2] == [0, 400]


def test_after_the_daily_star_the_nugget_may_still_settle_it() -> None:
    """DC-24."""
    t = land("barber.river", 1, owns={0: ["daily_star"], 1: ["barber.river"]}, money=[0, 0, 0], nugget=0)
    answer(t, "star", "nugget")
    assert t.over
    assert t.world.nugget == 1


def test_a_purchase_may_be_paid_by_selling_other_cards() -> None:
    """DC-06."""
    t = land("bank.dalton", money=[11_000, 0, 0], owns={0: ["casino.dalton"]})
    answer(t, "buy")
    assert options(t) == {"sell:casino.dalton"}
    answer(t, "sell:casino.dalton")
    assert t.world.cards(0) == ["bank.dalton"]
    assert t.world.money[0] == 0
