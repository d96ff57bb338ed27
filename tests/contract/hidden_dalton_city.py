"""What nobody in Dalton City can know: the order of the telegrams that were not read yet."""

from game.engine import Rng, Seat, Table
from game.games.dalton_city.world import World


def unseen(t: Table[World], _seat: Seat | None) -> list[list[str]]:
    """The telegrams still to be read, whoever looks."""
    world = t.world
    return [world.telegrams[: len(world.telegrams) - world.known]]


def places(t: Table[World]) -> dict[str, str]:
    """Where each telegram is in the deck."""
    return {name: str(at) for at, name in enumerate(t.world.telegrams)}


def shuffled(t: Table[World], seat: Seat | None, rng: Rng) -> Table[World]:
    """The same table with those telegrams in another order."""
    t = t.clone()
    (hidden,) = unseen(t, seat)
    rng.shuffle(hidden)
    t.world.telegrams[: len(hidden)] = hidden
    return t
