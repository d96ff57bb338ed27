"""What the interface is made of: walnut, brass, gilding, cloth, leather and bone, under the lamp."""

import numpy as np
from scipy.ndimage import fourier_gaussian

from drawings.palette import (
    BONE,
    BRASS,
    DARK_BRASS,
    DARK_OXBLOOD,
    DARK_WALNUT,
    LIGHT_WALNUT,
    OXBLOOD,
    PALE_BRASS,
    WALNUT,
)
from drawings.skin_relief import DENSITY, LIGHT, Array, Plate, blend, normals, rgb

_BRASS = {
    -0.5: "#1c0f04",
    0.0: "#4a300c",
    0.3: DARK_BRASS,
    0.52: "#a87b2b",
    0.64: BRASS,
    0.8: PALE_BRASS,
    0.93: "#fff0bd",
    1.0: "#fffbe8",
}
"""The colour of polished brass by how squarely it faces the lamp; metal shows the dark room too."""


def lit(
    colour: Array, height: Array, gloss: float = 0.25, depth: float = 0.75, smooth: float = 0.25
) -> Array:
    """A dull or varnished stuff with this relief; where it is flat it keeps its own colour."""
    facing = normals(height, smooth)
    toward = np.clip(facing @ LIGHT, 0, None)
    halfway = np.add(LIGHT, (0, 0, 1)) / np.linalg.norm(np.add(LIGHT, (0, 0, 1)))
    shine = np.clip(facing @ halfway, 0, None) ** 30 - (halfway[2] ** 30)
    shaded = colour * (1 - depth + depth * toward / LIGHT[2])[..., None]
    return np.clip(shaded + gloss * np.clip(shine, 0, None)[..., None] * rgb("#ffe2ae"), 0, 1)


def brass(height: Array, dull: float = 0, smooth: float = 0.25) -> Array:
    """Polished brass with this relief; `dull` of one is brass that nobody cleaned for years."""
    toward = normals(height, smooth) @ LIGHT
    shades = np.stack([rgb(colour) for colour in _BRASS.values()])
    shining = np.stack([np.interp(toward, list(_BRASS), shades[:, channel]) for channel in range(3)], axis=-1)
    return blend(shining, shining * 0.45 + rgb("#4a3a26") * 0.25, dull)


def walnut(plate: Plate, seed: int, tone: float = 0, contrast: float = 1) -> Array:
    """Straight-grained walnut; its streaks are long, so that stretching it does not show."""
    shape = plate.x.shape
    broad = _noise(shape, seed, (9, 240))
    fine = _noise(shape, seed + 1, (1.6, 130))
    pores = _noise(shape, seed + 2, (0.7, 26))
    figure = contrast * (0.16 * broad + 0.11 * fine - 0.07 * np.clip(pores - 0.9, 0, 2))
    level = np.clip(0.42 + tone + figure, 0, 1)[..., None]
    dark = rgb(DARK_WALNUT) * (1 - np.clip(level * 2, 0, 1)) + rgb(WALNUT) * np.clip(level * 2, 0, 1)
    return dark + (rgb(LIGHT_WALNUT) - rgb(WALNUT)) * np.clip(level * 2 - 1, 0, 1)


def cloth(plate: Plate, seed: int) -> Array:
    """Oxblood ribbon: fine ribs from edge to edge, and a little wear."""
    ribs = 0.5 + 0.5 * np.cos(plate.x * 2 * np.pi / 1.5)
    worn = _noise(plate.x.shape, seed, (30, 30)) * 0.05
    return blend(DARK_OXBLOOD, OXBLOOD, np.clip(0.74 + 0.16 * ribs + worn, 0, 1.1))


def leather(plate: Plate, seed: int, colour: str = OXBLOOD) -> tuple[Array, Array]:
    """Oxblood leather: its colour, and the height of its grain."""
    grain = _noise(plate.x.shape, seed, (0.55 * DENSITY, 0.55 * DENSITY))
    stain = _noise(plate.x.shape, seed + 1, (16 * DENSITY, 16 * DENSITY))
    return blend(colour, DARK_OXBLOOD, np.clip(0.25 + 0.2 * stain, 0, 1)), 0.16 * grain


def bone(plate: Plate, seed: int) -> Array:
    """Old bone, a little stained."""
    stain = _noise(plate.x.shape, seed, (5 * DENSITY, 7 * DENSITY))
    return blend(BONE, "#d9c299", np.clip(0.25 + 0.22 * stain, 0, 1))


def aged(colour: Array, amount: float) -> Array:
    """Pale and dusty: what cannot be used."""
    grey = colour.mean(axis=-1, keepdims=True)
    return colour * (1 - amount) + amount * (0.4 * grey + 0.6 * rgb("#9a6440") * (0.45 + grey))


def _noise(shape: tuple[int, int], seed: int, spread: tuple[float, float]) -> Array:
    """Smooth noise with a spread of one; it joins up at the edges."""
    raw = np.fft.fft2(np.random.default_rng(seed).standard_normal(shape))
    raw = np.fft.ifft2(fourier_gaussian(raw, spread)).real  # a filter this wide takes ages any other way
    return raw / raw.std()
