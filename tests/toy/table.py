"""A small table for the medicine show: the plain one, with what the show has of its own."""

from typing import Any

from game.engine import Action, Ask, Moment, Seat
from game.ui.canvas import Canvas
from game.ui.design import Area
from game.ui.playback import Act
from game.ui.styles import BODY
from game.ui.tables.kind import TableKind
from game.ui.tables.kit.any_table import Asks
from game.ui.tables.kit.chooser import Chooser
from game.ui.tables.kit.floats import OWN, draw_floats
from game.ui.tables.kit.naming import Naming
from game.ui.tables.kit.seats import float_area
from game.ui.tables.plain import PlainTable
from game.ui.tables.plain.layout import SHEET, seat_area
from game.ui.widgets.button import Button
from game.ui.widgets.widget import Widget
from tests.toy.actions import Accept
from tests.toy.view import View
from tests.toy.words import told_bid

_BUTTON = (380.0, 76.0)


class Judging(Naming[Asks[View]]):
    """Who gets the prize: the bidders side by side with what they offer, and what else can be said."""

    around = (130.0, 170.0)
    behind = SHEET

    @property
    def seats(self) -> list[Seat]:
        return [option.seat for option in self.ask.options if isinstance(option, Accept)]

    def naming(self, seat: Seat) -> Action:
        return Accept(seat)

    def title(self) -> str:
        return self.prompt()

    def draw_detail(self, canvas: Canvas, seat: Seat, area: Area) -> None:
        bid = self.table.picture_view.bids[seat]
        assert bid is not None
        offer = self.table.speaker(told_bid(bid))
        canvas.paragraph(offer, area, canvas.type.boxed(offer, BODY, area[2], area[3]), "centre")

    def content(self, area: Area) -> list[Widget]:
        """The sheets, and a button for every answer that names nobody."""
        rest = [option for option in self.ask.options if not isinstance(option, Accept)]
        wide, high = _BUTTON
        left, top = area[0] + (area[2] - len(rest) * (wide + 20) + 20) / 2, area[1] + area[3] - high - 50
        return [
            *super().content(area),
            *(self._button(each, (left + n * (wide + 20), top, wide, high)) for n, each in enumerate(rest)),
        ]

    def _button(self, option: Action, area: Area) -> Button:
        words = self.table.speaker(self.table.game.answer(self.ask, option))
        return Button(area, words, self.choose(option), hinted=self.hinted(option))


class ShowTable(PlainTable):
    """The judge's question has a chooser of its own, and coins float where they come and go."""

    def chooser_for(self, ask: Ask) -> Chooser[Any]:
        return Judging(self, ask) if ask.kind == "judge" else super().chooser_for(ask)

    def acts(self, moment: Moment[View]) -> list[Act]:
        return [Act(0.0, begin=lambda: self._pay(moment.view)), *super().acts(moment)]

    def _pay(self, view: View) -> None:
        """What comes true next changes these purses: until then the picture shows the view before."""
        for seat, (before, after) in enumerate(zip(self.shown.coins, view.coins, strict=True)):
            self.floats.add(seat, "money", after - before, OWN)
            if after > before:
                self.sound("coins")

    def draw_table(self, canvas: Canvas) -> None:
        super().draw_table(canvas)
        for seat in range(len(self.session.sitters)):
            draw_floats(canvas, self, seat, float_area(seat_area(seat)))


TABLE = TableKind(ShowTable)
