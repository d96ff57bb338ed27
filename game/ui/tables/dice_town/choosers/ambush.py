"""Which die of an opponent's is to be rolled again."""

from game.engine import Seat
from game.games.dice_town.actions import Ambush
from game.games.dice_town.dice import NAMES
from game.ui.canvas import Canvas
from game.ui.design import Area
from game.ui.tables.dice_town.town import Town
from game.ui.tables.kit.chooser import Numbering
from game.ui.tables.kit.dice_picks import DiePick
from game.ui.tables.kit.light import draw_light_under
from game.ui.widgets.widget import Widget


class AmbushChooser(Numbering[Town]):
    """Any die on the table that is not one's own, where it lies."""

    def draw(self, canvas: Canvas) -> None:
        """One tray under the dice of each of the others."""
        for seat in dict.fromkeys(option.seat for option in self.ask.options if isinstance(option, Ambush)):
            draw_light_under(canvas, self._row(seat))

    def _row(self, seat: Seat) -> Area:
        """All that a seat's dice cover."""
        areas = [DiePick(die, lambda: None).area for die in self.table.dice[seat]]
        left, top = min(area[0] for area in areas), min(area[1] for area in areas)
        right = max(area[0] + area[2] for area in areas)
        bottom = max(area[1] + area[3] for area in areas)
        return left, top, right - left, bottom - top

    def widgets(self) -> list[Widget]:
        table = self.table
        found: list[Widget] = []
        for option in self.ask.options:
            assert isinstance(option, Ambush)
            hinted = self.hinted(option)
            for die in table.dice[option.seat]:
                if die.face == NAMES[option.face]:
                    act = self.choose(option)
                    found.append(DiePick(die, act, hinted=hinted, offered=True))
        return found
