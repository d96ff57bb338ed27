from typing import Any

import pytest

from game.engine import Feed, Feeds, Moment, Seat, Table, Value, submit
from tests.toy.rules import MedicineShow
from tests.toy.world import World

RULES = MedicineShow()
OPTIONS: dict[str, Value] = {"length": "short", "poker_face": False, "first": 0, "encore": False}


def begun(*viewers: Seat | None) -> tuple[Table[World], Feeds]:
    """A table at its first questions, and what these see of it."""
    feeds = Feeds([Feed(RULES, viewer) for viewer in viewers])
    return RULES.new(2, OPTIONS, 1, watcher=feeds), feeds


def answer(t: Table[World], feeds: Feeds) -> None:
    """The first open question is answered with its last option."""
    feeds.begin_answer()
    ask = t.asks[0]
    submit(t, ask.number, ask.seat, ask.options[-1])


def numbers(moments: list[Moment[Any]]) -> list[int]:
    return [moment.number for moment in moments]


def test_moments_are_numbered_for_each_watcher_from_the_first_one_on() -> None:
    t, feeds = begun(None, 0)
    answer(t, feeds)
    answer(t, feeds)
    for feed in feeds.all:
        assert numbers(feed.moments) == list(range(feed.end))
        assert feed.since(3) == feed.moments[3:]
        assert feed.since(feed.end) == []


def test_what_was_taken_is_forgotten_and_the_numbers_go_on() -> None:
    t, feeds = begun(0)
    (feed,) = feeds.all
    taken = feed.take()
    assert (feed.moments, feed.end) == ([], len(taken))
    answer(t, feeds)
    assert feed.moments[0].number == len(taken)
    assert feed.since(0) == feed.since(len(taken)) == feed.moments


@pytest.mark.parametrize("answers", [0, 1, 2, 3])
def test_what_answers_set_off_is_forgotten_when_they_are_taken_back(answers: int) -> None:
    t, feeds = begun(None, 1)
    told = [[feed.moments.copy() for feed in feeds.all]]
    for _ in range(3):
        answer(t, feeds)
        told.append([feed.moments.copy() for feed in feeds.all])
    feeds.take_back(answers)
    assert [feed.moments for feed in feeds.all] == told[3 - answers]
    assert [feed.end for feed in feeds.all] == list(map(len, told[3 - answers]))


def test_answers_can_be_taken_back_one_after_the_other() -> None:
    t, feeds = begun(None)
    (feed,) = feeds.all
    began = feed.moments.copy()
    answer(t, feeds)
    answer(t, feeds)
    feeds.take_back(1)
    feeds.take_back(1)
    assert feed.moments == began


def test_a_feed_that_began_later_forgets_only_what_it_has_seen() -> None:
    t, feeds = begun(None)
    answer(t, feeds)
    late: Feed[Any] = Feed(RULES, 1)
    feeds.all.append(late)
    answer(t, feeds)
    assert late.moments
    feeds.take_back(2)
    assert (late.moments, late.end) == ([], 0)
    feeds.take_back(1)
    assert late.end == 0


def test_what_was_taken_before_cannot_be_forgotten_any_more() -> None:
    t, feeds = begun(None)
    (feed,) = feeds.all
    answer(t, feeds)
    end = len(feed.take())
    answer(t, feeds)
    feeds.take_back(2)
    assert (feed.moments, feed.end) == ([], end)


def test_a_view_is_taken_only_for_who_is_told() -> None:
    """A search, and a clone that goes its own way, pay nothing."""
    looked: list[Seat | None] = []

    class Counting(MedicineShow):
        def view(self, t: Table[World], seat: Seat | None) -> Any:
            looked.append(seat)
            return super().view(t, seat)

    feeds = Feeds([Feed(Counting(), 1)])
    t, _ = begun()
    t.watcher = feeds
    other = t.clone().stop_telling()
    for table in (other, t.clone()):
        answer(table, feeds)
    assert not looked
    answer(t, feeds)
    assert looked == [1] * feeds.all[0].end
