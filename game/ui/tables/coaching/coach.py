"""Leads somebody through a lesson, step by step, at the real table."""

from functools import partial
from typing import Any

from game.engine import Action, Ask, Message, Moment, Seat, Who, say
from game.play.illustrated import illustrated
from game.play.lessons import LEARNER, LessonSession, Place, Step, wanted
from game.ui.design import Area
from game.ui.playback import Act
from game.ui.scene import Change
from game.ui.tables.match_screen import MatchScreen

SAME = "same"
"""In place of an event: said right after the step before, while the picture still waits."""
_SEAT = f"seat.{LEARNER + 1}"
_OWN = (f"dice.{LEARNER + 1}", "hand", "cash", "choice")
_WORDED = ("seat.", "place.", "slot.", "log", "supply", "standing", "choice", "exhibit", "cash", "odds")
_CALLED = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh")
"""What the words of a lesson call the rivals."""


class Coach:
    """Knows which step is due, which answers it takes, and what to say to any other."""

    def __init__(self, table: MatchScreen[Any], session: LessonSession) -> None:
        self._table, self._session = table, session
        self.lesson = session.lesson
        self._steps: list[tuple[Place, Step]] = [
            (Place(number, at), step)
            for number, chapter in enumerate(self.lesson.chapters)
            if self.lesson.begins(number) == self.lesson.begins(session.place.chapter)
            for at, step in enumerate(chapter.steps)
        ]
        self._at = next(n for n, (place, _) in enumerate(self._steps) if place >= session.place)
        self._seek = self._at
        """The first step that no event has called up yet."""
        self._state: tuple[bool, int] | None = None
        self.reply: Message | None = None
        """What is said to who did something else."""
        self._keep()

    # which step it is

    @property
    def step(self) -> Step | None:
        """What there is to say now, if it is due."""
        return self._steps[self._at][1] if self._is_due else None

    @property
    def place(self) -> Place:
        return self._steps[min(self._at, len(self._steps) - 1)][0]

    @property
    def reads(self) -> bool:
        """Whether something is only to be read before anything goes on."""
        step = self.step
        return step is not None and not step.answer

    @property
    def _is_due(self) -> bool:
        table = self._table
        if self._at >= len(self._steps) or table.looking_back is not None:
            return False
        if table.playback.held:
            return True
        asked = table.ask is not None or (table.session.over and not self._steps[self._at][1].answer)
        return asked and not table.playback.busy

    def mind(self) -> None:
        """See whether another step is due, and have it shown."""
        state = self._is_due, self._at
        if state == self._state:
            return
        self._state = state
        step, ask = self.step, self._table.ask
        if step is not None and step.answer and ask is not None and not step.quiet:
            self._table.hint.action = wanted(self._session.rules, step, ask)
        self._table.form.focus(None)  # it begins anew: a key that went on here does not answer there
        self._table.arrange()

    def stops(self, moment: Moment[Any]) -> list[Act]:
        """Where the picture waits after a moment, for somebody to read what the coach says of it."""
        for at in range(self._seek, len(self._steps)):
            step = self._steps[at][1]
            if step.answer:
                break
            if step.after == type(moment.event).__name__ and _is_like(moment.event, step):
                last = at
                while last + 1 < len(self._steps) and self._steps[last + 1][1].after == SAME:
                    last += 1
                self._seek = last + 1
                return [Act(0.0, begin=partial(self._go_to, at), until=partial(self._is_past, last))]
        return []

    def _is_past(self, step: int) -> bool:
        return self._at > step

    # what the learner does

    def allows(self, ask: Ask, action: Action) -> bool:
        """Whether an answer is wanted now; if it is not, the coach says so kindly."""
        step = self.step
        if step is None:
            return True
        if step.takes(action.code()):
            self._seek = self._at + 1
            self._go_to(self._at + 1)
            return True
        self.reply = self._kind_words(step, ask)
        self._table.sound("token")
        self._table.arrange()
        return False

    def go_on(self) -> Change | None:
        """What was to be read has been."""
        if not self.reads:
            return None
        self._go_to(self._at + 1)
        if self._at < len(self._steps):
            self._table.arrange()
            return None
        return self.next_chapter()

    def show(self) -> Change | None:
        """Do what is wanted in the learner's place."""
        step, ask = self.step, self._table.ask
        if step is not None and step.answer and ask is not None:
            self._table.give(ask, wanted(self._session.rules, step, ask))
        return None

    def next_chapter(self) -> Change | None:
        """Leave what is left of this chapter; after the last one the lesson is over."""
        following = self.place.chapter + 1
        self._table.house.keep_lesson(
            self.lesson.name, self._chapter(following), self._chapter(following - 1)
        )
        if following < len(self.lesson.chapters):
            return self._table.house.routes.lesson(self.lesson.name, following)
        return self._table.house.routes.lesson_over(self.lesson.name)

    def _chapter(self, number: int) -> str:
        return self.lesson.chapters[number].name if number < len(self.lesson.chapters) else ""

    def _go_to(self, at: int) -> None:
        before, self._at, self.reply = self.place.chapter, at, None
        if self._at < len(self._steps):
            self._keep(self._chapter(before) if self.place.chapter > before else "")

    def _keep(self, done: str = "") -> None:
        """Remember where the learner is, for the next time."""
        chapter = self.lesson.chapters[self.place.chapter]
        self._table.house.keep_lesson(self.lesson.name, chapter.name, done, self.place.step)

    # what the coach says

    def said(self) -> str:
        """What is said now, as markup."""
        return illustrated(self._message(self.lesson.key(self.place)), self._table.speaker)

    def replied(self) -> str:
        """What is said to who did something else; nothing if nobody did."""
        return "" if self.reply is None else illustrated(self.reply, self._table.speaker)

    def _kind_words(self, step: Step, ask: Ask) -> Message:
        if not step.answer:
            return say("ui.lesson.read_first")
        if step.wrong:
            return self._message(self.lesson.key(self.place, wrong=True))
        advice = self._table.game.answer(ask, wanted(self._session.rules, step, ask))
        return say("ui.lesson.not_now", advice=advice)

    def _message(self, key: str) -> Message:
        seats: list[Seat] = list(range(self._session.record.seats))
        others = zip(_CALLED, (Who(seat) for seat in seats if seat != LEARNER), strict=False)
        return Message(key, (("you", Who(LEARNER)), *others))

    def all_pieces(self) -> list[Area]:
        """Where anything is that a lesson could point at."""
        return list(self._table.pieces().values())

    @property
    def seat(self) -> Area:
        """Where the learner's own card is."""
        return self._table.pieces()[_SEAT]

    def own_pieces(self) -> list[Area]:
        """Where the learner's dice, cards and money are."""
        return [area for name, area in self._table.pieces().items() if name in _OWN]

    def worded(self) -> list[Area]:
        """Where words are that an arrow should not hide."""
        return [area for name, area in self._table.pieces().items() if name.startswith(_WORDED)]

    def pieces(self) -> list[Area]:
        """Where on the table the things are that it is about."""
        step = self.step
        found = [] if step is None else [self._table.piece(name) for name in step.at]
        return [area for area in found if area is not None]


def _is_like(event: object, step: Step) -> bool:
    return all(getattr(event, name, None) == value for name, value in step.of.items())
