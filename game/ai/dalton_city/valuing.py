"""Who is going to win a game of Dalton City, told from what lies on the table."""

from dataclasses import dataclass
from functools import cache
from operator import mul

from game.ai.dalton_city.standing import FEATURES, KNOTS, Standing, blend, left_of
from game.ai.search.value import Weights, model, shares
from game.engine import Seat, Table, winners
from game.games.dalton_city.scoring import scores
from game.games.dalton_city.world import World

FILE = "expert.toml"
NOTHING = (0.0,) * len(FEATURES)


@dataclass(frozen=True, slots=True)
class Worth:
    """What a table is worth to a seat."""

    win: float
    """Its share of the win, exactly once the match is over."""
    told: tuple[float, ...] = NOTHING
    """What each feature does for it; nothing once the match is over."""


@cache
def _weights(seats: int) -> tuple[Weights, ...]:
    """Per knot; for a number of players that nothing was learnt about, those of the nearest."""
    parts = model(__package__, FILE).parts
    nearest = min(parts, key=lambda name: (abs(int(name) - seats), name))
    every, size = parts[nearest].weights, len(FEATURES)
    return tuple(every[at : at + size] for at in range(0, size * len(KNOTS), size))


@cache
def _blended(seats: int, left: float) -> Weights:
    knots = _weights(seats)
    parts = [(knots[number], part) for number, part in blend(left)]
    return tuple(sum(weights[at] * part for weights, part in parts) for at in range(len(FEATURES)))


def worth(t: Table[World], seat: Seat) -> Worth:
    """What a table is worth to a seat."""
    world = t.world
    if t.over or world.decided:
        won = winners(scores(world))
        return Worth(1 / len(won) if seat in won else 0.0)
    if not world.playing[seat]:
        return Worth(0.0)
    standing = Standing(world)
    rows, weights = standing.rows(), _blended(len(standing.seats), left_of(world))
    mine = standing.seats.index(seat)
    return Worth(shares(rows, weights)[mine], tuple(map(mul, rows[mine], weights)))
