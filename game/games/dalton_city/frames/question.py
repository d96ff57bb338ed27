"""Questions on one's own turn: with each, cards may be sold to the bank."""

from abc import abstractmethod
from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from typing import ClassVar

from game.engine import Action, Ask, Frame, Seat, Table
from game.games.dalton_city import events
from game.games.dalton_city.actions import MOST_ANNOUNCED, Announce, Sell
from game.games.dalton_city.figures import Card, figures
from game.games.dalton_city.world import ANNOUNCED, BANK, World, half_price


def sell(t: Table[World], seat: Seat, card: Card) -> None:
    """The bank buys a card back for half its price."""
    world, dollars = t.world, half_price(card)
    world.owner[card] = BANK
    world.money[seat] += dollars
    world.bank -= dollars
    t.tell(events.Sold, seat, card, dollars)


def announcements(world: World) -> tuple[Announce, ...]:
    """How the end may be announced: sooner than it would come anyway."""
    if world.settings.end != ANNOUNCED:
        return ()
    left = (world.final or figures().most_rounds) - world.round
    return tuple(map(Announce, range(1, min(MOST_ANNOUNCED + 1, left))))


def announce(t: Table[World], seat: Seat, rounds: int) -> None:
    """The game will end so many rounds after this one."""
    t.world.final = t.world.round + rounds
    t.tell(events.Announced, seat, rounds)


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
        options = (*self.choices(t), *sales)
        return (t.ask(self.seat, self.kind, options, self.about(t), aside=announcements(t.world)),)

    def answer(self, t: Table[World], seat: Seat, action: Action) -> None:
        if isinstance(action, Sell):
            sell(t, seat, action.card)
        elif isinstance(action, Announce):
            announce(t, seat, action.rounds)
        else:
            self.chosen = action
