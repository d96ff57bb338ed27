"""With any question on one's own turn, cards can be sold to the bank first."""

from collections.abc import Mapping

from game.engine import Ask, say
from game.games.dalton_city.actions import Sell
from game.games.dalton_city.figures import Card
from game.games.dalton_city.words.cards import told
from game.games.dalton_city.world import half_price
from game.ui.canvas import Canvas
from game.ui.intents import Intent, Wish, Wished
from game.ui.scene import Change
from game.ui.styles import LABEL
from game.ui.tables.dalton_city.exhibit import BESIDE, Entry, draw_card, draw_entries
from game.ui.tables.dalton_city.figures import dollars
from game.ui.tables.dalton_city.layout import EXHIBIT
from game.ui.tables.dalton_city.west import West
from game.ui.tables.kit.chooser import Chooser
from game.ui.tables.kit.panel import Backdrop
from game.ui.widgets.button import GOLD, Button
from game.ui.widgets.widget import Press, Widget

HIGH, GAP = 68.0, 10.0
"""How high a button of the right lobe is, and how far from the next."""
BUTTON = LABEL.but(face="rye", size=24)


class Selling(Chooser[West]):
    """A press on a card of one's own shows what the bank gives for it; a second one sells it."""

    def __init__(self, table: West, ask: Ask) -> None:
        super().__init__(table, ask)
        self.sales = {option.card: option for option in ask.options if isinstance(option, Sell)}
        self.selling: Card | None = None
        """The card whose sale is to be confirmed."""

    def widgets(self) -> list[Widget]:
        if self.selling is None:
            return super().widgets()
        return [Backdrop(EXHIBIT, self._paint_sale), *self._sale(self.selling)]

    def _paint_sale(self, canvas: Canvas) -> None:
        assert self.selling is not None
        draw_card(canvas, self.table, self.selling)
        house, cash = self.table.house, self.table.picture_view.money[self.ask.seat]
        gain = half_price(self.selling)
        entries = [
            Entry(say("ui.dalton_city.cash"), dollars(house, cash)),
            Entry(say("ui.dalton_city.half_price"), f"+ {dollars(house, gain)}"),
            Entry(say("ui.dalton_city.cash_with_sale"), dollars(house, cash + gain), True),
        ]
        x, y, width, height = BESIDE
        draw_entries(canvas, self.table, entries, (x, y, width, height - 2 * (HIGH + GAP)))

    def playable(self) -> Mapping[Card, Press]:
        return {card: self._offer(card) for card in self.sales}

    def picked(self) -> frozenset[Card]:
        return frozenset() if self.selling is None else frozenset({self.selling})

    def advised(self) -> frozenset[Card]:
        """What is marked of one's cards; once it is offered, the button that sells it is marked instead."""
        advice = self.table.hint.action
        if not isinstance(advice, Sell) or advice.card == self.selling:
            return frozenset()
        return frozenset({advice.card})

    def _offer(self, card: Card) -> Press:
        def offer() -> Change | None:
            self.selling = card
            return self.begin_step()

        return offer

    def _sale(self, card: Card) -> list[Widget]:
        x, y, width, height = BESIDE
        action = self.sales[card]
        sell = Button(
            (x, y + height - 2 * HIGH - GAP, width, HIGH),
            self.table.speaker(say("ui.dalton_city.sell", dollars=half_price(card))),
            self.choose(action),
            skin=GOLD,
            style=BUTTON,
            wish=Wish.FIRST_ACTION,
            hinted=self.hinted(action),
        )
        keep = Button(
            (x, y + height - HIGH, width, HIGH),
            self.table.house.words("ui.dalton_city.keep"),
            self._keep,
            style=BUTTON,
            wish=Wish.SECOND_ACTION,
        )
        keep.declines = True  # one press too many sells nothing
        return [sell, keep]

    def hear(self, intent: Intent) -> Change | None:
        if self.selling is None:
            return super().hear(intent)
        if intent == Wished(Wish.FIRST_ACTION):
            self.table.answer(self.sales[self.selling])
        return self._keep() if intent == Wished(Wish.SECOND_ACTION) else None

    def _keep(self) -> Change | None:
        self.selling = None
        return self.begin_step()

    def back(self) -> bool:
        if self.selling is None:
            return super().back()
        self._keep()
        return True

    def prompt(self) -> str:
        if self.selling is None:
            return super().prompt()
        return self.table.speaker(say("ui.dalton_city.selling", card=told(self.selling)))
