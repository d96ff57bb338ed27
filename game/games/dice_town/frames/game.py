"""Rounds: first everybody's dice, then the town, place by place."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Self

from game.engine import Become, Done, Frame, Move, Push, Seat, Table
from game.games.dice_town import events
from game.games.dice_town.cards import Occasion
from game.games.dice_town.frames.bank import move_coach
from game.games.dice_town.frames.cardplay import CardWindow
from game.games.dice_town.frames.counting import Counting
from game.games.dice_town.frames.doc import DocStep
from game.games.dice_town.frames.indians import BuyingDie, IndianDie
from game.games.dice_town.frames.throws import Throw
from game.games.dice_town.frames.visit import Visit
from game.games.dice_town.places import PLACES, best_at
from game.games.dice_town.town import VILLAGE
from game.games.dice_town.world import World


@dataclass(slots=True)
class Round(Frame[World]):
    """One round, step by step."""

    at: int = 0
    first: Seat | None = None
    second: Seat | None = None
    """Who was first and second at the place just visited."""

    def step(self, t: Table[World]) -> Move:
        while self.at < len(_ROUND):
            self.at += 1
            frame = _ROUND[self.at - 1](self, t)
            if frame is not None:
                return Push(frame)
        return Done()

    def returned(self, t: Table[World], result: Any) -> None:
        if isinstance(result, tuple):
            self.first, self.second = result

    def clone(self) -> Self:
        return type(self)(self.at, self.first, self.second)

    def begin(self, t: Table[World]) -> None:
        world = t.world
        world.round += 1
        world.kept = ((),) * world.seats
        world.reveals = ()
        world.gained = (False,) * world.seats
        world.reached = (False,) * world.seats
        world.won_deeds = ((),) * world.seats
        world.bought, world.guarded, world.warpath = False, None, None
        t.tell(events.RoundBegan, world.round, world.sheriff)

    def throw(self, t: Table[World]) -> Frame[World]:
        return Throw()

    def roll_indian_die(self, t: Table[World]) -> Frame[World] | None:
        return None if t.world.die == VILLAGE else IndianDie()

    def mine(self, t: Table[World]) -> Frame[World]:
        if t.events is not None:
            best = best_at(t.world, PLACES["town_hall"])
            t.tell(events.BestHand, best, t.world.kept[best[0]])
        return Visit("mine")

    def bank(self, t: Table[World]) -> Frame[World]:
        return Visit("bank")

    def stagecoach(self, t: Table[World]) -> None:
        move_coach(t)

    def store(self, t: Table[World]) -> Frame[World]:
        return Visit("store")

    def saloon(self, t: Table[World]) -> Frame[World]:
        return Visit("saloon")

    def sheriff(self, t: Table[World]) -> Frame[World]:
        return Visit("sheriff")

    def town_hall(self, t: Table[World]) -> Frame[World]:
        return Visit("town_hall")

    def village(self, t: Table[World]) -> Frame[World] | None:
        best = tuple(seat for seat in (self.first, self.second) if seat is not None)
        return BuyingDie(best) if t.world.settings.indians and best else None

    def doc(self, t: Table[World]) -> Frame[World]:
        t.world.won_deeds = ((),) * t.world.seats  # nobody can buy the Indian die any more
        return DocStep()

    def die_goes_home(self, t: Table[World]) -> None:
        world = t.world
        if world.die != VILLAGE and not world.bought:
            world.die = VILLAGE
            t.tell(events.DieMoved, VILLAGE)

    def smoke(self, t: Table[World]) -> Frame[World] | None:
        if not t.world.settings.indians:
            return None
        return CardWindow(t.world.clockwise(), occasion=Occasion.ROUND_END, actor=t.world.sheriff)


_ROUND: tuple[Callable[[Round, Table[World]], Frame[World] | None], ...] = (
    Round.begin,
    Round.throw,
    Round.roll_indian_die,
    Round.mine,
    Round.bank,
    Round.stagecoach,
    Round.store,
    Round.saloon,
    Round.sheriff,
    Round.town_hall,
    Round.village,
    Round.doc,
    Round.die_goes_home,
    Round.smoke,
)


@dataclass(slots=True)
class Game(Frame[World]):
    """Round follows round until the mine is empty or the deeds are gone; then all hands are counted."""

    began: bool = False

    def step(self, t: Table[World]) -> Move:
        world = t.world
        if not self.began or world.goes_on:
            self.began = True
            return Push(Round())
        return Become(Counting())

    def clone(self) -> Self:
        return type(self)(self.began)
