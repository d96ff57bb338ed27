"""The weights under which those who won would have been the most likely to, judged by games held out."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from game.ai.search.value import Part

_STEPS = 30
_ENDED = 1e-9
_SAME = 1e-9


@dataclass(frozen=True, slots=True)
class Example:
    """A position: a row of features for each seat, everybody's share of the win, and its game."""

    game: int
    rows: tuple[tuple[float, ...], ...]
    shares: tuple[float, ...]


Array = NDArray[np.float64]


def fitted(examples: Sequence[Example], ridge: float = 1e-3, held_out: int = 5) -> Part:
    """Weights from all but every `held_out`th game, judged by those; all positions have as many seats."""
    rows = np.array([each.rows for each in examples])
    won = np.array([each.shares for each in examples])
    return learnt(rows, won, won, np.array([each.game % held_out == 0 for each in examples]), ridge)


def learnt(rows: Array, aims: Array, won: Array, kept: NDArray[np.bool_], ridge: float) -> Part:
    """Weights that come as near these aims as they can, judged by who won at the positions kept back."""
    weights = _newton(rows[~kept], aims[~kept], ridge)
    loss, even = _loss(weights, rows[kept], won[kept]), float(np.log(rows.shape[1]))
    flat = tuple(round(float(each), 6) for each in weights)
    return Part(flat, int((~kept).sum()), round(loss, 5), round(even, 5))


def foretold(weights: Array, rows: Array) -> Array:
    """Everybody's share of the win at many positions."""
    strengths = rows @ weights
    grown = np.exp(strengths - strengths.max(axis=1, keepdims=True))
    return np.asarray(grown / grown.sum(axis=1, keepdims=True))


def _loss(weights: Array, rows: Array, won: Array) -> float:
    return float(-(won * np.log(foretold(weights, rows) + 1e-12)).sum(axis=1).mean())


def _newton(rows: Array, won: Array, ridge: float) -> Array:
    """Newton's method for the loss plus `ridge` times the weights' squares, by the features' spread."""
    count, features = len(rows), rows.shape[2]
    spread = rows.reshape(-1, features).std(axis=0)
    spread[spread < _SAME] = 1.0  # what is the same everywhere gets no weight
    scaled, weights = rows / spread, np.zeros(features)
    for _ in range(_STEPS):
        share = foretold(weights, scaled)
        gradient = np.einsum("ps,psf->f", share - won, scaled) / count + 2 * ridge * weights
        mean = np.einsum("ps,psf->pf", share, scaled)
        flat = scaled.reshape(-1, features)
        bent = flat.T @ (flat * share.reshape(-1, 1)) - mean.T @ mean
        step = np.linalg.solve(bent / count + 2 * ridge * np.eye(features), gradient)
        weights = weights - step
        if float(np.abs(step).max()) < _ENDED:
            break
    return np.asarray(weights / spread)
