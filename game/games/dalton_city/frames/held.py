"""Hospital and Sheriff: getting in."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Self

from game.engine import DONE, WAIT, Action, Frame, Move, Seat, Table
from game.games.dalton_city import events, idling
from game.games.dalton_city.actions import Put
from game.games.dalton_city.frames.question import Question
from game.games.dalton_city.kinds import Kind
from game.games.dalton_city.world import BANCO, SHERIFF, World


def hold(t: Table[World], seat: Seat, where: str) -> Frame[World] | None:
    """Into Hospital or to the Sheriff, who wants a card for the Banco."""
    world = t.world
    if world.horse[seat]:
        world.horse[seat] = False
        t.tell(events.Mounted, seat, False)
    square = world.board.of_kind(where)[0]
    if world.at[seat] != square:
        world.at[seat] = square
        t.tell(events.Moved, seat, square, "held")
    world.held[seat], world.attempts[seat] = where, 0
    t.tell(events.Held, seat, where)
    return lose_card(t, seat) if where == SHERIFF else None


def lose_card(t: Table[World], seat: Seat) -> Frame[World] | None:
    """One card goes on the Banco, if there is any."""
    if t.world.cards(seat):
        return PutCard(seat)
    t.tell(events.Idle, seat, idling.NO_CARDS)
    return None


@dataclass(slots=True)
class PutCard(Question):
    """One card of one's choice goes on the Banco; who has sold the last one has none to put."""

    kind: ClassVar[str] = Kind.BANCO

    def choices(self, t: Table[World]) -> Sequence[Action]:
        return tuple(map(Put, t.world.cards(self.seat)))

    def step(self, t: Table[World]) -> Move:
        if isinstance(self.chosen, Put):
            t.world.owner[self.chosen.card] = BANCO
            t.tell(events.PutOnBanco, self.seat, self.chosen.card)
            return DONE
        return WAIT if t.world.cards(self.seat) else DONE

    def clone(self) -> Self:
        return type(self)(self.seat, self.chosen)
