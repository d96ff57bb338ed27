"""The hand of whoever sits before the screen, fanned out; cards that can be played are lifted."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.engine import Seat
from game.games.dice_town.cards import Card
from game.games.dice_town.view import View
from game.ui.canvas import Area, Canvas, Point
from game.ui.scene import Change
from game.ui.tables.dice_town.cardface import SIZE, Back, draw_card
from game.ui.tables.dice_town.layout import FAN
from game.ui.widgets.widget import Widget, middle

if TYPE_CHECKING:
    from game.ui.tables.dice_town.table import DiceTownTable

ZOOM = 0.8
_STEP = 100.0
_TURN = 4.0
"""Degrees between neighbours."""
_LIFT, _PICKED = 26.0, 54.0
Play = Callable[[], Change | None]


class HandCard(Widget):
    """A card in hand: enlarged while it is pointed at, and answered with if it can be played now."""

    def __init__(
        self,
        table: "DiceTownTable",
        card: Card | Back,
        at: Point,
        strip: Area,
        angle: float,
        play: Play | None,
        picked: bool,
    ) -> None:
        super().__init__(strip, enabled=True)
        self.table, self.card, self.at, self.angle = table, card, at, angle
        self.play, self.picked = play, picked
        self.takes_focus = play is not None

    def activate(self) -> Change | None:
        return self.play() if self.play is not None else None

    def draw(self, canvas: Canvas) -> None:
        x, y = self.at
        y -= _PICKED if self.picked else _LIFT if self.play is not None else 0
        canvas.patch("shadows/rect", _box((x, y)))
        draw_card(canvas, self.table.speaker, self.card, (x, y), ZOOM, angle=self.angle)
        if self.face == "focused":
            canvas.patch("ui/focus", _box((x, y)))


def cards_of(view: View, seat: Seat) -> list[Card | Back]:
    """A seat's hand as far as the view has it: its own cards, or only backs."""
    if view.final is not None:
        return list(view.final[seat])
    if view.seat == seat:
        return list(view.hand)
    deeds, store = view.backs[seat]
    return [*[Back("deed")] * deeds, *[Back("store")] * store]


def places(count: int) -> list[tuple[Point, Area, float]]:
    """Where each card of a fan lies, what can be pointed at of it, and how far it is turned."""
    _, y, width, height = FAN
    across, down = middle(FAN)
    wide = SIZE[0] * ZOOM
    step = min(_STEP, (width - wide) / max(1, count - 1))
    turn = min(_TURN, 24 / max(1, count))
    found = []
    for n in range(count):
        off = n - (count - 1) / 2
        at = across + off * step, down - 12 + abs(off * turn) ** 1.6 * 0.9
        right = step if n < count - 1 else wide
        strip = (at[0] - wide / 2, y, right, height)
        found.append((at, strip, -off * turn))
    return found


def hand_cards(table: "DiceTownTable") -> list[HandCard]:
    """The fan of who sits at the bottom."""
    cards = cards_of(table.showing, table.bottom)
    chooser = table.chooser
    playable = chooser.playable() if chooser is not None else {}
    picked = chooser.picked() if chooser is not None else frozenset()
    return [
        HandCard(
            table,
            card,
            at,
            strip,
            angle,
            None if isinstance(card, Back) else playable.get(card),
            not isinstance(card, Back) and card in picked,
        )
        for card, (at, strip, angle) in zip(cards, places(len(cards)), strict=True)
    ]


def _box(at: Point) -> Area:
    width, height = SIZE[0] * ZOOM, SIZE[1] * ZOOM
    return at[0] - width / 2 - 6, at[1] - height / 2 - 6, width + 14, height + 16
