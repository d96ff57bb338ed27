"""A question whose answer is a card: a few large ones side by side, or many with one of them shown large."""

from game.engine import PASS, Action
from game.ui.canvas import Canvas
from game.ui.design import Area, Point
from game.ui.styles import LIGHT, PALE
from game.ui.tables.kit.any_table import T
from game.ui.tables.kit.card_face import TOLD, CardFace
from game.ui.tables.kit.cards import CardPick, pointed_at
from game.ui.tables.kit.compact import SIZE
from game.ui.tables.kit.panel import HEADER, Panel
from game.ui.widgets.widget import Widget

_LARGE, _SMALL = 1.22, 0.6
_FEW = 4
"""As many cards can be read where they lie; more lie smaller, and the one pointed at is shown large."""
_GAP = 26.0
_ROW, _ACROSS = 5, 6
"""How many cards lie in a single row, and in each of two."""
_LOOK = 1.3
_UNDER = LIGHT.but(size=18, colour=PALE)
_GRID = 800.0
"""How wide the cards of a grid lie, beside the one that is shown large."""


class Taking(Panel[T]):
    """Cards side by side; one of them is taken."""

    beside = 0.0
    """Room left of the cards for something else."""
    key_below = 0.0
    """How far below a large card the middle of its key is, at the least."""
    narrowest = 900.0
    """Room for the note in one line: in two it would touch a card that rises."""

    @property
    def cards(self) -> list[str]:
        """What there is to choose from."""
        raise NotImplementedError

    def taking(self, card: str) -> Action:
        """The answer that takes a card."""
        raise NotImplementedError

    def card_face(self, card: str) -> CardFace:
        """How a card is drawn."""
        raise NotImplementedError

    def told(self, card: str) -> str:
        """The tooltip of one of a few cards; of many, what stands under the one that is shown large."""
        return ""

    @property
    def many(self) -> bool:
        return len(self.cards) > _FEW

    @property
    def zoom(self) -> float:
        """How large a few cards are."""
        return _LARGE if len(self.cards) < _FEW else TOLD

    @property
    def step(self) -> float:
        """How far a few cards are apart."""
        return SIZE[0] * self.zoom + (_GAP if len(self.cards) < _FEW else _GAP / 2)

    def size(self) -> tuple[float, float]:
        below = 104.0 if PASS in self.ask.options else 0.0
        if self.many:
            return 1250.0, 640.0 + below / 2
        wide = len(self.cards) * self.step + 100 + self.beside
        return max(self.narrowest, wide), HEADER + SIZE[1] * self.zoom + 78 + below

    def content(self, area: Area) -> list[Widget]:
        x, y, wide, _ = area
        count = len(self.cards)
        if not self.many:
            start = x + (wide + self.beside) / 2 - (count - 1) * self.step / 2
            down = y + HEADER + 12 + SIZE[1] * self.zoom / 2
            return [
                self._card(card, (start + n * self.step, down), self.zoom)
                for n, card in enumerate(self.cards)
            ]
        zoom, across, (right, below) = fitted_grid(count)
        spare = _GRID - SIZE[0] * zoom - (across - 1) * right
        tall = (-(-count // across) - 1) * below + SIZE[1] * zoom
        left = x + 62 + spare / 2 + SIZE[0] * zoom / 2
        top = y + HEADER + 14 + max(0.0, SIZE[1] * _LOOK - tall) / 2 + SIZE[1] * zoom / 2
        return [
            self._card(card, (left + n % across * right, top + n // across * below), zoom)
            for n, card in enumerate(self.cards)
        ]

    def _card(self, card: str, at: Point, zoom: float) -> CardPick:
        action = self.taking(card)
        pick = CardPick(
            card,
            self.card_face(card),
            at,
            zoom,
            self.choose(action),
            tip="" if self.many else self.told(card),
            hinted=self.hinted(action),
            looked_at=self.many,
        )
        pick.key_below = max(pick.key_below, self.key_below)
        return pick

    def paint(self, canvas: Canvas, area: Area) -> None:
        if self.many:
            x, y, wide, high = area
            at = x + wide - 66 - SIZE[0] * _LOOK / 2, y + HEADER + 8 + SIZE[1] * _LOOK / 2
            looked_at = pointed_at(self.table.form)
            card = looked_at.card if isinstance(looked_at, CardPick) else self.cards[0]
            self.card_face(card).draw(canvas, at, _LOOK)
            words, room = self.told(card), (SIZE[0] * _LOOK + 90, y + high - at[1] - SIZE[1] * _LOOK / 2 - 30)
            if words:
                style = canvas.type.boxed(words, _UNDER, *room)
                top = at[1] + SIZE[1] * _LOOK / 2 + 10
                canvas.paragraph(words, (at[0] - room[0] / 2, top, *room), style, "centre")


def fitted_grid(count: int) -> tuple[float, int, tuple[float, float]]:
    """How large the cards of a grid are, how many lie in a row, and how far they are apart."""
    if count <= _ROW:
        return 0.72, count, (SIZE[0] * 0.72 + 10, 0.0)
    across = -(-count // 2) if count <= 2 * _ACROSS else -(-count // 3)
    rows = -(-count // across)
    down = 215.0 if rows <= 2 else 145.0
    zoom = _SMALL if rows <= 2 else 0.43
    wide = min(SIZE[0] * zoom + 14, (_GRID - SIZE[0] * zoom) / (across - 1))
    return zoom, across, (wide, down)
