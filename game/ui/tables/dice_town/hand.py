"""The hand of whoever sits before the screen, fanned out; cards that can be played are lifted."""

from typing import TYPE_CHECKING

from game.engine import Seat
from game.games.dice_town.cards import Card
from game.games.dice_town.view import View
from game.ui.canvas import Canvas
from game.ui.design import Area, Point
from game.ui.scene import Change
from game.ui.tables.dice_town.cardface import SIZE, Back, draw_card
from game.ui.tables.dice_town.layout import FAN
from game.ui.widgets.widget import Press, Widget, middle

if TYPE_CHECKING:
    from game.ui.tables.dice_town.table import DiceTownTable

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


class HandCard(Widget):
    """A card in hand: enlarged while it is pointed at, and answered with if it can be played now."""

    def __init__(
        self,
        table: "DiceTownTable",
        card: Card | Back,
        at: Point,
        strip: Area,
        angle: float,
        play: Press | None,
        picked: bool,
        zoom: float,
    ) -> None:
        super().__init__(strip, enabled=True)
        self.table, self.card, self.at, self.angle = table, card, at, angle
        self.play, self.picked, self.zoom = play, picked, zoom
        self.takes_focus = play is not None
        self.stands_for = None if isinstance(card, Back) else card

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
        draw_card(canvas, self.table.speaker, self.card, (x, y), self.zoom, angle=self.angle)
        if self.face == "focused":
            canvas.patch("ui/focus", self._box((x, y)))

    def _box(self, at: Point) -> Area:
        width, height = SIZE[0] * self.zoom, SIZE[1] * self.zoom
        return at[0] - width / 2 - 6, at[1] - height / 2 - 6, width + 14, height + 16


def cards_of(view: View, seat: Seat) -> list[Card | Back]:
    """A seat's hand as far as the view has it: its own cards, or only backs."""
    if view.final is not None:
        return list(view.final[seat])
    if view.seat == seat:
        return list(view.hand)
    deeds, store = view.backs[seat]
    return [*[Back("deed")] * deeds, *[Back("store")] * store]


def places(count: int) -> list[tuple[Point, Area, float]]:
    """Where each card of a fan lies, what can be pointed at of it, and how far it is turned.

    A large hand is held in two rows, so that something is to be seen of every card.
    """
    if count <= _ROW:
        return _row(count, _DOWN, zoom_of(count))
    behind = count // 2
    return [*_row(behind, _BEHIND, zoom_of(count)), *_row(count - behind, _BEFORE, zoom_of(count))]


def zoom_of(count: int) -> float:
    """How large the cards of a hand are."""
    return ZOOM if count <= _ROW else _SMALL


def _row(count: int, down: float, zoom: float) -> list[tuple[Point, Area, float]]:
    x, y = middle(FAN)
    wide, high = SIZE[0] * zoom, SIZE[1] * zoom
    step = min(_STEP, (FAN[2] - wide) / max(1, count - 1))
    turn = min(_TURN, _FAN / max(1, count))
    found = []
    for n in range(count):
        off = n - (count - 1) / 2
        at = x + off * step, y + down + abs(off * turn) ** 1.5
        strip = (at[0] - wide / 2, at[1] - high / 2, step if n < count - 1 else wide, high)
        found.append((at, strip, -off * turn))
    return found


def hand_cards(table: "DiceTownTable") -> list[HandCard]:
    """The fan of who sits at the bottom; none while the cards lie on a board to choose from."""
    chooser = table.chooser
    if chooser is not None and chooser.holds_hand and table.ask is not None:
        return []
    cards = cards_of(table.showing, table.bottom)
    playable = chooser.playable() if chooser is not None else {}
    picked = chooser.picked() if chooser is not None else frozenset()
    advised = chooser.advised() if chooser is not None else frozenset()
    found: list[HandCard] = []
    for card, (at, strip, angle) in zip(cards, places(len(cards)), strict=True):
        known = "" if isinstance(card, Back) else card
        zoom = zoom_of(len(cards))
        held = HandCard(table, card, at, strip, angle, playable.get(known), known in picked, zoom)
        held.hinted = known in advised
        found.append(held)
    return found
