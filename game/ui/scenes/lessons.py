"""What can be learnt here: every lesson with its chapters, and how far one has come."""

from functools import partial
from typing import TYPE_CHECKING

from game.engine import say_n
from game.play.lessons import Lesson, lesson, lessons
from game.settings import Learnt
from game.ui.canvas import Canvas
from game.ui.design import Area
from game.ui.scene import Change, Pop
from game.ui.scenes.cover import draw_cover
from game.ui.scenes.open_lesson import left_at
from game.ui.scenes.page import Page
from game.ui.styles import BRASS, LABEL, LIGHT
from game.ui.widgets.button import GOLD, Button
from game.ui.widgets.widget import Press, Widget

if TYPE_CHECKING:
    from game.ui.house import House

_LESSONS: Area = (150.0, 150.0, 620.0, 780.0)
_EDGE, _HIGH, _APART = 26.0, 171.0, 14.0
_CHAPTERS: Area = (800.0, 150.0, 970.0, 780.0)
_ROW, _ROW_APART = 70.0, 8.0
_LID = 124.0
_BACK: Area = (150.0, 956.0, 260.0, 84.0)
_BEGIN: Area = (1410.0, 956.0, 360.0, 84.0)


class LessonPick(Widget):
    """A lesson: its box, its name and how far one has come."""

    def __init__(
        self, area: Area, found: Lesson, words: tuple[str, str], press: Press, *, chosen: bool
    ) -> None:
        super().__init__(area)
        self.words, self._told = words
        self._game, self._press, self._chosen = found.game, press, chosen
        self.stands_for = found.name

    def activate(self) -> Change | None:
        return self._press()

    def draw(self, canvas: Canvas) -> None:
        x, y, width, height = self.area
        canvas.patch("ui/row", self.area, "selected" if self._chosen else "normal")
        draw_cover(canvas, self._game, (x + 24, y + 20, _LID, height - 40))
        left, room = x + _LID + 46, width - _LID - 66
        style = LABEL.but(size=38, colour=BRASS if self._chosen else LABEL.colour)
        canvas.boxed(self.words, (left, y + 14, room, 86), style, "left")
        canvas.fitted(self._told, (left, y + 102, room, 40), LIGHT, "left")
        if self.face in ("focused", "hover"):
            canvas.patch("ui/focus", (x - 6, y - 6, width + 12, height + 12))


class Lessons(Page):
    """The lessons at the left; the chapters of the chosen one at the right, each to be taken by itself."""

    def __init__(self, house: "House", chosen: str = "") -> None:
        begun = [each for each in lessons() if house.settings.lessons.get(each.name, Learnt()).chapter]
        self.chosen = chosen or (begun or list(lessons()))[0].name
        super().__init__(house)
        self.form.focus(next(each for each in self.form.widgets if each.stands_for == self.chosen))

    def build(self) -> None:
        words = self.house.words
        x, y, width, _ = _LESSONS
        for number, found in enumerate(lessons()):
            area = x + _EDGE, y + _EDGE + number * (_HIGH + _APART), width - 2 * _EDGE, _HIGH
            told = self.house.speak(found.title()), self._progress(found)
            pick = partial(self._choose, found.name)
            self.form.add(LessonPick(area, found, told, pick, chosen=found.name == self.chosen))
        for widget in self._chapters(lesson(self.chosen)):
            self.form.add(widget)
        self.form.add(
            Button(_BACK, words("ui.back"), Pop, icon="icons/back"),
            Button(_BEGIN, self._begins(), partial(self.house.routes.lesson, self.chosen), skin=GOLD),
        )

    def _chapters(self, found: Lesson) -> list[Button]:
        x, y, width, _ = _CHAPTERS
        done = self.house.settings.lessons.get(found.name, Learnt()).done
        return [
            Button(
                (x + 50, y + 60 + number * (_ROW + _ROW_APART), width - 100, _ROW),
                self.house.words("ui.lesson.chapter", number=number + 1, title=found.chapter_title(number)),
                partial(self.house.routes.lesson, found.name, number),
                icon="icons/check" if chapter.name in done else "",
            )
            for number, chapter in enumerate(found.chapters)
        ]

    def _progress(self, found: Lesson) -> str:
        """How many of its chapters one has taken."""
        done = self.house.settings.lessons.get(found.name, Learnt()).done
        taken = sum(chapter.name in done for chapter in found.chapters)
        return self.house.speak(say_n("ui.lesson.progress", taken, all=len(found.chapters)))

    def _begins(self) -> str:
        """What the golden button says: begin, or go on where one left."""
        words = self.house.words
        left = left_at(self.house, lesson(self.chosen))
        return words("ui.lesson.begin") if left == (0, 0) else words("ui.lesson.resume")

    def _choose(self, name: str) -> Change | None:
        if name == self.chosen:
            return self.house.routes.lesson(name)
        self.chosen = name
        self.rebuild()
        return None

    def draw_content(self, canvas: Canvas) -> None:
        canvas.patch("ui/panel", _LESSONS)
        canvas.patch("ui/panel", _CHAPTERS)
        self.headline(canvas, self.house.words("ui.lessons"))
