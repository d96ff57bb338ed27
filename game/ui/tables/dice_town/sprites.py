"""Cards held up in the middle for all to see."""

from dataclasses import dataclass

from game.games.dice_town.art import Side
from game.games.dice_town.cards import Card
from game.ui.canvas import Canvas
from game.ui.design import Point
from game.ui.tables.dice_town.cardface import Back, TownCard
from game.ui.tables.kit.any_table import Speak
from game.ui.tables.kit.card_face import Look
from game.ui.tables.kit.compact import SIZE
from game.ui.tables.kit.flying import Medal

LARGE, STEP = 1.7, 372.0
"""The size of a card that is held up, to be read by all, and from one to the next."""
_STAMP = 1.15
"""The stamp in units of a card's own size, once it is down."""


@dataclass(slots=True)
class BigCard:
    """A card held up in the middle; `stamped`: a Wanted notice took its effect away."""

    card: Card | Back
    at: Point
    zoom: float = LARGE
    side: Side = Side.FACE
    fade: float = 1.0
    angle: float = 0.0
    stamped: float = 0.0
    """How far the stamp has come down, from 0 to 1."""
    medal: Medal | None = None
    """Who plays it."""

    def draw(self, canvas: Canvas, speak: Speak) -> None:
        """The card on its shadow, the portrait at its corner, and the stamp over it."""
        x, y = self.at
        width, height = SIZE[0] * self.zoom, SIZE[1] * self.zoom
        if not self.angle:
            canvas.patch("shadows/rect", (x - width / 2 - 10, y - height / 2 - 8, width + 26, height + 30))
        face = TownCard(self.card, speak, self.side)
        face.draw(canvas, self.at, self.zoom, Look(angle=self.angle, fade=self.fade))
        if self.medal is not None:
            self.medal.draw(canvas, speak)
        if self.stamped:
            press = round(self.zoom * (_STAMP + 1.2 * (1 - self.stamped)) * 10) / 10
            canvas.image("props/stamp", self.at, zoom=press, angle=18, fade=min(1.0, 0.4 + self.stamped))
