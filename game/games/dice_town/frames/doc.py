"""Doc Badluck: consolation for those who won nothing."""

from dataclasses import dataclass
from enum import IntEnum
from typing import Any, Self

from game.engine import DONE, PASS, WAIT, Action, Ask, Frame, Move, Push, Seat, Table
from game.games.dice_town import events, goods, memory
from game.games.dice_town.actions import Fence, Name
from game.games.dice_town.benefits import MONEY, NUGGETS, STORE, benefits
from game.games.dice_town.cards import Occasion
from game.games.dice_town.frames.cardplay import CardWindow
from game.games.dice_town.frames.obtaining import obtain
from game.games.dice_town.kinds import Kind
from game.games.dice_town.known import hand_zone
from game.games.dice_town.seats import put_at
from game.games.dice_town.world import World

SCAM_DOLLARS = 2


@dataclass(slots=True)
class DocVisit(Frame[World]):
    """One benefit, or none; at the store with Wild West, or at the end of the round."""

    seat: Seat
    chosen: Action | None = None
    told: bool = False
    helped: bool = False

    def asks(self, t: Table[World]) -> tuple[Ask, ...]:
        return (t.ask(self.seat, Kind.DOC, (*benefits(t.world, self.seat), PASS)),)

    def answer(self, t: Table[World], seat: Seat, action: Action) -> None:
        self.chosen = action

    def step(self, t: Table[World]) -> Move:
        if not self.told:
            self.told = True
            if not benefits(t.world, self.seat):
                t.tell(events.GotNothing, self.seat, "doc")
                return DONE
            t.tell(events.VisitsDoc, self.seat, not any(isinstance(frame, DocStep) for frame in t.frames))
        if self.helped:
            return DONE
        if self.chosen is None:
            return WAIT
        self.helped = True
        frame = self._help(t, self.chosen)
        return DONE if frame is None else Push(frame)

    def _help(self, t: Table[World], action: Action) -> Frame[World] | None:
        world, seat = t.world, self.seat
        if isinstance(action, Fence):
            for card in action.cards:
                world.lay_down(seat, card)
                memory.shown(world, card, hand_zone(seat))
            world.wire = put_at(world.wire, seat, (*world.wire[seat], *action.cards))
            world.gained = put_at(world.gained, seat, True)
            t.tell(events.Fenced, seat, action.cards)
        elif action == STORE:
            return obtain(t, seat, goods.draw_store(t, 1)[0], "doc")
        elif action == MONEY:
            t.tell(events.Scams, seat, SCAM_DOLLARS)
            for other in world.others(seat):
                goods.pay_over(t, other, seat, SCAM_DOLLARS, "doc")
        elif action == NUGGETS:
            t.tell(events.Scams, seat, 0)
            for other in world.others(seat):
                goods.hand_over_nugget(t, other, seat, "doc")
        elif action == PASS:
            t.tell(events.GotNothing, seat, "doc_declined")
        return None

    def clone(self) -> Self:
        return type(self)(self.seat, self.chosen, self.told, self.helped)


class Stage(IntEnum):
    """How far the Doc's step has come."""

    ELIXIR = 0
    VISITS = 1


@dataclass(slots=True)
class DocStep(Frame[World]):
    """Who may visit is fixed as the step begins, elixirs included; the Sheriff sets the order."""

    stage: Stage = Stage.ELIXIR
    waiting: tuple[Seat, ...] = ()
    next: Seat | None = None

    def asks(self, t: Table[World]) -> tuple[Ask, ...]:
        return (t.ask(t.world.sheriff, Kind.DOC_ORDER, tuple(map(Name, self.waiting))),)

    def answer(self, t: Table[World], seat: Seat, action: Action) -> None:
        assert isinstance(action, Name)
        self.next = action.seat

    def step(self, t: Table[World]) -> Move:
        world = t.world
        if self.stage is Stage.ELIXIR:
            self.stage = Stage.VISITS
            lucky = world.reached if world.settings.second_edition else world.gained
            world.visitors = tuple(seat for seat in world.clockwise() if not lucky[seat])
            others = tuple(seat for seat in world.clockwise() if lucky[seat])
            return Push(CardWindow(others, occasion=Occasion.DOC, actor=world.sheriff))
        if self.next is None and self.waiting and not self._order_matters(world):
            self.next = self.waiting[0]
        if self.next is not None:
            visitor, self.next = self.next, None
            self.waiting = tuple(seat for seat in self.waiting if seat != visitor)
            return Push(DocVisit(visitor))
        return WAIT if self.waiting else DONE

    def _order_matters(self, world: World) -> bool:
        """Whether there is anything to get for who comes first; everybody can tell."""
        return len(self.waiting) > 1 and any(benefits(world, seat) for seat in self.waiting)

    def returned(self, t: Table[World], result: Any) -> None:
        world = t.world
        if world.visitors:
            self.waiting = tuple(seat for seat in world.clockwise() if seat in world.visitors)
            world.visitors = ()

    def clone(self) -> Self:
        return type(self)(self.stage, self.waiting, self.next)
