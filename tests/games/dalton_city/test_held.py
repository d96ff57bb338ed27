"""Out of Hospital and the Sheriff's."""

import pytest

from game.games.dalton_city import events
from game.games.dalton_city.about import Throw
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
    if attempts < 2:
        answer(t, "leave")
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
    answer(t, "leave")
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
    assert t.over
    assert t.world.pot == dollars
    assert t.world.attempts[0] == attempts + 1
    assert (t.world.at[0], t.world.held[0]) == (of_kind(where), where)


@both
def test_a_third_miss_is_fined_and_then_one_leaves_with_that_roll(where: str) -> None:
    """DC-30."""
    t = escape(1, 2, where=where, attempts=2)
    assert due(t) == ("fine", BANCO, 3000)
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
    t = escape(1, 5, owns={0: ["daily_star", "post_office"]})
    assert t.over
    assert t.world.cards(0) == ["daily_star", "post_office"]


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
    answer(t, "again", "roll:2")
    assert due(t) == ("fine", BANCO, 1000)


@both
@pytest.mark.parametrize(("attempts", "fine"), [(0, 1000), (1, 2000), (2, 3000)])
def test_an_attempt_is_asked_for_with_two_dice(where: str, attempts: int, fine: int) -> None:
    """DC-06, DC-30."""
    t = escape(where=where, attempts=attempts, owns={0: ["bank.rock"]})
    assert asked(t) == {0: "dice"}
    assert options(t) == {"roll:2", "sell:bank.rock"}
    assert t.asks[0].about == Throw(where, attempts + 1, fine)


@both
@pytest.mark.parametrize(("attempts", "fine"), [(0, 1000), (1, 2000)])
def test_who_could_leave_may_stay_which_counts_as_a_miss(where: str, attempts: int, fine: int) -> None:
    """DC-30."""
    t = escape(6, 2, where=where, attempts=attempts)
    assert asked(t) == {0: "leave"}
    assert options(t) == {"leave", "stay"}
    assert t.asks[0].about == Throw(where, attempts + 1, fine)
    told = answer(t, "stay")
    assert find(told, events.Declined) == [events.Declined(0, "leave")]
    assert t.over
    assert (t.world.held[0], t.world.attempts[0]) == (where, attempts + 1)
    assert (t.world.money[0], t.world.pot) == (50_000 - fine, fine)


@both
def test_after_the_third_attempt_nobody_can_stay(where: str) -> None:
    """DC-30."""
    t = escape(6, 6, where=where, attempts=2, telegrams=["reward"], owns={1: ["daily_star"]})
    assert t.world.held[0] == ""
    assert t.world.pot == 0


def test_who_is_taken_to_hospital_is_told_to_move_there() -> None:
    t = turn(4, start=of_kind("rodeo") - 4)
    where = [(move.square, move.how) for move in find(t.events, events.Moved)]
    assert where == [(of_kind("rodeo"), "dice"), (of_kind("hospital"), "held")]
    t = turn(4, start=of_kind("hospital") - 4)
    assert [move.how for move in find(t.events, events.Moved)] == ["dice"]
