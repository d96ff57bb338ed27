"""Dice for pictures that come close: the side of a die is 1, and its edges are worn round."""

import math

import bpy
import numpy as np
from mathutils import Matrix
from PIL import Image, ImageFilter

from drawings import die_faces
from scenes.imprint import drawing, numbers
from scenes.nodes import Shader

POKER = tuple(die_faces.POKER)
PIPS = tuple(die_faces.PIPS)
_SIDES = (
    ((0, 0, 1), (1, 0, 0), (0, 1, 0)),
    ((0, 0, -1), (1, 0, 0), (0, -1, 0)),
    ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    ((-1, 0, 0), (0, -1, 0), (0, 0, 1)),
    ((0, 1, 0), (-1, 0, 0), (0, 0, 1)),
    ((0, -1, 0), (1, 0, 0), (0, 0, 1)),
)
"""Of each side: where it faces, and what is right and up on it. Opposite sides follow each other."""


class Dice:
    """As many dice of one kind as are wanted."""

    def __init__(self, kind: str, bone: tuple[float, float, float, float] = (0.86, 0.75, 0.55, 1)) -> None:
        self._faces = POKER if kind == "poker" else PIPS
        mark, soft, deep = (die_faces.poker, 4.0, 0.04) if kind == "poker" else (die_faces.pips, 12.0, 0.12)
        self._mesh = _cube([_bone(mark(face), soft, deep, bone) for face in self._faces])

    def lay(self, face: str, x: float, y: float, yaw: float) -> None:
        """One of them with a face up, turned about its height."""
        die = bpy.data.objects.new("die", self._mesh)
        normal, right, up = _SIDES[self._faces.index(face)]
        upright = Matrix((right, up, normal))
        die.rotation_euler = (Matrix.Rotation(math.radians(yaw), 3, "Z") @ upright).to_euler()
        die.location = (x, y, 0.5)
        worn = die.modifiers.new("edges", "BEVEL")
        worn.width, worn.segments = 0.105, 6
        bpy.context.collection.objects.link(die)


def _cube(materials: list[bpy.types.Material]) -> bpy.types.Mesh:
    corners: dict[tuple[float, ...], int] = {}
    quads = []
    for normal, right, up in (map(np.array, side) for side in _SIDES):
        around = ((-1, -1), (1, -1), (1, 1), (-1, 1))
        points = [tuple((normal + x * right + y * up) / 2) for x, y in around]
        quads.append([corners.setdefault(point, len(corners)) for point in points])
    mesh = bpy.data.meshes.new("die")
    mesh.from_pydata(list(corners), [], quads)
    mesh.uv_layers.new().data.foreach_set("uv", [0, 0, 1, 0, 1, 1, 0, 1] * len(_SIDES))
    for at, material in enumerate(materials):
        mesh.materials.append(material)
        mesh.polygons[at].material_index = at
    mesh.shade_smooth()
    return mesh


def _bone(
    mark: Image.Image, soft: float, deep: float, colour: tuple[float, float, float, float]
) -> bpy.types.Material:
    """Old bone, yellowed here and there, with a mark cut into it and filled with paint."""
    shader = Shader("bone", Roughness=0.34, Coat_Weight=0.25, Coat_Roughness=0.12)
    dark = tuple(part * share for part, share in zip(colour, (0.78, 0.70, 0.58, 1), strict=True))
    aged = shader.ramp(shader.noise(3.2, 6), (0.32, dark), (0.62, colour))
    paint = drawing(shader, _spread(mark))
    shader.into("Base Color", shader.mixed("MIX", paint.outputs["Alpha"], aged, paint.outputs["Color"]))
    cut = mark.getchannel("A").filter(ImageFilter.GaussianBlur(soft))
    shader.bump(numbers(shader, 1 - np.asarray(cut, np.float32) / 255), 1.0, deep)
    return shader.material


def _spread(mark: Image.Image) -> Image.Image:
    """The mark's colour everywhere, or it would fade at the edges."""
    solid = Image.new("RGBA", mark.size, mark.resize((1, 1), Image.Resampling.BOX).getpixel((0, 0)))
    solid.alpha_composite(mark)
    solid.putalpha(mark.getchannel("A"))
    return solid
