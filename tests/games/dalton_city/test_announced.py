"""The end of the game, announced by whoever is asked something."""

import pytest

from game.engine import IllegalAction, Record, Table, choose, digest, loads, replay, submit
from game.games.dalton_city import GAME, events
from game.games.dalton_city.actions import Announce
from game.games.dalton_city.figures import figures
from game.games.dalton_city.world import World
from game.text import Speaker
from tests.games.dalton_city.city import RULES, answer, asked, find, land, last_turn, of_kind, turn

TIMES = of_kind("times")


def aside(t: Table[World]) -> list[int]:
    """How many rounds whoever is asked may announce."""
    (ask,) = t.asks
    return [option.rounds for option in ask.aside if isinstance(option, Announce)]


def announce(t: Table[World], rounds: int) -> None:
    (ask,) = t.asks
    submit(t, ask.number, ask.seat, Announce(rounds))
    RULES.audit(t)


@pytest.mark.parametrize("end", ["rounds", "minutes", "last_standing"])
def test_nobody_announces_the_end_of_a_game_that_ends_otherwise(end: str) -> None:
    """DC-42."""
    assert aside(turn(end=end)) == []
    with pytest.raises(IllegalAction):
        announce(turn(end=end), 3)


def test_any_question_takes_an_announcement_and_stays_open() -> None:
    """DC-42."""
    for t in (turn(end="announced"), land("bank.river", end="announced")):
        (ask,) = t.asks
        assert aside(t) == list(range(1, 21))
        announce(t, 5)
        assert t.events == [events.Announced(0, 5)]
        assert asked(t) == {0: ask.kind}
        assert t.asks[0].options == ask.options


def test_the_spoils_of_a_duel_are_such_a_question_too() -> None:
    """DC-42."""
    t = land(7, 6, 1, at={1: 7}, owns={1: ["bank.rock", "bank.river"]}, end="announced")
    assert asked(t) == {0: "spoils"}
    announce(t, 2)
    assert t.world.final == 3
    answer(t, "take:bank.rock")


def test_so_many_rounds_follow_the_one_in_play() -> None:
    """DC-42."""
    t = last_turn(1, seat=2, start=TIMES - 1, end="announced", round_number=3, at={0: 0})
    announce(t, 1)
    assert (t.world.round, t.world.final, t.world.last_round) == (4, 5, False)
    t.rng.script += [2] * 30  # type: ignore[attr-defined]
    told = []
    while t.asks:
        (ask,) = t.asks
        told += submit(t, ask.number, ask.seat, ask.options[0] if ask.kind == "dice" else ask.options[-1])
    assert find(told, events.RoundBegan) == [events.RoundBegan(5, last=True)]


def test_another_announcement_can_only_shorten_the_game() -> None:
    """DC-42."""
    t = turn(end="announced", round_number=7)
    announce(t, 4)
    assert aside(t) == [1, 2, 3]
    announce(t, 1)
    assert aside(t) == []
    assert t.world.final == 8
    with pytest.raises(IllegalAction):
        announce(t, 1)


def test_without_an_announcement_there_is_an_end_all_the_same() -> None:
    """DC-42."""
    most = figures().most_rounds
    assert aside(turn(end="announced", round_number=most - 3)) == [1, 2]
    assert last_turn(1, seat=2, start=TIMES - 1, end="announced", round_number=most).over


def test_an_announcement_is_part_of_the_record() -> None:
    """DC-42."""
    record = Record(RULES, 2, choose(RULES.options, {"end": "announced"}, 2), 4)
    t = record.start()
    while t.asks:
        (ask,) = t.asks
        action = Announce(2) if Announce(2) in ask.aside and t.world.round == 3 else ask.options[0]
        submit(t, ask.number, ask.seat, action)
        record.add(t, ask.seat, action)
    assert t.world.round == 5
    assert [each.code for each in record.answers if "announce" in each.code] == ["announce:2"]
    again = replay(loads(record.dumps().encode(), [RULES]))
    assert digest(again) == digest(t)
    assert again.over


@pytest.mark.parametrize("code", ["announce:0", "announce:21", "announce:1x", "announce:01"])
def test_only_so_many_rounds_can_be_announced(code: str) -> None:
    with pytest.raises(ValueError, match=r"\d"):
        RULES.parse(code)


def test_a_game_whose_end_was_announced_is_drawn_with_its_last_round() -> None:
    t = turn(end="announced", round_number=3)
    announce(t, 4)
    lines = GAME.draw(
        RULES.view(t, None), Speaker("en", ("Abigail", "Buck", "Clementine")), lambda _, text: text
    )
    assert lines[0].startswith("Round 3 of 7.")
