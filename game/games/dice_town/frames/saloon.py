"""The saloon: robbing players, recruiting outlaws."""

from dataclasses import dataclass
from typing import ClassVar, Self

from game.engine import DONE, WAIT, Action, Ask, Frame, Move, Push, Seat, Table
from game.games.dice_town import events, goods, memory
from game.games.dice_town.actions import Name, Take
from game.games.dice_town.cards import Back, Card, Occasion, back_of
from game.games.dice_town.deck import victims
from game.games.dice_town.dice import QUEEN
from game.games.dice_town.effects import Effect
from game.games.dice_town.frames.action import PlaceAction
from game.games.dice_town.frames.cardplay import CardWindow
from game.games.dice_town.kinds import Kind
from game.games.dice_town.known import hand_zone
from game.games.dice_town.seats import less, put_at, shuffled
from game.games.dice_town.world import Theft, World


@dataclass(slots=True)
class Saloon(PlaceAction):
    """Rob a player; twice with the Girls, one of a ranch instead with whisky."""

    occasion: ClassVar[Occasion | None] = Occasion.SALOON

    def act(self, t: Table[World]) -> Move:
        world = t.world
        times = 2 if Effect.GIRLS in world.in_effect else 1
        if self.stage > times:
            return DONE
        self.stage += 1
        if Effect.WHISKY in world.in_effect:
            world.in_effect = less(world.in_effect, Effect.WHISKY)
            return Push(Robbery(self.seat, world.target, ranch=True))
        if Effect.SPILT in world.in_effect:
            world.in_effect = less(world.in_effect, Effect.SPILT)
            assert world.target is not None
            if world.hands[world.target]:
                return Push(Robbery(self.seat, world.target))
            t.tell(events.GotNothing, self.seat, "spilt")
            return self.act(t)
        if victims(world, self.seat):
            return Push(Robbery(self.seat))
        t.tell(events.GotNothing, self.seat, "saloon")
        return self.act(t)


@dataclass(slots=True)
class Robbery(Frame[World]):
    """A victim, a card per Queen to look at, one to keep, the rest returned; then the victim's insurance."""

    seat: Seat
    victim: Seat | None = None
    stage: int = 0
    chosen: Card | None = None
    ranch: bool = False
    """The whisky's robbery: a ranch instead of a hidden card."""

    def asks(self, t: Table[World]) -> tuple[Ask, ...]:
        if self.victim is None:
            return (t.ask(self.seat, Kind.VICTIM, tuple(map(Name, victims(t.world, self.seat)))),)
        return (t.ask(self.seat, Kind.STEAL, tuple(Take(card) for card in t.world.looked), self.victim),)

    def answer(self, t: Table[World], seat: Seat, action: Action) -> None:
        if isinstance(action, Name):
            self.victim = action.seat
        elif isinstance(action, Take):
            self.chosen = action.card

    def step(self, t: Table[World]) -> Move:
        world = t.world
        if self.victim is None:
            return WAIT
        if self.ranch and self.stage == 0:
            self.stage = 2
            self._steal_ranch(t, self.victim)
            return Push(CardWindow((self.victim,), occasion=Occasion.ROBBED, actor=self.seat))
        if self.stage == 0:
            self.stage = 1
            hand = shuffled(world.hands[self.victim], t.rng)
            drawn = tuple(sorted(hand[: world.count(self.seat, QUEEN)]))
            world.lay_down(self.victim, *drawn)
            world.looker, world.looked, world.looked_from = self.seat, drawn, "saloon"
            world.robbed = self.victim
            t.tell(events.Looks, self.seat, len(drawn), "saloon", self.victim, drawn)
        if self.stage == 1:
            if self.chosen is None:
                return WAIT
            self.stage = 2
            card, self.chosen = self.chosen, None  # a frame keeps no secrets
            self._steal(t, self.victim, card)
            return Push(CardWindow((self.victim,), occasion=Occasion.ROBBED, actor=self.seat))
        world.taken, world.stolen = None, None
        return DONE

    def _steal(self, t: Table[World], victim: Seat, card: Card) -> None:
        world = t.world
        drawn = world.looked
        world.looker, world.looked, world.robbed, world.looked_from = None, (), None, ""
        world.take_up(victim, *drawn)
        memory.learn(world, self.seat, drawn, hand_zone(victim))
        world.taken, world.stolen = back_of(card), Theft(self.seat, victim, card)
        goods.receive_from(t, victim, self.seat, card, "saloon")

    def _steal_ranch(self, t: Table[World], victim: Seat) -> None:
        world = t.world
        ranches = list(world.ranches)
        *left, card = ranches[victim]
        ranches[victim] = tuple(left)
        ranches[self.seat] = tuple(sorted([*ranches[self.seat], card]))
        world.ranches = tuple(ranches)
        world.gained = put_at(world.gained, self.seat, True)
        world.taken = Back.DEED
        t.tell(events.GotOpenCard, self.seat, card, "whisky", victim)

    def clone(self) -> Self:
        return type(self)(self.seat, self.victim, self.stage, self.chosen, self.ranch)


@dataclass(slots=True)
class Recruiting(PlaceAction):
    """Take the top outlaw of the deck; with a Desperado any, and the deck is shuffled."""

    occasion: ClassVar[Occasion | None] = Occasion.RECRUIT

    def asks(self, t: Table[World]) -> tuple[Ask, ...]:
        outlaws = tuple(Take(card) for card in sorted(t.world.outlaws))
        return (t.ask(self.seat, Kind.DESPERADO, outlaws),)

    def answer(self, t: Table[World], seat: Seat, action: Action) -> None:
        assert isinstance(action, Take)
        self._recruit(t, action.card)
        self.stage = 2

    def act(self, t: Table[World]) -> Move:
        world = t.world
        if self.stage == 2:
            world.outlaws = shuffled(world.outlaws, t.rng)
            t.tell(events.OutlawsShuffled, world.outlaws[-1] if world.outlaws else None)
            return DONE
        if not world.outlaws:
            t.tell(events.GotNothing, self.seat, "recruit")
            return DONE
        if Effect.DESPERADO in world.in_effect:
            return WAIT
        self._recruit(t, world.outlaws[-1])
        return DONE

    def _recruit(self, t: Table[World], outlaw: Card) -> None:
        world = t.world
        world.outlaws = less(world.outlaws, outlaw)
        world.gangs = put_at(world.gangs, self.seat, tuple(sorted([*world.gangs[self.seat], outlaw])))
        world.gained = put_at(world.gained, self.seat, True)
        t.tell(events.Recruited, self.seat, outlaw, world.outlaws[-1] if world.outlaws else None)
