"""Which habits win at Dalton City: games in which everybody has others, and what came of each."""

from collections.abc import Iterator, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import NamedTuple

import numpy as np

from build_spec.train.fit import Array
from build_spec.train.writing import commit
from game.ai.bot import Budget
from game.ai.dalton_city.cowhand import Cowhand
from game.ai.dalton_city.habits import COWHAND, Habits, Learnt
from game.engine import Rng, Table, choose, submit
from game.games.dalton_city.rules import DaltonCity
from game.games.dalton_city.scoring import wealth
from game.games.dalton_city.world import World

SEED, GAMES, SEATS = 1900, 1800, 4
_TIMES = {
    "rival": 2.5,
    "wary": 2.0,
    "high": 1.4,
    "forced": 2.0,
    "promise": 2.5,
    "fees": 1.5,
    "price": 1.15,
    "spared": 2.0,
    "kept": 2.5,
    "nugget": 1.5,
    "horse": 2.5,
    "later": 1.6,
    "again": 2.5,
    "lost": 1.4,
    "held": 1.6,
}
"""A step of each habit: so many times as much."""
_MORE = {
    "stand": 0.5,
    "eager": 2000.0,
    "both": 1000.0,
    "free": 2000.0,
    "near": 1.0,
    "order": 0.5,
    "leader": 1.0,
    "town": 0.2,
    "deny": 0.25,
    "bold": 3000.0,
    "behind": 0.1,
    "exposed": 0.7,
}
"""A step of the others: so much more."""
NAMES = (*_TIMES, *_MORE)
_BEGUN = {"stand": 0.5, "order": 0.5}
"""Where the search begins, if not with the cowhand's."""
_CLOSE = 60_000
"""Dollars by which shares of the win fall off: far more than a narrow win, so that every end teaches."""
_USUAL, _BENT = 0.003, 0.004
"""What a step usually changes, and what the second one costs, in such shares: as much is believed untold."""
_LEAST = 0.1
"""A shorter step is none."""
_FILE = Path(__file__).parents[2] / "game/ai/dalton_city/habits.toml"
RULES = DaltonCity()


class Played(NamedTuple):
    """A game: everybody's steps, and the share of the win that came of them."""

    steps: tuple[tuple[int, ...], ...]
    shares: tuple[float, ...]


def train() -> None:
    """Play, learn, and write down what was learnt."""
    write(_FILE, trained(SEED, GAMES, commit()))


def trained(seed: int, games: int, tree: str) -> Learnt:
    found = [played(seed, game) for game in range(games)]
    told = {name: float(f"{value:.4g}") for name, value in asdict(after(best(found))).items()}
    return Learnt(1, tree, seed, games, Habits(**told))


def after(steps: Sequence[float]) -> Habits:
    """Habits so many steps from where the search begins."""
    begun = asdict(COWHAND) | _BEGUN
    for name, step in zip(NAMES, steps, strict=True):
        times = _TIMES.get(name)
        begun[name] = begun[name] * times**step if times else begun[name] + _MORE[name] * step
    return Habits(**begun)


def played(seed: int, game: int) -> Played:
    """A game in which everybody takes a step at random, or none, in every habit."""
    rng = Rng.seeded("habits", seed, game)
    steps = tuple(tuple(rng.below(3) - 1 for _ in NAMES) for _ in range(SEATS))
    bots = [Cowhand(after(each)) for each in steps]
    t = RULES.new(SEATS, choose(RULES.options, {}, SEATS), rng.bits()).stop_telling()
    while t.asks:
        ask = t.asks[0]
        view = RULES.view(t, ask.seat)
        submit(t, ask.number, ask.seat, bots[ask.seat].choose(view, ask, _none, rng, Budget()))
    return Played(steps, tuple(_shares(t.world)))


def _none(_: Rng) -> Table[World]:
    raise TypeError("the cowhand imagines no tables")


def _shares(world: World) -> Iterator[float]:
    ends = [wealth(world, seat) if world.playing[seat] else -1 for seat in range(SEATS)]
    grown = np.exp((np.array(ends) - max(ends)) / _CLOSE)
    return (float(each) for each in grown / grown.sum())


def best(found: Sequence[Played]) -> list[float]:
    """The step that should win most in each habit, at most a whole one; doubt makes it shorter."""
    steps = np.array([each.steps for each in found], dtype=float)
    shares = np.array([each.shares for each in found])
    lines, bends = _means_off(steps), _means_off(steps**2)
    rows, gains = np.concatenate([lines, bends], axis=1), _means_off(shares[:, :, None])[:, 0]
    noise = float(gains.var()) * SEATS / (SEATS - 1)
    believed = np.array([0.0] * len(NAMES) + [-_BENT] * len(NAMES))
    doubt = noise / _USUAL**2 * np.eye(2 * len(NAMES))
    told = np.linalg.solve(rows.T @ rows + doubt, rows.T @ gains + doubt @ believed)
    line, bend = told[: len(NAMES)], np.minimum(told[len(NAMES) :], -_BENT / 2)
    far = [float(step) for step in np.clip(-line / (2 * bend), -1.0, 1.0)]
    return [round(step, 2) if abs(step) >= _LEAST else 0.0 for step in far]


def _means_off(values: Array) -> Array:
    """What everybody has more than the others at the table, a row for each."""
    return np.asarray((values - values.mean(axis=1, keepdims=True)).reshape(-1, values.shape[2]))


def write(path: Path, learnt: Learnt) -> None:
    lines = ["# Written by `make train ARGS=dalton_city`.", f"version = {learnt.version}"]
    lines += [
        f'commit = "{learnt.commit}"',
        f"seed = {learnt.seed}",
        f"games = {learnt.games}",
        "",
        "[habits]",
    ]
    lines += [f"{name} = {value}" for name, value in asdict(learnt.habits).items()]
    path.write_text("\n".join(lines) + "\n", "utf-8")
