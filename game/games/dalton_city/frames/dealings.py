"""What a card that one lands on leads to: it can be bought, or the die says what is due."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Self

from game.engine import DONE, PASS, WAIT, Action, Frame, Move, Push, Seat, Table
from game.games.dalton_city import events, idling
from game.games.dalton_city.actions import BUY
from game.games.dalton_city.fees import trade_fee
from game.games.dalton_city.figures import Card, price
from game.games.dalton_city.frames.paying import can_buy, owe_fee, purchase
from game.games.dalton_city.frames.question import Question
from game.games.dalton_city.kinds import Kind
from game.games.dalton_city.world import World


@dataclass(slots=True)
class Buying(Question):
    """A card of the bank's may be bought."""

    kind: ClassVar[str] = Kind.BUY
    card: Card = ""
    must: bool = False
    paying: bool = False

    def choices(self, t: Table[World]) -> Sequence[Action]:
        return (BUY, PASS) if can_buy(t.world, self.seat, price(self.card)) else (PASS,)

    def about(self, t: Table[World]) -> Card:
        return self.card

    def step(self, t: Table[World]) -> Move:
        if self.paying:
            return DONE
        if not self.must:
            if self.chosen is None:
                if can_buy(t.world, self.seat, price(self.card)):
                    return WAIT
                t.tell(events.Idle, self.seat, idling.TOO_DEAR)
                return DONE
            if self.chosen != BUY:
                t.tell(events.Declined, self.seat, self.card)
                return DONE
        self.paying = True
        return Push(purchase(self.seat, self.card))

    def returned(self, t: Table[World], result: Any) -> None:
        if result:
            t.world.owner[self.card] = self.seat
            t.tell(events.Bought, self.seat, self.card, result.dollars, result.nugget)

    def clone(self) -> Self:
        return type(self)(self.seat, self.chosen, self.card, self.must, self.paying)


@dataclass(slots=True)
class TradeFee(Frame[World]):
    """The die decides the fee; a 6 waives it, and a second one wins the card."""

    seat: Seat
    card: Card
    done: bool = False

    def step(self, t: Table[World]) -> Move:
        if self.done:
            return DONE
        self.done = True
        owner = t.world.owner[self.card]
        die = self._roll(t)
        if die == 6:
            if self._roll(t) == 6:
                t.world.owner[self.card] = self.seat
                t.tell(events.GotCard, self.seat, self.card, owner, "sixes")
            return DONE
        owed = owe_fee(t, trade_fee(t.world, self.card, self.seat, die))
        return DONE if owed is None else Push(owed)

    def _roll(self, t: Table[World]) -> int:
        (die,) = t.rng.dice(1)
        t.tell(events.FeeRolled, self.seat, self.card, die)
        return die

    def clone(self) -> Self:
        return type(self)(self.seat, self.card, self.done)
