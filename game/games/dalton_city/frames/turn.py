"""A turn: get out, roll, move, arrive, and perhaps play again."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import ClassVar, Self

from game.engine import DONE, PASS, WAIT, Action, Ask, Move, Push, Table
from game.games.dalton_city import events
from game.games.dalton_city.about import Throw
from game.games.dalton_city.actions import AGAIN, LEAVE, STAY, Roll
from game.games.dalton_city.dice import brings_horse, gets_out
from game.games.dalton_city.figures import figures
from game.games.dalton_city.frames.arriving import Arrive, move
from game.games.dalton_city.frames.paying import fine
from game.games.dalton_city.frames.question import Question
from game.games.dalton_city.kinds import Kind
from game.games.dalton_city.world import World


class Stage(IntEnum):
    """Where a turn has come to."""

    ROLL = 0
    FINED = 1
    ARRIVED = 2
    MAY_LEAVE = 3


_KINDS = {Stage.ROLL: Kind.DICE, Stage.MAY_LEAVE: Kind.LEAVE, Stage.ARRIVED: Kind.AGAIN}


@dataclass(slots=True)
class Turn(Question):
    """One play after the other, as long as doubles and telegrams allow."""

    kind: ClassVar[str] = Kind.DICE
    stage: Stage = Stage.ROLL

    def choices(self, t: Table[World]) -> Sequence[Action]:
        if self.stage is Stage.MAY_LEAVE:
            return (LEAVE, STAY)
        if self.stage is Stage.ARRIVED:
            return (AGAIN, PASS)
        if t.world.held[self.seat]:
            return (Roll(2),)
        return (Roll(1), Roll(2)) if t.world.horse[self.seat] else (Roll(1),)

    def about(self, t: Table[World]) -> Throw | None:
        held = t.world.held[self.seat]
        if self.stage is Stage.ARRIVED:
            return None
        if not held:
            return Throw()
        attempt = t.world.attempts[self.seat] + (self.stage is Stage.ROLL)
        return Throw(held, attempt, figures().fines[attempt - 1])

    def asks(self, t: Table[World]) -> tuple[Ask, ...]:
        (ask,) = Question.asks(self, t)
        return (ask._replace(kind=_KINDS[self.stage]),)

    def step(self, t: Table[World]) -> Move:
        world, seat = t.world, self.seat
        if not world.playing[seat] or world.decided:
            return DONE
        if self.stage is Stage.ROLL:
            return self._roll(t)
        if self.stage is Stage.MAY_LEAVE:
            return self._leave_or_stay(t)
        if self.stage is Stage.FINED:
            if world.attempts[seat] < len(figures().fines):
                return self._arrived(t)
            return self._leave(t)
        return self._arrived(t)

    def _roll(self, t: Table[World]) -> Move:
        world, seat = t.world, self.seat
        if self.chosen is None:
            return WAIT
        assert isinstance(self.chosen, Roll)
        dice, self.chosen = self.chosen.dice, None
        thrown = t.rng.dice(dice)
        world.rolled = sum(thrown)
        if world.held[seat]:
            return self._break_out(t, thrown)
        if dice == 2 and thrown[0] == thrown[1]:
            world.plays += 1
        t.tell(events.Rolled, seat, thrown, "")
        if not world.horse[seat] and brings_horse(thrown):
            world.horse[seat] = True
            t.tell(events.Mounted, seat, True)
        return self._go(t)

    def _break_out(self, t: Table[World], thrown: tuple[int, ...]) -> Move:
        """Any 6 or a double may get one out; a miss is fined, and after the third one leaves all the same."""
        world, seat = t.world, self.seat
        world.attempts[seat] += 1
        t.tell(events.Rolled, seat, thrown, world.held[seat])
        if not gets_out(thrown):
            return self._miss(t)
        if world.attempts[seat] == len(figures().fines):
            return self._leave(t)
        self.stage = Stage.MAY_LEAVE
        return WAIT

    def _leave_or_stay(self, t: Table[World]) -> Move:
        if self.chosen is None:
            return WAIT
        leaves, self.chosen = self.chosen == LEAVE, None
        if leaves:
            return self._leave(t)
        t.tell(events.Declined, self.seat, Kind.LEAVE)
        return self._miss(t)

    def _miss(self, t: Table[World]) -> Move:
        world, seat = t.world, self.seat
        self.stage = Stage.FINED
        return Push(fine(seat, figures().fines[world.attempts[seat] - 1]))

    def _leave(self, t: Table[World]) -> Move:
        world, seat = t.world, self.seat
        held, world.held[seat], world.attempts[seat] = world.held[seat], "", 0
        t.tell(events.Left, seat, held)
        return self._go(t)

    def _go(self, t: Table[World]) -> Move:
        world, seat = t.world, self.seat
        self.stage = Stage.ARRIVED
        move(t, seat, (world.at[seat] + world.rolled) % len(world.board.squares), "dice")
        return Push(Arrive(seat))

    def _arrived(self, t: Table[World]) -> Move:
        world = t.world
        self.stage = Stage.ARRIVED
        if not world.plays:
            return DONE
        if self.chosen is None:
            return WAIT
        again, self.chosen = self.chosen == AGAIN, None
        if not again:
            return DONE
        world.plays -= 1
        self.stage = Stage.ROLL
        t.tell(events.PlaysAgain, self.seat)
        return self.step(t)

    def clone(self) -> Self:
        return type(self)(self.seat, self.chosen, self.stage)
