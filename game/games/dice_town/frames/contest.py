"""Ties: sealed offers to the Sheriff, one raise, and the Sheriff's word."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Self

from game.engine import Action, Combinations, Offer, Sealed, Seat, Span, Subset, Table
from game.games.dice_town import events, goods, memory
from game.games.dice_town.actions import MORE, Bid, Name
from game.games.dice_town.cards import is_deed
from game.games.dice_town.kinds import Kind
from game.games.dice_town.known import hand_zone
from game.games.dice_town.places import PLACES, counting
from game.games.dice_town.seats import add_at, put_at
from game.games.dice_town.world import World

NOTHING = Bid(0, 0, ())


def _offers(world: World) -> bool:
    """Whether anybody offers anything."""
    return any(bid not in (None, NOTHING) for bid in world.bids)


@dataclass(slots=True)
class Bids(Sealed[World]):
    """Every tied player offers dollars, nuggets and cards, or nothing; a raise contains the first offer."""

    kind: ClassVar[str] = Kind.BID
    place: str = ""

    def options(self, t: Table[World], seat: Seat) -> Combinations[Bid]:
        world = t.world
        low = world.bids[seat] or NOTHING
        return Combinations(
            Bid,
            (
                Span("money", low.money, world.money[seat]),
                Span("nuggets", low.nuggets, world.nuggets[seat]),
                Subset("cards", world.hands[seat], low.cards),
            ),
        )

    def about(self, seat: Seat) -> str:
        return self.place


@dataclass(slots=True)
class Contest(Offer[World]):
    """The Sheriff names one of the tied. Result: the verdict, a Name."""

    kind: ClassVar[str] = Kind.VERDICT
    tied: tuple[Seat, ...] = ()
    place: str = ""

    @classmethod
    def between(cls, world: World, tied: tuple[Seat, ...], place: str) -> Self:
        bidders = tuple(s for s in tied if s != world.sheriff) if world.settings.bribes else ()
        return cls(world.sheriff, bidders, tied=tied, place=place)

    def call(self, t: Table[World]) -> Sealed[World]:
        return Bids(self.bidders, place=self.place)

    def lay_open(self, t: Table[World], offers: tuple[tuple[Seat, Action], ...]) -> None:
        last, nobody = offers[-1][0], self.asked > 1 and all(bid == NOTHING for _, bid in offers)
        for seat, bid in offers:
            assert isinstance(bid, Bid)
            before, t.world.bids = t.world.bids[seat], put_at(t.world.bids, seat, bid)
            raised = None if before in (None, NOTHING) else bid != before
            memory.learn(t.world, self.judge, bid.cards, hand_zone(seat))
            offer = bid.money, bid.nuggets, len(bid.cards), bid.cards
            t.tell(events.Offered, seat, self.judge, *offer, raised, nobody and seat == last)

    def verdicts(self, t: Table[World], more: bool) -> Sequence[Action]:
        names = tuple(Name(seat) for seat in self.tied)
        return (*names, MORE) if more else names

    def is_more(self, verdict: Action) -> bool:
        return verdict == MORE

    def answer(self, t: Table[World], seat: Seat, action: Action) -> None:
        Offer.answer(self, t, seat, action)
        if action == MORE:
            t.tell(events.WantsMore, seat, not _offers(t.world))

    def award(self, t: Table[World], verdict: Action) -> None:
        world, judge = t.world, self.judge
        assert isinstance(verdict, Name)
        seat, bid = verdict.seat, world.bids[verdict.seat]
        refused = _offers(world)
        world.bids = (None,) * world.seats
        # equals have the same number of a face, and at the town hall the same five dice
        level = (counting(world.kept[seat], PLACES[self.place].face),) * len(self.tied)
        if bid is None or bid == NOTHING:
            t.tell(events.Judged, judge, seat, refused, level)
            return
        world.money = add_at(add_at(world.money, seat, -bid.money), judge, bid.money)
        world.nuggets = add_at(add_at(world.nuggets, seat, -bid.nuggets), judge, bid.nuggets)
        goods.change_hands(t, seat, judge, *bid.cards)
        deeds = sum(map(is_deed, bid.cards))
        t.tell(events.Bribed, seat, judge, bid.money, bid.nuggets, deeds, len(bid.cards) - deeds, level)

    def about(self) -> tuple[str, tuple[Seat, ...]]:
        return self.place, self.tied
