"""The saloon's table: old walnut boards, scratched, and ringed by wet glasses."""

import bpy

from scenes import lumber
from scenes.imprint import numbers
from scenes.nodes import Shader


def boards(
    length: float, depth: float, detail: int, rings: tuple[lumber.Ring, ...] = (), seed: int = 7
) -> bpy.types.Object:
    """A table top at height 0 around the origin, boards along x, with `detail` pixels in a unit."""
    maps = lumber.saw(length, depth, detail, rings, seed)
    shader = Shader("boards", Specular_IOR_Level=0.35)
    shader.into("Base Color", numbers(shader, maps.colour))
    shader.into("Roughness", numbers(shader, maps.roughness))
    shader.bump(numbers(shader, maps.height), 0.6, 0.035)
    bpy.ops.mesh.primitive_plane_add(size=1)
    top = bpy.context.object
    top.scale = (length, depth, 1)
    top.data.materials.append(shader.material)
    return top
