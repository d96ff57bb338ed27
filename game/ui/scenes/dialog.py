"""A question or a notice over whatever is on the screen."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from game.ui.canvas import Canvas
from game.ui.design import HEIGHT, WIDTH
from game.ui.scene import Change, Pop
from game.ui.scenes.page import Page
from game.ui.styles import LIGHT, TITLE
from game.ui.widgets.button import GOLD, Button

if TYPE_CHECKING:
    from game.ui.house import House

_WIDTH = 860.0
_BUTTON = (320.0, 84.0)


class Reply(NamedTuple):
    """One way to answer a dialog; what it does comes after the dialog is gone."""

    words: str
    action: Callable[[], Change | None] = lambda: None
    harms: bool = False
    """Takes something away for good: it is marked, so that nobody presses it by habit."""


class Dialog(Page):
    """Asks one thing. The first answer is the harmless one: it is the gold one, and Escape chooses it."""

    see_through = True
    tunes = ()

    def __init__(self, house: "House", title: str, text: str, answers: Sequence[Reply]) -> None:
        """`text` is markup."""
        self._title, self._text, self._answers = title, text, tuple(answers)
        self._chosen: Callable[[], Change | None] | None = None
        super().__init__(house)

    def _area(self) -> tuple[float, float, float, float]:
        canvas = self.house.canvas
        high = 336 + canvas.paragraph_height(self._text, _WIDTH - 180, LIGHT)
        return (WIDTH - _WIDTH) / 2, (HEIGHT - high) / 2, _WIDTH, high

    def build(self) -> None:
        x, y, width, height = self._area()
        count = len(self._answers)
        each = min(_BUTTON[0], (width - 140) / count)
        start = x + (width - each * count) / 2
        for number, answer in enumerate(self._answers):
            area = (start + each * number + 10, y + height - _BUTTON[1] - 70, each - 20, _BUTTON[1])
            skin = "ui/button" if number else GOLD
            icon = "icons/warning" if answer.harms else ""
            self.form.add(Button(area, answer.words, partial(self._choose, answer), skin=skin, icon=icon))

    def _choose(self, answer: Reply) -> Change | None:
        """The dialog goes first: what the answer does belongs to the screen below."""
        self._chosen = answer.action
        return Pop()

    def cancel(self) -> Change | None:
        return self._choose(self._answers[0])

    def closing(self) -> None:
        super().closing()
        if self._chosen is not None:
            self.house.after(self._chosen)

    def draw(self, canvas: Canvas) -> None:
        canvas.veil(0.6)
        x, y, width, height = self._area()
        canvas.patch("ui/dialog", (x, y, width, height))
        canvas.fitted(self._title, (x + 90, y + 52, width - 180, 70), TITLE.but(size=44))
        canvas.paragraph(self._text, (x + 90, y + 138, width - 180, height - 260), LIGHT, "centre")
        self.form.draw(canvas)
