"""What foretells who wins Dalton City: many quick games, and the weights that would have known."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from math import exp, sqrt
from operator import mul
from pathlib import Path

import numpy as np

from build_spec.train import dalton_city_habits
from build_spec.train.fit import Array, Example, fitted
from build_spec.train.writing import commit, write
from game.ai.dalton_city.light import answer
from game.ai.dalton_city.standing import FEATURES, KNOTS, Standing, blend, left_of
from game.ai.search.value import Model, Part
from game.engine import Rng, Table, choose, submit
from game.games.dalton_city.actions import Sell
from game.games.dalton_city.kinds import Kind
from game.games.dalton_city.rules import DaltonCity
from game.games.dalton_city.scoring import wealth
from game.games.dalton_city.world import World

SEED = 1897
GAMES = {2: 1000, 3: 1000, 4: 5000, 6: 1000}
"""Per number of players; other numbers use what was learnt about the nearest."""
_WHIM = 10
"""One answer in so many is left to chance, so that what nobody would do is known about too."""
_EVERY = 5
"""One turn in so many is learnt from: the next is much the same."""
_CLOSE = 1200
"""Dollars: how much chance a turn still to come could have moved the end."""
_RIDGE = 1e-4
"""How much weights beside the end foretold must bring to count."""
_HELD_OUT = 5
_FILE = Path(__file__).parents[2] / "game/ai/dalton_city/expert.toml"
RULES = DaltonCity()


def train() -> None:
    """Play, learn, and write down what was learnt: habits to play by, and weights to tell the chances by."""
    dalton_city_habits.train()
    write(_FILE, trained(SEED, GAMES, commit()), "dalton_city")


def trained(seed: int, games: dict[int, int], tree: str) -> Model:
    """What so many games teach, per number of players."""
    parts: dict[str, Part] = {}
    for seats, count in games.items():
        found = [each for game in range(count) for each in examples(seats, seed, game)]
        parts[str(seats)] = learnt(found)
    return Model(1, tree, seed, sum(games.values()), FEATURES, parts)


def examples(seats: int, seed: int, game: int) -> Iterator[tuple[Example, tuple[int, ...]]]:
    """Positions of one game at the beginning of turns, how it ended, and with how much for each."""
    rng = Rng.seeded("training", seed, seats, game)
    t = RULES.new(seats, choose(RULES.options, {}, seats), rng.bits()).stop_telling()
    kept, turns, now = [], rng.below(_EVERY), (0, 0)
    while t.asks:
        ask, world = t.asks[0], t.world
        if ask.kind == Kind.DICE and (world.turn, world.round) != now:
            now = world.turn, world.round
            turns += 1
            if turns % _EVERY == 0 and all(world.playing):
                kept.append((left_of(world), Standing(world).rows()))
        action = answer(t, ask)
        if rng.below(_WHIM) == 0:
            action = rng.pick([each for each in ask.options if not isinstance(each, Sell)] or [action])
        submit(t, ask.number, ask.seat, action)
    end = tuple(wealth(t.world, seat) for seat in range(seats))
    for left, rows in kept:
        yield Example(game, tuple(spread(row, left) for row in rows), _shares(t, left)), end


def learnt(found: Sequence[tuple[Example, tuple[int, ...]]]) -> Part:
    """First what everybody ends with, which teaches much from few games; then what else makes them win."""
    knots, size = len(KNOTS), len(FEATURES)
    ends = _ends(found)
    told = [
        replace(each, rows=tuple((*row, *_foretold(row, ends, size)) for row in each.rows))
        for each, _ in found
    ]
    part = fitted(told, _RIDGE)
    weights, factors = part.weights[: knots * size], part.weights[knots * size :]
    merged = [
        weight + factors[at // size] * end for at, (weight, end) in enumerate(zip(weights, ends, strict=True))
    ]
    return Part(tuple(round(each, 6) for each in merged), part.positions, part.loss, part.even)


def _ends(found: Sequence[tuple[Example, tuple[int, ...]]]) -> list[float]:
    """Weights that foretell by how many thousands somebody ends above the mean of all."""
    learnt = [(each, end) for each, end in found if each.game % _HELD_OUT]
    rows = np.array([row for each, _ in learnt for row in each.rows])
    ends = np.array([wealth / 1000 for _, end in learnt for wealth in end])
    seats = len(learnt[0][1])
    rows, ends = (each - _means(each, seats) for each in (rows, ends))
    size = rows.shape[1]
    spread = np.maximum(rows.std(axis=0), 1e-9)
    rows = rows / spread
    bent = rows.T @ rows / len(rows) + 1e-4 * np.eye(size)
    found_ = np.linalg.solve(bent, rows.T @ ends / len(rows)) / spread
    return [float(each) for each in found_]


def _means(values: Array, seats: int) -> Array:
    """What all at a table have on average, for each of them."""
    tables = values.reshape(-1, seats, *values.shape[1:])
    return np.asarray(np.repeat(tables.mean(axis=1), seats, axis=0))


def _foretold(row: Sequence[float], ends: Sequence[float], size: int) -> Iterator[float]:
    """The end foretold, for each knot as far as it counts."""
    for at in range(0, len(row), size):
        yield sum(map(mul, row[at : at + size], ends[at : at + size]))


def spread(row: tuple[float, ...], left: float) -> tuple[float, ...]:
    """A row for each knot, one behind the other, as far as that knot counts."""
    parts = dict(blend(left))
    return tuple(each * parts.get(knot, 0.0) for knot in range(len(KNOTS)) for each in row)


def _shares(t: Table[World], left: float) -> tuple[float, ...]:
    """Who won; a narrow win is partly luck, and teaches more when it is counted so."""
    end = [wealth(t.world, seat) if playing else -1 for seat, playing in enumerate(t.world.playing)]
    most, close = max(end), 1 + _CLOSE * sqrt(max(0.0, left - 0.5))
    grown = [exp((each - most) / close) for each in end]
    return tuple(each / sum(grown) for each in grown)
