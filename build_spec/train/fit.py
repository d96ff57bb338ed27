"""The weights under which those who won would have been the most likely to, judged by games held out."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from game.ai.search.value import Part

_STEPS = 30
_ENDED = 1e-9


@dataclass(frozen=True, slots=True)
class Example:
    """A position: a row of features for each seat, everybody's share of the win, and its game."""

    game: int
    rows: tuple[tuple[float, ...], ...]
    shares: tuple[float, ...]


Array = NDArray[np.float64]


def fitted(examples: Sequence[Example], ridge: float = 1e-3, held_out: int = 5) -> Part:
    """Weights from all but every `held_out`th game, judged by those; all positions have as many seats."""
    learnt = [each for each in examples if each.game % held_out]
    kept = [each for each in examples if not each.game % held_out]
    weights = _newton(*_arrays(learnt), ridge)
    loss, even = _loss(weights, *_arrays(kept)), float(np.log(len(examples[0].rows)))
    return Part(tuple(round(float(each), 6) for each in weights), len(learnt), round(loss, 5), round(even, 5))


def _arrays(examples: Sequence[Example]) -> tuple[Array, Array]:
    return np.array([each.rows for each in examples]), np.array([each.shares for each in examples])


def _shares(weights: Array, rows: Array) -> Array:
    strengths = rows @ weights
    grown = np.exp(strengths - strengths.max(axis=1, keepdims=True))
    return np.asarray(grown / grown.sum(axis=1, keepdims=True))


def _loss(weights: Array, rows: Array, won: Array) -> float:
    return float(-(won * np.log(_shares(weights, rows) + 1e-12)).sum(axis=1).mean())


def _newton(rows: Array, won: Array, ridge: float) -> Array:
    """Newton's method for the loss plus `ridge` times the weights' squares, by the features' spread."""
    count, features = len(rows), rows.shape[2]
    spread = np.maximum(rows.reshape(-1, features).std(axis=0), 1e-9)
    scaled, weights = rows / spread, np.zeros(features)
    for _ in range(_STEPS):
        share = _shares(weights, scaled)
        gradient = np.einsum("ps,psf->f", share - won, scaled) / count + 2 * ridge * weights
        mean = np.einsum("ps,psf->pf", share, scaled)
        bent = np.einsum("ps,psf,psg->fg", share, scaled, scaled) - mean.T @ mean
        step = np.linalg.solve(bent / count + 2 * ridge * np.eye(features), gradient)
        weights = weights - step
        if float(np.abs(step).max()) < _ENDED:
            break
    return np.asarray(weights / spread)
