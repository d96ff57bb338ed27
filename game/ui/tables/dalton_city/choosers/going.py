"""Where to go: a ranch to begin at, a ride, a college, a lecture."""

from fractions import Fraction

from game.engine import PASS, Action, Ask, say
from game.games.dalton_city.actions import Go
from game.games.dalton_city.figures import Card, price
from game.games.dalton_city.kinds import Kind
from game.games.dalton_city.loop import SQUARES, board
from game.games.dalton_city.prospects import prospect
from game.games.dalton_city.words.squares import square_name
from game.games.dalton_city.world import LANDOWNER
from game.play.illustrated import illustrated
from game.ui.canvas import Canvas
from game.ui.styles import LABEL
from game.ui.tables.dalton_city.choosers.asking import Asking, draw_note
from game.ui.tables.dalton_city.choosers.squares import SquarePick, draw_chance
from game.ui.tables.dalton_city.exhibit import BESIDE, Entry, draw_card, draw_entries
from game.ui.tables.dalton_city.figures import dollars
from game.ui.tables.dalton_city.layout import EXHIBIT, square_area
from game.ui.tables.dalton_city.west import West
from game.ui.tables.kit.cards import pointed_at
from game.ui.widgets.widget import Widget

_DARK = (18, 9, 4)
_NOTES = {
    Kind.RANCH: say("ui.dalton_city.note.ranch"),
    Kind.RIDE: say("ui.dalton_city.note.ride"),
    Kind.UNIVERSITY: say("ui.dalton_city.note.university"),
    Kind.DIPLOMA: say("ui.dalton_city.note.lecture"),
}
_AHEAD, _NOTED = 6, 70.0
"""How many squares the first roll may lead to, and how high what stands above them."""


class Going(Asking):
    """The squares on the board are the answers; the one pointed at is explained in the right lobe."""

    def __init__(self, table: West, ask: Ask) -> None:
        super().__init__(table, ask)
        self.goals = [option for option in ask.options if isinstance(option, Go)]

    @property
    def answers(self) -> list[Action]:
        return [PASS] if PASS in self.ask.options else []

    def others(self) -> list[Widget]:
        return [
            SquarePick(self.table, goal.square, self.ask.seat, self.choose(goal), hinted=self.hinted(goal))
            for goal in self.goals
        ]

    @property
    def _looked_at(self) -> int | None:
        """The square that is pointed at."""
        shown = pointed_at(self.table.form)
        return shown.at if isinstance(shown, SquarePick) else None

    def draw(self, canvas: Canvas) -> None:
        """Other squares are in the dark, but for those that the first die may bring to who pitches camp."""
        if self.selling is not None:
            return
        camp = self._looked_at if self.ask.kind == Kind.RANCH else None
        ahead = [] if camp is None else [(camp + n) % SQUARES for n in range(1, _AHEAD + 1)]
        lit = {goal.square for goal in self.goals} | set(ahead)
        for at in range(SQUARES):
            if at not in lit:
                canvas.fill(square_area(at), _DARK, 0.34)
        for at in ahead:
            told = prospect(self.table.picture_view, self.ask.seat, at)
            draw_chance(canvas, self.table, at, Fraction(1, _AHEAD), told)

    def paint(self, canvas: Canvas) -> None:
        table, house = self.table, self.table.house
        at = self._looked_at
        x, y, width, height = BESIDE
        if at is None:
            note = house.speak(_NOTES[Kind(self.ask.kind)])
            draw_note(canvas, note, (EXHIBIT[0] + 60, EXHIBIT[1] + 60, EXHIBIT[2] - 120, 200.0))
            return
        card = board().squares[at].card
        if card:
            draw_card(canvas, table, card)
        else:
            x, width = EXHIBIT[0] + 60, EXHIBIT[2] - 120
        title = table.speaker(square_name(board(), at))
        canvas.fitted(title, (x, y + 4, width, 48.0), LABEL.but(face="rye", size=30))
        told = illustrated(prospect(table.picture_view, self.ask.seat, at).told, table.speaker)
        if self.ask.kind != Kind.RANCH:
            draw_note(canvas, told, (x, y + 70, width, 150.0))
            return
        draw_note(canvas, told, (x, y + 70, width, _NOTED))
        top = y + 80 + _NOTED
        draw_entries(canvas, table, _ahead(table, at), (x, top, width, y + height - top))


def _ahead(table: West, at: int) -> list[Entry]:
    """What the first roll may lead to, with its price, or whose it is already."""
    found = []
    for number in range(1, _AHEAD + 1):
        there = (at + number) % SQUARES
        told = say("ui.dalton_city.ahead", number=number, square=square_name(board(), there))
        found.append(Entry(told, _offered(table, board().squares[there].card)))
    return found


def _offered(table: West, card: Card) -> str:
    """What a card costs; of one that is not for sale, who has it."""
    if not price(card):
        return ""
    owner = table.holdings.owner[card]
    if owner == LANDOWNER:
        return table.house.words("ui.dalton_city.ahead.landowner")
    return dollars(table.house, price(card)) if owner < 0 else table.session.sitters[owner].name
