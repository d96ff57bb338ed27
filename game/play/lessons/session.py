"""A lesson in progress: a session whose others answer as told, begun at any step."""

from typing import Any

from game.engine import Action, Ask, Record, Rules, Seat, Table, seat_of, submit
from game.play.desk import Desk
from game.play.lessons.lesson import BadLesson, Lesson, Place, Step
from game.play.lessons.rivals import LessonDesk, Rivals
from game.play.seating import NAMES, Sitter, coloured
from game.play.session import Session

LEARNER: Seat = 0
_RIVAL = "cowhand"


class LessonSession(Session):
    """The match of a chapter, played as the coach would up to a step; nothing of it is kept on disk."""

    def __init__(self, lesson: Lesson, place: Place, learner: Sitter, desk: Desk) -> None:
        self.lesson = lesson
        self.place = place
        """Where it begins."""
        rules, setting = lesson.of.rules, lesson.setting(place.chapter)
        self.rivals = Rivals(rules, lesson.match_chapters(place.chapter))
        names = [*setting.rivals, *(name for name in NAMES if name not in (*setting.rivals, learner.name))]
        others = [Sitter(_RIVAL, name) for name in names[: setting.seats - 1]]
        players = tuple(sitter.line() for sitter in coloured([learner, *others]))
        record = Record(
            rules,
            setting.seats,
            dict(setting.options),
            setting.seed,
            players,
            prepared=lesson.preparation(place.chapter),
        )
        _play_up_to(record, lesson, place, self.rivals)
        super().__init__(record, LessonDesk(self.rivals, desk))

    def whose_undo(self) -> Seat | None:
        """Nobody's: the coach goes forwards, and takes only answers that lead on."""
        return None

    def whose_redo(self) -> Seat | None:
        return None


def wanted(rules: Rules[Any, Any], step: Step, ask: Ask) -> Action:
    """What the coach would answer."""
    for pattern in step.answer:
        if "*" not in pattern:  # so it need not be looked for among very many options
            action = rules.parse(pattern)
            if ask.takes(action):
                return action
        elif (found := next((each for each in ask.options if step.takes(each.code())), None)) is not None:
            return found
    raise BadLesson(f"{step.name}: none of {step.answer} is an answer to {ask.kind}")


def _play_up_to(record: Record, lesson: Lesson, place: Place, rivals: Rivals) -> None:
    """Add everybody's answers before a step to a record, the learner's as the coach would give them."""
    t = record.start()
    for line in lesson.setting(place.chapter).before:
        seat, _, code = line.partition(" ")
        ask = t.asked(seat_of(seat))
        if ask is None:
            raise BadLesson(f"{lesson.name}: nobody asks for {line}")
        _give(record, t, ask, record.rules.parse(code))
    for step in _steps_before(lesson, place):
        ask = _learners_ask(record, t, rivals)
        _give(record, t, ask, wanted(record.rules, step, ask))
    if record.answers:  # what came of the last answer has been seen
        _rivals_answer(record, t, rivals)


def _steps_before(lesson: Lesson, place: Place) -> list[Step]:
    """The steps before a place that are answers, from the beginning of its match."""
    parts = [each.steps for each in lesson.chapters[lesson.begins(place.chapter) : place.chapter]]
    parts.append(lesson.chapters[place.chapter].steps[: place.step])
    return [step for steps in parts for step in steps if step.answer]


def _learners_ask(record: Record, t: Table[Any], rivals: Rivals) -> Ask:
    _rivals_answer(record, t, rivals)
    ask = t.asked(LEARNER)
    if ask is None:
        raise BadLesson(f"the learner is not asked, but {[each.kind for each in t.asks]}")
    return ask


def _rivals_answer(record: Record, t: Table[Any], rivals: Rivals) -> None:
    """Let the others answer until the learner is asked."""
    while others := [ask for ask in t.asks if ask.seat != LEARNER]:
        _give(record, t, others[0], rivals.answer(others[0]))


def _give(record: Record, t: Table[Any], ask: Ask, action: Action) -> None:
    submit(t, ask.number, ask.seat, action)
    record.add(t, ask.seat, action)
