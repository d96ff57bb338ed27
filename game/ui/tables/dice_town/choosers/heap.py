"""Dollars or nuggets side by side; a click moves one of them over."""

from game.ui.canvas import Canvas
from game.ui.design import Area
from game.ui.styles import FIGURE, INK
from game.ui.widgets.widget import Press, Widget

_PIECES = {"money": ("props/bill", 120.0, 0.86), "nuggets": ("props/nugget", 56.0, 1.12)}
_FIGURE = 84.0
_GHOST = 0.3
"""How faint the one piece is that tells what an empty heap would be made of."""


class Heap(Widget):
    """Every dollar and every nugget is there to be seen, however close together."""

    def __init__(
        self,
        area: Area,
        what: str,
        amount: int,
        words: str,
        act: Press,
        *,
        tip: str,
        enabled: bool,
        on_paper: bool = False,
    ) -> None:
        super().__init__(area, tip=tip, enabled=enabled)
        self.what, self.amount, self.words = what, amount, words
        self.act, self.on_paper = act, on_paper

    def activate(self) -> None:
        self.act()

    def draw(self, canvas: Canvas) -> None:
        x, y, wide, high = self.area
        art, own, zoom = _PIECES[self.what]
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
        if self.face == "focused":
            canvas.patch("ui/focus", self.area)
