"""The others at a lesson's table: they answer as it tells."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from game.engine import PASS, Action, Ask, Rules, Seat, seat_of
from game.play.desk import Desk, Question, Reply
from game.play.lessons.lesson import BadLesson, Chapter


class Rivals:
    """What every rival is still going to answer."""

    def __init__(self, rules: Rules[Any, Any], chapters: Sequence[Chapter]) -> None:
        self._rules = rules
        self.left: dict[Seat, list[str]] = {}
        """By seat, the codes of its answers, the next one first."""
        for chapter in chapters:
            for seat, codes in chapter.rivals.items():
                self.left.setdefault(seat_of(seat), []).extend(codes)

    def answer(self, ask: Ask) -> Action:
        """The next answer of whoever is asked; where it does not fit, it is for a later question."""
        left = self.left.get(ask.seat, [])
        if left:
            action = self._rules.parse(left[0])
            if ask.takes(action):
                del left[0]
                return action
        if PASS in ask.options:
            return PASS
        if len(ask.options) == 1:
            return ask.options[0]
        raise BadLesson(f"seat {ask.seat + 1} is asked {ask.kind}, and {left[:1]} is no answer to that")


class LessonDesk:
    """Has the rivals answer as the lesson tells; hints come from the usual desk."""

    def __init__(self, rivals: Rivals, usual: Desk) -> None:
        self._rivals, self._usual = rivals, usual
        self._replies: list[Reply] = []
        self._tickets = 0
        self._advice: dict[int, int] = {}
        """Which of our tickets stands for one of the usual desk's."""

    def warm(self) -> None:
        self._usual.warm()

    def ask(self, question: Question) -> int:
        self._tickets += 1
        if question.hint:
            self._advice[self._usual.ask(question)] = self._tickets
        else:
            self._replies.append(Reply(self._tickets, self._rivals.answer(question.ask).code()))
        return self._tickets

    def answers(self) -> list[Reply]:
        mine, self._replies = self._replies, []
        advice: Mapping[int, int] = self._advice
        told = [each for each in self._usual.answers() if each.ticket in advice]
        return [*mine, *(replace(each, ticket=advice[each.ticket]) for each in told)]

    def forget(self, ticket: int) -> None:
        """An answer that the lesson tells stays told: the rivals have given it already."""
        for theirs, ours in self._advice.items():
            if ours == ticket:
                self._usual.forget(theirs)

    def close(self) -> None:
        self._replies.clear()
