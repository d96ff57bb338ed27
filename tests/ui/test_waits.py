"""How long one waits while bots play, in the table's own time."""

from itertools import islice

import pytest

from game.engine import Moment
from game.games.claim_it.events import Rolled
from game.play.session import Session
from game.ui.offscreen import Offscreen
from game.ui.playback import SPEEDS, Act
from game.ui.tables import TABLES, lay_table
from game.ui.waits import played
from tests.ui.laid import claim_it, record


def waits(shown: Offscreen, slug: str, speed: str, count: int) -> list[float]:
    """The first waits of a person among three bots."""
    shown.house.settings.speed = speed  # type: ignore[assignment]
    table = lay_table(shown.house, Session(record(slug, "hrrr"), shown.house.desk))
    return list(islice(played(table), count))


@pytest.mark.parametrize("slug", TABLES)
def test_the_faster_it_is_the_less_one_waits(shown: Offscreen, slug: str) -> None:
    by_speed = {speed: sum(waits(shown, slug, speed, 2)) for speed in SPEEDS}
    assert by_speed["slow"] > by_speed["normal"] > by_speed["fast"] > by_speed["instant"] > 0


def test_the_same_match_is_waited_for_in_the_same_way(shown: Offscreen) -> None:
    assert waits(shown, "claim_it", "normal", 2) == waits(shown, "claim_it", "normal", 2)


@pytest.mark.parametrize("slug", TABLES)
def test_while_others_play_something_moves_most_of_the_time(shown: Offscreen, slug: str) -> None:
    table = lay_table(shown.house, Session(record(slug, "hrrr"), shown.house.desk))
    acts: list[Act] = []
    add = table.playback.add

    def noted(*more: Act) -> None:
        acts.extend(more)
        add(*more)

    table.playback.add = noted  # type: ignore[method-assign]
    list(islice(played(table), 40))
    pauses = sum(act.seconds for act in acts if act.pause)
    assert pauses < 0.4 * sum(act.seconds for act in acts)


def test_whose_turn_it_is_can_be_read_while_the_dice_tumble(shown: Offscreen) -> None:
    shown.house.settings.speed = "normal"
    table = claim_it(shown.house, "rrr", 20)
    told = set()
    for _ in range(600):
        table.update(0.05)
        if any(0 < die.t < 1 for die in table.dice):
            told.add(table.banner[:4])
    assert "Turn" in told


def test_a_bot_rolls_more_quickly_than_oneself(shown: Offscreen) -> None:
    table = claim_it(shown.house, "hr")
    rolls = [table.acts(Moment(0, Rolled(seat, (1, 2, 3)), table.shown)) for seat in (0, 1)]
    own, others = (sum(act.seconds for act in acts) for acts in rolls)
    assert others < own
