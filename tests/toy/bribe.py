"""The day's prize: bids under the table, and a judge."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from game.engine import Action, Combinations, Offer, Sealed, Seat, Span, Subset, Table
from tests.toy import events
from tests.toy.actions import MORE, REFUSE, Accept, Bid
from tests.toy.moves import hand_over
from tests.toy.world import World

PRIZE = 3


@dataclass(slots=True)
class Bids(Sealed[World]):
    """Coins and cards; a second bid contains the first."""

    kind: ClassVar[str] = "bid"

    def options(self, t: Table[World], seat: Seat) -> Sequence[Action]:
        first = t.world.bids[seat] or Bid(0, ())
        coins = Span("coins", first.coins, t.world.coins[seat])
        return Combinations(Bid, (coins, Subset("cards", tuple(t.world.hands[seat]), first.cards)))


@dataclass(slots=True)
class Bribe(Offer[World]):
    """The judge sees the cards of every bid, the others only how many."""

    kind: ClassVar[str] = "judge"

    def call(self, t: Table[World]) -> Bids:
        return Bids(self.bidders)

    def lay_open(self, t: Table[World], offers: tuple[tuple[Seat, Action], ...]) -> None:
        world = t.world
        for seat, bid in offers:
            assert isinstance(bid, Bid)
            world.bids[seat] = bid
            for card in bid.cards:
                world.seen[self.judge][card] = seat
            t.tell(events.BidLaid, (self.judge, seat), len(bid.cards), bid.cards, seat, bid.coins)

    def verdicts(self, t: Table[World], more: bool) -> Sequence[Action]:
        return (*map(Accept, self.bidders), REFUSE, *((MORE,) if more else ()))

    def is_more(self, verdict: Action) -> bool:
        return verdict == MORE

    def award(self, t: Table[World], verdict: Action) -> None:
        world, prize = t.world, 0
        if isinstance(verdict, Accept):
            bid = world.bids[verdict.seat]
            assert bid is not None
            world.coins[verdict.seat] -= bid.coins
            world.coins[self.judge] += bid.coins
            hand_over(world, verdict.seat, self.judge, bid.cards)
            prize = world.pay(verdict.seat, PRIZE)
        world.bids = [None] * world.seats
        t.tell(events.Judged, self.judge, verdict, prize)
