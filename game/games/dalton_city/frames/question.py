"""Questions on one's own turn: with each, cards may be sold to the bank."""

from abc import abstractmethod
from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from typing import ClassVar

from game.engine import Action, Ask, Frame, Seat, Table
from game.games.dalton_city import events
from game.games.dalton_city.actions import Sell
from game.games.dalton_city.figures import Card
from game.games.dalton_city.world import BANK, World, half_price


def sell(t: Table[World], seat: Seat, card: Card) -> None:
    """The bank buys a card back for half its price."""
    world, dollars = t.world, half_price(card)
    world.owner[card] = BANK
    world.money[seat] += dollars
    world.bank -= dollars
    t.tell(events.Sold, seat, card, dollars)


@dataclass(slots=True)
class Question(Frame[World]):
    """A frame that asks its seat something; a sale is answered by the same question again."""

    kind: ClassVar[str]
    seat: Seat
    chosen: Action | None = None

    @abstractmethod
    def choices(self, t: Table[World]) -> Sequence[Action]:
        """What can be answered, sales apart."""

    def about(self, t: Table[World]) -> Hashable:
        """What the question is about."""
        return None

    def asks(self, t: Table[World]) -> tuple[Ask, ...]:
        sales = tuple(map(Sell, t.world.sellable(self.seat)))
        return (t.ask(self.seat, self.kind, (*self.choices(t), *sales), self.about(t)),)

    def answer(self, t: Table[World], seat: Seat, action: Action) -> None:
        if isinstance(action, Sell):
            sell(t, seat, action.card)
        else:
            self.chosen = action
