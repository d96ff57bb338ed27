"""What to buy and how to pay: the card, the reckoning line by line, cash before and after."""

from fractions import Fraction
from typing import Any

from game.engine import Action, Ask, Message, Who, say
from game.games.dalton_city import purposes
from game.games.dalton_city.about import Debt
from game.games.dalton_city.actions import BUY, NUGGET, PAY, POST, STAR
from game.games.dalton_city.figures import POST_OFFICE, Card, price
from game.games.dalton_city.purposes import FEE
from game.games.dalton_city.world import half_price, round_up
from game.ui.canvas import Canvas
from game.ui.design import Area
from game.ui.styles import BRASS, OXBLOOD, PARCHMENT, Style
from game.ui.tables.dalton_city.card import NOT_LIT, Lit
from game.ui.tables.dalton_city.choosers.asking import Asking
from game.ui.tables.dalton_city.choosers.kindred import kindred, row_with
from game.ui.tables.dalton_city.choosers.rolling import Deciding
from game.ui.tables.dalton_city.exhibit import BESIDE, Entry, draw_card, draw_entries, reckoning
from game.ui.tables.dalton_city.figures import dollars
from game.ui.tables.dalton_city.west import West

_WARNING = 62.0
"""How high a warning is."""
_BELOW_PORTRAIT, _BELOW_BALANCE = 168.0, 270.0


def _balance(table: West, seat: int, amount: int) -> list[Entry]:
    """Cash before and after, or what is lacking."""
    house, cash = table.house, table.picture_view.money[seat]
    entries = [Entry(say("ui.dalton_city.cash"), dollars(house, cash))]
    if cash >= amount:
        return [*entries, Entry(say("ui.dalton_city.cash_after"), dollars(house, cash - amount), True)]
    return [*entries, Entry(say("ui.dalton_city.lacking"), dollars(house, amount - cash), True)]


def _draw_warning(canvas: Canvas, words: str, room: Area) -> None:
    """What must be known before one answers."""
    x, y, width, _ = room
    area = x - 6, y - 8, width + 12, _WARNING
    canvas.fill(area, OXBLOOD, 0.95)
    canvas.frame(area, BRASS, 2)
    canvas.boxed(words, (x + 6, y - 4, width - 12, _WARNING - 8), Style("bitter_bold", 21, PARCHMENT))


class Buying(Asking):
    """The card large: what it costs, what it would be worth beside what one has, and who is in the way."""

    def __init__(self, table: West, ask: Ask) -> None:
        super().__init__(table, ask)
        self.card: Card = str(ask.about)

    def paint(self, canvas: Canvas) -> None:
        table, seat = self.table, self.ask.seat
        cost, row = price(self.card), row_with(table, seat, self.card)
        entries = [Entry(say("ui.dalton_city.price"), dollars(table.house, cost))]
        entries += kindred(table, seat, self.card)
        if table.holdings.owner[POST_OFFICE] == seat:
            half = round_up(Fraction(cost, 2))
            entries.append(Entry(say("ui.dalton_city.with_post_office"), dollars(table.house, half)))
        draw_card(canvas, table, self.card, Lit(row) if row else NOT_LIT)
        draw_entries(canvas, table, [*entries, *_balance(table, seat, cost)], self.above())

    def called(self, action: Action) -> str:
        if action == BUY:
            return self.table.speaker(say("ui.dalton_city.buy", dollars=price(self.card)))
        return super().called(action)


class Paying(Deciding):
    """A debt with its reckoning, everything that can settle it, and what threatens."""

    def __init__(self, table: West, ask: Ask) -> None:
        super().__init__(table, ask)
        about: Any = ask.about
        self.debt: Debt = about

    @property
    def room(self) -> tuple[float, float, float, float]:
        return BESIDE if self.debt.card else super().room

    def notes(self) -> list[Message]:
        """What it is for, where no card tells."""
        match self.debt.purpose:
            case purposes.HOLD_UP:
                return [say("ui.dalton_city.note.hold_up")]
            case purposes.FINE:
                return [say("ui.dalton_city.note.fine")]
            case purposes.TELEGRAM if self.debt.creditor >= 0:
                return [say("ui.dalton_city.note.telegram_to", player=Who(self.debt.creditor))]
            case purposes.TELEGRAM:
                return [say("ui.dalton_city.note.telegram")]
        return []

    @property
    def _short(self) -> bool:
        return self.table.picture_view.money[self.ask.seat] < self.debt.amount

    def paint(self, canvas: Canvas) -> None:
        table, seat, debt = self.table, self.ask.seat, self.debt
        balance = _balance(table, seat, debt.amount)
        if debt.card:
            lit = Lit(debt.fee.row, debt.fee.die) if debt.fee is not None and debt.fee.die else NOT_LIT
            draw_card(canvas, table, debt.card, lit)
            entries = (
                reckoning(table, debt.fee)
                if debt.fee is not None
                else [Entry(say("ui.dalton_city.price"), dollars(table.house, debt.amount))]
            )
            down = self._warn(canvas)
            draw_entries(canvas, table, [*entries, *balance], self.above(down))
        else:
            super().paint(canvas)
            draw_entries(canvas, table, balance, self.above(_BELOW_PORTRAIT))
            self._warn(canvas, _BELOW_BALANCE)

    def _warn(self, canvas: Canvas, down: float = 0.0) -> float:
        """That something is lacking, and whether selling everything would just do; how much room it takes."""
        if not self._short:
            return 0.0
        cash, amount = self.table.picture_view.money[self.ask.seat], self.debt.amount
        raised = cash + sum(half_price(card) for card in self.sales)
        words = self.table.house.words
        if raised - amount <= 0:
            _draw_warning(canvas, words("ui.dalton_city.ruin_near"), self.above(down))
        else:
            _draw_warning(canvas, words("ui.dalton_city.must_sell"), self.above(down))
        return _WARNING

    def called(self, action: Action) -> str:
        debt, house = self.debt, self.table.house
        if action == PAY:
            return house.words("ui.dalton_city.pay", dollars=debt.amount)
        if action == NUGGET:
            return house.words("ui.dalton_city.pay_nugget")
        if action in (STAR, POST):
            half = debt.cheaper
            if debt.purpose == FEE:
                return house.words("ui.dalton_city.pay_star", dollars=half)
            return house.words("ui.dalton_city.pay_post", dollars=half)
        return super().called(action)

    def tip(self, action: Action) -> str:
        return self.table.house.words("ui.dalton_city.no_change") if action == NUGGET else ""
