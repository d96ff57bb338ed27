"""Questions whose answer is a player: a victim, the next at the Doc's, the winner of the game."""

from game.engine import Seat, Who, say
from game.games.dice_town.actions import Name
from game.games.dice_town.kinds import Kind
from game.games.dice_town.view import View
from game.games.dice_town.words.places import OTHER_PLACES, PLACES
from game.ui.canvas import Canvas
from game.ui.design import Area
from game.ui.tables.dice_town.choosers.details import draw_backs, draw_dice, draw_hand
from game.ui.tables.dice_town.choosers.panel import HEADER, Panelled
from game.ui.tables.dice_town.choosers.picks import SeatPick
from game.ui.tables.dice_town.townsfolk_words import told_in_hand
from game.ui.widgets.widget import Widget

_WIDE, _GAP = 226.0, 18.0
_HIGH = 366.0

NOTES = {
    Kind.VICTIM: say("ui.dice_town.victim.note"),
    Kind.DOC_ORDER: say("ui.dice_town.doc_order.note"),
    Kind.CROWN: say("ui.dice_town.crown.note"),
}
TITLES = {
    Kind.VICTIM: PLACES["saloon"].sign.name,
    Kind.DOC_ORDER: OTHER_PLACES["doc"].name,
    Kind.CROWN: say("ui.dice_town.crown.title"),
}


class Naming(Panelled):
    """Players on sheets of paper, with what there is to know about them."""

    @property
    def kind(self) -> Kind:
        return Kind(self.ask.kind)

    @property
    def seats(self) -> list[Seat]:
        return [option.seat for option in self.ask.options if isinstance(option, Name)]

    def size(self) -> tuple[float, float]:
        count = len(self.seats)
        return max(960.0, count * _WIDE + (count - 1) * _GAP + 130), HEADER + _HIGH + 74

    def title(self) -> str:
        return self.table.house.speak(TITLES[self.kind])

    def note(self) -> str:
        return self.table.house.speak(NOTES[self.kind])

    def prompt(self) -> str:
        who = Who(self.ask.seat)
        prompts = {
            Kind.VICTIM: say("ui.dice_town.victim", player=who),
            Kind.DOC_ORDER: say("ui.dice_town.doc_order", player=who),
            Kind.CROWN: say("ui.dice_town.crown", player=who),
        }
        return self.table.speaker(prompts[self.kind])

    def content(self, area: Area) -> list[Widget]:
        x, y, wide, _ = area
        count = len(self.seats)
        start = x + (wide - count * _WIDE - (count - 1) * _GAP) / 2
        return [
            self._plaque(seat, (start + n * (_WIDE + _GAP), y + HEADER + 6, _WIDE, _HIGH))
            for n, seat in enumerate(self.seats)
        ]

    def _plaque(self, seat: Seat, area: Area) -> Widget:
        view: View = self.table.picture_view
        speaker = self.table.speaker
        action = Name(seat)

        def detail(canvas: Canvas, inner: Area) -> None:
            if self.kind is Kind.VICTIM:
                draw_backs(canvas, speaker, view.backs[seat], inner)
            elif self.kind is Kind.DOC_ORDER:
                draw_dice(canvas, view.kept[seat], inner)
            elif view.final is not None:
                deeds = view.backs[seat][0] + len(view.wire[seat]) + len(view.ranches[seat])
                draw_hand(canvas, speaker, view.final[seat], [("deed", deeds)], inner)

        told = speaker(told_in_hand(view, seat)) if self.kind is Kind.CROWN else ""
        hinted = self.hinted(action)
        return SeatPick(self.table, seat, area, self.choose(action), detail, tip=told, hinted=hinted)
