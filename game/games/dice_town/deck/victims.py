"""Who can be robbed at the saloon, and of what."""

from game.engine import Seat
from game.games.dice_town.world import World


def victims(world: World, seat: Seat) -> list[Seat]:
    """Whom a seat can rob of a card in hand."""
    return [other for other in world.others(seat) if world.hands[other] and other != world.guarded]


def ranchers(world: World, seat: Seat) -> list[Seat]:
    """Whom a seat can rob of a ranch, with whisky."""
    return [other for other in world.others(seat) if world.ranches[other] and other != world.guarded]
