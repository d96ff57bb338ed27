"""Gaining a store card, and the cards that must be played at once."""

from dataclasses import dataclass
from typing import Self

from game.engine import DONE, WAIT, Action, Ask, Become, Frame, Move, Seat, Table
from game.games.dice_town import events, goods
from game.games.dice_town.actions import Play
from game.games.dice_town.cards import AT_ONCE, Card, kind
from game.games.dice_town.deck import DECK
from game.games.dice_town.frames.cardplay import PlayCard, lay_open, put_away
from game.games.dice_town.kinds import Kind
from game.games.dice_town.world import World


def obtain(t: Table[World], seat: Seat, card: Card, source: str) -> Frame[World] | None:
    """A card from a deck goes to a seat; what comes back must happen before anything else."""
    goods.gain_hidden(t, seat, card, source)
    return AtOnce(seat, card) if kind(card) in AT_ONCE else None


@dataclass(slots=True)
class AtOnce(Frame[World]):
    """A card that its owner must play the moment it is gained."""

    seat: Seat
    card: Card
    laid: bool = False
    play: Play | None = None

    def asks(self, t: Table[World]) -> tuple[Ask, ...]:
        return (t.ask(self.seat, Kind.AT_ONCE, self._plays(t), self.card),)

    def answer(self, t: Table[World], seat: Seat, action: Action) -> None:
        assert isinstance(action, Play)
        self.play = action

    def step(self, t: Table[World]) -> Move:
        if not self.laid:
            lay_open(t.world, self.seat, self.card)
            self.laid = True
            plays = self._plays(t)
            if not plays:
                put_away(t.world, self.card)
            t.tell(events.MustPlay, self.seat, self.card, not plays)
            if not plays:
                return DONE
            if plays[0].target is None:
                self.play = plays[0]
        return WAIT if self.play is None else Become(PlayCard(self.seat, self.play))

    def clone(self) -> Self:
        return type(self)(self.seat, self.card, self.laid, self.play)

    def _plays(self, t: Table[World]) -> tuple[Play, ...]:
        return tuple(DECK[kind(self.card)].plays(t.world, self.seat, self.seat, self.card, (self.card,)))
