"""The lever of the ribbon: no more questions about cards this round."""

from typing import TYPE_CHECKING

from game.engine import PASS, Ask
from game.ui.canvas import Area, Canvas
from game.ui.intents import Intent
from game.ui.scene import Change
from game.ui.typesetting import LIGHT
from game.ui.widgets.toggle import Toggle

if TYPE_CHECKING:
    from game.ui.tables.dice_town.table import DiceTownTable

_LEVER = 84.0


class Hush(Toggle):
    """Passes now, and at every further choice of this kind until the next round begins."""

    def __init__(self, table: "DiceTownTable", ask: Ask, area: Area) -> None:
        def changed(_: bool) -> Change | None:
            table.hush(ask.seat)
            table.answer(PASS)
            return None

        super().__init__(area, False, changed, tip=table.house.words("ui.dice_town.hush.tip"))
        self.words = table.house.words("ui.dice_town.hush")

    def hear(self, intent: Intent) -> tuple[bool, Change | None]:
        return False, None  # left and right go on to the neighbours: it must be pressed on purpose

    def draw(self, canvas: Canvas) -> None:
        x, y, wide, high = self.area
        super().draw(canvas)
        style = LIGHT.but(size=18, grows=False)
        room = (x + _LEVER + 6, y, wide - _LEVER - 6, high)
        tall = canvas.paragraph_height(self.words, room[2], style)
        canvas.paragraph(self.words, (room[0], y + (high - tall) / 2, room[2], tall), style)
