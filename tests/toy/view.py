"""What a showman may know, and a table that fits it."""

from dataclasses import dataclass

from game.engine import HIDDEN, Action, Ask, Frame, Rng, Sealed, Seat, Table
from tests.toy.actions import Bid
from tests.toy.cards import CARDS, Card
from tests.toy.world import TOP, World, Zone, nothing_seen


@dataclass(frozen=True, slots=True)
class BidSeen:
    """A bid; the cards only for the judge and the bidder."""

    coins: int
    count: int
    cards: tuple[Card, ...] | None


@dataclass(frozen=True, slots=True)
class View:
    """One seat's view; `held` is None for who may not look."""

    seat: Seat | None
    seats: int
    days: int
    encore: bool
    poker_face: bool
    first: Seat
    day: int
    judge: Seat
    hand: tuple[Card, ...]
    sizes: tuple[int, ...]
    deck: int
    coins: tuple[int, ...]
    bank: int
    played: tuple[Card, ...]
    discard: tuple[Card, ...]
    held: tuple[Card, ...] | None
    held_count: int
    holders: tuple[Seat, ...]
    bids: tuple[BidSeen | None, ...]
    seen: tuple[Zone | None, ...]
    ask: Ask | None
    waiting: tuple[Seat, ...]
    frames: tuple[Frame[World], ...]


def view(t: Table[World], seat: Seat | None) -> View:
    """What a seat may know; None: what everybody may."""
    world = t.world
    return View(
        seat=seat,
        seats=world.seats,
        days=world.days,
        encore=world.encore,
        poker_face=world.poker_face,
        first=world.first,
        day=world.day,
        judge=world.judge,
        hand=() if seat is None else tuple(world.hands[seat]),
        sizes=tuple(map(len, world.hands)),
        deck=len(world.deck),
        coins=tuple(world.coins),
        bank=world.bank,
        played=tuple(world.played),
        discard=tuple(world.discard),
        held=tuple(world.held) if seat in world.holders else None,
        held_count=len(world.held),
        holders=world.holders,
        bids=tuple(_bid_seen(world, bidder, seat) for bidder in range(world.seats)),
        seen=() if seat is None else tuple(world.seen[seat]),
        ask=t.asked(seat),
        waiting=t.waiting(),
        frames=tuple(frame.seen_by(seat) for frame in t.frames),
    )


def _bid_seen(world: World, bidder: Seat, seat: Seat | None) -> BidSeen | None:
    bid = world.bids[bidder]
    if bid is None:
        return None
    return BidSeen(bid.coins, len(bid.cards), bid.cards if seat in (bidder, world.judge) else None)


def sample(v: View, rng: Rng) -> Table[World]:
    """A table that the viewer cannot tell from the real one."""
    world = World(
        seats=v.seats,
        days=v.days,
        encore=v.encore,
        poker_face=v.poker_face,
        first=v.first,
        deck=[],
        hands=[[] for _ in range(v.seats)],
        coins=list(v.coins),
        seen=nothing_seen(v.seats),
        bids=[None] * v.seats,
        bank=v.bank,
        day=v.day,
        judge=v.judge,
        played=list(v.played),
        discard=list(v.discard),
        holders=v.holders,
    )
    _deal(v, world, rng)
    world.bids = [_bid(*pair, rng) for pair in zip(v.bids, world.hands, strict=True)]
    t = Table(world, [frame.clone() for frame in v.frames], Rng(rng.bits()), [0] * v.seats)
    if t.frames:
        _guess(t, rng)
        if v.ask:
            t.numbers[v.ask.seat] = v.ask.number
        t.asks = t.frames[-1].asks(t)
    return t


def _deal(v: View, world: World, rng: Rng) -> None:
    """Known cards to their places, the others evenly."""
    if v.seat is not None:
        world.hands[v.seat] = list(v.hand)
        world.seen[v.seat] = list(v.seen)
    top = [card for card, zone in enumerate(v.seen) if zone == TOP]
    for card, zone in enumerate(v.seen):
        if zone is not None and zone != TOP:
            world.hands[zone].append(card)
    known = {
        *v.hand,
        *v.played,
        *v.discard,
        *(v.held or ()),
        *top,
        *(c for hand in world.hands for c in hand),
    }
    unseen = [card for card in CARDS if card not in known]
    rng.shuffle(unseen)
    for hand, size in zip(world.hands, v.sizes, strict=True):
        while len(hand) < size:
            hand.append(unseen.pop())
        hand.sort()
    world.held = sorted(unseen.pop() for _ in range(v.held_count)) if v.held is None else list(v.held)
    world.deck = unseen + top


def _bid(bid: BidSeen | None, hand: list[Card], rng: Rng) -> Bid | None:
    if bid is None:
        return None
    if bid.cards is not None:
        return Bid(bid.coins, bid.cards)
    cards = hand.copy()
    rng.shuffle(cards)
    return Bid(bid.coins, tuple(sorted(cards[: bid.count])))


def _guess(t: Table[World], rng: Rng) -> None:
    """Some legal answer for each that was given and is not known."""
    frame = t.frames[-1]
    if isinstance(frame, Sealed):
        guesses: list[Action | None] = [
            rng.pick(frame.options(t, seat)) if answer == HIDDEN else answer
            for seat, answer in zip(frame.seats, frame.answers, strict=True)
        ]
        frame.answers = guesses
