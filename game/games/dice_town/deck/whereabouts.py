"""Where a store card may be, as far as everybody can see."""

from game.engine import Seat
from game.games.dice_town.cards import Card
from game.games.dice_town.known import hand_zone, zones_of
from game.games.dice_town.world import World


def may_hold(world: World, seat: Seat, card: Card) -> bool:
    """Whether a store card may be in a seat's hand: it does not lie open, nor is it known to be elsewhere."""
    zones = zones_of(world.memory.seen[-1], card)  # what the shared screen showed, everybody knows
    return card not in world.playing and (not zones or bool(zones & hand_zone(seat)))
