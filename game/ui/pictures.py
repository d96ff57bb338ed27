"""Pictures for the rules, drawn with the real pieces at whatever size there is room for."""

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass

from game.ui.canvas import Canvas
from game.ui.design import Area, Point
from game.ui.styles import INK

GAP = 18.0
"""What is between two things side by side."""


@dataclass(frozen=True, slots=True)
class Picture:
    """Something that can be drawn in an area which has its proportions."""

    size: Point
    """How large it is at best, in units."""
    draw: Callable[[Canvas, Area], None]
    sign: bool = False
    """A small sign in the ink of the letters around it, no larger than they are."""

    def fitted(self, width: float, height: float) -> Point:
        """Its size where there is no more room than this."""
        share = min(1.0, width / self.size[0], height / self.size[1])
        return self.size[0] * share, self.size[1] * share


def art_picture(canvas: Canvas, name: str, row: str = "", zoom: float = 1.0) -> Picture:
    """A picture of the assets as it is; the first cell of a sheet unless a row is named."""
    width, height = canvas.art.entry(name).size

    def draw(canvas: Canvas, area: Area) -> None:
        canvas.fill_image(name, area, row)

    return Picture((width * zoom, height * zoom), draw)


def sign_picture(canvas: Canvas, name: str) -> Picture:
    """An icon."""

    def draw(canvas: Canvas, area: Area) -> None:
        rows = canvas.art.entry(name).rows
        canvas.fill_image(name, area, "dark" if "dark" in rows else "")

    return Picture(canvas.art.entry(name).size, draw, sign=True)


def side_by_side(things: Sequence[Picture], gap: float = GAP) -> Picture:
    """Several pictures in a row, on one line at their feet."""
    height = max(each.size[1] for each in things)
    width = sum(each.size[0] for each in things) + gap * (len(things) - 1)

    def draw(canvas: Canvas, area: Area) -> None:
        share = area[2] / width
        x = area[0]
        for each in things:
            wide, high = each.size[0] * share, each.size[1] * share
            each.draw(canvas, (x, area[1] + area[3] - high, wide, high))
            x += wide + gap * share

    return Picture((width, height), draw)


def cut_out(key: Hashable, part: Area, paint: Callable[[Canvas], None]) -> Picture:
    """A part of a board: `paint` draws all of it, and what lies beyond the part is not seen."""
    x, y, width, height = part

    def draw(canvas: Canvas, area: Area) -> None:
        def painted() -> None:
            left, top = canvas.left, canvas.top
            canvas.left, canvas.top = left - round(x * canvas.scale), top - round(y * canvas.scale)
            try:
                paint(canvas)
            finally:
                canvas.left, canvas.top = left, top

        at = area[0] + area[2] / 2, area[1] + area[3] / 2
        canvas.sprite(("cut out", key, part), (width, height), at, painted, zoom=area[2] / width)
        canvas.frame(area, INK, 3)

    return Picture((width, height), draw)
