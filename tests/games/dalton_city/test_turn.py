"""On foot and on horseback, doubles and extra plays."""

import pytest

from game.games.dalton_city import events
from game.games.dalton_city.about import Throw
from tests.games.dalton_city.city import (
    BANCO,
    BANK,
    HOSPITAL,
    SHERIFF,
    answer,
    asked,
    find,
    last_turn,
    left,
    of_kind,
    options,
    turn,
)


def test_on_foot_one_die_is_asked_for() -> None:
    """DC-03."""
    t = turn()
    assert asked(t) == {0: "dice"}
    assert options(t) == {"roll:1"}
    assert t.asks[0].about == Throw("", 0, 0)
    t = turn(2, 6)
    assert t.world.at[0] == 2
    assert left(t) == [6]


def test_a_six_on_foot_gives_a_horse_and_is_moved() -> None:
    """DC-03."""
    t = turn(6, 1, start=3)
    assert t.world.horse[0]
    assert t.world.at[0] == 9
    assert left(t) == [1]


@pytest.mark.parametrize("die", [1, 2, 3, 4, 5])
def test_no_other_number_gives_a_horse(die: int) -> None:
    """DC-03."""
    assert not turn(die).world.horse[0]


def test_a_six_on_foot_gives_no_extra_play() -> None:
    """DC-04."""
    t = turn(6, start=69 - 6)
    assert t.world.nugget == 0
    assert t.over


def test_a_rider_throws_one_die_or_two() -> None:
    """DC-03."""
    t = turn(5, 4, horse=[0])
    assert asked(t) == {0: "dice"}
    assert options(t) == {"roll:1", "roll:2"}
    answer(t, "roll:2")
    assert t.world.at[0] == 9
    t = turn(5, 4, horse=[0])
    answer(t, "roll:1")
    assert (t.world.at[0], left(t)) == (5, [4])


def test_the_loop_closes() -> None:
    t = turn(2, 3, start=66, horse=[0])
    answer(t, "roll:2")
    assert t.world.at[0] == 1


def test_passing_squares_has_no_effect() -> None:
    t = turn(4, start=67, at={1: 68})
    assert t.world.at[0] == 1
    assert t.world.nugget == BANK
    assert t.world.money[0] == 25_000
    assert not t.world.horse[0]


def test_a_double_with_two_dice_lets_one_play_again() -> None:
    """DC-04."""
    t = turn(2, 2, 1, 2, horse=[0], start=of_kind("times") - 4)
    answer(t, "roll:2")
    assert asked(t) == {0: "again"}
    assert options(t) == {"again", "pass"}
    answer(t, "again")
    assert asked(t) == {0: "dice"}
    answer(t, "roll:2")
    assert t.world.at[0] == 12
    answer(t, "pass")
    assert t.over


def test_an_extra_play_may_be_left() -> None:
    """DC-04."""
    t = turn(2, 2, horse=[0], start=5)
    answer(t, "roll:2", "pass")
    assert t.over


def test_a_play_that_is_left_is_gone_with_the_turn() -> None:
    """DC-04."""
    t = last_turn(2, 2, horse=[0, 1], start=of_kind("times") - 4)
    answer(t, "roll:2")
    assert t.world.plays == 1
    told = answer(t, "pass")
    assert events.TurnEnded(0) in told
    assert t.world.plays == 0


def test_doubles_go_on_without_limit() -> None:
    """DC-04."""
    t = turn(*[1, 1] * 4, 1, 2, horse=[0], start=26 - 2, owns={0: ["diploma.saloon"]})
    for there in (26, 28, 30, 32):
        answer(t, "roll:2")
        assert t.world.at[0] == there
        if asked(t) == {0: "buy"}:
            answer(t, "pass")
        answer(t, "again")
    answer(t, "roll:2")
    assert t.world.at[0] == 35
    assert t.over


def test_a_single_die_is_no_double() -> None:
    """DC-04."""
    t = turn(6, horse=[0], start=26 - 6)
    answer(t, "roll:1")
    assert t.over


def test_the_telegrams_extra_turn_comes_on_top_of_a_double() -> None:
    """DC-04. Telegram: hurry."""
    t = turn(3, 3, 2, horse=[0], start=1, telegrams=["hurry"])
    answer(t, "roll:2")
    assert t.world.plays == 2
    answer(t, "again", "roll:1", "again")
    assert t.world.plays == 0
    assert asked(t) == {0: "dice"}


def test_an_extra_turn_on_foot_is_one_die() -> None:
    """DC-04."""
    t = turn(3, 2, start=4, telegrams=["hurry"])
    answer(t, "again", "roll:1")
    assert t.world.at[0] == 9
    assert t.world.money[0] == 50_000 + 2 * 1000
    assert t.over


def test_a_double_still_counts_after_a_lost_duel_and_is_an_attempt_to_leave() -> None:
    """DC-05."""
    t = turn(2, 2, 1, 6, 3, 4, horse=[0], start=0, at={1: 4})
    answer(t, "roll:2")
    assert t.world.held[0] == HOSPITAL
    answer(t, "again", "roll:2")
    assert t.over
    assert t.world.attempts[0] == 1
    assert (t.world.money[0], t.world.pot) == (49_000, 1000)


def test_a_double_still_counts_after_wanted_and_may_get_one_out_at_once() -> None:
    """DC-05."""
    t = turn(1, 1, 6, 2, horse=[0], start=of_kind("wanted") - 2, owns={0: ["daily_star"]})
    answer(t, "roll:2", "put:daily_star")
    assert t.world.held[0] == SHERIFF
    assert t.world.owner["daily_star"] == BANCO
    told = answer(t, "again", "roll:2", "leave")
    assert find(told, events.Left) == [events.Left(0, SHERIFF)]
    assert t.world.at[0] == of_kind("sheriff") + 8 == of_kind("daily_star")
    assert t.over


def test_an_extra_play_after_the_first_miss_is_the_second_attempt() -> None:
    """DC-05."""
    t = turn(1, 1, 1, 2, 1, 2, horse=[0], start=of_kind("rodeo") - 2, plays=1)
    answer(t, "roll:2", "again", "roll:2", "again", "roll:2")
    assert t.world.attempts[0] == 2
    assert t.world.pot == 3000
    assert t.over


def test_who_lost_the_horse_walks_the_extra_play() -> None:
    """DC-04. Telegram: lame."""
    t = turn(3, 3, 2, horse=[0], start=1, telegrams=["lame"])
    answer(t, "roll:2", "again", "roll:1")
    assert t.world.at[0] == of_kind("times")
    assert t.over


def test_cards_can_be_sold_before_the_dice_and_before_an_extra_play() -> None:
    """DC-06."""
    t = turn(
        3, 3, horse=[0], start=3, owns={0: ["barber.river", "diploma.bank", "daily_star", "post_office"]}
    )
    assert options(t) == {"roll:1", "roll:2", "sell:barber.river", "sell:diploma.bank"}
    answer(t, "sell:barber.river")
    assert asked(t) == {0: "dice"}
    assert t.world.money[0] == 50_000 + 1800
    answer(t, "roll:2")
    assert options(t) == {"again", "pass", "sell:diploma.bank"}
    answer(t, "sell:diploma.bank")
    assert asked(t) == {0: "again"}
    assert t.world.money[0] == 50_000 + 1800 + 5000 + 6000


def test_a_sale_is_never_a_question_of_its_own() -> None:
    """DC-06."""
    t = turn(4, start=5, owns={0: ["barber.river", "diploma.bank"]})
    assert t.world.at[0] == of_kind("times")
    assert t.over
