"""The general store."""

from dataclasses import dataclass
from typing import ClassVar, Self

from game.engine import DONE, WAIT, Action, Ask, Become, Frame, Move, Push, Seat, Table
from game.games.dice_town import events, goods, memory
from game.games.dice_town.actions import Take
from game.games.dice_town.cards import AT_ONCE, Card, Occasion, kind
from game.games.dice_town.dice import JACK
from game.games.dice_town.frames.action import PlaceAction
from game.games.dice_town.frames.obtaining import AtOnce
from game.games.dice_town.kinds import Kind
from game.games.dice_town.known import DISCARD, STORE
from game.games.dice_town.stakes import shopping_times
from game.games.dice_town.world import World

SECOND = 3
"""The stage of a shopper who draws for the second time."""


@dataclass(slots=True)
class Shopping(PlaceAction):
    """Draw a card per Jack, keep one; twice in the first round, once more on credit."""

    occasion: ClassVar[Occasion | None] = Occasion.STORE

    def act(self, t: Table[World]) -> Move:
        world = t.world
        if self.stage > shopping_times(world) or not goods.has_store_cards(world):
            if self.stage == 1:
                t.tell(events.GotNothing, self.seat, "store")
            return DONE
        self.stage += 1
        return Push(Drawing(self.seat, world.count(self.seat, JACK)))


@dataclass(slots=True)
class Drawing(Frame[World]):
    """One store action: draw, look, keep one, discard the rest face down."""

    seat: Seat
    count: int
    chosen: Card | None = None

    def asks(self, t: Table[World]) -> tuple[Ask, ...]:
        return (t.ask(self.seat, Kind.STORE, tuple(Take(card) for card in t.world.looked)),)

    def answer(self, t: Table[World], seat: Seat, action: Action) -> None:
        assert isinstance(action, Take)
        self.chosen = action.card

    def step(self, t: Table[World]) -> Move:
        world = t.world
        if world.looker is None:
            drawn = goods.draw_store(t, self.count)
            world.looker, world.looked, world.looked_from = self.seat, tuple(sorted(drawn)), "store"
            again = world.round == 1 and any(isinstance(f, Shopping) and f.stage == SECOND for f in t.frames)
            t.tell(events.Looks, self.seat, len(drawn), "store", None, world.looked, again)
        if self.chosen is None:
            return WAIT
        card, self.chosen = self.chosen, None  # a frame keeps no secrets
        return self._keep(t, card)

    def _keep(self, t: Table[World], card: Card) -> Move:
        world = t.world
        rest = tuple(other for other in world.looked if other != card)
        if rest:
            world.looked = (card,)
            world.discard = (*world.discard, *rest)
            memory.moved_unseen(world, rest, STORE, DISCARD, (self.seat,))
        world.looker, world.looked, world.looked_from = None, (), ""
        goods.gain_hidden(t, self.seat, card, "store", discarded=rest)
        return Become(AtOnce(self.seat, card)) if kind(card) in AT_ONCE else DONE

    def clone(self) -> Self:
        return type(self)(self.seat, self.count, self.chosen)
