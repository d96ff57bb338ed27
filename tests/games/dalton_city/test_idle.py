"""Where nothing happens, it is said why."""

from collections.abc import Callable

import pytest

from game.engine import Table
from game.games.dalton_city import events, idling
from game.games.dalton_city.world import World
from tests.games.dalton_city.city import BANCO, SHERIFF, answer, find, land, of_kind, read, turn

RIDER = {0: ["transit.boat", "transit.stagecoach", "transit.railroad"]}


def _sold_the_transit() -> Table[World]:
    t = land("transit.boat", owns={0: ["transit.boat"]})
    answer(t, "sell:transit.boat")
    return t


def _rode_to_another() -> Table[World]:
    t = land("transit.boat", owns=RIDER)
    answer(t, "go:20")
    return t


IDLE: list[tuple[str, Callable[[], Table[World]]]] = [
    (idling.OWN, lambda: land("bank.river", owns={0: ["bank.river"]})),
    (idling.OWN, lambda: land("diploma.bank", owns={0: ["diploma.bank"]})),
    (idling.OWN, lambda: land("daily_star", owns={0: ["daily_star"]})),
    (idling.OWN, lambda: land(of_kind("nugget"), nugget=0)),
    (idling.OWN, _rode_to_another),
    (idling.BANCO, lambda: land("bank.river", owns={BANCO: ["bank.river"]})),
    (idling.BANCO, lambda: land("transit.boat", owns={BANCO: ["transit.boat"]})),
    (idling.TOO_DEAR, lambda: land("bank.river", money=[100, 0, 0])),
    (idling.EMPTY, lambda: land(of_kind("banco"))),
    (idling.NO_COLLEGE, lambda: land(of_kind("university"), money=[100, 0, 0])),
    (idling.NO_RIDE, _sold_the_transit),
    (idling.MOUNTED, lambda: read("horse", horse=[0])),
    (idling.ON_FOOT, lambda: read("lame")),
    (idling.NO_CARDS, lambda: read("raid")),
    (idling.NO_CARDS, lambda: read("licence")),
    (idling.NO_CARDS, lambda: land(of_kind(SHERIFF))),
    (idling.NO_CASH, lambda: read("tithe", money=[0, 0, 0])),
    (idling.NO_CASH, lambda: land(of_kind("hold_up"), money=[0, 0, 0])),
    (idling.NO_DIPLOMAS, lambda: read("fame")),
    (idling.NO_TRADES, lambda: read("boom", owns={0: ["diploma.bank"]})),
]


@pytest.mark.parametrize(("why", "come"), IDLE, ids=[f"{why}-{n}" for n, (why, _) in enumerate(IDLE)])
def test_where_nothing_happens_it_is_said_why(why: str, come: Callable[[], Table[World]]) -> None:
    t = come()
    assert find(t.events, events.Idle) == [events.Idle(0, why)]
    assert not find(t.events, events.Received)
    assert not find(t.events, events.Paid)
    assert t.over


def test_every_reason_has_its_square_or_telegram() -> None:
    assert {why for why, _ in IDLE} == set(idling.REASONS)


def test_the_loser_of_a_duel_may_have_no_card_to_lose() -> None:
    t = turn(2, 6, 1, at={1: 2})
    assert events.Idle(1, idling.NO_CARDS) in (t.events or ())
