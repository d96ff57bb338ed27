"""Moments: whoever looks on sees each thing happen, and nothing that a seat could not see."""

from collections.abc import Iterator
from typing import Any

import pytest

from game.engine import Ask, Feed, Moment, Record, Rng, Seat, loads, retrace, submit
from tests.contract.cases import RULES
from tests.contract.journeys import some, watchers
from tests.contract.leaks import check_moments
from tests.contract.playthroughs import FOLDER, golden
from tests.contract.truths import come_true

TOLD = [
    *((name, None) for name in golden() if name.startswith("claim_it")),
    *((name, 0) for name in golden() if name.startswith("dice_town")),
    ("dice_town_4_west", None),
]
"""The games that are played at a table, and who looks on."""
SECRET = ("dice_town_4_west_poker_face", "dice_town_5", "medicine_show_4")
_SOME = 60


def golden_record(name: str) -> Record:
    return loads((FOLDER / f"{name}.record").read_bytes(), RULES)


def seen(record: Record, viewer: Seat | None) -> Iterator[tuple[Ask | None, tuple[Moment[Any], ...]]]:
    """The moments of a whole game, answer by answer, each time with the question that was answered."""
    feed: Feed[Any] = Feed(record.rules, viewer)
    t = record.start(feed)
    yield None, feed.take()
    for step in retrace(record, t):
        yield step.ask, feed.take()


@pytest.mark.parametrize(("name", "viewer"), TOLD)
def test_what_is_told_has_come_true(name: str, viewer: Seat | None) -> None:
    told, before = 0, None
    for _, moments in seen(golden_record(name), viewer):
        for moment in moments:
            assert come_true(moment.view, before, moment.event), moment.event
            told, before = told + 1, moment.view
    assert told > 100


def test_while_something_happens_nobody_is_asked_what_was_answered() -> None:
    for answered, moments in seen(golden_record("dice_town_2"), 0):
        assert all(moment.view.ask is None or moment.view.ask != answered for moment in moments)


@pytest.mark.parametrize("name", SECRET)
def test_no_moment_shows_what_its_viewer_cannot_know(name: str) -> None:
    case, rng = golden()[name], Rng.seeded("moments", name)
    compared = sum(
        check_moments(case.rules, moment, seat, rng)
        for moment in some(case, _SOME)
        for seat in watchers(case)
    )
    assert compared > _SOME


def test_a_clone_goes_its_way_unseen() -> None:
    record = golden_record("dice_town_2")
    feed: Feed[Any] = Feed(record.rules, None)
    t = record.start(feed)
    feed.take()
    other = t.clone()
    ask = other.asks[0]
    submit(other, ask.number, ask.seat, ask.options[0])
    assert not feed.take()
    submit(t, ask.number, ask.seat, ask.options[0])
    assert feed.take()
