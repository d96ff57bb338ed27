"""From a lesson to its table on the screen."""

from typing import TYPE_CHECKING

from game.engine import Trouble
from game.play.lessons import Lesson, LessonSession, Place, lesson
from game.play.seating import HUMAN, Sitter
from game.settings import Learnt
from game.ui.scene import Change
from game.ui.scenes.open_table import lay

if TYPE_CHECKING:
    from game.ui.house import House


def open_lesson(house: "House", name: str, chapter: int | None = None) -> Change | None:
    """Take a lesson, from a chapter on, or from where it was left."""
    found = lesson(name)
    place = left_at(house, found) if chapter is None else Place(chapter)
    try:
        session = LessonSession(found, place, learner(house), house.desk)
    except Trouble as trouble:
        house.notify(trouble.message)
        return None
    return lay(house, session)


def left_at(house: "House", found: Lesson) -> Place:
    """Where somebody left a lesson; its beginning, if they never began or have come to its end."""
    learnt = house.settings.lessons.get(found.name, Learnt())
    for number, chapter in enumerate(found.chapters):
        if chapter.name == learnt.chapter:
            return Place(number, min(learnt.step, len(chapter.steps) - 1))
    return Place()


def learner(house: "House") -> Sitter:
    """Who learns: under the name they gave, or one for beginners."""
    return Sitter(HUMAN, house.player if house.settings.name else house.words("ui.lesson.learner"))
