"""A question whose answer is a player: everybody who can be named, on sheets of paper side by side."""

from game.engine import Action, Seat
from game.ui.canvas import Canvas
from game.ui.design import Area, Point
from game.ui.tables.kit.any_table import T
from game.ui.tables.kit.panel import HEADER, Panel
from game.ui.tables.kit.picks import SeatPick
from game.ui.widgets.widget import Widget


class Naming(Panel[T]):
    """Players with what there is to know about them."""

    gap, top, narrowest = 18.0, 6.0, 960.0
    """Between two sheets, above them, and how wide the board is at least: its note has one line."""
    around: Point = (130.0, 74.0)
    """What of the board is not covered by sheets, across and below."""

    @property
    def seats(self) -> list[Seat]:
        """Who can be named."""
        raise NotImplementedError

    @property
    def sheet(self) -> Point:
        """How large a sheet is."""
        return 226.0, 366.0

    def naming(self, seat: Seat) -> Action:
        """The answer that names a seat."""
        raise NotImplementedError

    def draw_detail(self, canvas: Canvas, seat: Seat, area: Area) -> None:
        """What matters about a seat."""
        raise NotImplementedError

    def told(self, seat: Seat) -> str:
        """The tooltip of a seat."""
        return ""

    @property
    def _wide(self) -> float:
        count = len(self.seats)
        return count * self.sheet[0] + (count - 1) * self.gap

    def size(self) -> tuple[float, float]:
        return max(self.narrowest, self._wide + self.around[0]), HEADER + self.sheet[1] + self.around[1]

    def content(self, area: Area) -> list[Widget]:
        x, y, wide, _ = area
        left, step = x + (wide - self._wide) / 2, self.sheet[0] + self.gap
        return [
            self._sheet(seat, (left + n * step, y + HEADER + self.top, *self.sheet))
            for n, seat in enumerate(self.seats)
        ]

    def _sheet(self, seat: Seat, area: Area) -> SeatPick:
        action = self.naming(seat)
        return SeatPick(
            self.table.session.sitters[seat],
            area,
            self.choose(action),
            lambda canvas, inner: self.draw_detail(canvas, seat, inner),
            tip=self.told(seat),
            hinted=self.hinted(action),
        )
