"""A turn: get out, roll, move, arrive, and perhaps play again."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Any, ClassVar, Self

from game.engine import DONE, PASS, WAIT, Action, Move, Push, Table
from game.games.dalton_city import events
from game.games.dalton_city.actions import AGAIN, Roll
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


@dataclass(slots=True)
class Turn(Question):
    """One play after the other, as long as doubles and telegrams allow."""

    kind: ClassVar[str] = Kind.DICE
    stage: Stage = Stage.ROLL

    def choices(self, t: Table[World]) -> Sequence[Action]:
        return (Roll(1), Roll(2)) if self.stage is Stage.ROLL else (AGAIN, PASS)

    def asks(self, t: Table[World]) -> tuple[Any, ...]:
        (ask,) = Question.asks(self, t)
        return (ask._replace(kind=Kind.DICE if self.stage is Stage.ROLL else Kind.AGAIN),)

    def step(self, t: Table[World]) -> Move:
        world, seat = t.world, self.seat
        if not world.playing[seat] or len(world.alive()) < 2:
            return DONE
        if self.stage is Stage.ROLL:
            return self._break_out(t) if world.held[seat] else self._roll(t)
        if self.stage is Stage.FINED:
            if world.attempts[seat] < len(figures().fines):
                return self._arrived(t)
            return self._leave(t)
        return self._arrived(t)

    def _roll(self, t: Table[World]) -> Move:
        world, seat, dice = t.world, self.seat, 1
        if world.horse[seat]:
            if self.chosen is None:
                return WAIT
            assert isinstance(self.chosen, Roll)
            dice, self.chosen = self.chosen.dice, None
        thrown = t.rng.dice(dice)
        world.rolled = sum(thrown)
        if dice == 2 and thrown[0] == thrown[1]:
            world.plays += 1
        t.tell(events.Rolled, seat, thrown, "")
        if not world.horse[seat] and brings_horse(thrown):
            world.horse[seat] = True
            t.tell(events.Mounted, seat, True)
        return self._go(t)

    def _break_out(self, t: Table[World]) -> Move:
        """Any 6 or a double gets one out; a miss is fined, and after the third one leaves all the same."""
        world, seat = t.world, self.seat
        thrown = t.rng.dice(2)
        world.rolled = sum(thrown)
        world.attempts[seat] += 1
        t.tell(events.Rolled, seat, thrown, world.held[seat])
        if gets_out(thrown):
            return self._leave(t)
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
