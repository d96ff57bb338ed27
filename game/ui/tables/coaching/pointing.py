"""How the coach points: a ring around a piece, and a short arrow beside it that hides no words."""

from collections.abc import Sequence
from math import atan2, cos, hypot, pi, sin

from game.ui.canvas import Canvas
from game.ui.design import HEIGHT, WIDTH, Area
from game.ui.intents import Point
from game.ui.styles import BRASS
from game.ui.tables.coaching.placing import grown, shared
from game.ui.widgets.widget import Widget, middle

_DARK = (34, 17, 9)
_RIM = 6.0
"""How far from the piece the ring lies."""
_TIP = 10.0
"""How far from the ring the arrow ends."""
LENGTH = 64.0
_HEAD, _SPREAD = 26.0, pi / 5.5
_HALF = 18.0
"""How broad the arrow is on either side."""
_EIGHTHS = [n * pi / 4 for n in range(8)]


class Ring(Widget):
    """Around what the coach talks about; it takes no click from what lies there."""

    takes_focus = False

    def __init__(self, area: Area, sheet: Area, spared: Sequence[Area]) -> None:
        super().__init__((0.0, 0.0, 0.0, 0.0))
        self.around = grown(area, _RIM)
        self.arrow = _arrow(self.around, sheet, spared)
        """From where to where it goes; there is none where it would hide something."""

    def draw(self, canvas: Canvas) -> None:
        for colour, width in ((_DARK, 12), (BRASS, 6)):
            canvas.frame(self.around, colour, width)
        if self.arrow is None:
            return
        start, end = self.arrow
        way = atan2(start[1] - end[1], start[0] - end[0])
        wings = [
            (end[0] + _HEAD * cos(way + turn), end[1] + _HEAD * sin(way + turn))
            for turn in (_SPREAD, -_SPREAD)
        ]
        for colour, width in ((_DARK, 16), (BRASS, 9)):
            canvas.line([start, end], colour, width)
            canvas.line([wings[0], end, wings[1]], colour, width)


def box(arrow: tuple[Point, Point]) -> Area:
    """What an arrow covers."""
    (x, y), (across, down) = arrow
    left, top = min(x, across), min(y, down)
    return grown((left, top, max(x, across) - left, max(y, down) - top), _HALF)


def _arrow(around: Area, sheet: Area, spared: Sequence[Area]) -> tuple[Point, Point] | None:
    """The arrow that comes most nearly from the sheet, of those that hide nothing."""
    start, end = middle(sheet), middle(around)
    towards = atan2(start[1] - end[1], start[0] - end[0])
    ways = sorted(_EIGHTHS, key=lambda way: abs((way - towards + pi) % (2 * pi) - pi))
    tries = (_beside(around, way) for way in ways)
    return next((each for each in tries if _hides_nothing(box(each), sheet, spared)), None)


def _beside(around: Area, way: float) -> tuple[Point, Point]:
    """An arrow that comes from a direction and ends at the ring."""
    x, y = middle(around)
    far = hypot(around[2], around[3])
    tip = nearest(grown(around, _TIP), (x + far * cos(way), y + far * sin(way)))
    return (tip[0] + LENGTH * cos(way), tip[1] + LENGTH * sin(way)), tip


def _hides_nothing(covered: Area, sheet: Area, spared: Sequence[Area]) -> bool:
    x, y, width, height = covered
    inside = x >= 0 and y >= 0 and x + width <= WIDTH and y + height <= HEIGHT
    return inside and not any(shared(covered, area) for area in (sheet, *spared))


def nearest(area: Area, at: Point) -> Point:
    """The point of an area that is nearest to another point."""
    x, y, width, height = area
    return min(max(at[0], x), x + width), min(max(at[1], y), y + height)
