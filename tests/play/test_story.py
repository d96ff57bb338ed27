"""The story of a match: whole from its beginning; what is taken back was never told."""

import pytest

from game.engine import PASS, Committed, IllegalAction
from game.games.claim_it.events import RolledOff
from game.play.desk import DirectDesk
from game.play.session import Session
from tests.play.seated import GAMES, session, steps


def told(playing: Session) -> bytes:
    return repr(playing.story.moments).encode()


def can_undo(playing: Session) -> bool:
    return playing._undo.found(playing.table, decide=True) is not None


@pytest.mark.parametrize("slug", GAMES)
def test_what_is_taken_back_and_done_again_is_told_in_the_same_bytes(slug: str) -> None:
    playing, tried = session(slug, "human", "human", "human"), 0
    watching = playing.watch(1)
    for number, _ in zip(range(150), steps(playing), strict=False):
        if number % 3 or not can_undo(playing):
            continue
        story, own, moments = told(playing), repr(watching.moments), playing.story.moments.copy()
        back = playing.undo()
        assert playing.story.end == back.moment
        assert told(playing) == repr(moments[: back.moment]).encode()
        playing.redo()
        assert (told(playing), repr(watching.moments)) == (story, own)
        tried += 1
    assert tried


def test_who_began_to_watch_later_forgets_only_what_they_have_seen() -> None:
    playing = session("dice_town", "human", "human", "human")
    first, second, _ = playing.asks()
    playing.answer(first, first.options[1])
    watching, end = playing.watch(2), playing.story.end
    playing.answer(second, second.options[1])
    assert [moment.number for moment in watching.moments] == [0]
    playing.undo()
    assert (watching.moments, watching.end, playing.story.end) == ([], 0, end)
    playing.undo()
    assert (watching.end, playing.story.end) == (0, end - 1)
    playing.redo()
    assert [moment.event for moment in watching.moments] == [Committed(first.seat, first.kind)]


def test_the_sealed_answers_of_bots_stay_in_the_story() -> None:
    playing = session("dice_town", "human", "random", "human")
    ask, _ = playing.asks()
    end = playing.story.end
    playing.answer(ask, ask.options[1])
    while len(playing.record.answers) < 2:
        playing.poll()
    assert playing.undo().moment == end
    assert [(each.number, each.event) for each in playing.story.since(end)] == [(end, Committed(1, ask.kind))]


def test_an_answer_that_is_refused_is_no_part_of_the_story() -> None:
    playing = session("dice_town", "human", "human")
    first, second = playing.asks()
    playing.answer(first, first.options[0])
    story = told(playing)
    with pytest.raises(IllegalAction):
        playing.answer(second, PASS)
    assert told(playing) == story
    playing.undo()
    assert Committed(first.seat, first.kind) not in [moment.event for moment in playing.story.moments]


def test_what_happened_before_the_first_answer_can_be_told_at_the_start() -> None:
    playing = session("claim_it", "human", "human")
    assert any(isinstance(moment.event, RolledOff) for moment in playing.story.moments)


def test_the_story_of_a_match_that_is_continued_is_the_whole_of_it() -> None:
    playing = session("claim_it", "human", "human")
    for _ in range(20):
        (ask,) = playing.asks()
        playing.answer(ask, ask.options[0])
    assert Session(playing.record, DirectDesk()).story.moments == playing.story.moments
    assert [moment.number for moment in playing.story.moments] == list(range(playing.story.end))


def test_who_begins_to_watch_sees_what_happens_from_then_on() -> None:
    playing = session("dice_town", "human", "human")
    feed, told = playing.watch(1), playing.story.end
    assert playing.watch(None) is playing.story
    for _ in range(6):
        (ask, *_) = playing.asks()
        playing.answer(ask, ask.options[0])
    assert {moment.view.seat for moment in feed.moments} == {1}
    assert len(feed.moments) >= len(playing.story.since(told)) > 0
    playing.leave(feed)
    seen = len(feed.moments)
    (ask, *_) = playing.asks()
    playing.answer(ask, ask.options[0])
    assert len(feed.moments) == seen
