"""Old walnut boards as maps of colour, gloss and height, which render far faster than nodes of noise."""

from dataclasses import dataclass

import numpy as np
from PIL import Image

Ring = tuple[float, float, float]
"""The foot of a wet glass: x and y from the middle of the table, and radius."""

_SHADES = np.array([(0.034, 0.0118, 0.0046), (0.112, 0.0402, 0.0142), (0.235, 0.0960, 0.0355)])
"""Winter wood, between, summer wood: linear light."""
_WIDTHS = (1.45, 2.05)
"""The narrowest and the widest board."""
_YEARS = 6.0
"""Rings in one unit of wood."""
_WORN = np.array((0.30, 0.150, 0.066))
"""Where the oil is gone: in scratches and under the rings of glasses."""


@dataclass(frozen=True, slots=True)
class Maps:
    """Rows run from the far side of the table to the near one."""

    colour: np.ndarray
    roughness: np.ndarray
    height: np.ndarray


def clouds(
    chance: np.random.Generator, size: tuple[int, int], cells: tuple[float, float], octaves: int = 1
) -> np.ndarray:
    """Soft noise from 0 to 1, with so many cells down and across, and finer octaves upon it."""
    total, weight, reach = np.zeros(size, np.float32), 1.0, 0.0
    for octave in range(octaves):
        grid = tuple(
            max(2, min(round(count * 2**octave), limit)) for count, limit in zip(cells, size, strict=True)
        )
        points = Image.fromarray(chance.random(grid, dtype=np.float32))
        total += weight * np.asarray(points.resize(size[::-1], Image.Resampling.BICUBIC))
        reach += weight
        weight *= 0.55
    return np.clip(total / reach, 0, 1)


def saw(length: float, depth: float, detail: int, rings: tuple[Ring, ...], seed: int) -> Maps:
    """Boards for a table `length` by `depth`, with `detail` pixels in a unit."""
    chance = np.random.default_rng(seed)
    size = (round(depth * detail), round(length * detail))
    colour = np.zeros((*size, 3), np.float32)
    height, roughness = np.zeros(size, np.float32), np.zeros(size, np.float32)
    start = 0
    while start < size[0]:
        end = min(size[0], start + round(chance.uniform(*_WIDTHS) * detail))
        if size[0] - end < _WIDTHS[0] * detail / 2:
            end = size[0]
        rows = slice(start, end)
        colour[rows], roughness[rows], height[rows] = _board(chance, (end - start, size[1]), detail)
        start = end
    worn = np.maximum(0.55 * _scratches(chance, size, detail), _feet(chance, size, detail, rings))
    colour += (0.26 * worn)[..., None] * (_WORN - colour)
    height -= 0.08 * worn + 0.5 * clouds(chance, size, (depth * 0.9, length * 0.35), 2)  # planed by hand
    hands = clouds(chance, size, (depth * 0.7, length * 0.7), 5)
    return Maps(colour, np.clip(roughness + 0.42 * (hands - 0.5) + 0.1 * worn, 0.2, 0.9), height)


def _board(
    chance: np.random.Generator, size: tuple[int, int], detail: int
) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    wide, long = size[0] / detail, size[1] / detail
    across = np.linspace(0, wide, size[0], dtype=np.float32)[:, None]
    waves = clouds(chance, size, (wide * 1.3, long * 0.33), 4) - 0.5
    # the rings of a bent trunk, sawn lengthwise beside its heart
    heart = chance.choice((-1.1, 0.25, 0.6, 1.0, wide + 1.1)) + chance.uniform(-0.2, 0.2)
    bend = 0.1 + 3.4 * clouds(chance, (1, size[1]), (1, long * 0.09), 2)
    year = np.sqrt((across - heart) ** 2 + bend**2) + 0.35 * waves
    year = np.mod(year * _YEARS * chance.uniform(0.8, 1.2), 1)
    # slow to darken and quick to brighten, as winter follows summer
    ring = np.interp(year, (0, 0.14, 0.9, 1), (0.5, 0.72, 0.26, 0.5))
    flow = across + 0.36 * waves
    fibres = _flowing(chance, flow, (58, long * 0.7), 3, detail)
    pores = np.clip((_flowing(chance, flow, (100, long * 2.4), 1, detail) - 0.14) / 0.2, 0, 1)
    shade = clouds(chance, size, (wide * 0.8, long * 0.22), 3)
    figure = np.clip(0.5 + 0.44 * (ring - 0.5) + 0.55 * (fibres - 0.5) + 0.45 * (shade - 0.5), 0, 1)
    colour = np.stack([np.interp(figure, (0.15, 0.5, 0.85), channel) for channel in _SHADES.T], axis=-1)
    colour *= chance.uniform(0.86, 1.1) * np.array(
        (1, chance.uniform(0.96, 1.04), chance.uniform(0.92, 1.08))
    )
    colour *= (0.62 + 0.38 * pores)[..., None]
    edge = np.minimum(across, wide - across) + 0.012 * (clouds(chance, size, (wide, long * 1.5), 3) - 0.5)
    gap = _step(edge, 0.006, 0.024)
    rubbed = 0.16 * _step(edge, 0.09, 0.03) * gap
    colour = (colour + rubbed[..., None] * (_WORN - colour)) * (0.05 + 0.95 * gap)[..., None]
    return colour, 0.5 + 0.22 * (1 - pores) + 0.5 * (1 - gap), 0.10 * pores + 0.10 * figure + 1.0 * gap


def _flowing(
    chance: np.random.Generator, flow: np.ndarray, cells: tuple[float, float], octaves: int, detail: int
) -> np.ndarray:
    """Noise that runs along the flow of the grain, with so many cells in a unit across it."""
    low, high = float(flow.min()), float(flow.max())
    fine = 2 * detail  # rows in a unit, so that the nearest one will do
    size = (round((high - low) * fine) + 1, flow.shape[1])
    made = clouds(chance, size, ((high - low) * cells[0], cells[1]), octaves)
    return made[((flow - low) * fine).astype(int), np.arange(size[1])]


def _scratches(chance: np.random.Generator, size: tuple[int, int], detail: int) -> np.ndarray:
    """Strokes of knives, spurs and coins, most of them along the boards."""
    drawn = np.zeros(size, np.float32)
    for _ in range(round(size[0] * size[1] / detail**2 * 1.1)):
        count = round(chance.uniform(0.15, 1.6) * detail)
        angle = chance.normal(0, 0.5) + (np.pi / 2 if chance.random() < 0.15 else 0)
        steps = np.arange(count)
        turn = angle + chance.normal(0, 0.25) * steps / count
        rows = (chance.uniform(0, size[0]) + np.cumsum(np.sin(turn))).astype(int)
        columns = (chance.uniform(0, size[1]) + np.cumsum(np.cos(turn))).astype(int)
        inside = (rows >= 0) & (rows < size[0]) & (columns >= 0) & (columns < size[1])
        force = chance.uniform(0.2, 1) * np.sin(np.pi * (steps + 0.5) / count) ** 0.6
        drawn[rows[inside], columns[inside]] = force[inside]
    return drawn


def _feet(
    chance: np.random.Generator, size: tuple[int, int], detail: int, rings: tuple[Ring, ...]
) -> np.ndarray:
    """Never a full circle."""
    down, across = np.ogrid[: size[0], : size[1]]
    patches = _step(clouds(chance, size, (size[0] / detail, size[1] / detail), 4), 0.42, 0.66)
    total = np.zeros(size, np.float32)
    for x, y, radius in rings:
        away = np.hypot(across / detail - size[1] / detail / 2 - x, down / detail - size[0] / detail / 2 + y)
        for of, force in ((radius, 1.0), (radius * 0.93, 0.4)):
            total = np.maximum(total, force * _step(np.abs(away - of), 0.05, 0.0) * patches)
    return total


def _step(value: np.ndarray, start: float, end: float) -> np.ndarray:
    """0 before the start, 1 after the end, smooth between."""
    part = np.clip((value - start) / (end - start), 0, 1)
    return part * part * (3 - 2 * part)
