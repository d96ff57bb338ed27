"""A player must give away a store card of their choice."""

from dataclasses import dataclass
from typing import Self

from game.engine import DONE, WAIT, Action, Ask, Frame, Move, Seat, Table
from game.games.dice_town import goods
from game.games.dice_town.actions import Give
from game.games.dice_town.cards import is_deed
from game.games.dice_town.kinds import Kind
from game.games.dice_town.world import World


@dataclass(slots=True)
class GiveStoreCard(Frame[World]):
    """The Gift: one store card, chosen by who gives it."""

    giver: Seat
    seat: Seat
    given: bool = False

    def asks(self, t: Table[World]) -> tuple[Ask, ...]:
        cards = tuple(Give(card) for card in t.world.hands[self.giver] if not is_deed(card))
        return (t.ask(self.giver, Kind.GIVE, cards, self.seat),)

    def answer(self, t: Table[World], seat: Seat, action: Action) -> None:
        assert isinstance(action, Give)
        goods.receive_from(t, self.giver, self.seat, action.card, "gift")
        self.given = True

    def step(self, t: Table[World]) -> Move:
        return DONE if self.given else WAIT

    def clone(self) -> Self:
        return type(self)(self.giver, self.seat, self.given)
