"""Pieces of one kind side by side; a click moves one of them over."""

from typing import NamedTuple

from game.ui.canvas import Canvas
from game.ui.design import Area
from game.ui.styles import FIGURE, INK
from game.ui.widgets.button import Button
from game.ui.widgets.widget import Press, Widget

_FIGURE = 84.0
_GHOST = 0.3
"""How faint the one piece is that tells what an empty heap would be made of."""


class Piece(NamedTuple):
    """What a heap is made of."""

    art: str
    width: float
    zoom: float


class Heap(Widget):
    """Every piece is there to be seen, however close together."""

    lingers = True

    def __init__(
        self,
        area: Area,
        piece: Piece,
        amount: int,
        words: str,
        press: Press,
        *,
        tip: str,
        enabled: bool,
        on_paper: bool = False,
    ) -> None:
        super().__init__(area, tip=tip, enabled=enabled)
        self.piece, self.amount, self.words = piece, amount, words
        self.press, self.on_paper = press, on_paper

    def activate(self) -> None:
        self.press()

    def draw(self, canvas: Canvas) -> None:
        x, y, wide, high = self.area
        art, own, zoom = self.piece
        columns = canvas.art.entry(art).columns
        piece = own * zoom
        step = min(piece * 0.62, (wide - _FIGURE - piece - 8) / max(1, self.amount - 1))
        lit = self.face in ("hover", "focused", "pressed")
        style = FIGURE.but(colour=INK) if self.on_paper else FIGURE
        canvas.text(self.words, (x + 8, y + high / 2), style)
        if not self.amount:
            canvas.image(art, (x + _FIGURE + piece / 2, y + high / 2), zoom=zoom, fade=_GHOST)
        for n in range(self.amount):
            top = n == self.amount - 1
            down = y + high / 2 + (-5 if n % 2 else 5) - (10 if lit and top else 0)
            canvas.image(art, (x + _FIGURE + piece / 2 + n * step, down), "", n * 2 % columns, zoom=zoom)
        if self.shows_focus:
            canvas.patch("ui/focus", self.area)


class Stepper(Button):
    """A small button with a plus or a minus, beside a heap."""

    lingers = True

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        if self.shows_focus and not self.enabled:
            canvas.patch("ui/focus", self.area)


def stepper(area: Area, sign: str, press: Press, *, tip: str, enabled: bool) -> Stepper:
    """A plus or a minus at a place."""
    return Stepper(area, "", press, skin="ui/button_small", icon=f"icons/{sign}", tip=tip, enabled=enabled)
