"""Where the coach's sheet lies: not on what it is about, the learner's card, or what must be pressed."""

from collections.abc import Sequence
from functools import lru_cache
from operator import mul
from typing import NamedTuple

from game.ui.design import HEIGHT, WIDTH, Area
from game.ui.intents import Point
from game.ui.widgets.widget import middle

EDGE = 12.0
"""How far it stays from the edges of the screen."""
_COLUMNS, _ROWS = 23, 19
"""In how many places it is tried."""
_NEVER = 1_000.0
"""How much worse it is to lie on what must stay in sight than on any other piece."""
_FINE = 0.5
"""How much it may hide, for each unit that it covers itself, before another size is tried."""
_CLEARLY = 0.12
"""By how much less another size must hide to be chosen."""


class Ground(NamedTuple):
    """What lies on the table below the sheet."""

    never: tuple[Area, ...]
    """What must stay in sight."""
    about: tuple[Area, ...]
    """What the sheet should be near to."""
    rather_not: tuple[tuple[Area, float], ...] = ()
    """What should better stay in sight, and how much that matters."""


@lru_cache(maxsize=4)
def best_place(sizes: tuple[Point, ...], ground: Ground) -> Area:
    """Where it hides the least, and is near; the first size, unless a later one hides clearly less."""
    found: tuple[float, Area] | None = None
    for size in sizes:
        hidden, place = _placed(size, ground)
        covered = size[0] * size[1]
        if found is None or hidden + _CLEARLY * covered < found[0]:
            found = hidden, place
        if hidden < _FINE * covered:
            break
    assert found is not None
    return found[1]


def _placed(size: Point, ground: Ground) -> tuple[float, Area]:
    """How much a sheet of a size hides at least, and the nearest place where it does no more."""
    width, height = size
    lying = [*((area, _NEVER) for area in ground.never), *ground.rather_not]
    lefts, tops = _tried(WIDTH, width, _COLUMNS), _tried(HEIGHT, height, _ROWS)
    # what two areas share is how much they do across times how much down: so either is found only once
    across = [[_overlap(x, width, area[0], area[2]) * weight for area, weight in lying] for x in lefts]
    down = [[_overlap(y, height, area[1], area[3]) for area, _ in lying] for y in tops]
    places = [
        (sum(map(mul, shares, others)), (x, y, width, height))
        for y, others in zip(tops, down, strict=True)
        for x, shares in zip(lefts, across, strict=True)
    ]
    least = min(hidden for hidden, _ in places)
    return min(
        (each for each in places if each[0] <= least + 1), key=lambda each: _apart(each[1], ground.about)
    )


def _tried(whole: float, part: float, count: int) -> list[float]:
    """Where something may begin along one edge of the screen."""
    return [EDGE + (whole - part - 2 * EDGE) * n / (count - 1) for n in range(count)]


def _overlap(start: float, length: float, other: float, extent: float) -> float:
    return max(0.0, min(start + length, other + extent) - max(start, other))


def shared(one: Area, other: Area) -> float:
    """How much two areas have in common."""
    return _overlap(one[0], one[2], other[0], other[2]) * _overlap(one[1], one[3], other[1], other[3])


def grown(area: Area, by: float) -> Area:
    """An area with a margin around it."""
    return area[0] - by, area[1] - by, area[2] + 2 * by, area[3] + 2 * by


def _apart(place: Area, pieces: Sequence[Area]) -> float:
    """How far it is from what it is about; from the middle of the table, if that is nothing in particular."""
    x, y = middle(place)
    goals = [middle(piece) for piece in pieces] or [(WIDTH / 2, HEIGHT / 2)]
    return sum((x - across) ** 2 + (y - down) ** 2 for across, down in goals)
