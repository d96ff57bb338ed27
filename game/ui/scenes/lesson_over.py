"""The end of a lesson: what there is to do with what one has learnt."""

from functools import partial
from typing import TYPE_CHECKING

from game.play.lessons import lesson
from game.ui.canvas import Canvas
from game.ui.design import Area
from game.ui.scene import Change
from game.ui.scenes.page import Page
from game.ui.styles import BODY
from game.ui.widgets.button import GOLD, Button

if TYPE_CHECKING:
    from game.ui.house import House

_SHEET: Area = (460.0, 220.0, 1000.0, 640.0)
_PORTRAIT = 230.0


class LessonOver(Page):
    """The coach says goodbye."""

    def __init__(self, house: "House", name: str) -> None:
        self._lesson = lesson(name)
        super().__init__(house)

    def build(self) -> None:
        x, y, width, height = _SHEET
        words, routes = self.house.words, self.house.routes
        wide, row = (width - 220) / 2, y + height - 170
        self.form.add(
            Button(
                (x + 100, row, wide, 84),
                words("ui.lesson.play"),
                partial(routes.setup, self._lesson.of),
                skin=GOLD,
            ),
            Button((x + 120 + wide, row, wide, 84), words("ui.lesson.more"), routes.lessons),
        )

    def cancel(self) -> Change | None:
        return self.house.routes.title()

    def draw_content(self, canvas: Canvas) -> None:
        x, y, width, _ = _SHEET
        canvas.patch("ui/paper", _SHEET)
        self.headline(canvas, self.house.words("ui.lesson.over"), y=200)
        portrait = f"portraits/{self._lesson.coach}"
        zoom = _PORTRAIT / canvas.art.entry(portrait).size[0]
        canvas.image(portrait, (x + 100 + _PORTRAIT / 2, y + 250), zoom=zoom)
        told = self.house.words("ui.lesson.over.words", game=self.house.speak(self._lesson.title()))
        room = width - _PORTRAIT - 240
        canvas.boxed(told, (x + _PORTRAIT + 140, y + 120, room, 330), BODY.but(size=28), "left")
