"""How a game goes: who starts, the turns, the last round."""

from dataclasses import dataclass
from enum import IntEnum
from typing import Any, Self

from game.engine import DONE, WAIT, Action, Ask, Become, Done, Frame, Move, Push, Seat, Table, winners
from game.games.claim_it import events
from game.games.claim_it.actions import ROLL, STOP, Claim, Squat
from game.games.claim_it.kinds import Kind
from game.games.claim_it.scoring import scores
from game.games.claim_it.spaces import each
from game.games.claim_it.world import World, can_place, clear, place, placements, take

DICE = 3


class Stage(IntEnum):
    """Where a turn has come to."""

    ROLL = 0
    PLACE = 1
    PRESS_ON = 2
    STOP = 3


_PRESS_ON = (ROLL, STOP)


@dataclass(slots=True)
class RollOff(Frame[World]):
    """The highest total of three dice starts; who is tied throws again. Result: the seat."""

    seats: tuple[Seat, ...]

    def step(self, t: Table[World]) -> Move:
        throws = [(seat, t.rng.dice(DICE)) for seat in self.seats]
        for seat, dice in throws:
            t.tell(events.RolledOff, seat, dice)
        best = max(sum(dice) for _, dice in throws)
        tied = tuple(seat for seat, dice in throws if sum(dice) == best)
        return Done(tied[0]) if len(tied) == 1 else Become(RollOff(tied))

    def clone(self) -> Self:
        return type(self)(self.seats)


@dataclass(slots=True)
class Game(Frame[World]):
    """Turn follows turn, clockwise, until everybody has played once more after the call."""

    seat: Seat | None
    """Whose turn comes next; None until the dice have decided."""

    def step(self, t: Table[World]) -> Move:
        world = t.world
        if self.seat is None:
            return Push(RollOff(tuple(range(world.seats))))
        if world.caller is not None and not world.turns_left:
            t.tell(events.Won, winners(scores(world)))
            return DONE
        world.turns += 1
        return Push(Turn(self.seat))

    def returned(self, t: Table[World], result: Any) -> None:
        world = t.world
        if self.seat is None:
            self.seat = result
            t.tell(events.Starts, result)
            return
        if world.caller is not None:
            world.turns_left -= 1
        elif world.claims(self.seat) >= world.threshold:
            world.caller, world.turns_left = self.seat, world.seats
            t.tell(events.LastRound, self.seat, world.claims(self.seat))
        self.seat = (self.seat + 1) % world.seats

    def clone(self) -> Self:
        return type(self)(self.seat)


@dataclass(slots=True)
class Turn(Frame[World]):
    """Roll, place, and then roll again or stop and take."""

    seat: Seat
    stage: Stage = Stage.ROLL
    dice: tuple[int, ...] = ()

    def asks(self, t: Table[World]) -> tuple[Ask, ...]:
        if self.stage is Stage.PLACE:
            return (t.ask(self.seat, Kind.PLACE, placements(t.world, self.seat, self.dice), self.dice),)
        return (t.ask(self.seat, Kind.PRESS_ON, _PRESS_ON),)

    def answer(self, t: Table[World], seat: Seat, action: Action) -> None:
        if isinstance(action, Squat | Claim):
            covered = None if t.events is None else _squatter(t.world, action.at)
            place(t.world, action)
            self.stage = Stage.PRESS_ON
            if t.events is not None:
                self._tell(t, action, covered)
        else:
            self.stage = Stage.ROLL if action == ROLL else Stage.STOP

    def step(self, t: Table[World]) -> Move:
        if self.stage is Stage.ROLL:
            if not self.dice:
                t.tell(events.TurnBegan, self.seat, t.world.turns, t.world.caller is not None)
            self.dice = t.rng.dice(DICE)
            t.tell(events.Rolled, self.seat, self.dice)
            if not can_place(t.world, self.seat, self.dice):
                self._go_bankrupt(t)
                return DONE
            self.stage = Stage.PLACE
        elif self.stage is Stage.STOP:
            self._take(t)
            return DONE
        return WAIT

    def clone(self) -> Self:
        return type(self)(self.seat, self.stage, self.dice)

    def _tell(self, t: Table[World], action: Squat | Claim, covered: int | None) -> None:
        world, at = t.world, action.at
        if isinstance(action, Squat):
            t.tell(events.Squatted, self.seat, at, action.number, world.owner(at))
        else:
            t.tell(events.Claimed, self.seat, at, covered, world.returning and covered is not None)

    def _go_bankrupt(self, t: Table[World]) -> None:
        world = t.world
        laid, squatted = world.laid, world.squatted
        clear(world)
        if t.events is not None:
            t.tell(events.Bankrupt, self.seat, tuple(each(laid)), tuple(each(squatted)))

    def _take(self, t: Table[World]) -> None:
        world = t.world
        laid, squatted, owned = world.laid, world.squatted, world.owned.copy()
        take(world, self.seat)
        if t.events is not None:
            displaced = tuple(
                (other, at)
                for other in range(world.seats)
                if other != self.seat
                for at in each(owned[other] & (laid | squatted))
            )
            t.tell(events.Took, self.seat, tuple(each(laid)), tuple(each(squatted & ~laid)), displaced)


def _squatter(world: World, at: int) -> int | None:
    """The number of the squatter on a space."""
    return world.squatters.index(at) if at in world.squatters else None
