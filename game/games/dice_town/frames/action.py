"""What the actions of places have in common: a seat, a stage, a window for its cards on arrival."""

from dataclasses import dataclass
from typing import ClassVar, Self

from game.engine import Frame, Move, Push, Seat, Table
from game.games.dice_town.cards import Occasion
from game.games.dice_town.frames.cardplay import CardWindow
from game.games.dice_town.world import World


@dataclass(slots=True)
class PlaceAction(Frame[World]):
    """One seat's action at a place; the window of its cards opens first."""

    occasion: ClassVar[Occasion | None] = None
    seat: Seat
    stage: int = 0

    def step(self, t: Table[World]) -> Move:
        if self.stage == 0:
            self.stage = 1
            if self.occasion is not None:
                return Push(CardWindow(self.holders(t.world), occasion=self.occasion, actor=self.seat))
        return self.act(t)

    def holders(self, world: World) -> tuple[Seat, ...]:
        """Who may play a card in this window."""
        return (self.seat,)

    def act(self, t: Table[World]) -> Move:
        """Do it, step by step; `stage` starts at 1 and is the action's own from there."""
        raise TypeError(f"{type(self).__name__} does nothing")

    def clone(self) -> Self:
        return type(self)(self.seat, self.stage)
