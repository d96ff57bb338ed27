"""Playing cards: each may be heckled, and so may a heckler."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Self

from game.engine import DONE, PASS, WAIT, Action, Ask, EachSeat, Frame, Move, Resolve, Seat, Table, Window
from tests.toy import events
from tests.toy.actions import Heckle, Keep, Play
from tests.toy.cards import KINDS, Card, Kind
from tests.toy.moves import keep, pick, uncover
from tests.toy.world import TOP, World

PICKED = 2


@dataclass(slots=True)
class Pitches(EachSeat[World]):
    """Play cards round the table until all pass."""

    kind: ClassVar[str] = "pitch"
    until_all_pass: ClassVar[bool] = True

    def options(self, t: Table[World], seat: Seat) -> Sequence[Action]:
        hands = t.world.hands
        plays: list[Action] = []
        for card in hands[seat]:
            if KINDS[card] is Kind.SHILL:
                plays.append(Play(card))
            elif KINDS[card] is Kind.PICKPOCKET:
                plays += (Play(card, other) for other, hand in enumerate(hands) if hand and other != seat)
        return (PASS, *plays) if hands[seat] else ()

    def act(self, t: Table[World], seat: Seat, action: Action) -> Frame[World]:
        return Trick(seat, action)


@dataclass(slots=True)
class Announced(Resolve[World]):
    """A card that lies open on the table until it has had its effect or was heckled."""

    @property
    def card(self) -> Card:
        assert isinstance(self.action, Play | Heckle)
        return self.action.card

    def announce(self, t: Table[World]) -> None:
        uncover(t.world, self.seat, self.card)
        t.world.played.append(self.card)
        t.tell(events.Played, self.seat, self.action)

    def window(self, t: Table[World]) -> Window[World] | None:
        others = tuple(seat for seat in t.world.round_from(self.seat)[1:] if t.world.hands[seat])
        return Heckling(others, card=self.card) if others else None

    def finish(self, t: Table[World]) -> None:
        t.world.discard.append(t.world.played.pop())
        if self.cancelled:
            t.tell(events.Cancelled, self.seat, self.action)
        else:
            t.tell(events.PutAway, self.card)


@dataclass(slots=True)
class Trick(Announced):
    """A shill looks at the top of the deck for a coin; a pickpocket looks into somebody's pocket."""

    def effect(self, t: Table[World]) -> Frame[World] | None:
        world, action = t.world, self.action
        assert isinstance(action, Play)
        if action.victim is not None:
            picked = pick(world, self.seat, action.victim, t.rng, PICKED)
            t.tell(events.Picked, (self.seat, action.victim), len(picked), picked)
            return Keeping(self.seat) if picked else None
        top = tuple(world.deck[-1:])
        for card in top:
            world.seen[self.seat][card] = TOP
        t.tell(events.Peeked, (self.seat,), len(top), top, world.pay(self.seat, 1))
        return None


@dataclass(slots=True)
class Interruption(Announced):
    """A heckler; its effect is that it counts."""

    def effect(self, t: Table[World]) -> None:
        return None


@dataclass(slots=True)
class Heckling(Window[World]):
    """Anybody may heckle; with poker faces, everybody with cards must say whether."""

    kind: ClassVar[str] = "heckle"
    card: Card = -1

    def about(self, seat: Seat) -> Card:
        return self.card

    def options(self, t: Table[World], seat: Seat) -> Sequence[Action]:
        hand = t.world.hands[seat]
        hecklers = [Heckle(card) for card in hand if KINDS[card] is Kind.HECKLER]
        return (PASS, *hecklers) if hecklers or (hand and t.world.poker_face) else ()

    def act(self, t: Table[World], seat: Seat, action: Action) -> Frame[World]:
        return Interruption(seat, action)


@dataclass(slots=True)
class Keeping(Frame[World]):
    """The thief looks at the cards and keeps one."""

    thief: Seat
    chosen: Action | None = None

    def asks(self, t: Table[World]) -> tuple[Ask, ...]:
        return (t.ask(self.thief, "keep", tuple(map(Keep, t.world.held)), t.world.holders),)

    def answer(self, t: Table[World], seat: Seat, action: Action) -> None:
        self.chosen = action

    def step(self, t: Table[World]) -> Move:
        world = t.world
        if not isinstance(self.chosen, Keep):
            return WAIT
        card, holders = self.chosen.card, world.holders
        self.chosen = None  # a frame keeps no secrets
        keep(world, card)
        t.tell(events.Kept, holders, 1, (card,))
        return DONE

    def clone(self) -> Self:
        return replace(self)
