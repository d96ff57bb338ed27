"""The cards that a showman cannot know, permuted on the real table."""

from game.engine import Action, Rng, Sealed, Seat, Table
from tests.toy.actions import Bid, Show
from tests.toy.cards import CARDS, Card
from tests.toy.world import World


def unseen(t: Table[World], seat: Seat | None) -> list[Card]:
    """The cards of which a seat knows neither that it has them nor where they are."""
    world = t.world
    known = {*world.played, *world.discard}
    if seat is not None:
        known |= {*world.hands[seat], *(card for card in CARDS if world.seen[seat][card] is not None)}
    if seat in world.holders:
        known |= set(world.held)
    return [card for card in CARDS if card not in known]


def places(t: Table[World]) -> dict[Card, str]:
    """Where each card is."""
    world = t.world
    zones = {
        "deck": world.deck,
        "open": world.played + world.discard,
        "held": world.held,
        **{f"hand {seat}": hand for seat, hand in enumerate(world.hands)},
    }
    return {card: zone for zone, cards in zones.items() for card in cards}


def relabelled(t: Table[World], seat: Seat | None, rng: Rng) -> Table[World]:
    """Every card that a seat cannot know is another such card, wherever it lies and whoever remembers it."""
    before = unseen(t, seat)
    after = before.copy()
    rng.shuffle(after)
    new = {**dict(zip(CARDS, CARDS, strict=True)), **dict(zip(before, after, strict=True))}
    t = t.clone()
    world = t.world
    world.deck = [new[card] for card in world.deck]
    world.held = sorted(new[card] for card in world.held)
    world.hands = [sorted(new[card] for card in hand) for hand in world.hands]
    world.bids = [bid and _bid(bid, new) for bid in world.bids]
    for other, seen in enumerate(world.seen):
        if other != seat:
            for card, zone in enumerate(seen.copy()):
                seen[new[card]] = zone
    for frame in t.frames:
        if isinstance(frame, Sealed):
            frame.answers = [answer and _answer(answer, new) for answer in frame.answers]
    return t


def _bid(bid: Bid, new: dict[Card, Card]) -> Bid:
    return Bid(bid.coins, tuple(sorted(new[card] for card in bid.cards)))


def _answer(answer: Action, new: dict[Card, Card]) -> Action:
    if isinstance(answer, Bid):
        return _bid(answer, new)
    return Show(new[answer.card]) if isinstance(answer, Show) else answer
