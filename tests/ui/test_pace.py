"""The match and its picture go their own pace: bots play on while things move, nobody is asked too early."""

import pytest

from game.play.session import Session
from game.settings import Settings
from game.ui.offscreen import offscreen
from game.ui.tables import lay_table
from game.ui.tables.table import _AHEAD
from tests.ui.laid import record


@pytest.mark.parametrize("slug", ["claim_it", "dice_town"])
def test_bots_answer_while_things_still_move(slug: str) -> None:
    with offscreen((1280, 720), Settings(language="en", speed="slow")) as shown:
        table = lay_table(shown.house, Session(record(slug, "rrr"), shown.house.desk))
        moved = answered = 0
        for _ in range(60):
            before, busy = len(table.session.record.answers), table.playback.busy
            table.update(0.05)
            moved += busy
            answered += busy and len(table.session.record.answers) > before
        assert moved > 50
        assert answered > 1


@pytest.mark.parametrize("slug", ["claim_it", "dice_town"])
def test_what_nobody_has_seen_yet_is_never_much(slug: str) -> None:
    with offscreen((1280, 720), Settings(language="en", speed="slow")) as shown:
        table = lay_table(shown.house, Session(record(slug, "rrr"), shown.house.desk))
        stood_still = 0
        for _ in range(400):
            before, waiting = len(table.session.record.answers), table.playback.waiting
            table.update(0.01)
            if waiting >= _AHEAD:
                stood_still += 1
                assert len(table.session.record.answers) == before
        assert stood_still > 50


@pytest.mark.parametrize("slug", ["claim_it", "dice_town"])
def test_nobody_is_asked_before_the_picture_is_up_to_date(slug: str) -> None:
    with offscreen((1280, 720), Settings(language="en", speed="fast")) as shown:
        table = lay_table(shown.house, Session(record(slug, "hrr"), shown.house.desk))
        early = asked = 0
        for _ in range(1500):
            table.update(0.05)
            early += bool(table.session.asks()) and table.ask is None
            if table.ask is not None:
                asked += 1
                assert table.shown == table.rules.view(table.session.table, table.viewer)
                assert table.log.upto == table.session.story.end
                table.give(table.ask, table.ask.options[0])
        assert asked > 10
        assert early > asked, "the match was ahead of the picture all the time"


def test_the_log_says_what_happened_as_it_is_shown_and_not_before() -> None:
    with offscreen((1280, 720), Settings(language="en", speed="normal")) as shown:
        table = lay_table(shown.house, Session(record("dice_town", "rrr"), shown.house.desk))
        behind = 0
        for _ in range(400):
            table.update(0.05)
            behind += table.log.upto < table.session.story.end
            assert all(entry.number < table.log.upto for entry in table.log.entries)
        assert behind > 200
        assert table.log.entries
