"""What each seat did last stands at its card: at full speed nothing is lost."""

from itertools import islice

import pytest

from game.engine import Event, retrace
from game.games import game
from game.play.session import Session
from game.ui.screens import seated
from game.ui.stage import Stage
from game.ui.tables import TABLES
from game.ui.tables.dice_town.layout import panels
from game.ui.tables.dice_town.townsfolk import CARD_HEIGHT, kept_dice
from game.ui.tables.marks import last_done, tag_of
from game.ui.tables.table import TableScene
from game.ui.waits import played
from tests.ui.laid import record

BOTS = (1, 2, 3)
DIE_SIDE = 72.0
"""How large the face of a die is that lies at full size."""


def table_of(shown: Stage, slug: str, waits: int) -> TableScene:
    """A table at which a person has waited some times for three bots."""
    options = {"wild_west": True, "indians": True} if slug == "dice_town" else {}
    session = Session(seated(slug, 4, 1, **options), shown.house.desk, nodes=20)
    table = TABLES[slug](shown.house, session)
    list(islice(played(table), waits))
    return table


def happened(table: TableScene) -> list[Event]:
    t = table.session.record.start()
    return [event for step in retrace(table.session.record, t) for event in step.events]


@pytest.mark.parametrize(("slug", "waits"), [("claim_it", 3), ("dice_town", 30)])
def test_at_full_speed_each_seat_keeps_a_mark_of_what_it_did_last(
    shown: Stage, slug: str, waits: int
) -> None:
    table = table_of(shown, slug, waits)
    marks = dict(mark for event in happened(table) for mark in game(slug).marks(event))
    assert set(BOTS) <= set(marks)
    assert {seat: last_done(table, seat) for seat in BOTS} == {
        seat: table.speaker(marks[seat]) for seat in BOTS
    }


@pytest.mark.parametrize("slug", TABLES)
def test_a_mark_gives_no_secret_away(shown: Stage, slug: str) -> None:
    marks = game(slug).marks
    for event in happened(table_of(shown, slug, 20)):
        seen = event.seen_by(None)
        assert seen is not None
        assert marks(event) == marks(seen)


def test_whoever_looks_back_sees_what_had_been_done_then(shown: Stage) -> None:
    table = table_of(shown, "claim_it", 3)
    now = [last_done(table, seat) for seat in BOTS]
    table.look_back(0)
    assert [last_done(table, seat) for seat in BOTS] == ["", "", ""]
    table.look_back(None)
    assert [last_done(table, seat) for seat in BOTS] == now


def test_nobody_has_done_anything_before_the_match_begins(shown: Stage) -> None:
    table = TABLES["dice_town"](shown.house, Session(record("dice_town", "hrr"), shown.house.desk))
    assert [last_done(table, seat) for seat in range(3)] == ["", "", ""]


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_no_die_lies_on_a_tag(seats: int) -> None:
    for panel in panels(seats, 0).values():
        x, y, width, height = tag_of((*panel[:3], CARD_HEIGHT))
        for die in kept_dice((0, 1, 2, 3, 4), panel):
            side = DIE_SIDE * die.zoom
            across, down = die.rest
            beside = across + side / 2 <= x or across - side / 2 >= x + width
            assert beside or down - side / 2 >= y + height
