"""Every rule of the base game is taught by a step of the lesson, or left to the reader on purpose."""

import re
from importlib.resources import files

import pytest

from game.games.dice_town.cards import kind, store_cards
from game.handbook import book
from game.play.lessons import lesson
from game.text import LANGUAGES
from tests.games.dice_town.taught import READ, TAUGHT

STEPS = {f"{chapter.name}.{step.name}" for chapter in lesson("dice_town").chapters for step in chapter.steps}
BESIDES = {"star", "round"}


def rules() -> set[str]:
    rulings = files("game.games.dice_town").joinpath("rulings.md").read_text("utf-8")
    return {*re.findall(r"^- (DT-\d\d) ", rulings, re.MULTILINE), *map(kind, store_cards(False, False))}


def test_every_rule_is_taught_or_left_to_the_reader_but_not_both() -> None:
    assert set(TAUGHT) | set(READ) == rules() | BESIDES
    assert not set(TAUGHT) & set(READ)


def test_every_step_that_teaches_a_rule_is_in_the_lesson() -> None:
    assert {step for steps in TAUGHT.values() for step in steps} <= STEPS


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_left_to_the_reader_has_a_page(language: str) -> None:
    rules_book = book("dice_town", language)
    assert rules_book is not None
    assert [page for page in READ.values() if rules_book.page(page) is None] == []


def test_the_lesson_is_short_enough_to_be_taken_in_one_sitting() -> None:
    chapters = lesson("dice_town").chapters
    assert len(chapters) <= 5
    assert max(len(chapter.steps) for chapter in chapters) <= 18
