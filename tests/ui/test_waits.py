"""How long one waits while bots play, in the table's own time."""

from itertools import islice

import pytest

from game.play.session import Session
from game.ui.playback import SPEEDS
from game.ui.stage import Stage
from game.ui.tables import TABLES
from game.ui.waits import played
from tests.ui.laid import record


def waits(shown: Stage, slug: str, speed: str, count: int) -> list[float]:
    """The first waits of a person among three bots."""
    shown.house.settings.speed = speed  # type: ignore[assignment]
    table = TABLES[slug](shown.house, Session(record(slug, "hrrr"), shown.house.desk))
    return list(islice(played(table), count))


@pytest.mark.parametrize("slug", TABLES)
def test_the_faster_it_is_the_less_one_waits(shown: Stage, slug: str) -> None:
    by_speed = {speed: sum(waits(shown, slug, speed, 2)) for speed in SPEEDS}
    assert by_speed["slow"] > by_speed["normal"] > by_speed["fast"] > by_speed["instant"] > 0


def test_the_same_match_is_waited_for_in_the_same_way(shown: Stage) -> None:
    assert waits(shown, "claim_it", "normal", 2) == waits(shown, "claim_it", "normal", 2)
