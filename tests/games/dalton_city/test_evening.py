"""What the report says of an evening."""

from collections import Counter
from fractions import Fraction

import pytest

from game.engine import Event, Table
from game.games.dalton_city import events
from game.games.dalton_city.evening import Evening
from game.games.dalton_city.purposes import FEE, FINE
from game.games.dalton_city.world import BANCO, World
from game.games.wilson import mean
from tests.games.dalton_city.city import city


def over(*wealths: tuple[int, ...], told: tuple[Event, ...] = ()) -> Evening:
    """A game in which a turn ended with each of these fortunes."""
    t: Table[World] = city(seats=len(wealths[0]))
    evening = Evening()
    evening.begin(t)
    for wealth in wealths:
        t.world.money = list(wealth)
        evening.watch(t, [*told, events.TurnEnded(0)])
    evening.end(t)
    return evening


def mean_of(evening: Evening, figure: str) -> float:
    found: float = evening.facts()[figure]["mean"]
    return found


def test_who_first_gets_ahead_of_equals_changes_no_lead() -> None:
    evening = over((10, 10), (20, 10), (30, 10), (40, 10))
    assert mean_of(evening, "lead_changes") == 0
    assert mean_of(evening, "last_change") == 0


def test_the_lead_changes_when_somebody_else_is_richest_alone() -> None:
    evening = over((20, 10), (20, 20), (20, 10), (10, 20), (20, 20), (10, 30), (10, 30), (10, 40))
    assert mean_of(evening, "lead_changes") == 1
    assert mean_of(evening, "last_change") == 0.5


def test_the_lead_is_lost_within_a_turn_only_if_it_is_still_lost_after_it() -> None:
    t = city(seats=2)
    evening = Evening()
    evening.begin(t)
    for wealth, told in (((20, 10), 1), ((0, 10), 0), ((20, 10), 1)):
        t.world.money = list(wealth)
        evening.watch(t, [events.TurnEnded(0)] * told)
    evening.end(t)
    assert mean_of(evening, "lead_changes") == 0
    assert (mean_of(evening, "turns"), mean_of(evening, "questions")) == (2, 3)


def test_fees_are_counted_whatever_they_were_paid_with() -> None:
    told = (
        events.Paid(0, 1, 700, FEE),
        events.PaidWithNugget(1, 0, FEE),
        events.Paid(0, BANCO, 1000, FINE),
        events.Ruined(1, 0, 0),
    )
    evening = over((10, 10), told=told)
    assert (mean_of(evening, "fees"), mean_of(evening, "dollars")) == (2, 700)
    assert mean_of(evening, "ruined") == 1


def test_games_add_up_in_any_order() -> None:
    first, second = over((10, 20)), over((10, 20), (20, 10))
    first.add(second)
    assert first.facts()["turns"] == {"mean": 1.5, "margin": pytest.approx(0.98, abs=0.001)}


def test_a_mean_of_values_that_do_not_differ_is_certain() -> None:
    assert mean(Counter({Fraction(3): 7})) == (3.0, 0.0)
