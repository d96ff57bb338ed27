"""Pictures raised from a surface or sunk into it, with their own colour."""

import bpy
import numpy as np
from PIL import Image, ImageFilter

from drawings import svg
from scenes.cell import UNIT
from scenes.materials import RGBA
from scenes.nodes import Shader

FINENESS = 4
"""Points of the relief a design unit: as many as there are pixels when it is rendered."""
INK = "ink"
"""The attribute that says how much of the picture's colour a point has."""


def linear(colour: str) -> RGBA:
    """A colour of the palette as Blender counts."""
    parts = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return (red, green, blue, 1)


def stamp(body: str, side: float) -> np.ndarray:
    """How much of a square of SVG is covered, from 0 to 1, seen from above with y up."""
    picture = svg.render(body, (side, side), FINENESS).getchannel("A")
    return np.asarray(picture, dtype=np.float32)[::-1] / 255


def softened(picture: np.ndarray, reach: float) -> np.ndarray:
    """The same with slopes instead of steps, `reach` units wide."""
    grey = Image.fromarray(np.uint8(np.clip(picture, 0, 1) * 255))
    blurred = grey.filter(ImageFilter.GaussianBlur(reach * FINENESS / 2))
    return np.asarray(blurred, dtype=np.float32) / 255


def relief(
    heights: np.ndarray, ink: np.ndarray, kept: np.ndarray, side: float, material: bpy.types.Material
) -> bpy.types.Object:
    """A square sheet raised to `heights` (units); only where `kept` says so is there any of it."""
    rows, columns = heights.shape
    along = np.linspace(-side / 2, side / 2, columns)
    across = np.linspace(-side / 2, side / 2, rows)
    x, y = np.meshgrid(along, across)
    points = np.stack([x, y, heights], axis=-1).reshape(-1, 3) * UNIT
    first = (np.arange(rows - 1)[:, None] * columns + np.arange(columns - 1)).ravel()
    first = first[kept[:-1, :-1].ravel()]
    quads = np.stack([first, first + 1, first + columns + 1, first + columns], axis=-1)
    data = bpy.data.meshes.new("relief")
    data.vertices.add(len(points))
    data.vertices.foreach_set("co", points.ravel().astype(np.float32))
    data.loops.add(quads.size)
    data.loops.foreach_set("vertex_index", quads.ravel().astype(np.int32))
    data.polygons.add(len(quads))
    data.polygons.foreach_set("loop_start", np.arange(0, quads.size, 4, dtype=np.int32))
    data.attributes.new(INK, "FLOAT", "POINT").data.foreach_set("value", ink.ravel().astype(np.float32))
    data.update(calc_edges=True)
    data.shade_smooth()
    data.materials.append(material)
    made = bpy.data.objects.new("relief", data)
    bpy.context.collection.objects.link(made)
    return made


def inlaid(ground: RGBA, picture: RGBA, metal: bool = False, roughness: float = 0.34) -> bpy.types.Material:
    """Lacquer, with the picture in another colour, of enamel or of metal."""
    shader = Shader("inlaid", Roughness=roughness, Coat_Weight=0.45, Coat_Roughness=0.12)
    amount = shader.node("Attribute", settings={"attribute_name": INK}).outputs["Fac"]
    worn = shader.math("MULTIPLY_ADD", shader.noise(2.5, 8), 1.1, 0.35)
    colours = shader.mixed("MIX", amount, ground, picture)
    shader.into("Base Color", shader.mixed("MULTIPLY", 0.75, colours, worn))
    if metal:
        shader.into("Metallic", amount)
    shader.bump(shader.noise(30, 4), 0.05, 0.02)
    return shader.material
