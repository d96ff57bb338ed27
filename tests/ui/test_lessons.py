"""Lessons at the table: the coach waits, answers kindly, and leads to the end with any device."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from functools import cache
from typing import Any

import pygame
import pytest

from game.play.lessons import Lesson, Place, lesson, lessons
from game.settings import Learnt, Settings
from game.text import LANGUAGES
from game.ui.intents import Wish, Wished
from game.ui.offscreen import Offscreen, offscreen
from game.ui.scenes.lesson_over import LessonOver
from game.ui.scenes.lessons import Lessons
from game.ui.scenes.open_lesson import left_at, open_lesson
from game.ui.scenes.pause import Pause
from game.ui.screens_lessons import at_step
from game.ui.tables.table import TableScene
from game.ui.widgets.widget import middle
from tests.ui.hands import Hand, Keyboard, Mouse, Pad
from tests.ui.lesson_steps import hidden

MOST = 6_000
EVERY = [(hand, language) for language in LANGUAGES for hand in (Mouse, Keyboard, Pad)]
TAKEN = [
    pytest.param(
        found,
        *pair,
        id=f"{found.name}-{pair[0].__name__}-{pair[1]}",
        marks=[] if often else [pytest.mark.soak],
    )
    for number, found in enumerate(lessons())
    for at, pair in enumerate(EVERY)
    for often in [(number + at) % 2 == 0]
]
"""Every lesson with every hand in every language; half of them often, with all hands."""


def begin(stage: Offscreen, name: str, chapter: int | None = None) -> TableScene[Any]:
    stage.app.stack.apply(open_lesson(stage.house, name, chapter))
    table: TableScene[Any] = settled(stage)
    return table


def settled(stage: Offscreen) -> Any:
    """What is in front once the coach has something to say, or has gone."""
    for _ in range(MOST):
        table = stage.app.stack.top
        if not isinstance(table, TableScene) or (table.coach is not None and table.coach.step is not None):
            return table
        stage.frames(1, 0.2)
    raise AssertionError("the coach has nothing to say")


def take_step(hand: Hand, table: TableScene[Any]) -> bool:
    """Do what the coach wants: read on, or press whatever is marked; whether the marks sufficed."""
    assert table.coach is not None
    words = hand.stage.house.words
    if table.coach.reads:
        hand.press_named(words("ui.lesson.go_on"))
        return True
    marked = [each for each in table.form.widgets if each.hinted and each.pressable]
    if not marked:
        hand.press_named(words("ui.lesson.show"))
        return False
    hand.press(marked[0])
    return True


@pytest.fixture(scope="module")
def windows() -> Iterator[Callable[[str], Offscreen]]:
    """A window for each language: its pictures are read only once."""
    with ExitStack() as open_until_the_end:

        @cache
        def window(language: Any) -> Offscreen:
            settings = Settings(language=language, speed="instant")
            return open_until_the_end.enter_context(offscreen((1280, 720), settings))

        yield window


@pytest.mark.parametrize(("found", "kind", "language"), TAKEN)
def test_a_lesson_is_taken_to_its_end(
    found: Lesson, kind: type[Hand], language: str, windows: Callable[[str], Offscreen]
) -> None:
    stage = windows(language)
    stage.house.settings.lessons.clear()
    begin(stage, found.name, 0)
    hand, said = kind(stage), set[Place]()
    for _ in range(MOST):
        top = settled(stage)
        if not isinstance(top, TableScene):
            break
        assert top.coach is not None
        if top.coach.place not in said:
            said.add(top.coach.place)
            assert hidden(top) == [], top.coach.place
        take_step(hand, top)
        stage.frames(1, 0.2)
    assert isinstance(stage.app.stack.top, LessonOver)
    every = {(c, s) for c, chapter in enumerate(found.chapters) for s in range(len(chapter.steps))}
    assert said == every
    assert stage.house.settings.lessons[found.name].done == [each.name for each in found.chapters]


def test_a_wrong_move_is_answered_kindly_and_changes_nothing(shown: Offscreen) -> None:
    found = lesson("claim_it")
    at, step = next((n, each) for n, each in enumerate(found.chapters[0].steps) if each.wrong)
    table = at_step(shown.house, found, Place(0, at))
    shown.show(table)
    ask = table.ask
    assert ask is not None
    assert table.coach is not None
    before = table.session.record.dumps()
    table.give(ask, next(each for each in ask.options if not step.takes(each.code())))
    assert table.session.record.dumps() == before
    assert table.coach.replied()
    assert table.coach.place == Place(0, at)


def test_what_must_be_read_first_is(shown: Offscreen) -> None:
    table = begin(shown, "claim_it", 0)
    assert table.coach is not None
    assert table.coach.reads
    ask = table.ask
    assert ask is not None
    table.give(ask, ask.options[0])
    assert not table.session.record.answers
    assert table.coach.replied() == shown.house.words("ui.lesson.read_first")


def test_the_picture_waits_until_what_came_of_it_has_been_read(shown: Offscreen) -> None:
    found = lesson("claim_it")
    at = next(n for n, each in enumerate(found.chapters[0].steps) if each.after)
    table = at_step(shown.house, found, Place(0, at - 1))
    shown.show(table)
    assert table.coach is not None
    table.coach.show()
    shown.frames(3, 0.5)
    waits = [table.playback.held, table.coach.place == Place(0, at)]
    shown.frames(20, 0.5)
    waits.append(table.playback.held)
    table.handle(Wished(Wish.SKIP))
    shown.frames(3, 0.5)
    assert [*waits, table.playback.held] == [True, True, True, False]
    assert table.coach.place == Place(0, at + 1)


def test_who_leaves_resumes_at_the_same_step(shown: Offscreen) -> None:
    table = begin(shown, "claim_it", 0)
    assert table.coach is not None
    table.coach.go_on()
    table.coach.go_on()
    left = table.coach.place
    assert left_at(shown.house, lesson("claim_it")) == left
    again = begin(shown, "claim_it")
    assert again.coach is not None
    assert again.coach.place == left


def test_a_lesson_never_begun_or_over_begins_at_its_beginning(shown: Offscreen) -> None:
    found = lesson("claim_it")
    assert left_at(shown.house, found) == Place()
    shown.house.settings.lessons[found.name] = Learnt([each.name for each in found.chapters])
    assert left_at(shown.house, found) == Place()
    shown.house.settings.lessons[found.name] = Learnt([], "a chapter of another version", 7)
    assert left_at(shown.house, found) == Place()


def test_lessons_are_chosen_from_the_title_and_by_chapter(shown: Offscreen) -> None:
    shown.app.stack.apply(shown.house.routes.title())
    shown.frames(2)
    mouse = Mouse(shown)
    mouse.press_named(shown.house.words("ui.lessons"))
    assert isinstance(shown.app.stack.top, Lessons)
    found = lesson(shown.app.stack.top.chosen)
    title = shown.house.words("ui.lesson.chapter", number=1, title=found.chapter_title(0))
    mouse.press_named(title)
    table = settled(shown)
    assert table.coach is not None
    assert table.coach.place == Place(0, 0)


def test_the_pause_of_a_lesson_leads_to_its_chapters_and_saves_nothing(shown: Offscreen) -> None:
    table = begin(shown, "claim_it", 0)
    shown.app.stack.apply(table.handle(Wished(Wish.MENU)))
    assert isinstance(shown.app.stack.top, Pause)
    words = [getattr(each, "words", "") for each in shown.app.stack.top.form.widgets]
    assert shown.house.words("ui.lesson.chapters") in words
    assert shown.house.words("ui.save_as") not in words
    Mouse(shown).press_named(shown.house.words("ui.lesson.chapters"))
    assert isinstance(shown.app.stack.top, Lessons)
    assert not shown.house.library.entries()


def test_the_shelf_offers_lessons_on_the_box_that_is_looked_at(shown: Offscreen) -> None:
    shown.app.stack.apply(shown.house.routes.boxes())
    shown.frames(2)
    mouse, words = Mouse(shown), shown.house.words("ui.lessons")
    lid = next(each for each in mouse.form.widgets if each.stands_for == "claim_it")
    at = shown.house.canvas.pixel(middle(lid.area))
    shown.post(pygame.Event(pygame.MOUSEMOTION, pos=at, rel=(1, 1), buttons=(0, 0, 0)))
    mouse.press_named(words)
    assert isinstance(shown.app.stack.top, Lessons)
    assert shown.app.stack.top.chosen == "claim_it"


def test_a_key_that_goes_on_does_not_answer_and_the_focus_is_on_what_is_asked_for(shown: Offscreen) -> None:
    table, hand = begin(shown, "claim_it", 0), Keyboard(shown)
    coach = table.coach
    assert coach is not None
    while coach.reads:
        assert getattr(table.form.focused, "words", "") == shown.house.words("ui.lesson.go_on")
        hand.key(pygame.K_RETURN)
        shown.frames(3)
    answers = len(table.session.record.answers)
    focused = table.form.focused
    assert focused is not None
    assert focused.hinted, "the space that the coach has marked"
    hand.key(pygame.K_RETURN)
    assert len(table.session.record.answers) > answers
