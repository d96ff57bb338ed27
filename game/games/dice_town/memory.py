"""What becomes of seats' knowledge of hidden cards when some are seen, moved or laid open.

What happens is only noted, with how many cards lay where; what everybody knows by then is worked out when
somebody asks. Games that are only imagined hardly ever do.
"""

from collections.abc import Sequence

from game.engine import Seat
from game.games.dice_town.cards import Card
from game.games.dice_town.known import BOX, DEEDS, DISCARD, STORE, Zones
from game.games.dice_town.notes import LaidDown, Learnt, MovedUnseen, Reshuffled, Shown
from game.games.dice_town.seats import put_at
from game.games.dice_town.tally import PILES, Tally
from game.games.dice_town.world import World


def learn(world: World, seat: Seat, cards: Sequence[Card], zone: Zones) -> None:
    """A seat sees where some cards are, not in its own hand."""
    if cards:
        world.memory.note(Learnt(tally(world), seat, tuple(cards), zone))


def laid_down(world: World, card: Card, zone: Zones) -> None:
    """An open card goes to a zone before everybody's eyes."""
    world.memory.note(LaidDown(card, zone))


def shown(world: World, card: Card, zone: Zones) -> None:
    """A card was hidden in a zone, and lies open now."""
    world.memory.note(Shown(tally(world), card, zone))


def moved_unseen(
    world: World, cards: Sequence[Card], zone: Zones, to: Zones, knowing: tuple[Seat, ...]
) -> None:
    """Cards with one back have gone from a zone to another one, unseen but for a few."""
    world.memory.note(MovedUnseen(tally(world), tuple(cards), zone, to, knowing))


def reshuffled(world: World) -> None:
    """The discards have become the deck."""
    world.memory.note(Reshuffled())


def tally(world: World) -> Tally:
    """How many cards lie where at this moment."""
    hands = world.hands
    store, discard, deeds, box = map(len, (world.store, world.discard, world.deeds, world.box))
    piles = {STORE: store, DISCARD: discard, DEEDS: deeds, BOX: box}
    if world.robbed is not None:
        hands = put_at(hands, world.robbed, hands[world.robbed] + world.looked)
    elif world.looked_from in PILES:
        piles[PILES[world.looked_from]] += len(world.looked)
    return Tally(hands, piles)
