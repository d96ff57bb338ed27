"""Tables set up by hand, for tests."""

from collections.abc import Sequence

from game.engine import Event, Frame, Rng, Seat, Table, settle, submit
from tests.toy.actions import parse
from tests.toy.cards import CARDS, Card
from tests.toy.world import BANK, World, nothing_seen

# The numbers of some cards, by what they can do.
TONICS = (0, 1, 2, 3, 4)
SHILLS = (5, 6, 7, 8, 9)
PICKPOCKETS = (10, 11, 12, 13, 14, 15)
HECKLERS = (16, 17, 18, 19, 20, 21, 22, 23)


def table(
    frame: Frame[World],
    *hands: Sequence[Card],
    top: Sequence[Card] = (),
    coins: int = 4,
    judge: Seat = 0,
    poker_face: bool = False,
) -> Table[World]:
    """A table with these hands, the other cards in the deck, at the frame's first question."""
    dealt = {card for hand in hands for card in hand}.union(top)
    world = World(
        seats=len(hands),
        days=1,
        encore=False,
        poker_face=poker_face,
        first=0,
        deck=[*(card for card in CARDS if card not in dealt), *top],
        hands=[sorted(hand) for hand in hands],
        coins=[coins] * len(hands),
        seen=nothing_seen(len(hands)),
        bids=[None] * len(hands),
        bank=BANK + (4 - coins) * len(hands),
        judge=judge,
    )
    t = Table(world, [frame], Rng(1), [0] * len(hands))
    settle(t)
    return t


def answer(t: Table[World], seat: Seat, code: str) -> list[Event]:
    """Answer a seat's open question."""
    ask = t.asked(seat)
    assert ask is not None, f"{seat} is not asked, but {[ask.seat for ask in t.asks]}"
    return submit(t, ask.number, seat, parse(code))


def asked(t: Table[World]) -> list[tuple[Seat, str]]:
    """Who is asked what."""
    return [(ask.seat, ask.kind) for ask in t.asks]


def options(t: Table[World], seat: Seat) -> list[str]:
    """A seat's options as codes."""
    ask = t.asked(seat)
    return [] if ask is None else [option.code() for option in ask.options]
