"""Figures sawn from a board along the outline of an icon."""

import tempfile
from pathlib import Path

import addon_utils
import bpy
from mathutils import Matrix

from drawings.svg import icon


def cutout(
    name: str, size: float, thick: float, material: bpy.types.Material, below: float = 1.0
) -> bpy.types.Object:
    """An icon `size` high that stands and looks towards -y, without what is wholly above `below` (smoke)."""
    addon_utils.enable("io_curve_svg")
    before = set(bpy.data.objects)
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "icon.svg"
        body = icon(name, "#000", 512)
        file.write_text(
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">{body}</svg>', "utf-8"
        )
        bpy.ops.import_curve.svg(filepath=str(file))
    curves = [made for made in bpy.data.objects if made not in before]
    _leave_out(curves, below)
    left, right, low, high = _bounds(curves)
    handle = bpy.data.objects.new(name, None)
    bpy.context.collection.objects.link(handle)
    share = size / (high - low)
    upright = Matrix(((1, 0, 0, 0), (0, 0, -1, 0), (0, 1, 0, 0), (0, 0, 0, 1)))
    for curve in curves:
        curve.data.transform(Matrix.Scale(share, 4) @ Matrix.Translation((-(left + right) / 2, -low, 0)))
        for spline in curve.data.splines:
            spline.bezier_points.foreach_set(
                "radius", [1.0] * len(spline.bezier_points)
            )  # it was enlarged too
        curve.data.dimensions, curve.data.fill_mode = "2D", "BOTH"
        curve.data.extrude, curve.data.bevel_depth, curve.data.bevel_resolution = thick / 2, thick / 9, 3
        curve.data.materials.clear()
        curve.data.materials.append(material)
        curve.matrix_world = upright
        curve.parent = handle
        if curve.name not in bpy.context.collection.objects:
            bpy.context.collection.objects.link(curve)
    return handle


def _bounds(curves: list[bpy.types.Object]) -> tuple[float, float, float, float]:
    """Left, right, low and high."""
    points = [point.co for curve in curves for spline in curve.data.splines for point in spline.bezier_points]
    across, up = [point.x for point in points], [point.y for point in points]
    return min(across), max(across), min(up), max(up)


def _leave_out(curves: list[bpy.types.Object], below: float) -> None:
    _, _, low, high = _bounds(curves)
    for curve in curves:
        for spline in list(curve.data.splines):
            if min(point.co.y for point in spline.bezier_points) > low + below * (high - low):
                curve.data.splines.remove(spline)
