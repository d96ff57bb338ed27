"""What a seat may know of the town, built up field by field."""

from dataclasses import FrozenInstanceError, dataclass, fields
from typing import TYPE_CHECKING

from game.engine import Ask, Frame, Seat, Table
from game.games.dice_town.actions import Bid
from game.games.dice_town.cards import Card, is_deed
from game.games.dice_town.dice import Faces
from game.games.dice_town.frames.counting import Counting
from game.games.dice_town.frames.reading import has_kept, progress
from game.games.dice_town.known import Zones, written
from game.games.dice_town.progress import Progress
from game.games.dice_town.town import Town
from game.games.dice_town.world import Theft, World

Backs = tuple[int, int]
"""How many cards have the deeds' back and how many the store's: everybody can count those."""


@dataclass(frozen=True, slots=True)
class BidSeen:
    """An offer laid open; the cards only for the Sheriff and who made it."""

    money: int
    nuggets: int
    count: int
    cards: tuple[Card, ...] | None


@dataclass(slots=True, kw_only=True)
class View(Town):
    """One seat's view of the table; `None` as a seat is the shared screen.

    Beside what lies open it holds the seat's own secrets, and of what is hidden how much there is.
    """

    seat: Seat | None
    ask: Ask | None
    waiting: tuple[Seat, ...]
    frames: tuple[Frame[World], ...]
    """For sampling alone: what they say to a viewer stands in the other fields."""
    progress: Progress
    final: tuple[tuple[Card, ...], ...] | None
    """Everybody's hand, laid open when no further round begins."""
    hand: tuple[Card, ...]
    """One's own hand."""
    backs: tuple[Backs, ...]
    """What can be counted of everybody's hand."""
    cup: Faces
    """One's own dice under the cup."""
    has_kept: bool
    """Whether this seat has said which of them stay there."""
    cups: tuple[int, ...]
    """How many dice are under each cup."""
    store: int
    discard: int
    deeds: int
    box: int
    river: int
    river_top: tuple[Card, ...]
    """The river's next cards, as far as this seat knows them, the next one first."""
    outlaws: int
    outlaw_top: Card | None
    looked: tuple[Card, ...] | None
    """Cards being looked at, if this seat may see them."""
    looked_backs: Backs
    stolen: Theft | None
    """What the robbery at hand took, if this seat may know it."""
    won_deeds: tuple[tuple[Card | None, ...], ...]
    """Deeds won at the town hall this round; None for a hidden one of somebody else's."""
    won_hidden: tuple[tuple[Seat, Card], ...]
    """Those of one's own that nobody else saw."""
    bids: tuple[BidSeen | None, ...]
    seen: tuple[tuple[Card, Zones], ...]
    """Where this seat, or who watched the shared screen, knows hidden cards to be: card → zones."""
    common: tuple[tuple[Card, Zones], ...]
    """Where everybody knows them to be, if that decides who is asked (poker face)."""

    def __setattr__(self, name: str, value: object) -> None:
        """Fill in a part, once: nobody can change what was seen."""
        if hasattr(self, name):
            raise FrozenInstanceError(name)
        object.__setattr__(self, name, value)

    if not TYPE_CHECKING:  # the generated one asks for each part whether it is there already

        def __init__(self, **parts: object) -> None:
            """Fill in all parts at once."""
            if parts.keys() != _PARTS:
                raise TypeError(f"a view has other parts: {sorted(parts.keys() ^ _PARTS)}")
            for name, value in parts.items():
                object.__setattr__(self, name, value)


_PARTS = frozenset(part.name for part in fields(View))


def backs(cards: tuple[Card, ...]) -> Backs:
    """How many of each back."""
    deeds = sum(map(is_deed, cards))
    return deeds, len(cards) - deeds


def view(t: Table[World], seat: Seat | None) -> View:
    """The view of one seat, or of the shared screen."""
    world = t.world
    sees_looked = seat is not None and world.looker is not None and seat in (world.looker, world.robbed)
    known_river = 0 if seat is None else world.river_known[seat]
    return View(
        **world.open_part(),
        seat=seat,
        ask=t.asked(seat),
        waiting=t.waiting(),
        frames=tuple(frame.seen_by(seat) for frame in t.frames),
        progress=progress(t.frames),
        final=world.hands if t.over or isinstance(t.frames[-1], Counting) else None,
        hand=() if seat is None else world.hands[seat],
        backs=tuple(map(backs, world.hands)),
        cup=() if seat is None else world.cups[seat],
        has_kept=has_kept(t.frames, seat),
        cups=tuple(map(len, world.cups)),
        store=len(world.store),
        discard=len(world.discard),
        deeds=len(world.deeds),
        box=len(world.box),
        river=len(world.river),
        river_top=world.river[::-1][:known_river],
        outlaws=len(world.outlaws),
        outlaw_top=world.outlaws[-1] if world.outlaws else None,
        looked=world.looked if sees_looked else None,
        looked_backs=backs(world.looked),
        stolen=world.stolen if world.stolen and seat in world.stolen[:2] else None,
        won_deeds=tuple(
            tuple(card if shown or owner == seat else None for card, shown in won)
            for owner, won in enumerate(world.won_deeds)
        ),
        won_hidden=()
        if seat is None
        else tuple((seat, card) for card, shown in world.won_deeds[seat] if not shown),
        bids=tuple(_bid(world, bidder, seat) for bidder in range(world.seats)),
        seen=_seen(world, seat),
        common=_seen(world, None) if world.settings.poker_face else (),
    )


def _seen(world: World, seat: Seat | None) -> tuple[tuple[Card, Zones], ...]:
    return tuple(written(world.memory.seen[-1 if seat is None else seat]).items())


def _bid(world: World, bidder: Seat, seat: Seat | None) -> BidSeen | None:
    bid = world.bids[bidder]
    if bid is None:
        return None
    cards = bid.cards if seat in (bidder, world.sheriff) else None
    return BidSeen(bid.money, bid.nuggets, len(bid.cards), cards)


def as_bid(seen: BidSeen) -> Bid:
    """A bid whose cards are known."""
    assert seen.cards is not None
    return Bid(seen.money, seen.nuggets, seen.cards)
