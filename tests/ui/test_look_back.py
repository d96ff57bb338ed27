"""Looking back: every line of the log shows its own moment."""

import random
from typing import Any

import pytest

from game.engine import Feed, Moment, retrace
from game.play.session import Session
from game.ui.offscreen import Offscreen
from game.ui.tables import lay_table
from game.ui.tables.call import Caller
from game.ui.tables.dice_town.table import DiceTownTable
from game.ui.tables.kit.cup import Pose
from game.ui.tables.table import TableScene
from tests.games.dice_town.town import keep, throw
from tests.ui.dice_town_asked import visit
from tests.ui.dice_town_seated import sit
from tests.ui.hands import Mouse
from tests.ui.laid import record


def played(shown: Offscreen, slug: str, answers: int) -> TableScene[Any]:
    """A table at which one person and two bots have given some answers of any kind, shown as they came."""
    table = lay_table(shown.house, Session(record(slug, "hrr"), shown.house.desk))
    chance = random.Random(7)
    while len(table.session.record.answers) < answers:
        table.update(0.1)
        ask = table.ask
        if ask is not None:
            table.give(ask, chance.choice(ask.options[:20]))
    table.playback.skip()
    return table


def moments(table: TableScene[Any]) -> list[Moment[Any]]:
    """Everything that there is a line about, each with the view right after it."""
    record = table.session.record
    feed: Feed[Any] = Feed(record.rules, 0)
    for _ in retrace(record, record.start(feed)):
        pass
    return [moment for moment in feed.take() if table.game.sentences(moment.event)]


@pytest.mark.parametrize("slug", ["dice_town", "claim_it"])
def test_every_line_of_the_log_shows_its_own_moment(shown: Offscreen, slug: str) -> None:
    table = played(shown, slug, 90)
    lines = moments(table)
    assert len(lines) == len(table.log.entries)
    for number, moment in enumerate(lines):
        table.look_back(number)
        assert table.picture_view == moment.view, moment.event


def test_a_match_that_is_continued_shows_the_same_moments(shown: Offscreen) -> None:
    table = played(shown, "dice_town", 60)
    again = lay_table(shown.house, Session(table.session.record, shown.house.desk))
    assert again.log.entries == table.log.entries


def test_who_looks_back_at_a_throw_sees_the_own_dice_beside_the_cup(shown: Offscreen) -> None:
    table = played(shown, "dice_town", 60)
    assert isinstance(table, DiceTownTable)
    seen = 0
    for number, entry in enumerate(table.log.entries):
        table.look_back(number)
        if any(sentence.key.endswith("rolled") for sentence in entry.sentences):
            assert len(table.rolled) == entry.view.cups[0] > 0
            assert table.cups[0].pose is Pose.TIPPED
            seen += 1
    assert seen > 2


@pytest.mark.parametrize("slug", ["dice_town", "claim_it"])
def test_nobody_thinks_in_what_is_past(shown: Offscreen, slug: str, monkeypatch: pytest.MonkeyPatch) -> None:
    table = played(shown, slug, 30)
    monkeypatch.setattr(table.session, "thinking", lambda: (1, 2))
    assert table.thinks(1)
    table.look_back(3)
    assert not table.thinks(1)


def test_deeds_won_together_are_told_when_all_of_them_are_there(
    shown: Offscreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    won = visit("town_hall", kept=["KKKAA", "99JQK", "9JQK10"], wild_west=True)
    table = sit(shown, monkeypatch, won)
    assert table.ask is not None
    table.answer(table.rules.parse("choose:classic"))
    table.playback.skip()
    entries = table.log.entries
    (told,) = (each for each in entries if each.sentences[0].key == "dice_town.event.cards.queue")
    assert told.view.backs[0] == (3, 0)
    mark = table.log.mark(0, entries.index(told))
    assert mark is not None
    assert table.speaker(mark) == "Town hall: 3 deeds"


def test_the_call_for_reactions_of_today_does_not_hang_over_the_past(
    shown: Offscreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    t = throw("J JJJJJ 99999", kept=["JJJJ"], hands={1: ["sharp.1"]})
    keep(t, "J", "J", "9")
    table = sit(shown, monkeypatch, t, humans=3)
    Mouse(shown).press_named("Nobody")  # the last throw comes after it
    for entry, calls in ((None, True), (0, False), (None, True)):
        table.look_back(entry)
        assert table.calls is calls
        assert any(isinstance(widget, Caller) for widget in table.form.widgets) is calls
