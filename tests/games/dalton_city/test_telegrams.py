"""Each of the 24 telegrams."""

import pytest

from game.games.dalton_city import events
from tests.games.dalton_city.city import (
    BANCO,
    BANK,
    DIPLOMAS,
    HOSPITAL,
    SHERIFF,
    answer,
    asked,
    due,
    find,
    of_kind,
    options,
    read,
    square,
)

HAND = ["barber.river", "bank.rock", "diploma.bank", "diploma.barber", "transit.boat", "daily_star"]


def test_one_sends_to_hospital() -> None:
    """Telegram: hospital."""
    t = read("hospital", horse=[0])
    assert t.over
    assert (t.world.at[0], t.world.held[0], t.world.horse[0]) == (of_kind("hospital"), HOSPITAL, False)


def test_one_sends_to_the_sheriff_who_takes_a_card() -> None:
    """Telegram: sheriff. DC-32."""
    t = read("sheriff", owns={0: HAND})
    assert (t.world.at[0], t.world.held[0]) == (of_kind("sheriff"), SHERIFF)
    answer(t, "put:bank.rock")
    assert t.world.owner["bank.rock"] == BANCO
    assert t.over


@pytest.mark.parametrize(("start", "there", "bonus"), [(7, 26, 5000), (42, 61, 5000), (54, 61, 5000)])
def test_one_sends_to_the_next_ranch(start: int, there: int, bonus: int) -> None:
    """Telegram: ranch."""
    t = read("ranch", start=start)
    assert (t.world.at[0], t.world.horse[0]) == (there, True)
    assert t.world.money[0] == 50_000 + bonus


@pytest.mark.parametrize(("start", "card"), [(7, "transit.railroad"), (42, "transit.stagecoach")])
def test_one_sends_to_the_next_transit(start: int, card: str) -> None:
    """Telegram: transit."""
    t = read("transit", start=start)
    assert t.world.at[0] == square(card)
    assert options(t) == {"buy", "pass"}
    t = read("transit", start=start, owns={1: [card]})
    (told,) = find(t.events, events.FeeFixed)
    assert (told.card, told.owner) == (card, 1)


@pytest.mark.parametrize("telegram", ["ranch", "transit"])
def test_who_is_sent_to_somebody_duels(telegram: str) -> None:
    """DC-08."""
    there = {"ranch": 61, "transit": 55}[telegram]
    t = read(telegram, 6, 1, at={1: there})
    assert t.over
    assert t.world.held[1] == HOSPITAL
    assert t.world.money[0] == 50_000


def test_one_sends_to_any_diploma_square_without_a_duty_to_buy() -> None:
    """Telegram: lecture. DC-35."""
    t = read("lecture", owns={1: ["diploma.bank"]})
    assert asked(t) == {0: "diploma"}
    assert options(t) == {f"go:{square(card)}" for card in DIPLOMAS}
    answer(t, f"go:{square('diploma.saloon')}")
    assert options(t) == {"buy", "pass"}
    answer(t, "pass")
    assert t.over
    t = read("lecture", owns={1: ["diploma.bank"]})
    answer(t, f"go:{square('diploma.bank')}")
    assert due(t) == ("fee", 1, 1000)


@pytest.mark.parametrize("before", [[], [0]])
def test_a_horse_is_gained_or_lost(before: list[int]) -> None:
    """Telegram: horse, lame."""
    for telegram, after in (("horse", True), ("lame", False)):
        t = read(telegram, horse=before)
        assert t.over
        assert t.world.horse[0] == after
        assert len(find(t.events, events.Mounted)) == (bool(before) != after)


@pytest.mark.parametrize(
    ("telegram", "dollars"),
    [
        ("dentist", 1500),
        ("fire", 3000),
        ("licence", 6 * 300),
        ("repairs", 6 * 500),
        ("tithe", 1300),
        ("swindle", 2500),
    ],
)
def test_payments_go_on_the_banco(telegram: str, dollars: int) -> None:
    """Telegram: dentist, fire, licence, repairs, tithe, swindle. DC-07."""
    t = read(telegram, money=[12_300, 0, 0], owns={0: HAND})
    assert due(t) == ("telegram", BANCO, dollars)
    assert t.over
    assert (t.world.money[0], t.world.pot) == (12_300 - dollars, dollars)


@pytest.mark.parametrize("telegram", ["licence", "repairs", "tithe", "swindle"])
def test_who_has_no_card_and_no_cash_pays_nothing_for_them(telegram: str) -> None:
    t = read(telegram, money=[0, 0, 0])
    assert t.over
    assert t.world.playing[0]


def test_the_nugget_settles_a_telegram_and_lies_on_the_banco() -> None:
    """DC-29."""
    t = read("fire", nugget=0)
    answer(t, "nugget")
    assert (t.world.nugget, t.world.pot) == (BANCO, 0)


@pytest.mark.parametrize(
    ("telegram", "dollars"),
    [
        ("inheritance", 5000),
        ("reward", 3000),
        ("harvest", 1500),
        ("fame", 3000),
        ("trade_fair", 1000),
        ("boom", 1600),
    ],
)
def test_incomes_come_from_the_bank(telegram: str, dollars: int) -> None:
    """Telegram: inheritance, reward, harvest, fame, trade_fair, boom."""
    t = read(telegram, owns={0: HAND, 1: ["diploma.saloon", "saloon.cactus"]})
    assert t.over
    assert t.world.money == [50_000 + dollars, 50_000, 50_000]


@pytest.mark.parametrize(("telegram", "dollars"), [("birthday", 1000), ("poker", 1500)])
def test_collections_come_from_everybody_clockwise(telegram: str, dollars: int) -> None:
    """Telegram: birthday, poker. DC-36."""
    t = read(telegram, seats=4, ruined=[2])
    assert find(t.events, events.Paid) == [events.Paid(seat, 0, dollars, "telegram") for seat in (1, 3)]
    assert t.over
    assert t.world.money == [50_000 + 2 * dollars, 50_000 - dollars, 0, 50_000 - dollars]


def test_one_ruin_stops_nobody_elses_payment() -> None:
    """DC-36."""
    t = read("birthday", seats=4, money=[0, 2000, 300, 2000])
    assert not t.world.playing[2]
    assert t.world.money == [2300, 1000, 0, 1000]


def test_who_pays_a_collection_may_sell_or_give_the_nugget() -> None:
    """DC-06, DC-29."""
    t = read("birthday", seats=2, money=[0, 0], owns={1: ["bank.rock"]}, nugget=1)
    assert options(t, 1) == {"nugget", "sell:bank.rock"}
    answer(t, "nugget", seat=1)
    assert t.world.nugget == 0


def test_one_treats_everybody() -> None:
    """Telegram: round. DC-34."""
    t = read("round", seats=4, ruined=[1])
    assert find(t.events, events.Paid) == [events.Paid(0, other, 500, "telegram") for other in (2, 3)]
    assert t.over
    assert t.world.money == [49_000, 0, 50_500, 50_500]


def test_one_takes_a_card_for_the_banco() -> None:
    """Telegram: raid. DC-06."""
    t = read("raid", owns={0: ["bank.rock", "daily_star"]})
    assert options(t) == {"put:bank.rock", "put:daily_star", "sell:bank.rock"}
    answer(t, "put:daily_star")
    assert t.over
    assert t.world.owner["daily_star"] == BANCO
    assert t.world.held[0] == ""
    assert read("raid").over


def test_one_gives_an_extra_play() -> None:
    """Telegram: hurry. DC-04."""
    t = read("hurry", plays=1)
    assert t.over
    assert t.world.plays == 2
    assert find(t.events, events.OneMorePlay) == [events.OneMorePlay(0)]


def test_all_24_come_before_the_first_comes_again() -> None:
    """DC-19."""
    t = read("reward")
    assert t.world.telegrams.index("reward") == 23
    assert t.world.owner["bank.rock"] == BANK
