"""Pictures built of lit material: shapes as distances, heights from distances, light from the upper left."""

from dataclasses import dataclass, field

import numpy as np
from PIL import Image
from scipy.ndimage import distance_transform_edt, gaussian_filter, shift

from drawings.svg import render

Array = np.ndarray
Box = tuple[float, float, float, float]
"""Left, top, right and bottom, in design units."""
DENSITY = 4
"""Pixels a unit while drawing; the finished picture has half as many, and so smooth edges."""
LIGHT = np.array([-0.46, -0.62, 0.64]) / np.linalg.norm([-0.46, -0.62, 0.64])


@dataclass
class Plate:
    """A picture in the making, layer over layer; colours are kept multiplied by how much they cover."""

    width: float
    height: float
    x: Array = field(init=False)
    y: Array = field(init=False)
    colour: Array = field(init=False)
    cover: Array = field(init=False)

    def __post_init__(self) -> None:
        columns, rows = round(self.width * DENSITY), round(self.height * DENSITY)
        self.x, self.y = np.meshgrid((np.arange(columns) + 0.5) / DENSITY, (np.arange(rows) + 0.5) / DENSITY)
        self.colour = np.zeros((rows, columns, 3))
        self.cover = np.zeros((rows, columns))

    def lay(self, colour: Array | str, cover: Array) -> None:
        """Lay a colour, or a picture of colours, over what is there."""
        tint = rgb(colour) if isinstance(colour, str) else colour
        self.colour = self.colour * (1 - cover[..., None]) + tint * cover[..., None]
        self.cover = self.cover * (1 - cover) + cover

    def shade(self, cover: Array, strength: float, blur: float, dx: float = 0, dy: float = 0) -> None:
        """Lay the soft shadow of a shape, which falls to the lower right."""
        self.lay("#0a0402", strength * soft(cover, blur, dx, dy))

    def glow(self, colour: str, cover: Array, strength: float, blur: float) -> None:
        """Lay a soft shine round a shape."""
        self.lay(colour, strength * soft(cover, blur))

    def carve(self, cover: Array, strength: float, blur: float, dx: float = 1.2, dy: float = 2) -> None:
        """Darken the inside of a shape along the edge that the light comes over."""
        self.lay("#0a0402", strength * cover * (1 - soft(cover, blur, dx, dy)))

    def mask(self, body: str) -> Array:
        """How much an SVG drawing in this plate's units covers."""
        drawn = render(body, (self.width, self.height), DENSITY).getchannel("A")
        return np.asarray(drawn, dtype=float) / 255

    def distance(self, mask: Array) -> Array:
        """The signed distance to a drawn shape's edge, below nought inside."""
        inside = distance_transform_edt(mask > 0.5) - distance_transform_edt(mask <= 0.5)
        return gaussian_filter(-inside / DENSITY, 0.8)

    def picture(self) -> Image.Image:
        """The finished picture, two pixels a unit."""
        half = np.concatenate([self.colour, self.cover[..., None]], axis=2)
        rows, columns = half.shape[0] // 2, half.shape[1] // 2
        half = half.reshape(rows, 2, columns, 2, 4).mean(axis=(1, 3))
        cover = half[..., 3:]
        half[..., :3] = np.where(cover > 1 / 512, half[..., :3] / np.maximum(cover, 1e-6), 0)
        half[half[..., 3] < 1 / 512] = 0  # what is not seen must not cost room in the file
        return Image.fromarray((half.clip(0, 1) * 255 + 0.5).astype(np.uint8), "RGBA")


def rgb(colour: str) -> Array:
    """A colour of the palette as three numbers up to one."""
    return np.array([int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)])


def blend(one: str | Array, other: str | Array, share: Array | float) -> Array:
    """Between two colours, picture-wide or not."""
    first, second = (rgb(each) if isinstance(each, str) else each for each in (one, other))
    part = np.asarray(share)[..., None]
    return first * (1 - part) + second * part


def soft(cover: Array, blur: float, dx: float = 0, dy: float = 0) -> Array:
    """A shape out of focus and moved aside, in units."""
    moved = shift(cover, (dy * DENSITY, dx * DENSITY), order=1, mode="constant") if dx or dy else cover
    return gaussian_filter(moved, blur * DENSITY, mode="constant")


def grown(box: Box, by: float) -> Box:
    """A box with every edge moved outwards."""
    left, top, right, bottom = box
    return left - by, top - by, right + by, bottom + by


def rounded(plate: Plate, box: Box, radius: float) -> Array:
    """The distance to a box with round corners."""
    left, top, right, bottom = box
    away_x = np.abs(plate.x - (left + right) / 2) - (right - left) / 2 + radius
    away_y = np.abs(plate.y - (top + bottom) / 2) - (bottom - top) / 2 + radius
    outside = np.hypot(np.maximum(away_x, 0), np.maximum(away_y, 0))
    return outside + np.minimum(np.maximum(away_x, away_y), 0) - radius


def scooped(plate: Plate, box: Box, radius: float) -> Array:
    """The distance to a box whose corners are bitten out round, as on a saloon's sign."""
    left, top, right, bottom = box
    near_x = np.minimum(plate.x - left, right - plate.x)
    near_y = np.minimum(plate.y - top, bottom - plate.y)
    # the little rounding keeps the bite's tips from being needles
    bite = radius - np.hypot(np.maximum(near_x, -9e9), np.maximum(near_y, -9e9))
    return _smooth_maximum(rounded(plate, box, 1), bite, 1.2)


def disc(plate: Plate, x: float, y: float, radius: float) -> Array:
    """The distance to a disc."""
    return np.hypot(plate.x - x, plate.y - y) - radius


def cover(distance: Array) -> Array:
    """How much of each pixel lies inside."""
    return np.clip(0.5 - distance * DENSITY, 0, 1)


def ring(distance: Array, outer: float, inner: float) -> Array:
    """How much of each pixel lies between two depths inside the edge."""
    return cover(distance + outer) * (1 - cover(distance + inner))


def bevel(distance: Array, width: float, height: float) -> Array:
    """A round edge that rises from the outline inwards."""
    rise = np.clip(-distance / width, 0, 1)
    return height * np.sqrt(1 - (1 - rise) ** 2)


def bead(distance: Array, at: float, width: float, height: float) -> Array:
    """A half-round moulding along the outline, its middle at this depth."""
    return height * np.sqrt(np.clip(1 - ((-distance - at) / (width / 2)) ** 2, 0, 1))


def normals(height: Array, smooth: float = 0.25) -> Array:
    """Which way each point of a surface faces."""
    down, across = np.gradient(gaussian_filter(height, smooth * DENSITY) * DENSITY)
    facing = np.stack([-across, -down, np.ones_like(height)], axis=-1)
    return facing / np.linalg.norm(facing, axis=-1, keepdims=True)


def _smooth_maximum(one: Array, other: Array, width: float) -> Array:
    near = np.clip(0.5 + 0.5 * (one - other) / width, 0, 1)
    return other * (1 - near) + one * near + width * near * (1 - near)
