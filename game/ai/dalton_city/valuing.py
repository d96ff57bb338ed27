"""Who is going to win a game of Dalton City, told from what lies on the table."""

from collections.abc import Sequence
from functools import cache
from math import exp, fsum
from operator import mul

from game.ai.dalton_city.standing import FEATURES, KNOTS, Standing, blend, left_of, scale
from game.ai.search.value import Weights, model
from game.engine import Seat, Table, winners
from game.games.dalton_city.scoring import scores
from game.games.dalton_city.world import World

FILE = "expert.toml"


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


def worth(t: Table[World], seat: Seat) -> float:
    """A seat's share of the win as things stand, exactly once the match is over."""
    world = t.world
    if t.over or world.decided:
        won = winners(scores(world))
        return 1 / len(won) if seat in won else 0.0
    return chances(world, seat, [0.0])[0] if world.playing[seat] else 0.0


def chances(world: World, seat: Seat, gains: Sequence[float]) -> list[float]:
    """A seat's shares of the win if it were richer by each of these, in dollars."""
    standing, left = Standing(world), left_of(world)
    weights = _blended(len(standing.seats), left)
    strengths = [sum(map(mul, row, weights)) for row in standing.rows()]
    mine = strengths.pop(standing.seats.index(seat))
    dollar = weights[FEATURES.index("wealth")] * scale(left)
    return [1 / (1 + fsum(exp(each - mine - gain * dollar) for each in strengths)) for gain in gains]
