"""What a fee comes to: every doubling and halving, rounded once."""

import pytest

from game.games.dalton_city import events
from game.games.dalton_city.about import Debt
from game.games.dalton_city.fees import Fee
from tests.games.dalton_city.city import (
    BANCO,
    BANK,
    BARBERS,
    DIPLOMAS,
    HOSPITAL,
    SHERIFF,
    TOWN,
    TRANSITS,
    answer,
    due,
    find,
    land,
    of_kind,
    options,
)

D = "diploma.barber"
CASES = [
    # the owner's cards, the payer's, where the owner is, the fee, and with the Daily Star
    (["barber.river"], [], "", 700, 400),
    (["barber.river", D], [], "", 1400, 700),
    (TOWN, [], "", 1400, 700),
    ([*TOWN, D], [], "", 2800, 1400),
    (["barber.river"], [D], "", 400, 200),
    (TOWN, [D], "", 700, 400),
    (["barber.river"], [], HOSPITAL, 400, 200),
    (["barber.river", D], [], HOSPITAL, 700, 400),
    (TOWN, [], HOSPITAL, 700, 400),
    ([*TOWN, D], [], HOSPITAL, 1400, 700),
    (["barber.river"], [D], HOSPITAL, 200, 100),
    (TOWN, [D], HOSPITAL, 400, 200),
    (BARBERS[:2], [], "", 1500, 800),
    (BARBERS[:2], [D], "", 800, 400),
    (BARBERS[:2], [D], HOSPITAL, 400, 200),
    ([*BARBERS[:2], D], [], "", 3000, 1500),
    (BARBERS[:3], [], "", 2700, 1400),
    (BARBERS, [], "", 5400, 2700),
    ([*BARBERS, *TOWN[:3], D], [], "", 21_600, 10_800),
    ([*BARBERS, *TOWN[:3], D], [], HOSPITAL, 10_800, 5400),
]


@pytest.mark.parametrize(("owner", "payer", "where", "fee", "with_star"), CASES)
def test_every_doubling_and_halving_is_multiplied_and_rounded_once(
    owner: list[str], payer: list[str], where: str, fee: int, with_star: int
) -> None:
    """DC-07, DC-23, DC-28."""
    held = {1: where} if where else {}
    t = land("barber.river", 1, owns={0: [*payer, "daily_star"], 1: owner}, held=held)
    assert due(t) == ("fee", 1, fee)
    answer(t, "star")
    assert due(t) == ("fee", 1, with_star)
    assert "star" not in options(t)
    assert t.world.money[:2] == [50_000 - with_star, 50_000 + with_star]


@pytest.mark.parametrize("owner", [["barber.river"], [*TOWN, D], BARBERS])
@pytest.mark.parametrize("payer", [[], ["daily_star"]])
def test_nothing_is_due_to_an_owner_at_the_sheriffs(owner: list[str], payer: list[str]) -> None:
    """DC-23."""
    t = land("barber.river", 1, owns={0: payer, 1: owner}, held={1: SHERIFF})
    assert t.over
    assert t.world.money[0] == 50_000
    assert t.world.cards(0) == payer


def test_where_anybody_else_is_is_no_matter() -> None:
    t = land("barber.river", 1, owns={1: ["barber.river"]}, held={2: SHERIFF})
    assert due(t) == ("fee", 1, 700)


@pytest.mark.parametrize("other", [BANCO, 2])
def test_cards_that_are_not_the_owners_count_for_no_row_town_or_diploma(other: int) -> None:
    """DC-13."""
    owns = {1: ["barber.river", "tailor.river", "bank.river"], other: ["barber.cactus", TOWN[0], D]}
    assert due(land("barber.river", 1, owns=owns)) == ("fee", 1, 700)


def test_another_trades_diploma_changes_nothing() -> None:
    owns = {0: ["diploma.saloon"], 1: ["barber.river", "diploma.bank"]}
    assert due(land("barber.river", 1, owns=owns)) == ("fee", 1, 700)


def test_a_whole_other_town_changes_nothing() -> None:
    owns = {1: ["barber.cactus", *TOWN[:3]]}
    assert due(land("barber.cactus", 1, owns=owns)) == ("fee", 1, 800)


@pytest.mark.parametrize(("count", "fee"), [(1, 500), (2, 1000), (3, 1500), (7, 3500)])
def test_a_diploma_costs_a_tenth_of_its_price_per_diploma_of_the_owner(count: int, fee: int) -> None:
    """Square: diploma."""
    t = land("diploma.barber", owns={1: DIPLOMAS[:count], 0: ["daily_star"]})
    assert due(t) == ("fee", 1, fee)
    assert options(t) == {"pay", "star"}


@pytest.mark.parametrize(
    ("card", "fees"),
    [
        ("transit.boat", (1000, 2300, 5000)),
        ("transit.stagecoach", (1500, 3400, 7500)),
        ("transit.railroad", (2000, 4500, 10_000)),
    ],
)
def test_a_transits_fee_is_for_how_many_the_owner_has(card: str, fees: tuple[int, ...]) -> None:
    """Square: transit."""
    others = [each for each in TRANSITS if each != card]
    for count, fee in enumerate(fees):
        t = land(card, owns={1: [card, *others[:count]], 2: others[count:], 0: ["daily_star"]})
        assert due(t) == ("fee", 1, fee)
        assert options(t) == {"pay", "star"}


@pytest.mark.parametrize(
    ("card", "whole", "with_star"),
    [("diploma.barber", 300, 200), ("diploma.general_store", 400, 200), ("transit.stagecoach", 800, 400)],
)
def test_hospital_halves_the_fees_of_diplomas_and_transits(card: str, whole: int, with_star: int) -> None:
    """DC-07, DC-27."""
    t = land(card, owns={0: ["daily_star"], 1: [card]}, held={1: HOSPITAL})
    assert due(t) == ("fee", 1, whole)
    answer(t, "star")
    assert due(t) == ("fee", 1, with_star)


@pytest.mark.parametrize("card", ["diploma.barber", "transit.boat"])
def test_at_the_sheriffs_diplomas_and_transits_earn_nothing(card: str) -> None:
    """DC-27."""
    t = land(card, owns={1: [card]}, held={1: SHERIFF})
    assert t.over
    assert t.world.money[0] == 50_000


def test_the_diplomas_of_the_payer_do_not_halve_a_diplomas_fee() -> None:
    t = land("diploma.barber", owns={0: ["diploma.saloon"], 1: ["diploma.barber"]})
    assert due(t) == ("fee", 1, 500)


PARTS = [
    (["barber.river"], [], "", Fee("barber.river", 1, 0, 1, 1, 700)),
    ([*BARBERS[:2], D], [], "", Fee("barber.river", 1, 0, 1, 2, 1500, ("diploma",))),
    (TOWN, [D], HOSPITAL, Fee("barber.river", 1, 0, 1, 1, 700, ("town", "own_diploma", "hospital"))),
    ([*TOWN, D], [], SHERIFF, Fee("barber.river", 1, 0, 1, 1, 700, ("diploma", "town", "sheriff"))),
]


@pytest.mark.parametrize(("owner", "payer", "where", "fee"), PARTS)
def test_a_fee_is_told_by_its_parts(owner: list[str], payer: list[str], where: str, fee: Fee) -> None:
    """DC-23."""
    t = land("barber.river", 1, owns={0: payer, 1: owner}, held={1: where} if where else {})
    assert find(t.events, events.FeeFixed) == [events.FeeFixed(fee)]


def test_fees_of_diplomas_and_transits_are_told_by_how_many_there_are() -> None:
    (told,) = find(land("diploma.bank", owns={1: DIPLOMAS[-3:]}).events, events.FeeFixed)
    assert told.fee == Fee("diploma.bank", 1, 0, 0, 3, 3000)
    (told,) = find(land("transit.boat", owns={1: TRANSITS[:2]}, held={1: HOSPITAL}).events, events.FeeFixed)
    assert told.fee == Fee("transit.boat", 1, 0, 0, 2, 2300, ("hospital",))
    assert (told.dollars, told.fee.halved) == (1200, 600)


def test_a_debt_says_what_it_is_for_and_what_would_make_it_cheaper() -> None:
    fee = Fee("barber.river", 1, 0, 1, 1, 700)
    t = land("barber.river", 1, owns={0: ["daily_star"], 1: ["barber.river"]}, nugget=0)
    assert t.asks[0].about == Debt("fee", 1, 700, 400, "barber.river", fee)
    answer(t, "star")
    assert t.asks[0].about == Debt("fee", 1, 400, 0, "barber.river", fee)
    t = land("bank.river", owns={0: ["post_office"]})
    answer(t, "buy")
    assert t.asks[0].about == Debt("purchase", BANK, 6500, 3300, "bank.river")
    t = land("casino.desert", 1, owns={1: ["casino.desert"]}, nugget=1)
    assert t.asks[0].about == Debt(
        "casino", 0, 3000, 0, "casino.desert", Fee("casino.desert", 1, 0, 1, 1, -3000)
    )
    assert land(of_kind("hold_up"), nugget=0).asks[0].about == Debt("hold_up", BANCO, 25_000)
