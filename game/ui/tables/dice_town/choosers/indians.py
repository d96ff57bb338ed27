"""The warpath: a place of the street is clicked, and nothing happens there this round."""

from game.engine import Action
from game.games.dice_town.actions import Choose
from game.ui.canvas import Canvas
from game.ui.design import Area, Point
from game.ui.styles import BRASS, PARCHMENT
from game.ui.tables.dice_town.layout import door, place
from game.ui.tables.dice_town.pages import BOOK
from game.ui.tables.dice_town.pictures import pictures
from game.ui.tables.dice_town.stake import draw_at_door, leading
from game.ui.tables.dice_town.street import draw_indian_die
from game.ui.tables.dice_town.town import Town
from game.ui.tables.kit.chooser import Numbering
from game.ui.tables.kit.picks import Pick
from game.ui.widgets.widget import Press, Widget


class PlacePick(Pick):
    """A house of the street; the Indian die lies before the one that is pointed at, under what is lost."""

    def __init__(self, table: Town, name: str, act: Press, *, hinted: bool) -> None:
        super().__init__(place(name), act, hinted=hinted)
        self.name = name
        self.page, self.looks = f"{BOOK}place.{name}", pictures(table.house, f"board:{name}")
        seats, self.stake = leading(table, name)
        self.colours = [table.session.sitters[seat].colour for seat in seats]

    @property
    def bulb(self) -> Point:
        """In a corner of the house: next to it there are other houses."""
        x, y, _, _ = self.area
        return x + 30, y + 30

    @property
    def key(self) -> Point:
        """In the other corner: at the door it is told what is lost."""
        x, y, wide, _ = self.area
        return x + wide - 30, y + 30

    def draw_thing(self, canvas: Canvas, area: Area) -> None:
        canvas.fill(self.area, (255, 170, 80), 0.26 if self.lit else 0.1)
        canvas.frame(self.area, PARCHMENT if self.lit else BRASS, 4)
        if self.lit:
            draw_indian_die(canvas, "warpath", door(self.name))
        if self.stake:  # what is lost to whom, should the place be closed
            draw_at_door(canvas, self.stake, self.name, self.colours)


class Warpath(Numbering[Town]):
    """The six places with a face or a hand to win them."""

    def widgets(self) -> list[Widget]:
        return self.number([self._place(option) for option in self.ask.options])

    def _place(self, action: Action) -> Pick:
        assert isinstance(action, Choose)
        return PlacePick(self.table, action.what, self.choose(action), hinted=self.hinted(action))
