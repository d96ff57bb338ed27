"""Phase I: everybody builds a hand of five dice."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from functools import cache
from typing import Any, ClassVar, Self

from game.engine import (
    PASS,
    WAIT,
    Action,
    Ask,
    Become,
    Done,
    EachSeat,
    Frame,
    Move,
    Push,
    Sealed,
    Seat,
    Table,
)
from game.games.dice_town import events
from game.games.dice_town.actions import Keep, Play, Ride, TakeBack
from game.games.dice_town.cards import Card, Occasion, kind, outlaws
from game.games.dice_town.dice import HAND, Faces, choices, price
from game.games.dice_town.frames.cardplay import PlayCard, RevealWindow, lay_open
from game.games.dice_town.kinds import Kind
from game.games.dice_town.seats import add_at, less, put_at
from game.games.dice_town.world import World


class Stage(IntEnum):
    """How far a throw has come."""

    RIDE = 0
    ROLL = 1
    LIFT = 2
    BRUTES = 3
    PAY = 4
    SHARPS = 5
    OVER = 6


@dataclass(slots=True)
class Throw(Frame[World]):
    """One throw: outlaws, roll, sealed keeps, lift, Brutes, payment, card sharps; then the next."""

    last: bool = False
    stage: Stage = Stage.RIDE
    keeps: list[tuple[Seat, Keep]] = field(default_factory=list)
    """What was revealed, clockwise from the Sheriff."""
    free: list[Seat] = field(default_factory=list)
    """Whose Brute took effect."""
    at: int = 0

    def step(self, t: Table[World]) -> Move:
        while True:
            move = _STEPS[self.stage](self, t)
            if move is not None:
                return move

    def returned(self, t: Table[World], result: Any) -> None:
        if self.stage is Stage.LIFT:
            by_seat = dict(result)
            self.keeps = [(seat, by_seat[seat]) for seat in t.world.clockwise() if seat in by_seat]
        elif self.stage is Stage.BRUTES:
            seat = self.keeps[self.at - 1][0]
            if result:
                self.free.append(seat)

    def clone(self) -> Self:
        return type(self)(self.last, self.stage, self.keeps.copy(), self.free.copy(), self.at)

    def ride(self, t: Table[World]) -> Move | None:
        self.stage = Stage.ROLL
        riders = tuple(s for s in t.world.clockwise() if t.world.gangs[s] and t.world.loose(s))
        return Push(Rides(riders)) if riders else None

    def roll(self, t: Table[World]) -> Move | None:
        world = t.world
        rolling = tuple(seat for seat in range(world.seats) if world.loose(seat))
        for seat in rolling:
            faces = tuple(sorted(n - 1 for n in t.rng.dice(world.loose(seat))))
            world.cups = put_at(world.cups, seat, faces)
            t.tell(events.Rolled, seat, len(faces), faces)
        if self.last:
            self._keep_all(t, rolling)
            self.stage = Stage.SHARPS
            return None
        self.stage = Stage.LIFT
        return Push(Keeps(rolling)) if rolling else None

    def lift(self, t: Table[World]) -> None:
        world = t.world
        brutes = tuple((seat, keep.brute) for seat, keep in self.keeps if keep.brute is not None)
        _lay_out(world, [(seat, keep.faces) for seat, keep in self.keeps])
        for seat, brute in brutes:
            lay_open(world, seat, brute)
        if self.keeps:
            world.reveals = (*world.reveals, tuple((seat, keep.faces) for seat, keep in self.keeps))
            t.tell(events.Lifted, world.reveals[-1], False, brutes)
        self.stage = Stage.BRUTES

    def brutes(self, t: Table[World]) -> Move | None:
        while self.at < len(self.keeps):
            seat, keep = self.keeps[self.at]
            self.at += 1
            if keep.brute is not None:
                return Push(PlayCard(seat, Play(keep.brute)))
        self.stage, self.at = Stage.PAY, 0
        return None

    def pay(self, t: Table[World]) -> Move | None:
        world = t.world
        while self.at < len(self.keeps):
            seat, keep = self.keeps[self.at]
            if seat not in self.free:
                kept = len(keep.faces)
                if price(kept) > world.money[seat] and kept:
                    self.keeps[self.at] = (seat, replace_after(keep, world, seat))
                    return Push(TakingBack(seat, keep.faces))
                cost = price(kept)
                world.money = add_at(world.money, seat, -cost)
                world.coach += cost
                if cost:
                    # what was taken back is missing from what everybody saw
                    after_all = keep.brute is not None or keep.faces != dict(world.reveals[-1])[seat]
                    t.tell(events.Paid, seat, cost, after_all)
            self.at += 1
        self.stage = Stage.SHARPS
        return None

    def sharps(self, t: Table[World]) -> Move:
        self.stage = Stage.OVER
        seats = tuple(seat for seat in t.world.clockwise() if t.world.kept[seat])
        return Push(RevealWindow(seats, occasion=Occasion.REVEAL, actor=t.world.sheriff))

    def over(self, t: Table[World]) -> Move:
        loose = [t.world.loose(seat) for seat in range(t.world.seats)]
        if not any(loose):
            if t.events is not None:
                t.tell(events.HandsDone, t.world.kept)
            return Done()
        return Become(Throw(last=not all(loose)))

    def _keep_all(self, t: Table[World], rolling: Sequence[Seat]) -> None:
        world = t.world
        fell = tuple((seat, world.cups[seat]) for seat in world.clockwise() if seat in rolling)
        if fell:
            _lay_out(world, fell)
            world.reveals = (*world.reveals, fell)
            done = tuple(seat for seat in world.clockwise() if seat not in rolling)
            t.tell(events.Lifted, fell, True, (), done)


def _lay_out(world: World, stay: Sequence[tuple[Seat, Faces]]) -> None:
    """Some of the dice under each cup stay, before everybody's eyes; the others are gone."""
    kept, cups = [*world.kept], [*world.cups]
    for seat, faces in stay:
        kept[seat], cups[seat] = tuple(sorted(kept[seat] + faces)), ()
    world.kept, world.cups = tuple(kept), tuple(cups)


def replace_after(keep: Keep, world: World, seat: Seat) -> Keep:
    """What is left to pay for once the dice that cannot be paid are taken back: as many as the money buys."""
    return Keep(keep.faces[: world.money[seat] + 1])


_STEPS = {
    Stage.RIDE: Throw.ride,
    Stage.ROLL: Throw.roll,
    Stage.LIFT: Throw.lift,
    Stage.BRUTES: Throw.brutes,
    Stage.PAY: Throw.pay,
    Stage.SHARPS: Throw.sharps,
    Stage.OVER: Throw.over,
}


@dataclass(slots=True)
class Keeps(Sealed[World]):
    """Everybody secretly chooses which of the rolled dice stay under the cup."""

    kind: ClassVar[str] = Kind.KEEP

    def options(self, t: Table[World], seat: Seat) -> Sequence[Action]:
        world = t.world
        brute = next((card for card in world.hands[seat] if kind(card) == "brute"), None)
        return keeps(world.cups[seat], min(world.money[seat], HAND), brute)


@cache
def keeps(rolled: Faces, money: int, brute: Card | None) -> tuple[Keep, ...]:
    """Every selection that can be paid for, and with a Brute also those of two or more for nothing."""
    found: list[Keep] = []
    for faces in choices(rolled):
        if price(len(faces)) <= money:
            found.append(Keep(faces))
        if brute and len(faces) > 1:
            found.append(Keep(faces, brute))
    return tuple(found)


@dataclass(slots=True)
class TakingBack(Frame[World]):
    """A cancelled Brute leaves a bill: dice of one's choice go back, as few as it takes."""

    seat: Seat
    faces: tuple[int, ...]
    done: bool = False

    def asks(self, t: Table[World]) -> tuple[Ask, ...]:
        short = price(len(self.faces)) - t.world.money[self.seat]
        options = tuple(TakeBack(faces) for faces in choices(self.faces) if len(faces) == short)
        return (t.ask(self.seat, Kind.TAKE_BACK, options),)

    def answer(self, t: Table[World], seat: Seat, action: Action) -> None:
        assert isinstance(action, TakeBack)
        t.world.kept = put_at(t.world.kept, seat, less(t.world.kept[seat], *action.faces))
        t.tell(events.TookBack, seat, action.faces)
        self.done = True

    def step(self, t: Table[World]) -> Move:
        return Done() if self.done else WAIT

    def clone(self) -> Self:
        return type(self)(self.seat, self.faces, self.done)


@dataclass(slots=True)
class Rides(EachSeat[World]):
    """Before a throw, outlaws may set some of the dice still to be rolled; asked openly."""

    kind: ClassVar[str] = Kind.RIDE
    stays: ClassVar[bool] = True

    def options(self, t: Table[World], seat: Seat) -> Sequence[Action]:
        world = t.world
        dice = range(1, min(2, world.loose(seat)) + 1)
        rides = tuple(Ride(outlaw, n) for outlaw in world.gangs[seat] for n in dice)
        return (*rides, PASS) if rides else ()

    def act(self, t: Table[World], seat: Seat, action: Action) -> None:
        assert isinstance(action, Ride)
        world, face = t.world, outlaws()[action.outlaw].pair
        world.gangs = put_at(world.gangs, seat, less(world.gangs[seat], action.outlaw))
        world.wanted = (*world.wanted, action.outlaw)
        world.kept = put_at(world.kept, seat, tuple(sorted([*world.kept[seat], *[face] * action.dice])))
        t.tell(events.Rode, seat, action.outlaw, face, action.dice)
