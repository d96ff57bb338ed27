"""Gains and losses that stay at the seats for a while: what happened to whom must not be missed."""

from dataclasses import dataclass
from typing import Protocol

from game.engine import Seat
from game.ui.canvas import Canvas
from game.ui.design import Area, Point
from game.ui.house import House
from game.ui.styles import FIGURE, Colour
from game.ui.tween import settle

TRIVIAL, OWN, TAKEN = 1.3, 2.4, 4.5
"""Seconds: what bots gained or paid, what people did, and what was taken from people."""
_RISE, _RISEN = 18.0, 0.25
"""How far one rises as it comes, and how long that takes."""
_GAIN: Colour = (38, 78, 36)
_LOSS: Colour = (122, 26, 20)
_EDGE: Colour = (250, 236, 200)
HIGH, _GAP = 40.0, 5.0
"""How high they are, and how far apart."""
_ICON, _DRAWN, _AROUND = 28.0, 32.0, 6.0
"""An icon on a tag and as drawn, and what is left free around it."""
_STYLE = FIGURE.but(size=28, colour=_EDGE)
_MINUS = "\u2212"


@dataclass(slots=True)
class Float:
    """So much of something, more or less than before."""

    seat: Seat
    icon: str
    amount: int
    seconds: float
    """How long it stays."""
    passed: float = 0.0

    def written(self, house: House) -> str:
        """The figure with its sign, written as the language does."""
        return f"{'+' if self.amount > 0 else _MINUS}{house.words('ui.number', number=abs(self.amount))}"

    def width(self, canvas: Canvas, house: House) -> float:
        return canvas.type.width(self.written(house), _STYLE) + _ICON + 2.5 * _AROUND

    def draw(self, canvas: Canvas, house: House, at: Point) -> None:
        """A tag with sign, figure and icon."""
        x, y = at
        y += 0.0 if house.settings.reduced_motion else _RISE * (1 - settle(min(1.0, self.passed / _RISEN)))
        wide = self.width(canvas, house)
        canvas.fill((x, y, wide, HIGH), _GAIN if self.amount > 0 else _LOSS, 0.96)
        canvas.frame((x, y, wide, HIGH), _EDGE, 2)
        canvas.text(self.written(house), (x + _AROUND, y + HIGH / 2), _STYLE)
        at = x + wide - _AROUND - _ICON / 2, y + HIGH / 2
        canvas.image(f"icons/{self.icon}", at, "light", zoom=_ICON / _DRAWN)


class Floats:
    """Everything that floats at the seats of one table."""

    def __init__(self) -> None:
        self.items: list[Float] = []

    def add(self, seat: Seat, icon: str, amount: int, seconds: float) -> None:
        """What comes on top of another of the same kind is added to it, and stays as long as the longer."""
        for item in self.items:
            if (item.seat, item.icon) == (seat, icon):
                seconds = max(seconds, item.seconds - item.passed)
                amount += item.amount
                self.items.remove(item)
                break
        if amount:
            self.items.append(Float(seat, icon, amount, seconds))

    def clear(self) -> None:
        self.items.clear()

    def advance(self, seconds: float) -> bool:
        """Let time pass; whether one of them is gone."""
        for item in self.items:
            item.passed += seconds
        left = [item for item in self.items if item.passed < item.seconds]
        gone = len(left) < len(self.items)
        self.items = left
        return gone


class Floating(Protocol):
    """A table at whose seats something floats."""

    house: House
    floats: Floats
    looking_back: int | None


def draw_floats(canvas: Canvas, table: Floating, seat: Seat, area: Area) -> None:
    """A seat's own, side by side in its place, in a row above where there is no room for all.

    What is wider than its place sticks out on the left.
    """
    if table.looking_back is not None:
        return  # that was another time
    x, y, width, _ = area
    own = [(item, item.width(canvas, table.house)) for item in table.floats.items if item.seat == seat]
    across, down = 0.0, 0.0
    for item, wide in own:
        if across and across + wide > width:
            across, down = 0.0, down - HIGH - _GAP
        item.draw(canvas, table.house, (x + across + min(0.0, width - wide), y + down))
        across += wide + _GAP
