"""What a mine is worth between two turns: a seat's share of the win, by weights found in training."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache, lru_cache
from math import exp
from operator import mul

from game.ai.claim_it.ground import FIGURES, Figures, figures, near, standing
from game.ai.search import model
from game.ai.search.value import Part
from game.engine import Seat
from game.games.claim_it.spaces import Spaces
from game.games.claim_it.world import World

_HOPE = 0.4
"""What a last turn is worth in which one is behind by claims alone, and may roll on."""
_FADES = 0.5
"""What of that is left for every space by which the largest group is smaller."""


@dataclass(frozen=True, slots=True)
class Weighing:
    """The weights for a number of seats, ready for use."""

    steps: tuple[tuple[Figures, ...], ...]
    """By the claims of who has most of them, and by how many turns a seat must wait."""
    last: tuple[tuple[Figures, ...], ...]
    """By the turns left once the last round is called."""


def part(seats: int, left: int = 0) -> str:
    """The name of the weights for so many seats, or for so many turns that are left."""
    return f"{seats} seats, {left} left" if left else f"{seats} seats"


def bases(seats: int, order: int, progress: float, left: int = 0) -> tuple[float, ...]:
    """What each figure counts as: as it is, by how long its seat must wait, and by how far the match is.

    `progress` is the share of the claims that call the last round; then, who has no turn left waits for ever.
    """
    wait = float(order >= left) if 0 < left < seats else order / (seats - 1)
    return (1.0, wait) if left else (1.0, wait, progress, wait * progress)


def weighing(found: Mapping[str, Part], seats: int, threshold: int) -> Weighing:
    """The weights of a training for every stage of a match."""

    def weights(progress: float, left: int = 0) -> tuple[Figures, ...]:
        flat, many = found[part(seats, left)].weights, len(FIGURES)
        rows = [flat[at : at + many] for at in range(0, len(flat), many)]
        return tuple(
            tuple(
                sum(
                    base * row[n] for base, row in zip(bases(seats, order, progress, left), rows, strict=True)
                )
                for n in range(many)
            )
            for order in range(seats)
        )

    steps = tuple(weights(claims / threshold) for claims in range(threshold))
    return Weighing(steps, tuple(weights(1.0, left) for left in range(1, seats + 1)))


@cache
def trained(seats: int, threshold: int) -> Weighing:
    """The weights that come with the program."""
    return weighing(model(__package__, "weights.toml").parts, seats, threshold)


@lru_cache(1 << 17)
def _strength(owned: Spaces, claimed: Spaces, weights: Figures) -> float:
    return float(sum(map(mul, figures(owned, claimed), weights)))


@dataclass(slots=True)
class Outlook:
    """The mine at the end of a turn of one seat's, as it will be seen by then."""

    world: World
    seat: Seat
    weighing: Weighing
    last: bool = field(init=False)
    """Whether the match ends with this turn."""
    _rivals: tuple[Spaces, ...] = field(init=False)
    """The others' ground, whoever is next first."""
    _most: int = field(init=False)
    """The claims of who has most of them among all."""

    def __post_init__(self) -> None:
        world, seats = self.world, self.world.seats
        self.last = world.caller is not None and world.turns_left == 1
        self._rivals = tuple(world.owned[(self.seat + order) % seats] for order in range(1, seats))
        self._most = max((owned & world.claimed).bit_count() for owned in world.owned)

    def __call__(self, laid: Spaces, taken: Spaces) -> float:
        """The seat's share of the win once it has taken these piles: those with a claim, and all of them."""
        world = self.world
        claimed, own = world.claimed | laid, world.owned[self.seat] | taken
        if self.last:
            return self._ended(own, claimed, taken) or self._hope(own, claimed, taken)
        weights = self._weights(own, claimed)
        mine = sum(map(mul, figures(own, claimed), weights[-1]))
        total = 1.0
        for order, owned in enumerate(self._rivals):
            theirs = owned & ~taken
            total += exp(_strength(theirs, claimed & near(theirs), weights[order]) - mine)
        return 1 / total

    def _weights(self, own: Spaces, claimed: Spaces) -> tuple[Figures, ...]:
        world = self.world
        if world.caller is not None:
            return self.weighing.last[max(0, world.turns_left - 2)]
        claims = (own & claimed).bit_count()
        if claims >= world.threshold:
            return self.weighing.last[world.seats - 1]
        return self.weighing.steps[max(claims, self._most)]

    def share(self, laid: Spaces, taken: Spaces) -> float:
        """The seat's share of the win if it really stops now: after the last turn there is no hope."""
        if not self.last:
            return self(laid, taken)
        return self._ended(self.world.owned[self.seat] | taken, self.world.claimed | laid, taken)

    def strength(self, laid: Spaces, taken: Spaces) -> float:
        """How strong the seat is once it has taken these piles, on the scale that shares go by."""
        own, claimed = self.world.owned[self.seat] | taken, self.world.claimed | laid
        return _strength(own, claimed, self._weights(own, claimed)[-1])

    def loses(self, other: Seat, spaces: Spaces) -> float:
        """By how much another seat is weaker without these spaces."""
        owned, claimed = self.world.owned[other], self.world.claimed
        weights = self._weights(self.world.owned[self.seat], claimed)[
            (other - self.seat - 1) % self.world.seats
        ]
        left = owned & ~spaces
        return _strength(owned, claimed & near(owned), weights) - _strength(
            left, claimed & near(left), weights
        )

    def _ended(self, own: Spaces, claimed: Spaces, taken: Spaces) -> float:
        mine, others = standing(own, claimed), self._standings(claimed, taken)
        return 1 / (1 + others.count(mine)) if mine >= max(others) else 0.0

    def _hope(self, own: Spaces, claimed: Spaces, taken: Spaces) -> float:
        """What is left for who is behind in the last turn, and may roll on; who is bankrupt has lost."""
        if not taken:
            return 0.0
        mine, best = standing(own, claimed), max(self._standings(claimed, taken))
        return _HOPE * _FADES ** (best[0] - mine[0]) * (1 + (mine[1] - best[1]) / 100)

    def _standings(self, claimed: Spaces, taken: Spaces) -> list[tuple[int, int, int]]:
        return [standing(owned & ~taken, claimed) for owned in self._rivals]
