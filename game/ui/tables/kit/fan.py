"""A hand of cards, fanned out; cards that can be played are lifted."""

from collections.abc import Sequence
from typing import Any

from game.ui.canvas import Canvas
from game.ui.design import Area, Point
from game.ui.scene import Change
from game.ui.tables.kit.card_face import CardFace, Look
from game.ui.tables.kit.cards import ShowsCard
from game.ui.tables.kit.chooser import Chooser
from game.ui.tables.kit.compact import SIZE
from game.ui.widgets.widget import Press, middle

ZOOM, _SMALL = 0.72, 0.6
"""The size of cards in hand, and in a large hand."""
_STEP = 100.0
_TURN, _FAN = 4.0, 12.0
"""Degrees between neighbours, and at most in a half of the fan."""
_ROW = 7
"""How many cards are held side by side."""
_DOWN, _BEHIND, _BEFORE = 2.0, -16.0, 26.0
"""How far below the middle a row is, and where two rows are: all of it above the window's lower edge."""
LIFT, PICKED = 14.0, 28.0
"""How far cards rise: no further than the strip over the hand lets them."""


class HandCard(ShowsCard):
    """A card in hand: enlarged while it is pointed at, and answered with if it can be played now."""

    def __init__(
        self,
        card: str | None,
        face: CardFace,
        at: Point,
        strip: Area,
        angle: float,
        play: Press | None,
        picked: bool,
        zoom: float,
    ) -> None:
        super().__init__(strip, enabled=True)
        self.card, self.card_face, self.at, self.angle = card, face, at, angle
        self.play, self.picked, self.zoom = play, picked, zoom
        self.takes_focus = play is not None
        self.stands_for = card
        self.enlarges = None if card is None else face
        self.shows(face)

    @property
    def outline(self) -> Area:
        return self._box((self.at[0], self.at[1] - self._lift))

    @property
    def _lift(self) -> float:
        return PICKED if self.picked else LIFT if self.play is not None else 0.0

    def activate(self) -> Change | None:
        return self.play() if self.play is not None else None

    def draw(self, canvas: Canvas) -> None:
        x, y = self.at
        y -= self._lift
        canvas.patch("shadows/rect", self._box((x, y)))
        self.card_face.draw(canvas, (x, y), self.zoom, Look(angle=self.angle))
        if self.face == "focused":
            canvas.patch("ui/focus", self._box((x, y)))

    def _box(self, at: Point) -> Area:
        width, height = SIZE[0] * self.zoom, SIZE[1] * self.zoom
        return at[0] - width / 2 - 6, at[1] - height / 2 - 6, width + 14, height + 16


def places(count: int, area: Area) -> list[tuple[Point, Area, float]]:
    """Where each card of a fan lies, what can be pointed at of it, and how far it is turned.

    A large hand is held in two rows, so that something is to be seen of every card.
    """
    zoom = zoom_of(count)
    if count <= _ROW:
        return _row(count, area, _DOWN, zoom)
    behind = count // 2
    return [*_row(behind, area, _BEHIND, zoom), *_row(count - behind, area, _BEFORE, zoom)]


def zoom_of(count: int) -> float:
    """How large the cards of a hand are."""
    return ZOOM if count <= _ROW else _SMALL


def _row(count: int, area: Area, down: float, zoom: float) -> list[tuple[Point, Area, float]]:
    x, y = middle(area)
    wide, high = SIZE[0] * zoom, SIZE[1] * zoom
    step = min(_STEP, (area[2] - wide) / max(1, count - 1))
    turn = min(_TURN, _FAN / max(1, count))
    found = []
    for n in range(count):
        off = n - (count - 1) / 2
        at = x + off * step, y + down + abs(off * turn) ** 1.5
        strip = (at[0] - wide / 2, at[1] - high / 2, step if n < count - 1 else wide, high)
        found.append((at, strip, -off * turn))
    return found


def fan(
    cards: Sequence[tuple[str | None, CardFace]], area: Area, chooser: Chooser[Any] | None
) -> list[HandCard]:
    """Cards, or None for those of which only the back is seen, with what a chooser makes of them."""
    playable = chooser.playable() if chooser is not None else {}
    picked = chooser.picked() if chooser is not None else frozenset()
    advised = chooser.advised() if chooser is not None else frozenset()
    found: list[HandCard] = []
    for (card, face), (at, strip, angle) in zip(cards, places(len(cards), area), strict=True):
        play = None if card is None else playable.get(card)
        held = HandCard(card, face, at, strip, angle, play, card in picked, zoom_of(len(cards)))
        held.hinted = card in advised
        found.append(held)
    return found
