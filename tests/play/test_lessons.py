"""Lessons as data: every one can be taken from each of its steps to its end, exactly as it was prepared."""

from fnmatch import fnmatchcase

import pytest

from game.engine import Message, Prepared, Who
from game.play.desk import DirectDesk
from game.play.lessons import LEARNER, Lesson, LessonSession, Place, Step, lesson, lessons, wanted
from game.play.seating import HUMAN, PORTRAITS, Sitter
from game.text import LANGUAGES, Speaker

LESSONS = [pytest.param(each, id=each.name) for each in lessons()]
NAMES = ("Anna", "Buck", "Clementine", "Dusty", "Esther", "Floyd", "Georgia", "Hank")
PEOPLE = ("you", "first", "second", "third", "fourth", "fifth", "sixth", "seventh")


def at(found: Lesson, place: Place) -> LessonSession:
    return LessonSession(found, place, Sitter(HUMAN, "Anna"), DirectDesk())


def places(found: Lesson) -> list[Place]:
    return [
        Place(chapter, step)
        for chapter in range(len(found.chapters))
        for step in range(len(found.chapters[chapter].steps))
    ]


def after_last(found: Lesson, chapter: int) -> LessonSession:
    """A match of a lesson when everything in it has been done."""
    last = found.begins(chapter) + len(found.match_chapters(chapter)) - 1
    return at(found, Place(last, len(found.chapters[last].steps)))


@pytest.mark.parametrize("found", LESSONS)
def test_every_step_that_wants_an_answer_is_asked_for_it(found: Lesson) -> None:
    for place in places(found):
        step = found.chapters[place.chapter].steps[place.step]
        if step.answer:
            session = at(found, place)
            ask = session.table.asked(LEARNER)
            assert ask is not None, place
            assert ask.takes(wanted(session.rules, step, ask)), place


@pytest.mark.parametrize("found", LESSONS)
def test_a_step_that_minds_other_answers_is_one_where_there_are_some(found: Lesson) -> None:
    for place in places(found):
        step = found.chapters[place.chapter].steps[place.step]
        if step.wrong:
            ask = at(found, place).table.asked(LEARNER)
            assert ask is not None
            assert any(not step.takes(option.code()) for option in ask.options), place


@pytest.mark.parametrize("found", LESSONS)
def test_nothing_that_was_prepared_is_left_over(found: Lesson) -> None:
    for chapter in range(len(found.chapters)):
        if found.begins(chapter) == chapter:
            session = after_last(found, chapter)
            chance = session.table.rng
            if isinstance(chance, Prepared):
                assert chance.throws == [], found.chapters[chapter].name
                assert chance.decks == [], found.chapters[chapter].name
            assert {seat: left for seat, left in session.rivals.left.items() if left} == {}


@pytest.mark.parametrize("found", LESSONS)
def test_every_answer_that_is_taken_leads_to_the_next_question(found: Lesson) -> None:
    for place in places(found):
        step = found.chapters[place.chapter].steps[place.step]
        if len(step.answer) < 2 and "*" not in "".join(step.answer):
            continue
        ask = at(found, place).table.asked(LEARNER)
        assert ask is not None
        for action in [option for option in ask.options if step.takes(option.code())][:20]:
            session = at(found, place)
            again = session.table.asked(LEARNER)
            assert again is not None
            session.answer(again, action)
            while session.poll():
                pass
            following = next_answer(found, place)
            asked = session.table.asked(LEARNER)
            if following is not None:
                assert asked is not None, action.code()
                assert asked.takes(wanted(session.rules, following, asked)), action.code()


def next_answer(found: Lesson, place: Place) -> Step | None:
    """The next step of the same match that wants an answer."""
    later = [each for each in places(found) if each > place]
    return next(
        (
            found.chapters[each.chapter].steps[each.step]
            for each in later
            if found.begins(each.chapter) == found.begins(place.chapter)
            and found.chapters[each.chapter].steps[each.step].answer
        ),
        None,
    )


@pytest.mark.parametrize("found", LESSONS)
def test_who_resumes_finds_the_table_as_it_was_left(found: Lesson) -> None:
    for chapter in range(len(found.chapters)):
        whole = [answer.digest for answer in after_last(found, chapter).record.answers]
        for step in range(len(found.chapters[chapter].steps)):
            part = [answer.digest for answer in at(found, Place(chapter, step)).record.answers]
            assert part == whole[: len(part)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("found", LESSONS)
def test_everything_a_lesson_says_is_there_in_both_languages(found: Lesson, language: str) -> None:
    speak = Speaker(language, NAMES)
    people = tuple((name, Who(seat)) for seat, name in enumerate(PEOPLE))
    said = [speak(Message(key, people)) for key in found.sayings()]
    assert all(said)
    assert all(len(words) < 420 for words in said), max(said, key=len)


@pytest.mark.parametrize("found", LESSONS)
def test_names_within_a_lesson_are_told_apart(found: Lesson) -> None:
    assert found.coach in PORTRAITS
    chapters = [chapter.name for chapter in found.chapters]
    assert len(set(chapters)) == len(chapters)
    for chapter in found.chapters:
        steps = [step.name for step in chapter.steps]
        assert len(set(steps)) == len(steps), chapter.name


def test_a_star_in_an_answer_stands_for_anything() -> None:
    step = next(each for each in lesson("claim_it").chapters[0].steps if each.answer)
    assert step.takes(step.answer[0])
    assert not step.takes("stop")
    assert fnmatchcase("squat:2,3=5", "squat:*")


def test_rivals_let_be_what_their_next_answer_does_not_fit() -> None:
    session = at(lesson("claim_it"), Place(0, 0))
    before = dict(session.rivals.left)
    session.poll()
    assert session.rivals.left == before  # the learner is asked first
