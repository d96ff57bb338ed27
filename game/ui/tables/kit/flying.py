"""Things on their way over a table: pictures, cards, portraits."""

from dataclasses import dataclass

from game.engine import Seat
from game.ui.canvas import Canvas
from game.ui.design import Point
from game.ui.tables.kit.any_table import Speak
from game.ui.tables.kit.card_face import CardFace
from game.ui.tween import Ease, between, start_and_stop

_ARC = 90.0
_SIZES = 20
"""Sizes between none and full: what grows on its way is scaled so often, and no more often."""


@dataclass(slots=True)
class Flying:
    """A picture on its way from one point to another."""

    name: str
    start: Point
    end: Point
    row: str = ""
    column: int = 0
    zoom: float = 1.0
    end_zoom: float | None = None
    arc: float = _ARC
    delay: float = 0.0
    """The share of the time by which it starts later than the first; until then it cannot be seen."""
    turns: float = 0.0
    """How often it goes through the frames of its sheet."""
    spin: float = 0.0
    """How far it turns on its way, in degrees; it arrives upright."""
    ease: Ease = start_and_stop
    t: float = 0.0

    def draw(self, canvas: Canvas, speak: Speak) -> None:
        """As it is at its moment."""
        t = self.passed
        if t < 0:
            return
        self.paint(canvas, speak, between(self.start, self.end, self.ease(t), self.arc), self.size(t), t)

    @property
    def passed(self) -> float:
        """How far it is, from 0 to 1; below while it waits."""
        return 1.0 if self.t >= 1 else (self.t - self.delay) / (1 - self.delay)

    def size(self, t: float) -> float:
        end = self.zoom if self.end_zoom is None else self.end_zoom
        if t >= 1 or end == self.zoom:
            return end
        return max(1, round((self.zoom + (end - self.zoom) * self.ease(t)) * _SIZES)) / _SIZES

    def paint(self, canvas: Canvas, speak: Speak, at: Point, zoom: float, t: float) -> None:
        column = self.column
        if self.turns:
            frames = canvas.art.entry(self.name).columns
            column += int(self.turns * frames * t) % frames
        canvas.image(self.name, at, self.row, column, zoom=zoom, angle=self.spin * (1 - t))


@dataclass(slots=True)
class FlyingFace(Flying):
    """A card on its way, as it looks where it is largest."""

    def shows(self, speak: Speak, t: float) -> CardFace:
        """What is to be seen of it at a moment: its back, or its face."""
        raise NotImplementedError

    def paint(self, canvas: Canvas, speak: Speak, at: Point, zoom: float, t: float) -> None:
        # put together once and then only scaled: to set its words anew at every size takes too long
        largest = zoom if t >= 1 else max(self.zoom, self.end_zoom or 0.0)
        self.shows(speak, t).draw(canvas, at, largest, shrink=zoom / largest, angle=self.spin * (1 - t))


@dataclass(slots=True)
class Medal(Flying):
    """The portrait of a player in a ring of brass, with the player's mark."""

    seat: Seat = 0
    colour: str = ""

    def paint(self, canvas: Canvas, speak: Speak, at: Point, zoom: float, t: float) -> None:
        canvas.image("shadows/round_small", (at[0] + 4, at[1] + 8), zoom=zoom * 1.4, fade=0.9)
        canvas.image(self.name, at, zoom=zoom)
        canvas.image("icons/player", (at[0] + 44 * zoom, at[1] + 46 * zoom), self.colour, zoom=zoom * 1.2)
