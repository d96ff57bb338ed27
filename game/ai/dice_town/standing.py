"""How everybody stands, from what can be counted: weights found by training, and the prices they make."""

from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from typing import NamedTuple

from game.ai import search
from game.ai.dice_town.prices import IN_HAND
from game.engine import Seat
from game.games.dice_town.cards import Card, figures, kind, outlaws
from game.games.dice_town.scoring import lines
from game.games.dice_town.town import Town

FEATURES = ("points", "purse", "star", "cards", "ranches", "gang")
"""Points without the star's, what lies in the purse, the star, cards that wait, ranches, recruits."""
KNOTS = (1.0, 4.0, 9.0)
"""Rounds left for which there are weights; between them they go over into each other."""
_SPENT = 0.75
"""What each dollar helps when dice are kept, beside the one before."""
_LAST = 0.35
"""What a point weighs when only the round at hand is left, beside the weights for a round to come."""


class Prices(NamedTuple):
    """What things are worth in points that are surely scored."""

    purse: float
    star: float
    cards: float
    ranch: float
    recruit: float


_DEAREST = Prices(purse=5.0, star=3.2, cards=2.2, ranch=1.5, recruit=4.0)
"""Early in a game points decide next to nothing, and what is worth many of them cannot be told exactly."""


def purse(dollars: int) -> float:
    """How well a purse keeps its owner in dice, between 0 and 1."""
    return 1.0 - float(_SPENT**dollars)


def hat(rounds: float) -> list[float]:
    """How much each knot has to say with so many rounds left."""
    shares = [0.0] * len(KNOTS)
    at = min(max(rounds, KNOTS[0]), KNOTS[-1])
    for n, (low, high) in enumerate(pairwise(KNOTS)):
        if low <= at <= high:
            part = (at - low) / (high - low)
            shares[n], shares[n + 1] = 1 - part, part
            break
    return shares


def waiting(hand: Sequence[Card]) -> float:
    """What cards are worth that wait for their moment, by a cowhand's prices."""
    return sum([IN_HAND.get(kind(card), 0.0) for card in hand])


def row(town: Town, seat: Seat, hand: tuple[Card, ...], rounds: float) -> tuple[float, ...]:
    """What counts of a seat whose hand is known."""
    star = town.sheriff == seat
    points = sum(line.value for line in lines(town, seat, hand))
    fortune = town.money[seat] + sum(outlaws()[outlaw].dollars for outlaw in town.captured[seat])
    points -= fortune // figures().base.dollars_per_point + (figures().base.sheriff_points if star else 0)
    features = (
        points + fortune / figures().base.dollars_per_point,
        purse(town.money[seat]),
        float(star),
        waiting(hand),
        float(len(town.ranches[seat])),
        float(len(town.gangs[seat])),
    )
    return tuple([share * each for share in hat(rounds) for each in features])


@cache
def _weights(wild: bool) -> tuple[tuple[float, ...], ...]:
    weights = search.model(__package__, "expert.toml").parts["wild_west" if wild else "base"].weights
    count = len(FEATURES)
    return tuple(weights[n * count : (n + 1) * count] for n in range(len(KNOTS)))


def _weighed(rounds: float, wild: bool) -> list[float]:
    shares = hat(rounds)
    return [sum(map(float.__mul__, shares, column)) for column in zip(*_weights(wild), strict=True)]


def per_point(rounds: float, wild: bool) -> float:
    """What a point adds to the logarithm of one's chances."""
    point = _weighed(rounds, wild)[0]
    return point if rounds >= 1 else rounds * point + (1 - rounds) * _LAST


def prices(rounds: float, wild: bool) -> Prices:
    """The prices with so many rounds to follow; when none does, only what is scored counts."""
    point, *others = _weighed(rounds, wild)
    star = float(figures().base.sheriff_points)
    bounded = zip(others, _DEAREST, strict=True)
    found = Prices(*[max(0.0, min(other / point, most)) for other, most in bounded])
    if rounds >= 1:
        return found
    end = Prices(0.0, star, 0.0, 0.0, 0.0)
    return Prices(*[rounds * now + (1 - rounds) * then for now, then in zip(found, end, strict=True)])


def shares(scores: Sequence[float], rounds: float, wild: bool) -> list[float]:
    """Everybody's share of the win by what they have, the prices counted in."""
    return search.shares([(score,) for score in scores], (per_point(rounds, wild),))
