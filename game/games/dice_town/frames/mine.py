"""The gold mine, and the river behind it."""

from dataclasses import dataclass, field
from itertools import permutations
from typing import ClassVar, Self

from game.engine import DONE, WAIT, Action, Ask, Become, Frame, Move, Push, Seat, Table
from game.games.dice_town import events, goods, known, memory
from game.games.dice_town.actions import Discover, Take
from game.games.dice_town.cards import AT_ONCE, Card, Occasion, kind
from game.games.dice_town.dice import NINE
from game.games.dice_town.frames.action import PlaceAction
from game.games.dice_town.frames.obtaining import AtOnce
from game.games.dice_town.kinds import Kind
from game.games.dice_town.seats import less, put_at
from game.games.dice_town.stakes import nuggets
from game.games.dice_town.world import World

DISCOVERIES = 3
RIVER, DISCARD = "river", "discard"


@dataclass(slots=True)
class Mining(PlaceAction):
    """A nugget per 9, twice that with dynamite, as far as the mine holds."""

    occasion: ClassVar[Occasion | None] = Occasion.MINE

    def act(self, t: Table[World]) -> Move:
        found = nuggets(t.world, t.world.count(self.seat, NINE))
        if not t.world.mine:
            t.tell(events.GotNothing, self.seat, "mine")
        goods.mine_nuggets(t, self.seat, found, "mine")
        return DONE


@dataclass(slots=True)
class Panning(PlaceAction):
    """Draw a river card and apply it."""

    def act(self, t: Table[World]) -> Move:
        if self.stage == 2:
            return DONE
        self.stage = 2
        if not t.world.river:
            t.tell(events.GotNothing, self.seat, "river")
            return DONE
        return Push(RiverCard(self.seat, draw_river(t.world)))


def draw_river(world: World) -> Card:
    """The top card of the river; who knew it has one less to know."""
    world.river_known = tuple(max(0, known - 1) for known in world.river_known)
    card, world.river = world.river[-1], world.river[:-1]
    return card


@dataclass(slots=True)
class RiverCard(Frame[World]):
    """A river card is applied at once and leaves the game."""

    seat: Seat
    card: Card
    done: bool = False
    chosen: bool = field(default=False, repr=False)
    """One of several discovered: for the telling only, and no part of the position."""

    def step(self, t: Table[World]) -> Move:
        if self.done:
            return DONE
        self.done = True
        world, what = t.world, kind(self.card)
        world.spent = (*world.spent, self.card)
        t.tell(events.FoundInRiver, self.seat, self.card, self.chosen)
        if what.startswith("gold"):
            if not world.mine:
                t.tell(events.GotNothing, self.seat, "mine")
            goods.mine_nuggets(t, self.seat, int(what[4:]), RIVER)
        elif what.startswith("purse"):
            dollars = min(int(what[5:]), world.bank)
            world.bank -= dollars
            if not dollars:
                t.tell(events.GotNothing, self.seat, "purse")
            goods.gain_money(t, self.seat, dollars, "purse")
        elif what == "star":
            take_star(t, self.seat)
        elif what == "voucher":
            return self._look(t, DISCARD, Voucher(self.seat))
        elif what == "discoveries":
            return self._look(t, RIVER, Discovering(self.seat))
        return DONE

    def _look(self, t: Table[World], at: str, then: Frame[World]) -> Move:
        """Look at the discards, or at the river's next cards, if there are any."""
        world = t.world
        if at == DISCARD:
            cards, world.discard = tuple(sorted(world.discard)), ()
        else:
            cards = tuple(draw_river(world) for _ in range(min(DISCOVERIES, len(world.river))))
        if not cards:
            t.tell(events.GotNothing, self.seat, at)
            return DONE
        world.looker, world.looked, world.looked_from = self.seat, cards, at
        t.tell(events.Looks, self.seat, len(cards), at, None, cards)
        return Push(then)

    def clone(self) -> Self:
        return type(self)(self.seat, self.card, self.done, self.chosen)


def take_star(t: Table[World], seat: Seat) -> None:
    """The star goes to a seat, or stays there; either way it was won."""
    world = t.world
    world.gained = put_at(world.gained, seat, True)
    if seat == world.sheriff:
        t.tell(events.StarStayed, seat, False)
    else:
        before, world.sheriff = world.sheriff, seat
        t.tell(events.NewSheriff, seat, before)


@dataclass(slots=True)
class Discovering(Frame[World]):
    """Three river cards: apply one, put the others back on top in any order."""

    seat: Seat
    chosen: Discover | None = None

    def asks(self, t: Table[World]) -> tuple[Ask, ...]:
        orders = tuple(Discover(order) for order in permutations(t.world.looked))
        return (t.ask(self.seat, Kind.DISCOVER, orders),)

    def answer(self, t: Table[World], seat: Seat, action: Action) -> None:
        assert isinstance(action, Discover)
        world = t.world
        back = action.cards[1:]
        world.river = (*world.river, *reversed(back))
        world.looker, world.looked, world.looked_from = None, (), ""
        world.river_known = tuple(len(back) if s == seat else 0 for s in range(world.seats))
        self.chosen = action

    def step(self, t: Table[World]) -> Move:
        if self.chosen is None:
            return WAIT
        card = self.chosen.cards[0]
        self.chosen = None
        return Become(RiverCard(self.seat, card, chosen=True))

    def clone(self) -> Self:
        return type(self)(self.seat, self.chosen)


@dataclass(slots=True)
class Voucher(Frame[World]):
    """Any card of one's choice from the store's discards; who looks through them knows them all."""

    seat: Seat
    taken: Card | None = None

    def asks(self, t: Table[World]) -> tuple[Ask, ...]:
        return (t.ask(self.seat, Kind.VOUCHER, tuple(map(Take, t.world.looked))),)

    def answer(self, t: Table[World], seat: Seat, action: Action) -> None:
        assert isinstance(action, Take)
        self.taken = action.card

    def step(self, t: Table[World]) -> Move:
        if self.taken is None:
            return WAIT
        world, card = t.world, self.taken
        self.taken = None  # a frame keeps no secrets
        world.discard, world.looker, world.looked = world.looked, None, ()
        world.looked_from = ""
        memory.learn(world, self.seat, world.discard, known.DISCARD)
        world.discard = less(world.discard, card)
        goods.gain_hidden(t, self.seat, card, "voucher", known.DISCARD)
        return Become(AtOnce(self.seat, card)) if kind(card) in AT_ONCE else DONE

    def clone(self) -> Self:
        return type(self)(self.seat, self.taken)
