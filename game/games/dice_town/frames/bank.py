"""The bank and the stagecoach."""

from dataclasses import dataclass
from typing import ClassVar

from game.engine import DONE, Move, Seat, Table
from game.games.dice_town import events, goods
from game.games.dice_town.cards import Occasion
from game.games.dice_town.dice import TEN
from game.games.dice_town.effects import Effect
from game.games.dice_town.frames.action import PlaceAction
from game.games.dice_town.stakes import coach_dollars
from game.games.dice_town.world import World


@dataclass(slots=True)
class Robbing(PlaceAction):
    """All the bank's money; with a Split, half of it goes on to somebody."""

    occasion: ClassVar[Occasion | None] = Occasion.BANK

    def holders(self, world: World) -> tuple[Seat, ...]:
        return tuple(seat for seat in world.clockwise() if seat != self.seat)

    def act(self, t: Table[World]) -> Move:
        world = t.world
        loot, world.bank = world.bank, 0
        if not loot:
            t.tell(events.GotNothing, self.seat, "bank")
        goods.gain_money(t, self.seat, loot, "bank")
        if Effect.SPLIT in world.in_effect and world.target is not None:
            goods.pay_over(t, self.seat, world.target, loot // 2, "split")
        return DONE


@dataclass(slots=True)
class HoldUp(PlaceAction):
    """A dollar per 10 from the stagecoach, as far as it holds."""

    def act(self, t: Table[World]) -> Move:
        world = t.world
        loot = coach_dollars(world, world.count(self.seat, TEN))
        world.coach -= loot
        if not loot:
            t.tell(events.GotNothing, self.seat, "coach")
        goods.gain_money(t, self.seat, loot, "coach")
        return DONE


def move_coach(t: Table[World]) -> None:
    """What the stagecoach carries goes to the bank."""
    world = t.world
    load, world.coach = world.coach, 0
    world.bank += load
    if load:
        t.tell(events.CoachMoved, load)
