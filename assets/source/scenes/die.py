"""One die: a rounded cube with a picture cut into each side, and the ways it can lie."""

import math
from collections.abc import Mapping, Sequence
from itertools import product
from pathlib import Path

import bpy
from mathutils import Matrix, Vector
from PIL import Image, ImageFilter

from scenes.nodes import Shader
from scenes.studio import empty, lamplight, overhead

UNITS = 84.0
"""The side of a die, in design units."""
CELL = 132.0
"""The side of the sprite of a die that lies."""
TUMBLING_CELL = 140.0
"""The side of the sprite of a die that may stand on a corner."""
ELEVATION = 78.0
"""So steep that the upper face is plainly the one that counts."""
SCALE = 2
_ROUND = 0.17
"""The radius of the edges; half a side is 1."""
_CORE = 1 - _ROUND
_SIDES = (
    ((0, 0, 1), (1, 0, 0), (0, 1, 0)),
    ((0, 0, -1), (1, 0, 0), (0, -1, 0)),
    ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    ((-1, 0, 0), (0, -1, 0), (0, 0, 1)),
    ((0, 1, 0), (-1, 0, 0), (0, 0, 1)),
    ((0, -1, 0), (1, 0, 0), (0, 0, 1)),
)
"""Of each side: where it faces, and what is right and up on it. Opposite sides follow each other."""


def anchor(cell: float) -> tuple[float, float]:
    """Where in a sprite the middle of what the die stands on is."""
    return cell / 2, round(cell / 2 + UNITS / 2 * math.cos(math.radians(ELEVATION)), 2)


class Die:
    """A die in the studio, ready to be turned and rendered; `faces` lists opposite sides side by side."""

    def __init__(
        self,
        kind: str,
        faces: Sequence[str],
        marks: Mapping[str, Image.Image],
        work: Path,
        samples: int,
        cell: float,
    ) -> None:
        empty(round(cell * SCALE), round(cell * SCALE), samples)
        cycles = bpy.context.scene.cycles
        cycles.max_bounces = 1  # a cube never sees itself
        cycles.denoising_prefilter = cycles.denoising_quality = "FAST"
        lamplight(0.9)
        overhead(2 * cell / UNITS, ELEVATION)
        self.faces = list(faces)
        materials = {face: _MATERIALS[kind](face, mark, work) for face, mark in marks.items()}
        self._body = _rounded_cube([materials[face] for face in faces])

    def lay(self, face: str, yaw: float, tilt: float = 0.0) -> None:
        """Put it on the table with a face up, turned; `tilt` leaves it that far from lying flat."""
        normal, right, up = _SIDES[self.faces.index(face)]
        upright = Matrix((right, up, normal))
        rolled = Matrix.Rotation(math.radians(-tilt), 3, "Y")
        turned = Matrix.Rotation(math.radians(yaw), 3, "Z") @ rolled @ upright
        self.turn(turned)
        lowest = _CORE * sum(abs(part) for part in turned[2]) + _ROUND
        self._body.location.z = lowest - 1

    def turn(self, rotation: Matrix) -> None:
        """Hold it in the air, turned."""
        self._body.rotation_euler = rotation.to_euler()
        self._body.location.z = 0


def _rounded_cube(materials: Sequence[bpy.types.Material]) -> bpy.types.Object:
    """A side is a grid, close where it bends; what lies outside the core is pulled to the radius."""
    flat = [_CORE * step / 3 for step in range(-3, 4)]
    bend = [_CORE + _ROUND * math.tan(math.pi / 4 * step / 8) for step in range(1, 9)]
    grid = [-place for place in reversed(bend)] + flat + bend
    count = len(grid)
    corners: dict[tuple[float, ...], int] = {}
    quads, places = [], []
    for normal, right, up in (map(Vector, side) for side in _SIDES):
        side = [[_pulled(normal + right * x + up * y) for y in grid] for x in grid]
        for x, y in product(range(count - 1), repeat=2):
            around = ((x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1))
            # sides that meet share their corners, or the edge between them would show
            quads.append([corners.setdefault(side[at][to], len(corners)) for at, to in around])
            places += [((grid[at] + 1) / 2, (grid[to] + 1) / 2) for at, to in around]
    mesh = bpy.data.meshes.new("die")
    mesh.from_pydata(list(corners), [], quads)
    mesh.uv_layers.new().data.foreach_set("uv", [part for place in places for part in place])
    for material in materials:
        mesh.materials.append(material)
    for at, polygon in enumerate(mesh.polygons):
        polygon.material_index = at // (count - 1) ** 2
        polygon.use_smooth = True
    body = bpy.data.objects.new("die", mesh)
    bpy.context.collection.objects.link(body)
    return body


def _pulled(point: Vector) -> tuple[float, ...]:
    core = Vector([max(-_CORE, min(_CORE, part)) for part in point])
    return tuple(round(part, 5) for part in core + (point - core).normalized() * _ROUND)


class _Cut:
    """A mark cut into a material: its colour, where it is, and how deep."""

    def __init__(self, shader: Shader, face: str, mark: Image.Image, work: Path, softness: float) -> None:
        blurred = mark.getchannel("A").filter(ImageFilter.GaussianBlur(softness))
        hollow = blurred.point(lambda within: 255 - max(0, 2 * within - 255))  # nothing outside the mark
        solid = Image.new("RGBA", mark.size, mark.resize((1, 1), Image.Resampling.BOX).getpixel((0, 0))[:3])
        solid.alpha_composite(mark)  # or the colour would run out at the edge of the mark
        solid.putalpha(mark.getchannel("A"))
        self.picture = self._loaded(shader, solid, work / f"mark_{face}.png", "sRGB")
        self.depth = self._loaded(shader, hollow, work / f"depth_{face}.png", "Non-Color")

    @staticmethod
    def _loaded(shader: Shader, picture: Image.Image, file: Path, space: str) -> bpy.types.Node:
        picture.save(file)
        image = bpy.data.images.load(str(file))
        image.colorspace_settings.name = space
        image.alpha_mode = "CHANNEL_PACKED"
        return shader.node(
            "TexImage", settings={"image": image, "interpolation": "Cubic", "extension": "EXTEND"}
        )

    def into(self, shader: Shader, colour: bpy.types.Node, depth: float) -> None:
        """Cut it into a surface of this colour."""
        colour = shader.mixed("MIX", self.picture.outputs["Alpha"], colour, self.picture.outputs["Color"])
        shader.into("Base Color", colour)
        shader.bump(self.depth, 1.0, depth)


def _bone(
    face: str, mark: Image.Image, work: Path, softness: float = 7.0, depth: float = 0.13
) -> bpy.types.Material:
    """Old and a little yellowed, polished by many hands."""
    shader = Shader("bone", Roughness=0.3, Coat_Weight=0.3, Coat_Roughness=0.14)
    colour = shader.ramp(shader.noise(2.6, 6), (0.3, (0.60, 0.45, 0.26, 1)), (0.64, (0.78, 0.66, 0.46, 1)))
    _Cut(shader, face, mark, work, softness).into(shader, colour, depth)
    return shader.material


def _pipped(face: str, mark: Image.Image, work: Path) -> bpy.types.Material:
    """Bone with round hollows."""
    return _bone(face, mark, work, softness=22.0, depth=0.3)


def _turquoise(face: str, mark: Image.Image, work: Path) -> bpy.types.Material:
    """Blue-green stone with a few dark veins."""
    shader = Shader("turquoise", Roughness=0.26, Coat_Weight=0.4, Coat_Roughness=0.1)
    stone = shader.ramp(shader.noise(1.7, 7), (0.32, (0.012, 0.13, 0.14, 1)), (0.68, (0.05, 0.34, 0.32, 1)))
    bent = shader.mixed("LINEAR_LIGHT", 0.22, shader.here(), shader.noise(2.4, 5).outputs["Color"])
    cells = shader.node("TexVoronoi", settings={"feature": "DISTANCE_TO_EDGE"}, Vector=bent, Scale=0.85)
    veins = shader.node("MapRange", Value=cells.outputs["Distance"], From_Max=0.045, To_Min=0.75, To_Max=0.0)
    colour = shader.mixed("MIX", veins, stone, (0.035, 0.018, 0.010, 1))
    _Cut(shader, face, mark, work, 5.0).into(shader, colour, 0.09)
    return shader.material


_MATERIALS = {"poker": _bone, "pips": _pipped, "indian": _turquoise}
