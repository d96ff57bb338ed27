"""Which card to take from whoever lost a duel, and which of one's own goes on the Banco."""

from typing import Any

from game.engine import Action, Ask, Message, Seat, Who, say, say_n
from game.games.dalton_city.actions import Challenge, Put, Sell, Take
from game.games.dalton_city.figures import Card
from game.games.dalton_city.kinds import Kind
from game.games.dalton_city.world import half_price
from game.ui.canvas import Canvas
from game.ui.design import Area
from game.ui.styles import BODY, FIGURE, INK
from game.ui.tables.dalton_city.card import WestCard
from game.ui.tables.dalton_city.choosers.kindred import kindred
from game.ui.tables.dalton_city.choosers.selling import Selling
from game.ui.tables.dalton_city.figures import dollars
from game.ui.tables.dalton_city.west import West
from game.ui.tables.kit.card_face import CardFace
from game.ui.tables.kit.naming import Naming
from game.ui.tables.kit.taking import Taking

_LOBES: Area = (90.0, 150.0, 1740.0, 644.0)
"""What lies in the dark behind a panel: all that the loop goes round."""


class Taken(Selling, Taking[West]):
    """Cards side by side; the one pointed at is shown large."""

    behind: Area = _LOBES
    key_below = 20.0
    """The fees go down to the edge of a card."""

    def __init__(self, table: West, ask: Ask) -> None:
        super().__init__(table, ask)
        self.spoils = ask.kind == Kind.SPOILS

    @property
    def cards(self) -> list[Card]:
        return [option.card for option in self.ask.options if isinstance(option, Take | Put)]

    def taking(self, card: Card) -> Action:
        return Take(card) if self.spoils else Put(card)

    def card_face(self, card: Card) -> CardFace:
        return WestCard(card, self.table.house.speak)

    def title(self) -> str:
        words = self.table.house.words
        return words("ui.dalton_city.spoils") if self.spoils else words("ui.dalton_city.banco")

    def note(self) -> str:
        if not self.spoils:
            return self.table.house.words("ui.dalton_city.note.banco")
        about: Any = self.ask.about
        loser, stake = about
        return self.table.speaker(say_n("ui.dalton_city.note.spoils", stake, player=Who(loser)))

    def told(self, card: Card) -> str:
        """What one would have with it, or what it could still be sold for, where one may."""
        lines: list[Message] = []
        if self.spoils:
            for told, amount, _ in kindred(self.table, self.ask.seat, card):
                lines.append(say("ui.dalton_city.entry", told=told, amount=amount) if amount else told)
        if Sell(card) in self.ask.options:
            lines.append(say("ui.dalton_city.sells_for", dollars=half_price(card)))
        return "\n".join(map(self.table.speaker, lines))


class Challenging(Naming[West]):
    """Whom to duel, of several on one square."""

    behind: Area = _LOBES

    @property
    def seats(self) -> list[Seat]:
        return [option.seat for option in self.ask.options if isinstance(option, Challenge)]

    def naming(self, seat: Seat) -> Action:
        return Challenge(seat)

    def title(self) -> str:
        return self.table.house.words("ui.dalton_city.duel")

    def note(self) -> str:
        return self.table.house.words("ui.dalton_city.note.challenge")

    def draw_detail(self, canvas: Canvas, seat: Seat, area: Area) -> None:
        x, y, width, _ = area
        has = self.table.holdings
        count = self.table.house.speak(say_n("ui.dalton_city.cards", len(has.cards(seat))))
        canvas.fitted(count, (x, y + 6, width, 40.0), BODY.but(size=24))
        worth = dollars(self.table.house, has.wealth[seat])
        canvas.fitted(worth, (x, y + 50, width, 40.0), FIGURE.but(size=26, colour=INK))
