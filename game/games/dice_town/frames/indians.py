"""The Indians: their die is bought at the town hall and rolled in the next round, before the mine."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Self

from game.engine import DONE, PASS, WAIT, Action, Ask, EachSeat, Frame, Move, Seat, Table
from game.games.dice_town import events, memory
from game.games.dice_town.actions import Ambush, Choose, Give, Turn
from game.games.dice_town.cards import figures, is_ranch
from game.games.dice_town.dice import FACES, without
from game.games.dice_town.kinds import Kind
from game.games.dice_town.known import BOX, hand_zone
from game.games.dice_town.seats import less, put_at
from game.games.dice_town.world import World

WARPATHS = ("mine", "bank", "store", "saloon", "sheriff", "town_hall")
_KINDS = {"blessing": Kind.BLESSING, "ambush": Kind.AMBUSH, "warpath": Kind.WARPATH}


@dataclass(slots=True)
class IndianDie(Frame[World]):
    """The holder must roll the die and apply its face."""

    face: str = ""
    chosen: Action | None = None

    def asks(self, t: Table[World]) -> tuple[Ask, ...]:
        return (t.ask(t.world.die, _KINDS[self.face], self._options(t)),)

    def answer(self, t: Table[World], seat: Seat, action: Action) -> None:
        self.chosen = action

    def step(self, t: Table[World]) -> Move:
        world, holder = t.world, t.world.die
        if not self.face:
            self.face = figures().indians.die[t.rng.dice(1)[0] - 1]
            if self.face == "bodyguard":
                world.guarded = holder
            t.tell(events.DieRolled, holder, self.face)
            if self.face == "bodyguard":
                return DONE
        match self.chosen:
            case None:
                return WAIT
            case Turn(of, to):
                turn(t, holder, of, to, self.face)
            case Ambush(seat, face):
                turn(t, seat, face, t.rng.dice(1)[0] - 1, self.face)
            case Choose(what):
                world.warpath = what
                t.tell(events.WarpathChosen, holder, what)
            case _:
                t.tell(events.LeftDice, holder)
        return DONE

    def _options(self, t: Table[World]) -> Sequence[Action]:
        world, holder = t.world, t.world.die
        if self.face == "blessing":
            own = sorted(set(world.kept[holder]))
            return (*(Turn(of, to) for of in own for to in FACES if to != of), PASS)
        if self.face == "ambush":
            opponents = world.others(holder)
            return tuple(Ambush(seat, face) for seat in opponents for face in sorted(set(world.kept[seat])))
        return tuple(map(Choose, WARPATHS))

    def clone(self) -> Self:
        return type(self)(self.face, self.chosen)


def turn(t: Table[World], seat: Seat, of: int, to: int, by: str) -> None:
    """One of a seat's dice shows another face now."""
    kept = tuple(sorted([*without(t.world.kept[seat], (of,)), to]))
    t.world.kept = put_at(t.world.kept, seat, kept)
    t.tell(events.Turned, seat, of, to, by)


@dataclass(slots=True)
class BuyingDie(EachSeat[World]):
    """The best hand, then the second, may give a deed just won back to the box for the Indian die."""

    kind: ClassVar[str] = Kind.BUY_DIE

    def options(self, t: Table[World], seat: Seat) -> Sequence[Action]:
        if t.world.bought or not t.world.goes_on:  # nobody would roll it any more
            return ()
        won = tuple(Give(card) for card, _ in t.world.won_deeds[seat])
        return (*won, PASS) if won else ()

    def act(self, t: Table[World], seat: Seat, action: Action) -> None:
        assert isinstance(action, Give)
        world, card = t.world, action.card
        public = dict(world.won_deeds[seat])[card]
        if is_ranch(card):
            world.ranches = put_at(world.ranches, seat, less(world.ranches[seat], card))
        else:
            world.lay_down(seat, card)
        if public:
            memory.shown(world, card, hand_zone(seat))
            world.spent = (*world.spent, card)
        else:
            world.box = (*world.box, card)
            # fresh from the deck: no deed that anybody had seen before
            memory.learn(world, seat, (card,), BOX)
        world.die, world.bought = seat, True
        t.tell(events.BoughtDie, seat, card, public)
