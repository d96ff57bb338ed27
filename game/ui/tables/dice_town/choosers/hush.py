"""The ribbon's second way to pass: for the rest of the round."""

from typing import TYPE_CHECKING

from game.engine import PASS, Ask
from game.ui.design import Area
from game.ui.scene import Change
from game.ui.styles import LABEL
from game.ui.widgets.button import Button

if TYPE_CHECKING:
    from game.ui.tables.dice_town.table import DiceTownTable


class Hush(Button):
    """Passes now, and at every further choice of this kind until the next round begins."""

    def __init__(self, table: "DiceTownTable", ask: Ask, area: Area) -> None:
        def pass_on() -> Change | None:
            table.hush(ask.seat)
            table.answer(PASS)
            return None

        words = table.house.words
        super().__init__(
            area,
            words("ui.dice_town.hush"),
            pass_on,
            tip=words("ui.dice_town.hush.tip"),
            style=LABEL.but(size=24),
        )
