"""The lesson of Dalton City: what of the rules is learnt by playing, and what is left to the book."""

import re
from collections.abc import Iterator

import pytest

from game.engine import Event, Message, Who
from game.games.dalton_city.events import FeeFixed
from game.games.dalton_city.kinds import Kind
from game.games.dalton_city.loop import board
from game.play.desk import DirectDesk
from game.play.lessons import LEARNER, LessonSession, Place, lesson
from game.play.seating import HUMAN, Sitter
from game.text import Speaker
from tests.games.dalton_city.pages import LANGUAGES, number

LESSON = lesson("dalton_city")
SQUARES_LEFT = {"wanted": "duel.no_duel", "rodeo": "duel.no_duel"}
"""Squares on which nobody stops in the lesson, and the step that tells of them."""
QUESTIONS_LEFT = {Kind.DIPLOMA, Kind.CHALLENGE, Kind.CLOCK}
"""A single telegram asks the first; the second needs three players, and nobody answers for the clock."""
FEES = {"fees": ("reckoned", "yours"), "landowner": ("due",), "debts": ("dear",), "end": ("house",)}
"""By chapter, the steps that name what the fees in it come to, one after the other."""


def sessions() -> Iterator[LessonSession]:
    """Every chapter, played as the coach would."""
    for at, chapter in enumerate(LESSON.chapters):
        yield LessonSession(LESSON, Place(at, len(chapter.steps)), Sitter(HUMAN, "Anna"), DirectDesk())


def events() -> Iterator[Event]:
    for session in sessions():
        yield from (moment.event for moment in session.story.moments)


def steps() -> set[str]:
    return {f"{chapter.name}.{step.name}" for chapter in LESSON.chapters for step in chapter.steps}


def test_every_kind_of_square_is_stopped_at_or_told_of() -> None:
    stops = {square.kind for square in board().squares}
    seen = {board().squares[event.square].kind for event in events() if hasattr(event, "square")}
    assert stops - seen == set(SQUARES_LEFT)
    assert set(SQUARES_LEFT.values()) <= steps()


def test_the_learner_answers_every_kind_of_question_but_the_rare_ones() -> None:
    asked = set()
    for part, chapter in enumerate(LESSON.chapters):
        for at, step in enumerate(chapter.steps):
            if step.answer:
                session = LessonSession(LESSON, Place(part, at), Sitter(HUMAN, "Anna"), DirectDesk())
                ask = session.table.asked(LEARNER)
                assert ask
                asked.add(ask.kind)
    assert asked == set(Kind) - QUESTIONS_LEFT


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_coach_names_the_fees_and_fortunes_of_the_match(language: str) -> None:
    for session, chapter in zip(sessions(), LESSON.chapters, strict=True):
        told = [moment.event for moment in session.story.moments]
        fees = [event.fee for event in told if isinstance(event, FeeFixed) and event.dollars]
        for step, fee in zip(FEES.get(chapter.name, ()), fees, strict=True):
            assert {abs(fee.printed), abs(fee.dollars)} <= numbers_said(f"{chapter.name}.{step}", language)
    fortunes = {score.points for score in session.rules.scores(session.table)}
    assert fortunes <= numbers_said("end.count", language)


def numbers_said(step: str, language: str) -> set[int]:
    people = (("you", Who(0)), ("first", Who(1)))
    words = Speaker(language, ("Anna", "Buck"))(Message(f"lesson.dalton_city.{step}", people))
    return {number(found) for found in re.findall(r"\d(?:[\d,\u202f]*\d)?", words)}
