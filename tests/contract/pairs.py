"""A few settings that together try every pair of values."""

from collections.abc import Callable, Mapping, Sequence
from itertools import combinations, product
from math import prod

from game.engine import Rng, Value

Setting = dict[str, Value]
Pair = tuple[tuple[str, Value], tuple[str, Value]]

_MOST = 100_000  # settings to choose from; of more, as many are drawn
_TRIES = 60  # settings compared for each place in the selection


def settings(values: Mapping[str, Sequence[Value]], fits: Callable[[Setting], bool]) -> list[Setting]:
    """Every setting that fits, or plenty of them."""
    if prod(map(len, values.values())) <= _MOST:
        return [
            each for row in product(*values.values()) if fits(each := dict(zip(values, row, strict=True)))
        ]
    rng = Rng.seeded("settings", *values)
    drawn = ({name: rng.pick(each) for name, each in values.items()} for _ in range(_MOST))
    return [each for each in drawn if fits(each)]


def pairs(setting: Setting) -> list[Pair]:
    """Every pair of values in a setting."""
    return list(combinations(setting.items(), 2))


def all_pairs(fitting: Sequence[Setting]) -> list[Setting]:
    """Few of the settings with every pair that any of them has: greedy, the same every time."""
    rng = Rng.seeded("pairs")
    having: dict[Pair, list[Setting]] = {}
    for setting in fitting:
        for pair in pairs(setting):
            having.setdefault(pair, []).append(setting)
    open_pairs = dict.fromkeys(having)
    chosen: list[Setting] = []
    while open_pairs:
        rarest = min(open_pairs, key=lambda pair: len(having[pair]))
        tried = [rng.pick(having[rarest]) for _ in range(_TRIES)]
        best = max(tried, key=lambda setting: sum(pair in open_pairs for pair in pairs(setting)))
        chosen.append(best)
        for pair in pairs(best):
            open_pairs.pop(pair, None)
    return chosen or list(fitting)
