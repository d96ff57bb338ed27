"""How cards move, and what that does to what the showmen remember."""

from collections.abc import Iterable

from game.engine import Rng, Seat
from tests.toy.cards import Card
from tests.toy.world import TOP, World


def _take(world: World, seat: Seat, cards: Iterable[Card]) -> None:
    """Into a hand."""
    world.hands[seat] = sorted([*world.hands[seat], *cards])


def uncover(world: World, seat: Seat, card: Card) -> None:
    """A card leaves a hand for all to see; nobody needs to remember it."""
    world.hands[seat].remove(card)
    for seen in world.seen:
        seen[card] = None


def draw(world: World, seat: Seat, count: int) -> tuple[Card, ...]:
    """From the deck; who knew the top card knows now who has it."""
    drawn = tuple(sorted(world.deck.pop() for _ in range(min(count, len(world.deck)))))
    for card in drawn:
        for other, seen in enumerate(world.seen):
            if seen[card] == TOP:
                seen[card] = None if other == seat else seat
    _take(world, seat, drawn)
    return drawn


def shuffle(world: World, rng: Rng) -> None:
    """Deck and discard together; nobody knows the top card any more."""
    world.deck += world.discard
    world.deck.sort()  # the order before a shuffle must not matter to those who do not know it
    world.discard.clear()
    rng.shuffle(world.deck)
    for seen in world.seen:
        seen[:] = [None if zone == TOP else zone for zone in seen]


def pick(world: World, thief: Seat, victim: Seat, rng: Rng, count: int) -> tuple[Card, ...]:
    """Unseen out of a hand, to be looked at by the thief and known to the victim."""
    rest = world.hands[victim].copy()
    rng.shuffle(rest)
    world.held, world.hands[victim] = sorted(rest[:count]), sorted(rest[count:])
    world.holders = (thief, victim) if world.held else ()
    _blur(world, victim, thief)
    world.seen[thief] = [None if card in world.held else zone for card, zone in enumerate(world.seen[thief])]
    return tuple(world.held)


def keep(world: World, card: Card) -> None:
    """One for the thief, the others back: both remember where the cards went that they saw."""
    thief, victim = world.holders
    back = [each for each in world.held if each != card]
    world.held, world.holders = [], ()
    _take(world, thief, (card,))
    _take(world, victim, back)
    world.seen[victim][card] = thief
    for each in back:
        world.seen[thief][each] = victim


def hand_over(world: World, giver: Seat, taker: Seat, cards: tuple[Card, ...]) -> None:
    """From hand to hand, known to these two only."""
    if cards:
        world.hands[giver] = [card for card in world.hands[giver] if card not in cards]
        _take(world, taker, cards)
        _blur(world, giver, taker)
        for card in cards:
            world.seen[taker][card] = None
            world.seen[giver][card] = taker


def _blur(world: World, giver: Seat, taker: Seat) -> None:
    """Unknown cards left a hand: the others are no longer sure of what it holds."""
    for other, seen in enumerate(world.seen):
        if other not in (giver, taker):
            seen[:] = [None if zone == giver else zone for zone in seen]
