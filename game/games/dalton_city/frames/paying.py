"""Paying: one frame for every debt, with all that can settle it, and ruin."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import ClassVar, NamedTuple, Self

from game.engine import WAIT, Action, Done, Move, Seat, Table
from game.games.dalton_city import events
from game.games.dalton_city.about import Debt
from game.games.dalton_city.actions import NUGGET, PAY, POST, STAR
from game.games.dalton_city.fees import Fee
from game.games.dalton_city.figures import DAILY_STAR, POST_OFFICE, Card, price
from game.games.dalton_city.frames.question import Question
from game.games.dalton_city.kinds import Kind
from game.games.dalton_city.purposes import CASINO, FEE, FINE, PURCHASE
from game.games.dalton_city.world import BANCO, BANK, World, half_price, round_up


def can_raise(world: World, seat: Seat, dollars: int) -> bool:
    """Whether a player has so much in cash, or would have after selling everything."""
    short = dollars - world.money[seat]
    return short <= 0 or sum(map(half_price, world.sellable(seat))) >= short


def can_buy(world: World, seat: Seat, price: int) -> bool:
    """Whether a purchase can be paid by cash, sales, the Post Office or the nugget."""
    if world.owner[POST_OFFICE] == seat:
        price = round_up(Fraction(price, 2))
    return world.nugget == seat or can_raise(world, seat, price)


class Payment(NamedTuple):
    """What settled a debt."""

    dollars: int = 0
    nugget: bool = False


@dataclass(slots=True)
class Owe(Question):
    """A debt is paid, or ruins; who has the cash and no other way is not asked. Result: Payment or None."""

    kind: ClassVar[str] = Kind.PAY
    creditor: int = BANK
    amount: int = 0
    purpose: str = FEE
    cheaper: int = 0
    """What is due with the Daily Star or the Post Office; 0: neither helps, or it was used."""
    card: Card = ""
    fee: Fee | None = None

    def choices(self, t: Table[World]) -> Sequence[Action]:
        world, seat = t.world, self.seat
        found: list[Action] = []
        if world.money[seat] >= self.amount:
            found.append(PAY)
        if world.nugget == seat:
            found.append(NUGGET)
        if self._helper(world):
            found.append(STAR if self.purpose == FEE else POST)
        return found

    def about(self, t: Table[World]) -> Debt:
        cheaper = self.cheaper if self._helper(t.world) else 0
        return Debt(self.purpose, self.creditor, self.amount, cheaper, self.card, self.fee)

    def step(self, t: Table[World]) -> Move:
        world, seat = t.world, self.seat
        if not self.amount or not world.playing[seat]:
            return Done(Payment() if world.playing[seat] else None)
        action, self.chosen = self.chosen, None
        if action is None:
            helper, nugget = self._helper(world), world.nugget == seat
            if not nugget and not can_raise(world, seat, self.cheaper if helper else self.amount):
                ruin(t, seat, self.creditor)
                return Done()
            if nugget or helper or world.money[seat] < self.amount:
                return WAIT
        if action in (STAR, POST):
            self._halve(t)
            return self.step(t)
        if action == NUGGET:
            world.nugget = self.creditor
            t.tell(events.PaidWithNugget, seat, self.creditor, self.purpose)
            return Done(Payment(nugget=True))
        pay(t, seat, self.creditor, self.amount, self.purpose)
        return Done(Payment(self.amount))

    def _helper(self, world: World) -> bool:
        """Whether a card is at hand that makes this cheaper."""
        card = {FEE: DAILY_STAR, PURCHASE: POST_OFFICE}.get(self.purpose)
        return bool(self.cheaper) and card is not None and world.owner[card] == self.seat

    def _halve(self, t: Table[World]) -> None:
        card = DAILY_STAR if self.purpose == FEE else POST_OFFICE
        t.world.owner[card] = BANK
        self.amount, self.cheaper = self.cheaper, 0
        t.tell(events.Halved, self.seat, card, self.amount)

    def clone(self) -> Self:
        fields = (self.creditor, self.amount, self.purpose, self.cheaper, self.card, self.fee)
        return type(self)(self.seat, self.chosen, *fields)


def owe_fee(t: Table[World], fee: Fee) -> Owe | None:
    """A fee is fixed, and due unless it comes to nothing; at the Casino it may be the owner who pays."""
    t.tell(events.FeeFixed, fee)
    dollars = fee.dollars
    if dollars < 0:
        return Owe(fee.owner, None, fee.payer, -dollars, CASINO, card=fee.card, fee=fee)
    return Owe(fee.payer, None, fee.payee, dollars, FEE, fee.halved, fee.card, fee) if dollars else None


def purchase(seat: Seat, card: Card) -> Owe:
    """A purchase from the bank."""
    return Owe(seat, None, BANK, price(card), PURCHASE, half_price(card), card)


def fine(seat: Seat, amount: int, purpose: str = FINE) -> Owe:
    """A payment to the Banco."""
    return Owe(seat, None, BANCO, amount, purpose)


def pay(t: Table[World], seat: Seat, creditor: int, dollars: int, purpose: str) -> None:
    """Dollars from a player to a player, the bank or the Banco."""
    world = t.world
    world.money[seat] -= dollars
    if creditor == BANK:
        world.bank += dollars
    elif creditor == BANCO:
        world.pot += dollars
    else:
        world.money[creditor] += dollars
    t.tell(events.Paid, seat, creditor, dollars, purpose)


def receive(t: Table[World], seat: Seat, dollars: int, source: str) -> None:
    """Dollars from the bank."""
    t.world.money[seat] += dollars
    t.world.bank -= dollars
    t.tell(events.Received, seat, dollars, source)


def ruin(t: Table[World], seat: Seat, creditor: int) -> None:
    """Everything is sold, what cash there is goes to the creditor, and the player is out."""
    world = t.world
    for card in world.sellable(seat):
        world.owner[card] = BANK
        world.money[seat] += half_price(card)
        world.bank -= half_price(card)
    for card in world.cards(seat):
        world.owner[card] = BANK
    world.playing[seat] = False
    world.horse[seat] = False
    world.held[seat] = ""
    dollars = world.money[seat]
    t.tell(events.Ruined, seat, creditor, dollars)
    if dollars:
        pay(t, seat, creditor, dollars, "ruin")
