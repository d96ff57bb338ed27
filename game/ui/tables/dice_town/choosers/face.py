"""A player on the ribbon: a button with a round portrait and a name."""

from typing import TYPE_CHECKING

from game.engine import Seat
from game.ui.canvas import Canvas
from game.ui.design import Area, Point
from game.ui.styles import LABEL
from game.ui.tables.dice_town.choosers.picks import Pick
from game.ui.tables.dice_town.street import draw_count
from game.ui.widgets.widget import Press

if TYPE_CHECKING:
    from game.ui.tables.dice_town.table import DiceTownTable

WIDE, HIGH = 146.0, 122.0


class FacePick(Pick):
    """Small enough for five of them beside a card."""

    def __init__(
        self, table: "DiceTownTable", seat: Seat, at: Point, act: Press, *, note: str, hinted: bool
    ) -> None:
        area = (at[0] - WIDE / 2, at[1] - HIGH / 2, WIDE, HIGH)
        super().__init__(area, act, hinted=hinted)
        self.sitter, self.note = table.session.sitters[seat], note

    @property
    def bulb(self) -> Point:
        """Beside the portrait: over it there may be a note."""
        x, y, _, _ = self.outline
        return x + 8, y + 44

    def draw_thing(self, canvas: Canvas, area: Area) -> None:
        x, y, wide, high = area
        portrait = f"portraits/{self.sitter.portrait}"
        canvas.patch("ui/button", area, self.face)
        canvas.image(portrait, (x + wide / 2, y + 46), zoom=72 / canvas.art.entry(portrait).size[0])
        canvas.image("icons/player", (x + wide / 2 + 32, y + 70), self.sitter.colour, zoom=0.7)
        canvas.fitted(self.sitter.name, (x + 14, y + high - 40, wide - 28, 28), LABEL.but(size=23))
        if self.note:
            draw_count(canvas, self.note, (x + wide - 104, y - 10, 100.0, 34.0))
