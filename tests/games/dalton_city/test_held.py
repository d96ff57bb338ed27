"""Out of Hospital and the Sheriff's."""

import pytest

from game.games.dalton_city import events
from tests.games.dalton_city.city import (
    BANCO,
    HOSPITAL,
    SHERIFF,
    answer,
    asked,
    due,
    escape,
    find,
    left,
    of_kind,
    options,
    turn,
)

both = pytest.mark.parametrize("where", [HOSPITAL, SHERIFF])


@both
@pytest.mark.parametrize("dice", [(6, 1), (2, 6), (3, 3), (6, 6), (1, 1)], ids=str)
@pytest.mark.parametrize("attempts", [0, 1, 2])
def test_a_six_or_a_double_gets_one_out_without_a_fine(
    where: str, dice: tuple[int, int], attempts: int
) -> None:
    """DC-30."""
    t = escape(*dice, 1, 2, 3, where=where, attempts=attempts, telegrams=["reward"], at={})
    assert find(t.events, events.Left) == [events.Left(0, where)]
    assert t.world.held[0] == ""
    assert t.world.attempts[0] == 0
    assert t.world.rolled == sum(dice)
    assert find(t.events, events.Moved)[0].square == of_kind(where) + sum(dice)
    assert t.world.pot == 0


@pytest.mark.parametrize("dice", [(6, 6), (4, 4), (6, 1)], ids=str)
def test_who_gets_out_goes_on_foot_and_has_no_extra_play(dice: tuple[int, int]) -> None:
    """DC-30."""
    t = turn(*dice, 1, start=44 - sum(dice), held={0: HOSPITAL})
    assert t.over
    assert not t.world.horse[0]
    assert t.world.plays == 0
    assert left(t) == [1]


@both
@pytest.mark.parametrize(("attempts", "dollars"), [(0, 1000), (1, 2000)])
def test_a_miss_is_fined_and_one_stays(where: str, attempts: int, dollars: int) -> None:
    """DC-30."""
    t = escape(1, 5, where=where, attempts=attempts)
    assert due(t) == ("fine", BANCO, dollars)
    answer(t, "pay")
    assert t.over
    assert t.world.pot == dollars
    assert t.world.attempts[0] == attempts + 1
    assert (t.world.at[0], t.world.held[0]) == (of_kind(where), where)


@both
def test_a_third_miss_is_fined_and_then_one_leaves_with_that_roll(where: str) -> None:
    """DC-30."""
    t = escape(1, 2, where=where, attempts=2)
    assert due(t) == ("fine", BANCO, 3000)
    assert t.world.held[0] == where
    answer(t, "pay")
    assert t.world.at[0] == of_kind(where) + 3
    assert t.world.held[0] == ""
    assert asked(t) == {0: "buy"}


def test_a_fine_can_be_raised_by_sales_and_settled_with_the_nugget() -> None:
    """DC-06, DC-29."""
    t = escape(1, 5, money=[0, 0, 0], owns={0: ["bank.rock"]}, nugget=0)
    assert options(t) == {"nugget", "sell:bank.rock"}
    answer(t, "nugget")
    assert (t.world.nugget, t.world.pot, t.world.money[0]) == (BANCO, 0, 0)
    assert t.world.attempts[0] == 1


def test_the_daily_star_is_no_help_with_a_fine() -> None:
    """DC-28."""
    assert options(escape(1, 5, owns={0: ["daily_star", "post_office"]})) == {"pay"}


def test_who_cannot_pay_the_fine_is_ruined() -> None:
    """DC-33."""
    t = escape(1, 5, money=[900, 0, 0])
    assert t.over
    assert not t.world.playing[0]
    assert t.world.pot == 900


def test_attempts_count_anew_with_each_stay() -> None:
    """DC-31."""
    t = turn(6, 2, 1, 2, start=of_kind("rodeo") - 8, held={0: SHERIFF}, attempts=2, plays=1)
    assert (t.world.held[0], t.world.attempts[0]) == (HOSPITAL, 0)
    answer(t, "again")
    assert due(t) == ("fine", BANCO, 1000)


def test_no_question_comes_before_the_roll() -> None:
    """DC-06."""
    t = escape(1, 5, owns={0: ["bank.rock"]})
    assert asked(t) == {0: "pay"}
