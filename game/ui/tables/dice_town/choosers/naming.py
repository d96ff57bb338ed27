"""Questions whose answer is a player: a victim, the next at the Doc's, the winner of the game."""

from game.engine import Seat, say
from game.games.dice_town.actions import Name
from game.games.dice_town.kinds import Kind
from game.games.dice_town.words.places import OTHER_PLACES, PLACES
from game.ui.canvas import Canvas
from game.ui.design import Area
from game.ui.tables.dice_town.choosers.details import draw_backs, draw_dice, draw_hand
from game.ui.tables.dice_town.town import Town
from game.ui.tables.dice_town.townsfolk_words import told_in_hand
from game.ui.tables.kit.naming import Naming

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


class TownNaming(Naming[Town]):
    """Players, with their dice or their cards."""

    @property
    def kind(self) -> Kind:
        return Kind(self.ask.kind)

    @property
    def seats(self) -> list[Seat]:
        return [option.seat for option in self.ask.options if isinstance(option, Name)]

    def naming(self, seat: Seat) -> Name:
        return Name(seat)

    def title(self) -> str:
        return self.table.house.speak(TITLES[self.kind])

    def note(self) -> str:
        return self.table.house.speak(NOTES[self.kind])

    def told(self, seat: Seat) -> str:
        crowned = self.kind is Kind.CROWN
        return self.table.speaker(told_in_hand(self.table.picture_view, seat)) if crowned else ""

    def draw_detail(self, canvas: Canvas, seat: Seat, area: Area) -> None:
        view, speaker = self.table.picture_view, self.table.speaker
        if self.kind is Kind.VICTIM:
            draw_backs(canvas, speaker, view.backs[seat], area)
        elif self.kind is Kind.DOC_ORDER:
            draw_dice(canvas, view.kept[seat], area)
        elif view.final is not None:
            deeds = view.backs[seat][0] + len(view.wire[seat]) + len(view.ranches[seat])
            draw_hand(canvas, speaker, view.final[seat], [("deed", deeds)], area)
