"""A curved surface from arrays: the shape of cloth, paper and anything else that is a bent sheet."""

import bpy
import numpy as np


def surface(points: np.ndarray, material: bpy.types.Material, name: str = "surface") -> bpy.types.Object:
    """A smooth sheet through a grid of points (rows × columns × 3), its picture's upper left at the first."""
    rows, columns = points.shape[:2]
    number = np.arange(rows * columns).reshape(rows, columns)
    quads = np.stack((number[1:, :-1], number[1:, 1:], number[:-1, 1:], number[:-1, :-1]), axis=-1).reshape(
        -1, 4
    )
    data = bpy.data.meshes.new(name)
    data.from_pydata(points.reshape(-1, 3).tolist(), [], quads.tolist())
    right, down = np.meshgrid(np.linspace(0, 1, columns), np.linspace(1, 0, rows))
    places = np.stack((right.ravel(), down.ravel()), axis=-1)[quads.ravel()]
    data.uv_layers.new().data.foreach_set("uv", places.ravel())
    data.shade_smooth()
    data.materials.append(material)
    made = bpy.data.objects.new(name, data)
    bpy.context.collection.objects.link(made)
    return made
