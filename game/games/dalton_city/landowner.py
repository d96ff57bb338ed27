"""Whose side the absent landowner takes."""

from game.engine import Seat
from game.games.dalton_city.scoring import wealth
from game.games.dalton_city.world import World


def favoured(world: World, visitor: Seat) -> Seat:
    """Who gets what a visitor owes: the poorest; if equally poor, the visitor or the next clockwise."""
    return min((visitor, *world.after(visitor)), key=lambda seat: wealth(world, seat))
