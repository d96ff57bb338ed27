"""Games by the minute, without a real clock."""

from game.ai import bot
from game.engine import choose, digest, loads, replay
from game.games.dalton_city.rules import DaltonCity
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
