"""What lessons look like: where they are chosen, every chapter, a wrong move, the end."""

from functools import partial
from typing import Any

from game.play.lessons import Lesson, LessonSession, Place, lessons
from game.settings import Learnt
from game.ui.house import House
from game.ui.scene import Scene
from game.ui.scenes.lesson_over import LessonOver
from game.ui.scenes.lessons import Lessons
from game.ui.scenes.open_lesson import learner
from game.ui.scenes.title import Title
from game.ui.tables import lay_table
from game.ui.tables.kind import Make
from game.ui.tables.table import TableScene

_FRAMES = 2_000


def at_step(house: House, lesson: Lesson, place: Place) -> TableScene[Any]:
    """The table of a lesson when a step has been said."""
    table = lay_table(house, LessonSession(lesson, place, learner(house), house.desk))
    assert table.coach is not None
    for _ in range(_FRAMES):
        table.update(0.0)
        table.skip()
        if table.coach.step is not None:
            break
    table.arrange()
    return table


def _chapter(lesson: Lesson, number: int, house: House) -> list[Scene]:
    """The first thing to do in a chapter."""
    steps = lesson.chapters[number].steps
    first = next((at for at, step in enumerate(steps) if step.answer), 0)
    return [at_step(house, lesson, Place(number, first))]


def _wrong(house: House) -> list[Scene]:
    """What the coach says to who does something else than asked."""
    for lesson in lessons():
        for at, step in enumerate(lesson.chapters[0].steps):
            if step.wrong:
                table = at_step(house, lesson, Place(0, at))
                ask = table.ask
                assert ask is not None
                table.give(ask, next(each for each in ask.options if not step.takes(each.code())))
                return [table]
    raise LookupError("no lesson minds what is done in it")


def _some_taken(house: House) -> list[Scene]:
    first = lessons()[0]
    house.settings.lessons[first.name] = Learnt([first.chapters[0].name], first.chapters[-1].name)
    return [Title(house), Lessons(house)]


LESSONS: dict[str, Make] = {
    "tutorial_lessons": _some_taken,
    "tutorial_wrong": _wrong,
    "tutorial_over": lambda house: [LessonOver(house, lessons()[0].name)],
    **{
        f"tutorial_{lesson.name}_{chapter.name}": partial(_chapter, lesson, number)
        for lesson in lessons()
        for number, chapter in enumerate(lesson.chapters)
    },
}
