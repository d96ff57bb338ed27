"""How many turns everybody still has."""

from game.games.dalton_city.figures import figures
from game.games.dalton_city.world import ANNOUNCED, LAST_STANDING, MINUTES, ROUNDS, World

_FAR = 40
"""Rounds beyond which nobody plans."""


def rounds_to_come(world: World) -> int:
    """Rounds after this one, as far as that can be told; with a clock a minute is about a round."""
    settings = world.settings
    if world.last_round:
        return 0
    if settings.end in (ANNOUNCED, LAST_STANDING):
        left = (world.final or figures().most_rounds) - world.round
    else:
        most = settings.rounds if settings.end == ROUNDS else settings.minutes
        left = max(most - world.round, int(settings.end == MINUTES))
    return min(_FAR, left)


def turns_left(world: World) -> tuple[float, list[int]]:
    """The turns left to a player on average, and to each seat; whoever's turn it is has yet to play."""
    seats, first = world.settings.seats, world.first
    rounds = rounds_to_come(world)
    gone = (world.turn - first) % seats if world.turn >= 0 else 0
    turns = [rounds + ((seat - first) % seats >= gone) for seat in range(seats)]
    return sum(turns) / seats, turns
