"""A die of the table that can be picked."""

from game.ui.canvas import Canvas
from game.ui.design import Area, Point
from game.ui.tables.dice_town.choosers.picks import Pick
from game.ui.tables.kit.dice import Die
from game.ui.widgets.widget import Press

_WIDE, _HIGH = 104.0, 118.0
"""What a die of full size covers, with the side that is seen of it."""


class DieButton(Pick):
    """Rises when it is pointed at, and lies on gold once it is chosen or, if `offered`, pointed at."""

    def __init__(
        self,
        die: Die,
        act: Press,
        *,
        tip: str = "",
        chosen: bool = False,
        hinted: bool = False,
        offered: bool = False,
        enabled: bool = True,
    ) -> None:
        (x, y), wide, high = die.rest, _WIDE * die.zoom, _HIGH * die.zoom
        area = (x - wide / 2, y - high * 0.54, wide, high)
        super().__init__(area, act, tip=tip, hinted=hinted, chosen=chosen, enabled=enabled)
        self.die, self.offered = die, offered
        die.fade = 1.0 if enabled else 0.45

    @property
    def bulb(self) -> Point:
        """Over the die, of which there is little enough to be seen."""
        x, y, width, _ = self.outline
        return x + width / 2, y - 14

    def draw_thing(self, canvas: Canvas, area: Area) -> None:
        y = area[1]
        if self.chosen or (self.offered and self.lit):
            canvas.patch("ui/button_gold", area, "hover" if self.lit else "normal")
        at = self.die.rest
        self.die.rest = at[0], at[1] + y - self.area[1]
        self.die.draw(canvas)
        self.die.rest = at
