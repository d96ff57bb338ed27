"""Shapes that small things are put together from, measured in design units."""

import math
from collections.abc import Iterable, Sequence

import bpy
import numpy as np

from scenes.cell import UNIT

Point = tuple[float, float, float]
Profile = Sequence[tuple[float, float]]
SHARP = math.radians(35)


def mesh(
    points: Iterable[Point] | np.ndarray,
    faces: Iterable[Sequence[int]],
    material: bpy.types.Material,
    sharp: float = SHARP,
) -> bpy.types.Object:
    """A body of faces, smooth wherever they meet at less than `sharp`."""
    data = bpy.data.meshes.new("mesh")
    data.from_pydata([tuple(value * UNIT for value in point) for point in points], [], list(faces))
    data.shade_smooth()
    data.set_sharp_from_angle(angle=sharp)
    data.materials.append(material)
    made = bpy.data.objects.new("mesh", data)
    bpy.context.collection.objects.link(made)
    return made


def turned(profile: Profile, material: bpy.types.Material, segments: int = 96) -> bpy.types.Object:
    """What a lathe makes of a profile of (radius, height), from its foot inwards to its top."""
    points = [
        (radius * math.cos(angle), radius * math.sin(angle), height)
        for radius, height in profile
        for angle in (math.tau * step / segments for step in range(segments))
    ]
    rings = [
        (
            ring + step,
            ring + (step + 1) % segments,
            ring + segments + (step + 1) % segments,
            ring + segments + step,
        )
        for ring in range(0, (len(profile) - 1) * segments, segments)
        for step in range(segments)
    ]
    return mesh(points, rings, material)


def arc(
    radius: float, height: float, bend: float, start: float, stop: float, steps: int = 6
) -> list[tuple[float, float]]:
    """Part of a profile: a quarter round of radius `bend` about (radius, height), from and to in degrees."""
    angles = (math.radians(start + (stop - start) * step / steps) for step in range(steps + 1))
    return [(radius + bend * math.cos(angle), height + bend * math.sin(angle)) for angle in angles]


def board(
    outline: Sequence[tuple[float, float]],
    low: float,
    high: float,
    material: bpy.types.Material,
    bevel: float,
) -> bpy.types.Object:
    """A flat piece cut along a convex outline, its edges broken."""
    count = len(outline)
    points = [(x, y, low) for x, y in outline] + [(x, y, high) for x, y in outline]
    sides = [(at, (at + 1) % count, count + (at + 1) % count, count + at) for at in range(count)]
    made = mesh(points, [tuple(range(count))[::-1], tuple(range(count, 2 * count)), *sides], material)
    broken = made.modifiers.new("bevel", "BEVEL")
    broken.width, broken.segments = bevel * UNIT, 3
    return made


def octagon(side: float, cut: float) -> list[tuple[float, float]]:
    """A square around the origin whose corners are cut off."""
    far, near = side / 2, side / 2 - cut
    return [
        (far, -near),
        (far, near),
        (near, far),
        (-near, far),
        (-far, near),
        (-far, -near),
        (-near, -far),
        (near, -far),
    ]


def ball(at: Point, radius: float, material: bpy.types.Material, flat: float = 1.0) -> bpy.types.Object:
    """A ball, or a nail's head if it is flattened."""
    made = turned([(radius * x, radius * flat * y) for x, y in arc(0, 0, 1, -90, 90, 20)], material, 32)
    made.location = tuple(value * UNIT for value in at)
    return made


def rod(
    points: Sequence[Point],
    radius: float,
    material: bpy.types.Material,
    closed: bool = False,
    taper: Sequence[float] | None = None,
) -> bpy.types.Object:
    """A round rod along points; `taper` says how thick it is at each of them."""
    curve = bpy.data.curves.new("rod", "CURVE")
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution = "3D", radius * UNIT, 3
    curve.use_fill_caps = True
    line = curve.splines.new("POLY")
    line.points.add(len(points) - 1)
    for at, point in enumerate(points):
        line.points[at].co = (*(value * UNIT for value in point), 1)
        line.points[at].radius = taper[at] if taper else 1.0
    line.use_cyclic_u = closed
    curve.materials.append(material)
    made = bpy.data.objects.new("rod", curve)
    bpy.context.collection.objects.link(made)
    return made
