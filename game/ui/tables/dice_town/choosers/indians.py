"""The warpath: a place of the street is clicked, and nothing happens there this round."""

from game.engine import Action, Who, say
from game.games.dice_town.actions import Choose
from game.ui.canvas import Canvas
from game.ui.design import Area, Point
from game.ui.styles import BRASS, PARCHMENT
from game.ui.tables.dice_town.choosers.panel import Numbering
from game.ui.tables.dice_town.choosers.picks import Pick
from game.ui.tables.dice_town.layout import place
from game.ui.widgets.widget import Widget, middle


class PlacePick(Pick):
    """A house of the street; the Indian die hovers over the one that is pointed at."""

    @property
    def bulb(self) -> Point:
        """In a corner of the house: next to it there are other houses."""
        x, y, _, _ = self.area
        return x + 30, y + 30

    def draw_thing(self, canvas: Canvas, area: Area) -> None:
        x, y, wide, high = self.area
        canvas.fill(self.area, (255, 170, 80), 0.26 if self.lit else 0.1)
        corners = [(x, y), (x + wide, y), (x + wide, y + high), (x, y + high)]
        canvas.line(corners, PARCHMENT if self.lit else BRASS, 4, closed=True)
        if self.lit:
            at = middle(area)
            canvas.image("dice/shadow", (at[0] + 14, at[1] + 46), zoom=0.9, fade=0.8)
            canvas.image("dice/indian/rest", (at[0], at[1] + 30), "warpath", 1, zoom=0.9)


class Warpath(Numbering):
    """The six places with a face or a hand to win them."""

    def prompt(self) -> str:
        return self.table.speaker(say("ui.dice_town.warpath", player=Who(self.ask.seat)))

    def widgets(self) -> list[Widget]:
        return self.number([self._place(option) for option in self.ask.options])

    def _place(self, action: Action) -> Pick:
        assert isinstance(action, Choose)
        return PlacePick(place(action.what), self.choose(action), hinted=self.hinted(action))
