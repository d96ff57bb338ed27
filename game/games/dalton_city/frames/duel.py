"""A duel: the higher die takes cards, the loser goes to Hospital."""

from dataclasses import dataclass
from typing import Self

from game.engine import DONE, WAIT, Action, Ask, Frame, Move, Seat, Table
from game.games.dalton_city import events, idling
from game.games.dalton_city.actions import Announce, Sell, Take
from game.games.dalton_city.frames.held import hold
from game.games.dalton_city.frames.question import announce, announcements, sell
from game.games.dalton_city.kinds import Kind
from game.games.dalton_city.world import HOSPITAL, World


@dataclass(slots=True)
class Duel(Frame[World]):
    """Each tie raises the stake by a card; the square has no effect."""

    newcomer: Seat
    occupant: Seat
    winner: Seat | None = None
    stake: int = 1
    """Cards still to be taken."""

    def loser(self) -> Seat:
        return self.occupant if self.winner == self.newcomer else self.newcomer

    def asks(self, t: Table[World]) -> tuple[Ask, ...]:
        assert self.winner is not None
        spoils = tuple(map(Take, t.world.cards(self.loser())))
        on_turn = self.winner == self.newcomer
        sales = tuple(map(Sell, t.world.sellable(self.winner))) if on_turn else ()
        about = (self.loser(), self.stake)
        return (t.ask(self.winner, Kind.SPOILS, (*spoils, *sales), about, aside=announcements(t.world)),)

    def answer(self, t: Table[World], seat: Seat, action: Action) -> None:
        if isinstance(action, Sell):
            sell(t, seat, action.card)
        elif isinstance(action, Announce):
            announce(t, seat, action.rounds)
        elif isinstance(action, Take):
            self._take(t, action.card)

    def step(self, t: Table[World]) -> Move:
        if self.winner is None:
            self._shoot(t)
            if not t.world.cards(self.loser()):
                t.tell(events.Idle, self.loser(), idling.NO_CARDS)
        spoils = t.world.cards(self.loser())
        if self.stake >= len(spoils):
            for card in spoils:
                self._take(t, card)
        if self.stake and t.world.cards(self.loser()):
            return WAIT
        hold(t, self.loser(), HOSPITAL)
        return DONE

    def clone(self) -> Self:
        return type(self)(self.newcomer, self.occupant, self.winner, self.stake)

    def _shoot(self, t: Table[World]) -> None:
        t.tell(events.DuelBegan, self.newcomer, self.occupant, t.world.at[self.newcomer])
        while True:
            mine, theirs = t.rng.dice(2)
            t.tell(events.DuelRolled, self.newcomer, self.occupant, (mine, theirs), self.stake)
            if mine != theirs:
                break
            self.stake += 1
        self.winner = self.newcomer if mine > theirs else self.occupant
        t.tell(events.DuelWon, self.winner, self.loser(), self.stake)

    def _take(self, t: Table[World], card: str) -> None:
        assert self.winner is not None
        t.world.owner[card] = self.winner
        self.stake -= 1
        t.tell(events.GotCard, self.winner, card, self.loser(), "duel")
