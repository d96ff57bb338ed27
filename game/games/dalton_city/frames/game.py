"""The game: ranches, who starts, turns, rounds and the end."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Any, ClassVar, Self

from game.engine import WAIT, Action, Ask, Become, Done, EachSeat, Frame, Move, Push, Seat, Table, winners
from game.games.dalton_city import events
from game.games.dalton_city.actions import GO_ON, LAST_ROUND, Go
from game.games.dalton_city.figures import figures
from game.games.dalton_city.frames.dealing import deal
from game.games.dalton_city.frames.turn import Turn
from game.games.dalton_city.kinds import Kind
from game.games.dalton_city.scoring import scores
from game.games.dalton_city.world import MINUTES, ROUNDS, World


@dataclass(slots=True)
class Ranches(EachSeat[World]):
    """Everybody chooses a ranch to start from, in seat order; it pays nothing."""

    kind: ClassVar[str] = Kind.RANCH

    def options(self, t: Table[World], seat: Seat) -> Sequence[Action]:
        return tuple(map(Go, t.world.board.of_kind("ranch")))

    def act(self, t: Table[World], seat: Seat, action: Action) -> None:
        assert isinstance(action, Go)
        t.world.at[seat] = action.square
        t.tell(events.Settled, seat, action.square)


@dataclass(slots=True)
class RollOff(Frame[World]):
    """The highest die starts; who is tied throws again. Result: the seat."""

    seats: tuple[Seat, ...]

    def step(self, t: Table[World]) -> Move:
        throws = [(seat, t.rng.dice(1)[0]) for seat in self.seats]
        for seat, die in throws:
            t.tell(events.RolledOff, seat, die)
        best = max(die for _, die in throws)
        tied = tuple(seat for seat, die in throws if die == best)
        return Done(tied[0]) if len(tied) == 1 else Become(RollOff(tied))

    def clone(self) -> Self:
        return type(self)(self.seats)


class Stage(IntEnum):
    """How far the game has come."""

    DEAL = 0
    RANCHES = 1
    ROLL_OFF = 2
    TURN = 3
    NEXT = 4
    ROUND_OVER = 5
    OVER = 6


@dataclass(slots=True)
class Game(Frame[World]):
    """Turn follows turn; a round ends when play passes the starting seat."""

    stage: Stage = Stage.DEAL
    seat: Seat = 0
    clock: Action | None = None

    def asks(self, t: Table[World]) -> tuple[Ask, ...]:
        return (t.ask(t.world.settings.clock, Kind.CLOCK, (GO_ON, LAST_ROUND), t.world.round),)

    def answer(self, t: Table[World], seat: Seat, action: Action) -> None:
        self.clock = action

    def step(self, t: Table[World]) -> Move:
        world = t.world
        if self.stage is Stage.DEAL:
            deal(t)
            self.stage = Stage.RANCHES
        if self.stage is Stage.RANCHES:
            self.stage = Stage.ROLL_OFF
            return Push(Ranches(tuple(range(world.settings.seats))))
        if self.stage is Stage.ROLL_OFF:
            return Push(RollOff(tuple(range(world.settings.seats))))
        while self.stage is not Stage.OVER:
            if self.stage is Stage.NEXT:
                self._next(t)
            if self.stage is Stage.ROUND_OVER and not self._round_over(t):
                return WAIT
            if self.stage is Stage.TURN:
                self.stage = Stage.NEXT
                if world.playing[self.seat]:
                    world.turn = self.seat
                    t.tell(events.TurnBegan, self.seat)
                    return Push(Turn(self.seat))
        self._weigh_nugget(t)
        t.tell(events.Won, winners(scores(world)))
        return Done()

    def returned(self, t: Table[World], result: Any) -> None:
        if self.stage is Stage.ROLL_OFF and result is not None:
            t.world.first = self.seat = result
            t.tell(events.Starts, result)
            t.world.round = 1
            t.tell(events.RoundBegan, 1, False)
            self.stage = Stage.TURN
        elif self.stage is Stage.NEXT:
            t.world.plays = 0
            t.tell(events.TurnEnded, self.seat)

    def clone(self) -> Self:
        return type(self)(self.stage, self.seat, self.clock)

    def _next(self, t: Table[World]) -> None:
        """On to the next seat, occupied or not."""
        world = t.world
        if world.decided:
            self.stage = Stage.OVER
            return
        self.seat = (self.seat + 1) % world.settings.seats
        self.stage = Stage.ROUND_OVER if self.seat == world.first else Stage.TURN

    def _round_over(self, t: Table[World]) -> bool:
        """Whether it is known how to go on: with `minutes`, the clock must say."""
        world, settings = t.world, t.world.settings
        if settings.end == MINUTES and not world.last_round:
            if self.clock is None:
                return False
            world.last_round = self.clock == LAST_ROUND
            self.clock = None
            if world.last_round:
                t.tell(events.ClockSpoke)
            over = False
        else:
            most = settings.rounds if settings.end == ROUNDS else world.final or figures().most_rounds
            over = world.last_round or world.round >= most
        self.stage = Stage.OVER if over else Stage.TURN
        if not over:
            world.round += 1
            world.last_round = world.last_round or world.round == world.final
            t.tell(events.RoundBegan, world.round, world.last_round)
        return True

    def _weigh_nugget(self, t: Table[World]) -> None:
        world = t.world
        if world.nugget >= 0:
            dice = t.rng.dice(2)
            world.nugget_worth = figures().nugget * sum(dice)
            t.tell(events.NuggetWeighed, world.nugget, dice, world.nugget_worth)
