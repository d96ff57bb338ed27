"""The dice cup: sewn leather lined with felt, with a strap and a disc that take a player's colour."""

import math
from collections.abc import Iterable, Iterator

import bpy
from mathutils import Matrix, Vector

from scenes.materials import brass, felt, leather, thread
from scenes.nodes import Shader
from scenes.studio import together

HEIGHT = 2.7
"""From the bottom to the mouth."""
_SEGMENTS = 96

Profile = tuple[tuple[float, float], ...]
"""Radius and height of the points of a turned body, from the base to the mouth."""

_SHELL: Profile = (
    (0, 0.06), (0.85, 0.06), (0.88, 0.0), (1.05, 0.0), (1.12, 0.03), (1.14, 0.1), (1.15, 0.4),
    (1.20, 1.2), (1.27, 2.2), (1.31, 2.60), (1.32, 2.66), (1.29, 2.70), (1.24, 2.69), (1.21, 2.63),
    (1.16, 2.0), (1.05, 0.3),
)  # fmt: skip
_LINING: Profile = ((0, 0.22), (0.96, 0.22), (1.04, 0.31), (1.15, 2.0), (1.20, 2.6))
_FOOT: Profile = ((1.12, 0.09), (1.185, 0.11), (1.195, 0.15), (1.21, 0.42), (1.20, 0.45), (1.14, 0.46))
_LIP: Profile = ((1.25, 2.14), (1.325, 2.16), (1.335, 2.2), (1.36, 2.56), (1.355, 2.60), (1.28, 2.62))
_STRAP: Profile = ((1.19, 1.06), (1.255, 1.08), (1.265, 1.11), (1.295, 1.56), (1.29, 1.59), (1.22, 1.61))
_INLAY: Profile = ((0, 0.045), (0.80, 0.045), (0.845, 0.055))
_SEAMS = (
    (0.16, 1.20, 40),
    (0.40, 1.213, 40),
    (2.22, 1.342, 46),
    (2.52, 1.362, 46),
    (1.14, 1.272, 42),
    (1.53, 1.297, 42),
)
"""Height, radius and number of stitches of each seam around."""
_RIVETS = 8


class Cup:
    """A cup in the studio, ready to be turned; `tinted` are its parts that show whose it is."""

    def __init__(self) -> None:
        tan = leather((0.29, 0.105, 0.034, 1), (0.10, 0.032, 0.011, 1))
        dark = leather((0.13, 0.046, 0.017, 1), (0.05, 0.017, 0.008, 1))
        with together("cup") as self.handle:
            _turned(_SHELL, tan)
            _turned(_LINING, felt())
            _turned(_FOOT, dark)
            _turned(_LIP, dark)
            self.tinted = [_turned(_STRAP, _undyed()), _turned(_INLAY, _undyed())]
            yarn = _blob(thread())
            for at, turn in _stitches():
                _copy(yarn, at, turn, (0.02, 0.056, 0.022))
            for at, turn in _upright_stitches():
                _copy(yarn, at, turn, (0.02, 0.022, 0.046))
            stud = _blob(brass())
            for at, turn in _ring(1.335, 1.288, _RIVETS):
                _copy(stud, at, turn, (0.045, 0.082, 0.082))

    def put(self, rotation: Matrix, centre: Vector) -> None:
        """Turn it about its own middle, and put that somewhere."""
        place = Matrix.Translation(centre) @ rotation.to_4x4() @ Matrix.Translation((0, 0, -HEIGHT / 2))
        self.handle.matrix_world = place
        bpy.context.view_layer.update()


def _turned(profile: Profile, material: bpy.types.Material) -> bpy.types.Object:
    """A body turned on a lathe."""
    angles = [math.tau * step / _SEGMENTS for step in range(_SEGMENTS)]
    points = [
        (radius * math.cos(turn), radius * math.sin(turn), z) for radius, z in profile for turn in angles
    ]
    quads = [
        (
            level + at,
            level + (at + 1) % _SEGMENTS,
            level + _SEGMENTS + (at + 1) % _SEGMENTS,
            level + _SEGMENTS + at,
        )
        for level in range(0, _SEGMENTS * (len(profile) - 1), _SEGMENTS)
        for at in range(_SEGMENTS)
    ]
    mesh = bpy.data.meshes.new("turned")
    mesh.from_pydata(points, [], quads)
    mesh.shade_smooth()
    mesh.materials.append(material)
    made = bpy.data.objects.new("turned", mesh)
    made.modifiers.new("round", "SUBSURF").render_levels = 2
    bpy.context.collection.objects.link(made)
    return made


def _undyed() -> bpy.types.Material:
    """Pale leather, to be dyed in the picture."""
    shader = Shader("undyed", Roughness=0.5, Specular_IOR_Level=0.3)
    worn = shader.ramp(shader.noise(2.5, 6), (0.3, (0.55, 0.55, 0.55, 1)), (0.65, (0.85, 0.85, 0.85, 1)))
    shader.into("Base Color", worn)
    cells = shader.node(
        "TexVoronoi", settings={"feature": "DISTANCE_TO_EDGE"}, Vector=shader.here(), Scale=40
    )
    shader.bump(shader.node("MapRange", Value=cells.outputs["Distance"], From_Max=0.22), 0.35, 0.02)
    return shader.material


def _ring(z: float, radius: float, count: int) -> Iterator[tuple[Vector, float]]:
    for step in range(count):
        turn = math.tau * (step + 0.5) / count
        yield Vector((radius * math.cos(turn), radius * math.sin(turn), z)), turn


def _stitches() -> Iterable[tuple[Vector, float]]:
    return (stitch for seam in _SEAMS for stitch in _ring(*seam))


def _upright_stitches() -> Iterator[tuple[Vector, float]]:
    """The seam that closes the wall, in two rows; the strap covers its middle."""
    for step in range(14):
        z = 0.54 + step * 0.118
        if not 1.0 < z < 1.66:
            for turn in (-0.98, -0.88):
                radius = 1.162 + (z - 0.4) * 0.064
                yield Vector((radius * math.cos(turn), radius * math.sin(turn), z)), turn


def _blob(material: bpy.types.Material) -> bpy.types.Mesh:
    bpy.ops.mesh.primitive_uv_sphere_add(segments=12, ring_count=8, radius=1)
    made = bpy.context.object
    mesh = made.data
    mesh.shade_smooth()
    mesh.materials.append(material)
    bpy.data.objects.remove(made)
    return mesh


def _copy(mesh: bpy.types.Mesh, at: Vector, turn: float, scale: tuple[float, float, float]) -> None:
    made = bpy.data.objects.new("copy", mesh)
    made.location, made.scale = at, scale
    made.rotation_euler.z = turn
    bpy.context.collection.objects.link(made)
