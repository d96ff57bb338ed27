"""What all parts of the interface's skin share: their margins, their plates, their rivets and their rings."""

from collections.abc import Mapping, Sequence

import numpy as np
from PIL import Image

from drawings.palette import BRASS, PALE_BRASS
from drawings.skin_materials import brass
from drawings.skin_relief import Array, Box, Plate, bead, bevel, cover, disc, ring
from pipeline.output import Output

MARGIN = 8
"""Units round every part that are left to its shadow and its glow."""
Sides = tuple[float, float, float, float]
Point = tuple[float, float]


def put(
    out: Output,
    name: str,
    faces: Mapping[str, Image.Image],
    border: float | Sides,
    inset: float | Sides,
    credit: Sequence[str] = (),
    margin: float = MARGIN,
) -> None:
    """Store a nine-patch; border and inset count from the picture's edge, `margin` is its shadow's part."""
    out.patch(name, faces, _sides(border), inset=_sides(inset), credit=credit)
    out.entries[name]["margin"] = margin


def body(plate: Plate, margin: float = MARGIN) -> Box:
    """The part of a plate inside its margin."""
    return margin, margin, plate.width - margin, plate.height - margin


def drop(plate: Plate, distance: Array, lift: float = 1) -> None:
    """The shadow of a part that lies on the table: a tight one and a wide one."""
    shape = cover(distance)
    plate.shade(shape, 0.5 * lift, 2.6, 1.6, 2.6)
    plate.shade(shape, 0.45 * lift, 0.9, 0.5, 0.8)


def wire(plate: Plate, distance: Array, at: float, width: float, dull: float = 0) -> None:
    """A half-round brass wire along an outline, its middle at this depth, with the shadow it throws."""
    shape = ring(distance, at - width / 2, at + width / 2)
    plate.shade(shape, 0.55, 0.6, 0.4, 0.7)
    plate.lay(brass(bead(distance, at, width, width * 0.42), dull), shape)


def rivets(plate: Plate, points: Sequence[Point], radius: float = 3, dull: float = 0) -> None:
    """The round heads of brass nails."""
    away = np.minimum.reduce([disc(plate, x, y, radius) for x, y in points])
    plate.shade(cover(away), 0.7, 0.7, 0.5, 0.9)
    plate.lay(brass(bevel(away, radius, radius * 0.8), dull, 0.35), cover(away))


def double_ring(plate: Plate, distance: Array) -> None:
    """What holds the focus: two bright rings with a dark one between, and a glow; it reads without colour."""
    plate.glow("#ffcf5a", ring(distance, -4, 0), 0.75, 2.2)
    plate.lay("#1a0c04", ring(distance, -4.6, 3.6))
    plate.lay("#ffeeb4", ring(distance, -4, -1.6))
    plate.lay(PALE_BRASS, ring(distance, 0.4, 2.8))


def corners(box: Box, inset: float) -> list[Point]:
    """The four points this far in from a box's corners."""
    left, top, right, bottom = box
    return [(x, y) for x in (left + inset, right - inset) for y in (top + inset, bottom - inset)]


def from_corner(plate: Plate, box: Box) -> tuple[Array, Array]:
    """How far each point lies from the nearest upright and the nearest level edge of a box."""
    left, top, right, bottom = box
    return np.minimum(plate.x - left, right - plate.x), np.minimum(plate.y - top, bottom - plate.y)


def hairline(plate: Plate, distance: Array, at: float, strength: float = 0.5) -> None:
    """A thin inlaid line of brass, flush with the wood."""
    plate.lay(BRASS, strength * ring(distance, at, at + 0.8))


def _sides(measure: float | Sides) -> Sides:
    return measure if isinstance(measure, tuple) else (measure,) * 4
