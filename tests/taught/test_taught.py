"""Every rule is taught by a step of the lesson, or left to the reader on purpose."""

import pytest

from game.handbook import book
from game.play.lessons import lesson, lessons
from game.text import LANGUAGES
from tests.taught.claim_it import CLAIM_IT
from tests.taught.dalton_city import DALTON_CITY
from tests.taught.dice_town import DICE_TOWN
from tests.taught.rules import Taught
from tests.taught.wild_west import WILD_WEST

ALL = [CLAIM_IT, DICE_TOWN, WILD_WEST, DALTON_CITY]
LESSONS = pytest.mark.parametrize("taught", [pytest.param(each, id=each.lesson) for each in ALL])


def test_every_lesson_says_what_it_teaches() -> None:
    assert {each.lesson for each in ALL} == {each.name for each in lessons()}


@LESSONS
def test_every_rule_is_taught_or_left_to_the_reader_but_not_both(taught: Taught) -> None:
    named = [*taught.steps, *taught.read, *taught.pages]
    assert sorted(named) == sorted(taught.rules())


@LESSONS
def test_every_step_that_teaches_a_rule_is_in_the_lesson(taught: Taught) -> None:
    chapters = lesson(taught.lesson).chapters
    steps = {f"{chapter.name}.{step.name}" for chapter in chapters for step in chapter.steps}
    assert {step for each in taught.steps.values() for step in each} <= steps
    assert all(taught.steps.values())


@pytest.mark.parametrize("language", LANGUAGES)
@LESSONS
def test_what_is_left_to_the_reader_has_a_page(taught: Taught, language: str) -> None:
    rules_book = book(taught.game, language)
    assert rules_book is not None
    assert [page for page in (*taught.read.values(), *taught.pages) if rules_book.page(page) is None] == []


@LESSONS
def test_a_chapter_is_short_enough_to_be_taken_in_one_sitting(taught: Taught) -> None:
    chapters = lesson(taught.lesson).chapters
    assert len(chapters) <= 7
    assert max(len(chapter.steps) for chapter in chapters) <= 19
