"""The pause: the game waits, and nothing is lost by leaving."""

from functools import partial
from typing import TYPE_CHECKING

from game.games import game
from game.play.lessons import LessonSession
from game.play.session import Session
from game.ui.canvas import Canvas
from game.ui.design import Area
from game.ui.routes import Said
from game.ui.scene import Pop, Push
from game.ui.scenes.announcing import Announcing
from game.ui.scenes.page import Page
from game.ui.scenes.save_as import SaveAs
from game.ui.scenes.settings import SettingsPage
from game.ui.styles import LIGHT
from game.ui.widgets.button import Button
from game.ui.widgets.widget import Press

if TYPE_CHECKING:
    from game.ui.couch.changes import Seated
    from game.ui.house import House

_PANEL: Area = (560.0, 150.0, 800.0, 790.0)


class Pause(Page):
    """A short menu over the table."""

    see_through = True
    tunes = ()

    def __init__(
        self, house: "House", session: Session, said: Said | None = None, seated: "Seated | None" = None
    ) -> None:
        self.session = session
        self._said = said
        self._seated = seated
        super().__init__(house)

    def build(self) -> None:
        x, y, width, _ = _PANEL
        words = self.house.words
        entries: list[tuple[str, Press | None]] = [
            (words("ui.resume"), Pop),
            *self._announcement(),
            *self._keeping(),
            *self._places(),
            (words("ui.rules"), self.house.open_rules),
            (words("ui.settings"), lambda: Push(SettingsPage(self.house))),
            (words("ui.leave"), self.house.routes.title),
        ]
        apart = 108 if len(entries) < 5 else 90 if len(entries) < 7 else 80
        for number, (name, action) in enumerate(entries):
            area = (x + 140, y + 116 + number * apart, width - 280, apart - 16.0)
            skin = "ui/button_gold" if number == 0 else "ui/button"
            self.form.add(Button(area, name, action or Pop, skin=skin, enabled=action is not None))

    def _keeping(self) -> list[tuple[str, Press]]:
        """A match can be saved; a lesson remembers where one is, and its chapters can be taken again."""
        words, session = self.house.words, self.session
        if isinstance(session, LessonSession):
            chapters = partial(self.house.routes.lessons, session.lesson.name)
            return [(words("ui.lesson.chapters"), chapters)]
        return [(words("ui.save_as"), lambda: Push(SaveAs(self.house, session)))]

    def _places(self) -> list[tuple[str, Press]]:
        """Where several people sit, phones can be invited again, and pads exchanged."""
        if self._seated is None:
            return []
        return [(self.house.words("ui.places"), partial(self.house.routes.places, self._seated))]

    def _announcement(self) -> list[tuple[str, Press | None]]:
        """What may be said to the table, if anything; without a press while nobody here is asked."""
        said, aside = self._said, game(self.session.rules.slug).aside
        if aside is None or not aside.offered(self.session.record.options):
            return []
        if said is None:
            return [(self.house.words("ui.pause.when_asked", what=self.house.speak(aside.name)), None)]
        return [(self.house.speak(aside.name), lambda: Push(Announcing(self.house, self.session, said)))]

    def draw(self, canvas: Canvas) -> None:
        canvas.veil(0.5)
        canvas.patch("ui/panel", _PANEL)
        self.headline(canvas, self.house.words("ui.pause"), y=156)
        x, y, width, height = _PANEL
        lesson = isinstance(self.session, LessonSession)
        note = self.house.words("ui.lesson.kept") if lesson else self.house.words("ui.pause.saved")
        style = LIGHT.but(size=22)
        high = canvas.paragraph_height(note, width - 160, style)
        middle = y + height - 84
        canvas.paragraph(note, (x + 80, middle - high / 2, width - 160, high), style, "centre")
        self.form.draw(canvas)
