"""How a game ends, and who has won."""

from collections.abc import Sequence

import pytest

from game.engine import Record, choose, digest, loads, replay, submit, winners
from game.games.dalton_city import events
from game.games.dalton_city.actions import GO_ON, LAST_ROUND
from game.games.dalton_city.scoring import wealth
from game.text import Speaker
from tests.games.dalton_city.city import (
    BANCO,
    BANK,
    RULES,
    answer,
    asked,
    find,
    last_turn,
    left,
    of_kind,
    options,
    square,
)

SEATS = 3
TIMES = of_kind("times")


def test_the_game_ends_after_its_rounds() -> None:
    """DC-37."""
    t = last_turn(1, seat=2, start=TIMES - 1, rounds=5, round_number=5)
    assert t.over
    t = last_turn(1, seat=2, start=TIMES - 1, rounds=5, round_number=4, at={0: 0})
    assert t.world.round == 5
    assert asked(t) == {0: "dice"}


def test_a_round_ends_when_play_passes_the_seat_that_started() -> None:
    """DC-37."""
    t = last_turn(1, seat=2, start=TIMES - 1, rounds=1, first=1, at={0: 0})
    assert asked(t) == {0: "dice"}
    t = last_turn(1, seat=0, start=TIMES - 1, rounds=1, first=1)
    assert t.over


def test_a_round_ends_there_though_that_seat_is_ruined() -> None:
    """DC-37."""
    t = last_turn(1, seat=0, start=TIMES - 1, rounds=1, first=1, ruined=[1])
    assert t.over
    t = last_turn(1, seat=0, start=TIMES - 1, rounds=2, first=1, ruined=[1], at={2: 0})
    assert t.world.round == 2
    assert asked(t) == {2: "dice"}


def test_after_each_round_the_clock_is_asked() -> None:
    """DC-38."""
    t = last_turn(1, seat=2, start=TIMES - 1, end="minutes", round_number=300, at={0: 0})
    assert asked(t) == {SEATS: "clock"}
    assert options(t, SEATS) == {"go_on", "last_round"}
    answer(t, "go_on", seat=SEATS)
    assert (t.world.round, t.world.last_round) == (301, False)
    assert asked(t) == {0: "dice"}


def test_when_the_clock_calls_the_last_round_one_more_is_played() -> None:
    """DC-38."""
    t = last_turn(1, seat=2, start=TIMES - 1, end="minutes", at={0: 0})
    told = answer(t, "last_round", seat=SEATS)
    assert find(told, events.RoundBegan) == [events.RoundBegan(2, True)]
    assert asked(t) == {0: "dice"}
    t = last_turn(1, seat=2, start=TIMES - 1, end="minutes", last_round=True)
    assert t.over


def test_the_clock_is_not_asked_within_a_round_or_with_another_end() -> None:
    """DC-38."""
    t = last_turn(1, seat=1, start=TIMES - 1, end="minutes", at={2: 0})
    assert asked(t) == {2: "dice"}
    t = last_turn(1, seat=2, start=TIMES - 1, end="last_standing", at={0: 0})
    assert asked(t) == {0: "dice"}


def test_the_clocks_answers_are_part_of_the_record() -> None:
    """DC-38."""
    record = Record(RULES, 2, choose(RULES.options, {"end": "minutes"}, 2), 4)
    t = record.start()
    clock = [GO_ON, GO_ON, LAST_ROUND]
    while t.asks:
        (ask,) = t.asks
        action = clock.pop(0) if ask.seat == 2 else ask.options[0]
        submit(t, ask.number, ask.seat, action)
        record.add(t, ask.seat, action)
    assert t.world.round == 4
    assert [each.code for each in record.answers if each.seat == 2] == ["go_on", "go_on", "last_round"]
    again = replay(loads(record.dumps().encode(), [RULES]))
    assert digest(again) == digest(t)
    assert again.over


def test_the_last_standing_stop_after_100_rounds() -> None:
    """DC-39."""
    t = last_turn(1, seat=2, start=TIMES - 1, end="last_standing", round_number=100)
    assert t.over
    t = last_turn(1, seat=2, start=TIMES - 1, end="last_standing", round_number=99, at={0: 0})
    assert t.world.round == 100
    assert asked(t) == {0: "dice"}


@pytest.mark.parametrize("end", ["rounds", "minutes", "last_standing"])
def test_one_player_left_wins_at_once(end: str) -> None:
    """DC-40."""
    owns = {1: ["barber.river"]}
    start = square("barber.river") - 1
    t = last_turn(1, 1, seats=2, start=start, owns=owns, money=[600, 0], end=end)
    assert t.over
    assert find(t.events, events.Won) == [events.Won((1,))]


def test_the_last_one_left_plays_no_extra_play() -> None:
    """DC-40."""
    start = square("casino.desert") - 2
    t = last_turn(1, 1, 1, seats=2, start=start, horse=[0], owns={1: ["casino.desert"]}, money=[0, 0])
    told = answer(t, "roll:2")
    assert t.over
    assert find(told, events.Won) == [events.Won((0,))]


def test_the_last_one_left_wins_even_without_a_dollar() -> None:
    """DC-40."""
    t = last_turn(1, 4, seats=2, start=of_kind("hospital"), held={0: "hospital"}, money=[0, 0])
    assert t.over
    assert winners(RULES.scores(t)) == (1,)


CARDS: Sequence[str] = ("bank.rock", "diploma.bank", "transit.boat", "daily_star", "post_office")


def test_wealth_is_cash_and_the_prices_of_cards() -> None:
    """DC-41."""
    t = last_turn(1, seat=2, start=TIMES - 1, rounds=1, owns={0: CARDS}, money=[1200, 300, 0])
    lines = [[line.value for line in score.lines] for score in RULES.scores(t)]
    assert lines == [[1200, 6000, 10_000, 5000, 0], [300, 0, 0, 0, 0], [1000, 0, 0, 0, 0]]
    assert [score.points for score in RULES.scores(t)] == [22_200, 300, 1000]
    assert [wealth(t.world, seat) for seat in range(3)] == [22_200, 300, 1000]
    assert find(t.events, events.Won) == [events.Won((0,))]


def test_the_nugget_is_worth_1000_times_two_dice() -> None:
    """DC-41."""
    t = last_turn(1, 5, 2, seat=2, start=TIMES - 1, rounds=1, nugget=1, money=[5000, 0, 0])
    assert t.over
    assert [score.points for score in RULES.scores(t)] == [5000, 7000, 1000]
    assert find(t.events, events.NuggetWeighed) == [events.NuggetWeighed(1, (5, 2), 7000)]


@pytest.mark.parametrize("nugget", [BANK, BANCO])
def test_a_nugget_that_nobody_has_is_not_weighed(nugget: int) -> None:
    """DC-41."""
    t = last_turn(1, 5, 2, seat=2, start=TIMES - 1, rounds=1, nugget=nugget)
    assert t.over
    assert left(t) == [5, 2]


def test_equal_wealth_shares_the_win() -> None:
    """DC-41."""
    t = last_turn(1, seat=2, start=TIMES - 1, rounds=1, money=[6000, 0, 5000], owns={1: ["bank.rock"]})
    assert winners(RULES.scores(t)) == (0, 1, 2)
    assert find(t.events, events.Won) == [events.Won((0, 1, 2))]


def test_the_worth_of_cards_is_told_with_how_many_and_which_they_are() -> None:
    t = last_turn(1, owns={0: ["bank.dalton", "diploma.bank"]})
    cash, shops, diplomas, transits, _ = RULES.scores(t)[0].lines
    speak = Speaker("en")
    assert (shops.value, diplomas.value, transits.value) == (20_000, 10_000, 0)
    assert shops.sum is not None
    assert shops.why is not None
    assert (speak(shops.sum), speak(shops.why)) == ("1 card", "Owns the bank in Dalton City ($20,000).")
    assert cash.why is None
    assert transits.why is None
