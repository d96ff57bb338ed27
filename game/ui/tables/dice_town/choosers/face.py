"""A player on the ribbon: a round portrait and a name."""

from typing import TYPE_CHECKING

from game.engine import Seat
from game.ui.canvas import Area, Canvas, Point
from game.ui.tables.dice_town.choosers.picks import Act, Pick
from game.ui.tables.dice_town.street import draw_count
from game.ui.typesetting import LABEL, PARCHMENT

if TYPE_CHECKING:
    from game.ui.tables.dice_town.table import DiceTownTable

WIDE, HIGH = 140.0, 132.0


class FacePick(Pick):
    """Small enough for five of them beside a card."""

    def __init__(
        self, table: "DiceTownTable", seat: Seat, at: Point, act: Act, *, note: str, tip: str, hinted: bool
    ) -> None:
        area = (at[0] - WIDE / 2, at[1] - HIGH / 2, WIDE, HIGH)
        super().__init__(area, act, tip=tip, hinted=hinted)
        self.sitter, self.note = table.session.sitters[seat], note

    def draw_thing(self, canvas: Canvas, area: Area) -> None:
        x, y, wide, high = area
        portrait = f"portraits/{self.sitter.portrait}"
        canvas.image("shadows/round_small", (x + wide / 2, y + 48), zoom=0.9)
        canvas.image(portrait, (x + wide / 2, y + 44), zoom=88 / canvas.art.entry(portrait).size[0])
        canvas.image("icons/player", (x + wide / 2 + 38, y + 76), self.sitter.colour, zoom=0.8)
        if self.note:
            draw_count(canvas, self.note, (x + WIDE / 2 - 20, y - 6, 96.0, 34.0))
        canvas.fitted(self.sitter.name, (x, y + high - 40, wide, 32), LABEL.but(size=23, colour=PARCHMENT))
