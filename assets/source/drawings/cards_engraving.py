"""Engraves pictures: shapes look round, lit from the upper left and hatched like a woodcut."""

import math
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from PIL import Image, ImageColor
from scipy.ndimage import binary_closing, binary_fill_holes, distance_transform_edt, gaussian_filter

from drawings import svg
from drawings.palette import INK

FINE = 3
"""Pixels per unit while engraving; more than is stored, so that the lines come out smooth."""
STORED = 2
LIGHT = np.array((-0.52, -0.60, 0.61), np.float32)
_INK = np.array(ImageColor.getrgb(INK), np.float32)
Size = tuple[float, float]
Area = tuple[int, int, int, int]
"""Left, top, right, bottom in fine pixels."""


@dataclass(frozen=True, slots=True)
class Solid:
    """A shape of one colour that looks round: an outline, shading, and hatching in its shadow."""

    shape: str
    """SVG; only what it covers counts, not its colours."""
    colour: str
    relief: float = 6
    """How far from its edge the shape is round, in units; 0 leaves it flat."""
    outline: float = 0.9
    shade: float = 0.0
    """Darkness added everywhere, up to 1."""
    angle: float = -38
    """Of the hatching, in degrees."""
    period: float = 2.3
    """Units from line to line."""
    hatch: float = 1.0
    """How strongly shadows are hatched."""
    backing: str | None = None
    """A colour for the gaps inside an icon: without it the background shows through them."""


@dataclass(frozen=True, slots=True)
class Flat:
    """SVG printed as it is, in its own colours."""

    shape: str


Layer = Solid | Flat


def moved(
    layers: Iterable[Layer], x: float = 0, y: float = 0, size: float = 1, turn: float = 0
) -> list[Layer]:
    """The same layers elsewhere, larger or smaller, turned by degrees."""
    group = f'<g transform="translate({x} {y}) rotate({turn}) scale({size} {abs(size)})">'
    return [_placed(layer, f"{group}{layer.shape}</g>", abs(size)) for layer in layers]


def engrave(layers: Iterable[Layer], size: Size, defs: str = "") -> Image.Image:
    """All the layers, the last on top, as a transparent picture at the stored scale."""
    width, height = round(size[0] * FINE), round(size[1] * FINE)
    canvas = Image.new("RGBA", (width, height))
    for layer in _merged(layers):
        tile, corner = _tile(layer, size, defs)
        canvas.alpha_composite(tile, corner)
    return _reduced(canvas, (round(size[0] * STORED), round(size[1] * STORED)))


def _merged(layers: Iterable[Layer]) -> list[Layer]:
    """Flat layers that follow each other as one: each costs a rendering."""
    result: list[Layer] = []
    for layer in layers:
        if result and isinstance(layer, Flat) and isinstance(result[-1], Flat) and "id=" not in layer.shape:
            result[-1] = Flat(result[-1].shape + layer.shape)
        else:
            result.append(layer)
    return result


@lru_cache(maxsize=96)
def _tile(layer: Layer, size: Size, defs: str) -> tuple[Image.Image, tuple[int, int]]:
    """One layer finished, and where it goes; kept, as many cards share a sky or a wall."""
    corner, drawn = _rendered(layer.shape, size, defs)
    if isinstance(layer, Flat):
        return drawn, corner
    mask = Image.new("L", (round(size[0] * FINE), round(size[1] * FINE)))
    mask.paste(drawn.getchannel("A"), corner)
    box = _around(mask, math.ceil((layer.outline + 1.5) * FINE))
    return _solid(layer, np.asarray(mask.crop(box), np.float32) / 255, box), box[:2]


def _around(mask: Image.Image, margin: int) -> Area:
    """Where a mask is, with a margin that does not leave the picture."""
    left, top, right, bottom = mask.getbbox() or (0, 0, 1, 1)
    return (
        max(0, left - margin),
        max(0, top - margin),
        min(mask.width, right + margin),
        min(mask.height, bottom + margin),
    )


def _rendered(shape: str, size: Size, defs: str) -> tuple[tuple[int, int], Image.Image]:
    """A shape in fine pixels and where its upper left corner lies.

    Most shapes are small and rendering costs by the pixel: a rough picture first tells where to look.
    """
    box = svg.render(shape, size, 1, defs).getbbox() or (0, 0, 1, 1)
    left, top = max(0, box[0] - 1), max(0, box[1] - 1)
    right, bottom = min(math.ceil(size[0]), box[2] + 1), min(math.ceil(size[1]), box[3] + 1)
    group = f'<g transform="translate({-left} {-top})">{shape}</g>'
    return (left * FINE, top * FINE), svg.render(group, (right - left, bottom - top), FINE, defs)


def _placed(layer: Layer, shape: str, size: float) -> Layer:
    if isinstance(layer, Flat):
        return Flat(shape)
    outline = layer.outline * (0.5 + size / 2)  # small things keep a line that still prints
    return Solid(
        shape,
        layer.colour,
        layer.relief * size,
        outline,
        layer.shade,
        layer.angle,
        layer.period,
        layer.hatch,
        layer.backing,
    )


def _solid(layer: Solid, cover: np.ndarray, box: Area) -> Image.Image:
    """A solid shape as a picture of its own: backing, outline, and the hatched shape on top."""
    tile = Image.new("RGBA", (cover.shape[1], cover.shape[0]))
    if layer.backing is not None:
        _stamp(tile, _colour(layer.backing), _closed(cover))
    if layer.outline:
        _stamp(tile, _INK, _outline(cover, layer.outline))
    tone = _tone(cover, layer)
    lines = _hatching(tone, layer, box)
    colour = _colour(layer.colour) * (1 - 0.42 * np.clip(tone, 0, 1))[..., None]
    colour += (255 - colour) * np.clip(-tone, 0, 1)[..., None] * 0.45
    colour = colour * (1 - lines[..., None]) + _INK * lines[..., None]
    _stamp(tile, colour, cover)
    return tile


def _tone(cover: np.ndarray, layer: Solid) -> np.ndarray:
    """How dark each point is: below 0 where the lamp strikes, above 0 in the shadow."""
    flat = np.full(cover.shape, layer.shade, np.float32)
    if not layer.relief:
        return flat
    reach = layer.relief * FINE
    # the crop may cut the shape at the edge of the picture, where it goes on and must not turn away
    inside = distance_transform_edt(np.pad(cover > 0.5, 1, mode="edge"))[1:-1, 1:-1]
    near = np.clip(inside / reach, 0, 1)
    height = reach * np.sqrt(1 - (1 - near) ** 2)
    height = gaussian_filter(height, min(0.16 * reach, 1.6 * FINE))
    down, across = np.gradient(height)
    length = np.sqrt(down**2 + across**2 + 1)
    lit = (-across * LIGHT[0] - down * LIGHT[1] + LIGHT[2]) / length
    return flat + 1.15 * (LIGHT[2] - lit).astype(np.float32)


def _hatching(tone: np.ndarray, layer: Solid, box: Area) -> np.ndarray:
    """Lines that swell with the darkness, and cross where it is deep."""
    rows, columns = np.mgrid[box[1] : box[3], box[0] : box[2]].astype(np.float32)
    first = _lines(rows, columns, layer, layer.angle, (tone - 0.16) * 1.05)
    second = _lines(rows, columns, layer, layer.angle + 74, (tone - 0.62) * 1.1)
    return np.clip(np.maximum(first, second) * 0.9, 0, 1) * min(1.0, layer.hatch)


def _lines(
    rows: np.ndarray, columns: np.ndarray, layer: Solid, angle: float, width: np.ndarray
) -> np.ndarray:
    turn = math.radians(angle)
    period = layer.period * FINE
    wobble = 0.5 * FINE * np.sin(columns / (17 * FINE) + rows / (23 * FINE))  # a hand, not a machine
    phase = (columns * math.sin(turn) - rows * math.cos(turn) + wobble) / period
    away = np.abs(phase - np.floor(phase) - 0.5) * period
    half = np.clip(width * layer.hatch, 0, 0.85) * period / 2
    return np.clip(half - away + 0.5, 0, 1) * np.clip(half, 0, 1)


def _outline(cover: np.ndarray, weight: float) -> np.ndarray:
    """A line round the shape, heavier on the side away from the lamp."""
    outside = distance_transform_edt(cover < 0.5)
    line = np.clip(weight * FINE - outside + 0.5, 0, 1)
    shift = max(1, round(0.5 * weight * FINE))
    heavy = np.zeros_like(line)
    heavy[shift:, shift:] = line[:-shift, :-shift]
    return np.maximum(line, heavy)


def _closed(cover: np.ndarray) -> np.ndarray:
    small = cover[::2, ::2] > 0.5
    filled = binary_fill_holes(binary_closing(np.pad(small, 8), iterations=7))[8:-8, 8:-8]
    whole = np.kron(filled, np.ones((2, 2), bool))[: cover.shape[0], : cover.shape[1]]
    return np.clip(gaussian_filter(whole.astype(np.float32), 1) * 1.4, 0, 1)


def _stamp(tile: Image.Image, colour: np.ndarray, cover: np.ndarray) -> None:
    """Lay a colour, or a field of colours, on the tile where it covers."""
    pixels = np.empty((*cover.shape, 4), np.uint8)
    pixels[..., :3] = np.clip(colour, 0, 255)
    pixels[..., 3] = np.clip(cover * 255, 0, 255)
    tile.alpha_composite(Image.fromarray(pixels, "RGBA"))


def _reduced(canvas: Image.Image, size: tuple[int, int]) -> Image.Image:
    """Smaller, without the dark fringes that transparent black would bring in."""
    return canvas.convert("RGBa").resize(size, Image.Resampling.LANCZOS).convert("RGBA")


def _colour(name: str) -> np.ndarray:
    return np.array(ImageColor.getrgb(name), np.float32)
