"""Games by the minute, without a real clock."""

from game.ai import bot
from game.engine import choose, digest, loads, replay
from game.games.dalton_city.rules import DaltonCity
from game.play.clock import Clock, WallClock
from game.play.match import Match

RULES = DaltonCity()


def test_a_match_by_the_minute_ends_and_its_record_replays() -> None:
    options = choose(RULES.options, {"end": "minutes", "minutes": "3"}, 2)
    played = Match(RULES, dict.fromkeys(range(2), bot("dalton_city", "tenderfoot")), options, 4)
    for _ in played.run():
        pass
    assert played.table.over
    assert played.table.world.round == 4
    assert [answer.code for answer in played.record.answers if answer.seat == 2] == [
        "go_on",
        "go_on",
        "last_round",
    ]
    again = loads(played.record.dumps().encode(), [RULES])
    assert digest(replay(again)) == digest(played.table)


def test_a_clock_on_the_wall_says_how_many_minutes_are_left() -> None:
    seconds = 0.0
    clock = WallClock({"minutes": 5}, 0, lambda: seconds)
    assert clock.left(1) == 5
    seconds = 61.0
    assert clock.left(9) == 4
    seconds = 301.0
    assert clock.left(9) == 0
    assert Clock({"minutes": 5}).left(2) == 3
