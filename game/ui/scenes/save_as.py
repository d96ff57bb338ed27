"""Saving a match under a name of its own."""

from typing import TYPE_CHECKING

from game.engine import Trouble, say
from game.games import game
from game.markup import marked
from game.play.library import TitleTaken
from game.play.session import Session
from game.play.titles import LENGTH, whole
from game.ui.canvas import Canvas
from game.ui.design import Area
from game.ui.scene import Change, Pop, Push
from game.ui.scenes.dialog import Dialog, Reply
from game.ui.scenes.page import Page
from game.ui.styles import TITLE
from game.ui.widgets.button import Button
from game.ui.widgets.entry import Entry

if TYPE_CHECKING:
    from game.ui.house import House

_SHEET: Area = (530.0, 340.0, 860.0, 400.0)


class SaveAs(Page):
    """One line to type; a name that is taken is replaced only if the player says so."""

    see_through = True
    tunes = ()

    def __init__(self, house: "House", session: Session) -> None:
        self.session = session
        self.title = self._proposed = _usual_title(house, session)
        super().__init__(house)

    def build(self) -> None:
        x, y, width, height = _SHEET
        words = self.house.words
        entry = Entry(
            (x + 90, y + 140, width - 180, 72.0),
            self.title,
            self._typed,
            longest=LENGTH,
            fits=whole,
            confirm=self._save,
            empty=words("ui.name"),
        )
        if self.title == self._proposed:
            entry.line.select_all()  # what is typed replaces it
        self.form.add(
            entry,
            Button((x + 120, y + height - 150, 300.0, 84.0), words("ui.cancel"), Pop),
            Button(
                (x + 440, y + height - 150, 300.0, 84.0), words("ui.save"), self._save, skin="ui/button_gold"
            ),
        )

    def _typed(self, title: str) -> Change | None:
        self.title = title
        return None

    def _save(self, *, overwrite: bool = False) -> Change | None:
        try:
            self.house.library.save_as(self.session.record, self.title, overwrite=overwrite)
        except TitleTaken as taken:
            words = self.house.words
            answers = [
                Reply(words("ui.cancel")),
                Reply(words("ui.replace"), lambda: self._save(overwrite=True), harms=True),
            ]
            text = marked(taken.message, self.house.speaker)
            return Push(Dialog(self.house, words("ui.save_as"), text, answers))
        except Trouble as trouble:
            self.house.notify(trouble.message)
            return None
        self.house.notify(say("ui.saved", title=self.title))
        return Pop()

    def draw(self, canvas: Canvas) -> None:
        canvas.veil(0.5)
        canvas.patch("ui/dialog", _SHEET)
        x, y, width, _ = _SHEET
        canvas.fitted(self.house.words("ui.save_as"), (x + 90, y + 52, width - 180, 64), TITLE.but(size=42))
        self.form.draw(canvas)


def _usual_title(house: "House", session: Session) -> str:
    """What is played and by whom; if that is too long only by whom, in fewer letters, but all of them."""
    played = house.speak(game(session.rules.slug).title())
    names = tuple(sitter.name for sitter in session.sitters)
    longest = max(map(len, names), default=0)
    shorter = (tuple(_abbreviated(name, letters) for name in names) for letters in range(longest, 0, -1))
    titles = [
        house.words("ui.save.title", game=played, players=names),
        *map(house.speaker.word, shorter),
        played,
    ]
    return next(title for title in titles if len(title) <= LENGTH and whole(title))


def _abbreviated(name: str, letters: int) -> str:
    return name if len(name) <= letters else name[:letters].rstrip() + "."
