"""The absent landowner: whoever lands on a trade of his pays the poorest."""

from typing import Any

from game.games.dalton_city import events
from game.games.dalton_city.fees import Fee
from tests.games.dalton_city.city import BANK, LANDOWNER, TOWN, answer, asked, find, land, options

SALOON = "saloon.little"
PRINTED = 1100
"""The fee of one saloon in Little Creek for a 4."""


def test_the_fee_goes_to_the_poorest() -> None:
    """DC-44."""
    t = land(SALOON, 4, owns={LANDOWNER: [SALOON]}, money=[50_000, 30_000, 20_000])
    assert t.world.money == [50_000 - PRINTED, 30_000, 20_000 + PRINTED]
    (fixed,) = find(t.events, events.FeeFixed)
    assert fixed.fee == Fee(SALOON, LANDOWNER, 0, 4, 1, PRINTED, (), 2)
    assert find(t.events, events.Paid) == [events.Paid(0, 2, PRINTED, "fee")]


def test_cards_count_when_it_is_asked_who_is_poorest() -> None:
    """DC-44."""
    t = land(SALOON, 4, owns={LANDOWNER: [SALOON], 2: ["bank.dalton"]}, money=[50_000, 30_000, 20_000])
    assert t.world.money == [50_000 - PRINTED, 30_000 + PRINTED, 20_000]


def test_of_equally_poor_players_the_next_clockwise_gets_it() -> None:
    """DC-44."""
    t = land(SALOON, 4, owns={LANDOWNER: [SALOON]}, money=[50_000, 20_000, 20_000])
    assert t.world.money == [50_000 - PRINTED, 20_000 + PRINTED, 20_000]


def test_the_ruined_get_nothing() -> None:
    """DC-44."""
    t = land(SALOON, 4, owns={LANDOWNER: [SALOON]}, money=[50_000, 0, 20_000], ruined=[1])
    assert t.world.money == [50_000 - PRINTED, 0, 20_000 + PRINTED]


def test_the_poorest_is_a_guest_and_so_is_everybody_while_all_are_equal() -> None:
    """DC-44."""
    for money in ([10_000, 30_000, 20_000], [20_000, 30_000, 20_000], [20_000] * 3):
        t = land(SALOON, 4, owns={LANDOWNER: [SALOON]}, money=money)
        assert t.world.money == money
        (fixed,) = find(t.events, events.FeeFixed)
        assert (fixed.fee.factors, fixed.fee.dollars) == (("guest",), 0)


def test_his_rows_and_towns_count_and_the_visitors_diploma_halves() -> None:
    """DC-45."""
    t = land("barber.river", 1, owns={LANDOWNER: TOWN, 0: ["diploma.barber"]}, money=[50_000, 30_000, 20_000])
    (fixed,) = find(t.events, events.FeeFixed)
    assert fixed.fee.factors == ("town", "own_diploma")
    assert fixed.fee.dollars == fixed.fee.printed


def test_where_the_poorest_is_held_changes_nothing() -> None:
    """DC-45."""
    t = land(SALOON, 4, owns={LANDOWNER: [SALOON]}, money=[50_000, 30_000, 20_000], held={2: "sheriff"})
    assert t.world.money == [50_000 - PRINTED, 30_000, 20_000 + PRINTED]


def test_two_sixes_win_a_card_from_the_landowner_even_for_a_guest() -> None:
    """DC-45."""
    t = land(SALOON, 6, 6, owns={LANDOWNER: [SALOON]})
    assert find(t.events, events.GotCard) == [events.GotCard(0, SALOON, LANDOWNER, "sixes")]
    assert t.world.owner[SALOON] == 0


def test_the_daily_star_and_the_nugget_pay_him_as_anybody() -> None:
    """DC-45."""
    position: dict[str, Any] = {
        "owns": {LANDOWNER: [SALOON], 0: ["daily_star"]},
        "money": [50_000, 30_000, 20_000],
    }
    t = land(SALOON, 4, nugget=0, **position)
    assert asked(t) == {0: "pay"}
    assert options(t) == {"pay", "nugget", "star"}
    answer(t, "nugget")
    assert t.world.nugget == 2


def test_who_is_ruined_by_his_fee_leaves_the_rest_to_the_poorest() -> None:
    """DC-45."""
    rows = ["bank.rock", "bank.river", "bank.cactus", "bank.desert", "bank.desperados", "bank.dalton"]
    t = land("bank.dalton", 5, owns={LANDOWNER: rows}, money=[60_000, 70_000, 20_000])
    assert find(t.events, events.Ruined) == [events.Ruined(0, 2, 60_000)]
    assert t.world.money == [0, 70_000, 80_000]


def test_his_cards_are_not_for_sale() -> None:
    """DC-44."""
    t = land(SALOON, 4, owns={LANDOWNER: [SALOON]}, money=[10_000, 30_000, 20_000])
    assert not find(t.events, events.Bought)
    assert t.world.owner[SALOON] == LANDOWNER != BANK
