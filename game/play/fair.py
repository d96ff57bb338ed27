"""A fair match: bots of such levels that one's own results promise a player an equal share of the wins."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import exp

from game.engine import Message, say, say_n

MOST = 20
"""So many matches are looked at, the latest ones."""
_FADES = 0.9
"""What a match counts beside the one after it."""
_SPREAD = 1.5
"""How far a newcomer's strength may be from what is supposed of newcomers: the standard deviation."""
_STEPS = 60
"""Each halves the error of a strength, so that any machine finds the same."""
_FAR = 12.0
"""No strength is farther than that from the weakest level's."""

Strengths = Mapping[str, float]
"""The levels of a game, from the weakest."""


@dataclass(frozen=True, slots=True)
class Result:
    """A finished match of one person's, against bots alone."""

    levels: tuple[str, ...]
    share: float
    """What the person had of the win."""


@dataclass(frozen=True, slots=True)
class Fair:
    """The levels of the bots, in the order of their seats, and why they are these."""

    levels: tuple[str, ...]
    why: Message


def fair(results: Sequence[Result], strengths: Strengths, bots: int, people: int, name: str) -> Fair:
    """The fairest levels by results, the latest first; several people are thought to be equals."""
    known = [each for each in results if each.levels and set(each.levels) <= set(strengths)][:MOST]
    own = _strength(known, strengths)

    def unfair(levels: tuple[str, ...]) -> float:
        rivals = [own] * (people - 1) + [strengths[level] for level in levels]
        return abs(_share(own, rivals) - 1 / (1 + len(rivals)))

    levels = min(_tables(tuple(strengths), bots), key=unfair)  # the weaker of equals, which come first
    return Fair(levels, _why(known, _counted(levels), name))


def _tables(levels: tuple[str, ...], bots: int) -> Iterator[tuple[str, ...]]:
    """Bots all of one level, or some of the next one, from the weakest table to the strongest."""
    yield (levels[0],) * bots
    for below, above in pairwise(levels):
        for better in range(1, bots + 1):
            yield (above,) * better + (below,) * (bots - better)


def _share(own: float, rivals: Sequence[float]) -> float:
    """The share of the wins that somebody of such a strength can expect."""
    return 1 / (1 + sum(exp(other - own) for other in rivals))


def _strength(results: Sequence[Result], strengths: Strengths) -> float:
    """The strength with which the results were to be expected; without any, a newcomer's.

    A newcomer is supposed to be between the two weakest levels, and the latest matches count most.
    """
    first, *others = strengths.values()
    usual = (first + others[0]) / 2 if others else first

    def surplus(own: float) -> float:
        """By how much more was won than that strength would have; it falls as the strength rises."""
        total = (usual - own) / _SPREAD**2
        for age, result in enumerate(results):
            rivals = [strengths[level] for level in result.levels]
            total += _FADES**age * (result.share - _share(own, rivals))
        return total

    low, high = -_FAR, _FAR
    for _ in range(_STEPS):
        middle = (low + high) / 2
        low, high = (middle, high) if surplus(middle) > 0 else (low, middle)
    return low


def _why(results: Sequence[Result], counted: Message, name: str) -> Message:
    if not results:
        return say("play.fair.newcomer", counted=counted, player=name)
    won = sum(each.share > 0 for each in results)
    levels = {level for each in results for level in each.levels}
    against = say("play.fair.bots") if len(levels) > 1 else _LEVELS[levels.pop()]
    return say_n("play.fair.won", len(results), won=won, against=against, counted=counted, player=name)


_LEVELS = {
    "tenderfoot": say("play.fair.tenderfoots"),
    "cowhand": say("play.fair.cowhands"),
    "expert": say("play.fair.experts"),
}


def _counted(levels: Sequence[str]) -> Message:
    """Such bots, counted in words: the better ones come first."""
    found = [_COUNTED[level](levels.count(level)) for level in dict.fromkeys(levels)]
    return found[0] if len(found) == 1 else say("play.fair.both", better=found[0], other=found[1])


_COUNTED = {
    "tenderfoot": lambda n: say_n("play.fair.tenderfoot.n", n),
    "cowhand": lambda n: say_n("play.fair.cowhand.n", n),
    "expert": lambda n: say_n("play.fair.expert.n", n),
}
