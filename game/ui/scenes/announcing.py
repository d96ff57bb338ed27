"""Saying something that nobody has asked for, as the end of a game is announced."""

from typing import TYPE_CHECKING

from game.engine import Action
from game.games import game
from game.games.game import Aside
from game.markup import marked
from game.play.session import Session
from game.ui.canvas import Canvas
from game.ui.design import HEIGHT, WIDTH, Area
from game.ui.routes import Said
from game.ui.scene import Change, Pop
from game.ui.scenes.page import Page
from game.ui.styles import LIGHT, TITLE
from game.ui.widgets.button import GOLD, Button
from game.ui.widgets.choice import Choice

if TYPE_CHECKING:
    from game.ui.house import House

_WIDTH = 900.0
_TEXT = LIGHT.but(size=26)
_USUAL = 4
"""What is proposed, counted from 0: neither at once nor in a long time."""


class Announcing(Page):
    """One of several announcements, in words; it is the table's as soon as it is confirmed."""

    see_through = True
    tunes = ()

    def __init__(self, house: "House", session: Session, said: Said) -> None:
        self._said = said
        self._box = game(session.rules.slug)
        options = said.ask.aside
        self._chosen = options[min(_USUAL, len(options) - 1)]
        self._confirmed = False
        super().__init__(house)

    def build(self) -> None:
        x, y, width, height = self._area()
        words, speak = self.house.words, self.house.speak
        ask = self._said.ask
        values = [(option, speak(self._box.answer(ask, option))) for option in ask.aside]
        low = y + height - 150
        self.form.add(
            Choice((x + 90, low - 104, width - 180, 72.0), values, self._chosen, self._choose, wraps=False),
            Button((x + 130, low, 310.0, 84.0), words("ui.cancel"), Pop),
            Button((x + 460, low, 310.0, 84.0), words("ui.announce"), self._confirm, skin=GOLD),
        )

    def _choose(self, option: Action) -> Change | None:
        self._chosen = option
        return None

    def _confirm(self) -> Change | None:
        self._confirmed = True
        return Pop()

    def closing(self) -> None:
        super().closing()
        if self._confirmed:
            self.house.after(self._tell)

    def _tell(self) -> Change | None:
        """The pause goes too: what was said is told at the table."""
        self._said.say(self._chosen)
        return Pop()

    def draw(self, canvas: Canvas) -> None:
        canvas.veil(0.5)
        x, y, width, height = self._area()
        canvas.patch("ui/dialog", (x, y, width, height))
        title = self.house.speak(self._aside.name)
        canvas.fitted(title, (x + 90, y + 52, width - 180, 64), TITLE.but(size=42))
        canvas.paragraph(self._text, (x + 90, y + 128, width - 180, height), _TEXT, "centre")
        self.form.draw(canvas)

    @property
    def _aside(self) -> Aside:
        assert self._box.aside is not None
        return self._box.aside

    @property
    def _text(self) -> str:
        return marked(self._aside.explanation, self.house.speaker)

    def _area(self) -> Area:
        """As high as the words need, in the middle."""
        high = 412 + self.house.canvas.paragraph_height(self._text, _WIDTH - 180, _TEXT)
        return (WIDTH - _WIDTH) / 2, (HEIGHT - high) / 2, _WIDTH, high
