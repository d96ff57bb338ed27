"""A place: who is first and second there, and who does which of its actions."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import IntEnum
from typing import Any, Self

from game.engine import WAIT, Action, Ask, Done, Frame, Move, Push, Seat, Table
from game.games.dice_town import events
from game.games.dice_town.actions import Choose, Name
from game.games.dice_town.frames.bank import HoldUp, Robbing
from game.games.dice_town.frames.cardplay import CardWindow, put_away
from game.games.dice_town.frames.contest import Contest
from game.games.dice_town.frames.doc import DocVisit
from game.games.dice_town.frames.mine import Mining, Panning
from game.games.dice_town.frames.saloon import Recruiting, Saloon
from game.games.dice_town.frames.sheriff import Hunting, TakingStar
from game.games.dice_town.frames.store import Shopping
from game.games.dice_town.frames.town_hall import SeducingMayorsWife, SupportingMayor
from game.games.dice_town.kinds import Kind
from game.games.dice_town.places import CLASSIC, NEW, PLACES, Place, best, best_at, counting
from game.games.dice_town.seats import put_at
from game.games.dice_town.world import World

_ACTIONS: dict[tuple[str, str], Callable[[Seat], Frame[World]]] = {
    ("mine", CLASSIC): Mining,
    ("mine", NEW): Panning,
    ("bank", CLASSIC): Robbing,
    ("bank", NEW): HoldUp,
    ("store", CLASSIC): Shopping,
    ("store", NEW): DocVisit,
    ("saloon", CLASSIC): Saloon,
    ("saloon", NEW): Recruiting,
    ("sheriff", CLASSIC): TakingStar,
    ("sheriff", NEW): Hunting,
    ("town_hall", CLASSIC): SupportingMayor,
    ("town_hall", NEW): SeducingMayorsWife,
}


class Stage(IntEnum):
    """How far a visit has come."""

    FIRST = 0
    SECOND = 1
    WINDOW = 2
    CHOICE = 3
    FIRST_ACTS = 4
    SECOND_ACTS = 5
    OVER = 6


@dataclass(slots=True)
class Visit(Frame[World]):
    """The positions are named, then the first acts, then the second does the other action.

    Result: who was first and who was second.
    """

    place: str
    stage: Stage = Stage.FIRST
    first: Seat | None = None
    second: Seat | None = None
    action: str = CLASSIC

    def asks(self, t: Table[World]) -> tuple[Ask, ...]:
        assert self.first is not None
        return (t.ask(self.first, Kind.ACTION, (Choose(CLASSIC), Choose(NEW)), self.place),)

    def answer(self, t: Table[World], seat: Seat, action: Action) -> None:
        assert isinstance(action, Choose)
        self.action = action.what
        self.stage = Stage.FIRST_ACTS

    def step(self, t: Table[World]) -> Move:
        world = t.world
        if self.stage is Stage.FIRST:
            if world.warpath == self.place:
                t.tell(events.OnWarpath, self.place)
                return Done((None, None))
            move = self._name(t, 1, best_at(world, self._place()))
            if move is not None:
                return move
        if self.stage is Stage.SECOND:
            if world.settings.seconds and self.first is not None:
                move = self._name(t, 2, best_at(world, self._place(), self.first))
                if move is not None:
                    return move
            self.stage = Stage.WINDOW
        if self.stage is Stage.WINDOW:
            self.stage = Stage.CHOICE
            occasion = self._place().occasion
            if occasion is not None:
                return Push(CardWindow(world.clockwise(), occasion=occasion, actor=world.sheriff))
        return self._act(t)

    def _act(self, t: Table[World]) -> Move:
        if self.first is None:
            t.tell(events.Deserted, self.place)
            return Done((None, None))
        if self.stage is Stage.CHOICE:
            if t.world.settings.wild_west:
                return WAIT
            self.stage = Stage.FIRST_ACTS
        if self.stage is Stage.FIRST_ACTS:
            self.stage = Stage.SECOND_ACTS
            return Push(self._action(t, self.first, self.action))
        if self.stage is Stage.SECOND_ACTS:
            self.stage = Stage.OVER
            if self.second is not None:
                return Push(self._action(t, self.second, self._other_action))
        return Done((self.first, self.second))

    def returned(self, t: Table[World], result: Any) -> None:
        if self.stage in (Stage.FIRST, Stage.SECOND):
            assert isinstance(result, Name)
            self._place_seat(t, result.seat, ruled=True)
        else:
            t.world.in_effect = ()
            t.world.target = None
            for card in t.world.playing:
                put_away(t.world, card)
                t.tell(events.PutAway, card)

    def clone(self) -> Self:
        return type(self)(self.place, self.stage, self.first, self.second, self.action)

    @property
    def acting(self) -> tuple[Seat, str] | None:
        """Who acts now, and which of the actions that is."""
        if self.stage is Stage.SECOND_ACTS and self.first is not None:
            return self.first, self.action
        if self.stage is Stage.OVER and self.second is not None:
            return self.second, self._other_action
        return None

    @property
    def _other_action(self) -> str:
        """What the first did not choose."""
        return NEW if self.action == CLASSIC else CLASSIC

    def _place(self) -> Place:
        return PLACES[self.place]

    def _name(self, t: Table[World], position: int, tied: tuple[Seat, ...]) -> Move | None:
        """Settle a position; a tie goes to the Sheriff."""
        if len(tied) > 1:
            face = self._place().face
            dice = () if face is None else (face,) * t.world.count(tied[0], face)
            t.tell(events.Tied, self.place, position, tied, dice)
            return Push(Contest.between(t.world, tied, self.place))
        if tied:
            self._place_seat(t, tied[0])
        else:
            self.stage = Stage.SECOND if position == 1 else Stage.WINDOW
        return None

    def _place_seat(self, t: Table[World], seat: Seat, ruled: bool = False) -> None:
        t.world.reached = put_at(t.world.reached, seat, True)
        if self.stage is Stage.FIRST:
            self.first, self.stage = seat, Stage.SECOND
        else:
            self.second, self.stage = seat, Stage.WINDOW
        if t.events is not None:
            world, face = t.world, self._place().face
            others = [each for each in world.clockwise() if each not in (self.first, self.second)]
            next_best = best(world.kept, others, face) if others else ()
            rivals = tuple((each, counting(world.kept[each], face)) for each in next_best)
            position = 1 if self.second is None else 2
            dice = counting(world.kept[seat], face)
            t.tell(events.Reached, self.place, seat, position, dice, rivals, ruled)

    def _action(self, t: Table[World], seat: Seat, action: str) -> Frame[World]:
        t.tell(events.Acts, self.place, seat, action)
        return _ACTIONS[self.place, action](seat)
