"""Diploma squares and the University."""

import pytest

from game.games.dalton_city import events
from tests.games.dalton_city.city import (
    BANCO,
    BANK,
    DIPLOMAS,
    HOSPITAL,
    answer,
    asked,
    due,
    find,
    land,
    of_kind,
    options,
    square,
)

UNIVERSITY = of_kind("university")
ALL = {f"go:{square(card)}" for card in DIPLOMAS}


def test_a_diploma_of_the_banks_may_be_bought() -> None:
    """Square: diploma."""
    t = land("diploma.casino")
    assert options(t) == {"buy", "pass"}
    answer(t, "buy")
    assert t.world.cards(0) == ["diploma.casino"]
    assert t.world.money[0] == 38_000


def test_ones_own_diploma_does_nothing() -> None:
    """Square: diploma."""
    assert land("diploma.casino", owns={0: ["diploma.casino"]}).over


@pytest.mark.parametrize("there", [17, 52])
def test_the_university_leads_to_any_diploma_of_the_banks(there: int) -> None:
    """Square: university. DC-15."""
    t = land(there)
    assert asked(t) == {0: "university"}
    assert options(t) == {*ALL, "pass"}
    answer(t, "pass")
    assert t.over
    assert t.world.at[0] == there


def test_a_diploma_gone_to_by_the_university_must_be_bought() -> None:
    """DC-15."""
    t = land(UNIVERSITY)
    answer(t, f"go:{square('diploma.bank')}")
    assert due(t) == ("purchase", BANK, 10_000)
    assert t.over
    assert t.world.cards(0) == ["diploma.bank"]
    assert t.world.at[0] == square("diploma.bank")


def test_the_university_leads_to_no_diploma_that_the_bank_does_not_have() -> None:
    """DC-15."""
    owns = {0: ["diploma.barber"], 1: ["diploma.bank"], BANCO: ["diploma.casino"]}
    t = land(UNIVERSITY, owns=owns)
    gone = {f"go:{square(card)}" for cards in owns.values() for card in cards}
    assert options(t) == {*(ALL - gone), "pass", "sell:diploma.barber"}


@pytest.mark.parametrize(
    ("money", "cards", "nugget", "count"),
    [
        (4900, [], BANK, 0),
        (5000, [], BANK, 1),
        (8900, [], BANK, 4),
        (3200, ["barber.river"], BANK, 1),
        (2500, ["post_office"], BANK, 1),
        (2400, ["post_office"], BANK, 0),
        (4200, ["post_office", "barber.river"], BANK, 7),
        (0, [], 0, 7),
    ],
)
def test_only_what_can_be_paid_by_cash_sales_post_office_or_nugget_is_offered(
    money: int, cards: list[str], nugget: int, count: int
) -> None:
    """DC-15."""
    t = land(UNIVERSITY, money=[money, 50_000, 50_000], owns={0: cards}, nugget=nugget)
    assert sum(option.startswith("go:") for option in options(t)) == count
    assert t.over == (count == 0)


def test_a_diploma_beyond_the_cash_is_paid_with_the_post_office_and_sales() -> None:
    """DC-15."""
    t = land(UNIVERSITY, money=[4200, 0, 0], owns={0: ["post_office", "barber.river"]})
    answer(t, f"go:{square('diploma.casino')}")
    assert options(t) == {"post", "sell:barber.river"}
    answer(t, "post", "sell:barber.river")
    assert t.over
    assert t.world.money[0] == 0
    assert t.world.cards(0) == ["diploma.casino"]


def test_a_duel_at_the_diploma_replaces_the_purchase() -> None:
    """DC-08, DC-15."""
    there = square("diploma.bank")
    t = land(UNIVERSITY, 6, 1, at={1: there})
    told = answer(t, f"go:{there}")
    assert find(told, events.DuelWon) == [events.DuelWon(0, 1, 1)]
    assert t.over
    assert t.world.money[0] == 50_000
    assert t.world.owner["diploma.bank"] == BANK
    assert t.world.held[1] == HOSPITAL
