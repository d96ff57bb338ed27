"""How the days of the show go."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import IntEnum
from typing import Any, ClassVar, Self

from game.engine import DONE, Action, Frame, Move, Push, Sealed, Seat, Table
from tests.toy import events
from tests.toy.actions import Show
from tests.toy.bribe import Bribe
from tests.toy.moves import draw, shuffle, uncover
from tests.toy.pitch import Pitches
from tests.toy.world import World

DRAWN = 2


class Stage(IntEnum):
    """What comes next."""

    MORNING = 0
    PITCH = 1
    BRIBE = 2
    ENCORE = 3


@dataclass(slots=True)
class Curtain(Sealed[World]):
    """Everybody who has cards puts one on the stage, face down."""

    kind: ClassVar[str] = "show"

    def options(self, t: Table[World], seat: Seat) -> Sequence[Action]:
        return tuple(map(Show, t.world.hands[seat]))


@dataclass(slots=True)
class Days(Frame[World]):
    """Draw, show, pitch, bribe and perhaps pitch again, day after day."""

    stage: Stage = Stage.MORNING

    def step(self, t: Table[World]) -> Move:
        world = t.world
        if self.stage is Stage.MORNING:
            if world.day == world.days:
                return DONE
            self._morning(t)
            return Push(Curtain(tuple(seat for seat, hand in enumerate(world.hands) if hand)))
        if self.stage is Stage.BRIBE:
            self.stage = Stage.ENCORE
            return Push(Bribe(world.judge, world.round_from(world.judge)[1:]))
        again = self.stage is Stage.ENCORE
        self.stage = Stage.MORNING if again else Stage.BRIBE
        if again and not world.encore:
            return self.step(t)
        return Push(Pitches(world.round_from(world.judge)))

    def _morning(self, t: Table[World]) -> None:
        world = t.world
        world.day += 1
        t.tell(events.DayBegan, world.day)
        if len(world.deck) < DRAWN * world.seats:
            shuffle(world, t.rng)
            t.tell(events.Shuffled, len(world.deck))
        for seat in world.round_from(world.first):
            drawn = draw(world, seat, DRAWN)
            t.tell(events.Drew, (seat,), len(drawn), drawn)

    def returned(self, t: Table[World], result: Any) -> None:
        if self.stage is Stage.MORNING and result is not None:
            self._reveal(t, tuple((seat, show.card) for seat, show in result))
            self.stage = Stage.PITCH

    def _reveal(self, t: Table[World], shows: tuple[tuple[Seat, int], ...]) -> None:
        """The highest card makes the judge and earns a coin."""
        world = t.world
        for seat, card in shows:
            uncover(world, seat, card)
            world.discard.append(card)
        if shows:
            world.judge = max(shows, key=lambda show: show[1])[0]
        t.tell(events.Shown, shows, world.judge, world.pay(world.judge, 1))

    def clone(self) -> Self:
        return replace(self)
