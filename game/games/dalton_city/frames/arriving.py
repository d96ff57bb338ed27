"""Arriving on a square: a duel, or what the square does."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import ClassVar, Self

from game.engine import DONE, PASS, WAIT, Action, Become, Frame, Move, Push, Seat, Table
from game.games.dalton_city import events, idling
from game.games.dalton_city.actions import Challenge, Go
from game.games.dalton_city.fees import diploma_fee, transit_fee
from game.games.dalton_city.figures import Card, figures, price
from game.games.dalton_city.frames.dealings import Buying, TradeFee
from game.games.dalton_city.frames.duel import Duel
from game.games.dalton_city.frames.held import hold
from game.games.dalton_city.frames.paying import can_buy, fine, owe_fee, receive
from game.games.dalton_city.frames.question import Question
from game.games.dalton_city.kinds import Kind
from game.games.dalton_city.loop import NO_DUEL, Square
from game.games.dalton_city.purposes import HOLD_UP
from game.games.dalton_city.world import BANCO, BANK, HOSPITAL, SHERIFF, World, round_up


def move(t: Table[World], seat: Seat, square: int, how: str) -> None:
    t.world.at[seat] = square
    t.tell(events.Moved, seat, square, how)


def here(world: World, seat: Seat) -> Square:
    return world.board.squares[world.at[seat]]


@dataclass(slots=True)
class Arrive(Question):
    """A player has come to a square: whoever stands there is met first, and then it does nothing."""

    kind: ClassVar[str] = Kind.CHALLENGE
    done: bool = False
    rode: bool = False
    """By one's own transit, so that another of one's own does not carry any further."""

    def choices(self, t: Table[World]) -> Sequence[Action]:
        return tuple(map(Challenge, occupants(t.world, self.seat)))

    def step(self, t: Table[World]) -> Move:
        if self.done:
            return DONE
        met = occupants(t.world, self.seat)
        if not met:
            self.done = True
            if self.rode and rides(t.world, self.seat):
                t.tell(events.Idle, self.seat, idling.OWN)
                return DONE
            frame = EFFECTS[here(t.world, self.seat).kind](t, self.seat)
            return DONE if frame is None else Push(frame)
        if self.chosen is None and len(met) > 1:
            return WAIT
        other = self.chosen.seat if isinstance(self.chosen, Challenge) else met[0]
        return Become(Duel(self.seat, other))

    def clone(self) -> Self:
        return type(self)(self.seat, self.chosen, self.done, self.rode)


def rides(world: World, seat: Seat) -> bool:
    """Whether a player stands on a transit of their own."""
    square = here(world, seat)
    return square.kind == "transit" and world.owner[square.card] == seat


def occupants(world: World, seat: Seat) -> tuple[Seat, ...]:
    """Whom a newcomer meets, across the fold too."""
    at, square = world.at, here(world, seat)
    if square.kind in NO_DUEL:
        return ()
    if square.kind != "trade":
        return tuple([other for other in world.after(seat) if at[other] == at[seat]])
    squares = world.board.squares
    return tuple([other for other in world.after(seat) if squares[at[other]].card == square.card])


@dataclass(slots=True)
class Riding(Question):
    """To another square: by one's own transit, by the University, or by telegram."""

    kind: ClassVar[str] = Kind.RIDE
    nowhere: ClassVar[str] = idling.NO_RIDE
    """Why there may be no square to go to."""

    def squares(self, world: World) -> Sequence[int]:
        """Where one may go: any trade square, or any square at all with all three transits."""
        if not rides(world, self.seat):  # it was sold while this was asked
            return ()
        transits = sum(card.startswith("transit.") for card in world.cards(self.seat))
        everywhere = transits == len(figures().transits)
        squares = range(len(world.board.squares)) if everywhere else world.board.of_kind("trade")
        return [square for square in squares if square != world.at[self.seat]]

    def choices(self, t: Table[World]) -> Sequence[Action]:
        return (*map(Go, self.squares(t.world)), PASS)

    def step(self, t: Table[World]) -> Move:
        if self.chosen is None:
            if self.squares(t.world):
                return WAIT
            t.tell(events.Idle, self.seat, self.nowhere)
            return DONE
        if not isinstance(self.chosen, Go):
            t.tell(events.Declined, self.seat, self.kind)
            return DONE
        move(t, self.seat, self.chosen.square, self.kind)
        return Become(self.arrival(t))

    def arrival(self, t: Table[World]) -> Frame[World]:
        return Arrive(self.seat, rode=True)

    def clone(self) -> Self:
        return type(self)(self.seat, self.chosen)


@dataclass(slots=True)
class Studying(Riding):
    """The University: to a diploma the bank still has, which must be bought unless somebody stands there."""

    kind: ClassVar[str] = Kind.UNIVERSITY
    nowhere: ClassVar[str] = idling.NO_COLLEGE

    def squares(self, world: World) -> Sequence[int]:
        return [
            square
            for square in world.board.of_kind("diploma")
            if world.owner[world.board.squares[square].card] == BANK
            and can_buy(world, self.seat, price(world.board.squares[square].card))
        ]

    def arrival(self, t: Table[World]) -> Frame[World]:
        if occupants(t.world, self.seat):
            return Arrive(self.seat)
        return Buying(self.seat, None, here(t.world, self.seat).card, must=True)


Effect = Callable[[Table[World], Seat], Frame[World] | None]


def _card(t: Table[World], seat: Seat, due: Callable[[Card], Frame[World] | None]) -> Frame[World] | None:
    """A card to buy from the bank, or what is due to its owner."""
    card = here(t.world, seat).card
    owner = t.world.owner[card]
    if owner == BANK:
        return Buying(seat, None, card)
    if owner in (BANCO, seat):
        t.tell(events.Idle, seat, idling.OWN if owner == seat else idling.BANCO)
        return None
    return due(card)


def _trade(t: Table[World], seat: Seat) -> Frame[World] | None:
    return _card(t, seat, lambda card: TradeFee(seat, card))


def _diploma(t: Table[World], seat: Seat) -> Frame[World] | None:
    return _card(t, seat, lambda card: owe_fee(t, diploma_fee(t.world, card, seat)))


def _transit(t: Table[World], seat: Seat) -> Frame[World] | None:
    if rides(t.world, seat):
        return Riding(seat)
    return _card(t, seat, lambda card: owe_fee(t, transit_fee(t.world, card, seat)))


def _ranch(t: Table[World], seat: Seat) -> None:
    if not t.world.horse[seat]:
        t.world.horse[seat] = True
        t.tell(events.Mounted, seat, True)
    receive(t, seat, here(t.world, seat).bonus, "ranch")


def _times(t: Table[World], seat: Seat) -> None:
    receive(t, seat, here(t.world, seat).bonus * t.world.rolled, "times")


def _special(t: Table[World], seat: Seat) -> None:
    card = here(t.world, seat).card
    before = t.world.owner[card]
    if before == seat:
        t.tell(events.Idle, seat, idling.OWN)
        return
    t.world.owner[card] = seat
    t.tell(events.GotCard, seat, card, before, "square")


def _nugget(t: Table[World], seat: Seat) -> None:
    before = t.world.nugget
    if before == seat:
        t.tell(events.Idle, seat, idling.OWN)
        return
    t.world.nugget = seat
    t.tell(events.GotNugget, seat, before)


def _banco(t: Table[World], seat: Seat) -> None:
    world = t.world
    dollars, cards, nugget = world.pot, tuple(world.cards(BANCO)), world.nugget == BANCO
    if not (dollars or cards or nugget):
        t.tell(events.Idle, seat, idling.EMPTY)
        return
    world.pot = 0
    world.money[seat] += dollars
    for card in cards:
        world.owner[card] = seat
    if nugget:
        world.nugget = seat
    t.tell(events.TookBanco, seat, dollars, cards, nugget)


def _hold_up(t: Table[World], seat: Seat) -> Frame[World] | None:
    if not t.world.money[seat]:
        t.tell(events.Idle, seat, idling.NO_CASH)
        return None
    return fine(seat, round_up(Fraction(t.world.money[seat], 2)), HOLD_UP)


def _telegram(_: Table[World], seat: Seat) -> Frame[World]:
    from game.games.dalton_city.frames.telegram import Reading  # a telegram may lead to another square

    return Reading(seat)


EFFECTS: dict[str, Effect] = {
    "trade": _trade,
    "diploma": _diploma,
    "transit": _transit,
    "ranch": _ranch,
    "times": _times,
    "daily_star": _special,
    "post_office": _special,
    "nugget": _nugget,
    "banco": _banco,
    "hold_up": _hold_up,
    "telegram": _telegram,
    "university": lambda _, seat: Studying(seat),
    "hospital": lambda t, seat: hold(t, seat, HOSPITAL),
    "rodeo": lambda t, seat: hold(t, seat, HOSPITAL),
    "sheriff": lambda t, seat: hold(t, seat, SHERIFF),
    "wanted": lambda t, seat: hold(t, seat, SHERIFF),
}
