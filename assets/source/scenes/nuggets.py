"""Raw gold: single nuggets, and piles of one to five."""

import random

import bpy
from mathutils import Vector, noise

from pipeline.output import Output
from pipeline.recipe import recipe
from scenes import cell
from scenes.cell import UNIT
from scenes.nodes import Shader

SHAPES = 4
SINGLE = (56, 56)
PILE = (130, 110)
Spot = tuple[float, float, float, float]
PILES: tuple[tuple[Spot, ...], ...] = (
    ((0, 0, 0, 30),),
    ((-19, 5, 0, 30), (20, -7, 6, 29)),
    ((-22, -11, 0, 30), (22, -15, 0, 29), (1, 18, 10, 30)),
    ((-29, -13, 0, 30), (27, -16, 0, 30), (-3, 23, 0, 30), (1, -2, 26, 30)),
    ((-33, -10, 0, 29), (1, -25, 6, 28), (33, -9, 0, 29), (-15, 22, 0, 30), (13, 12, 28, 31)),
)
"""Where each nugget of a pile lies, and how large it is."""


@recipe("props/nuggets")
def nuggets(out: Output) -> None:
    """What the mine pays."""
    singles = []
    for shape in range(SHAPES):
        cell.stage(*SINGLE, samples=28, oversize=1)
        lump(shape, (0, 0, 0, 27))
        singles.append(cell.shot(out.work / f"single_{shape}.png", oversize=1))
    out.sheet("props/nugget", {"nugget": singles})
    piles = []
    for count, spots in enumerate(PILES, 1):
        cell.stage(*PILE, samples=24, oversize=1)
        for shape, spot in enumerate(spots):
            lump(shape + count, spot)
        piles.append(cell.shot(out.work / f"pile_{count}.png", oversize=1))
    out.sheet("props/nuggets", {"pile": piles})


def lump(seed: int, spot: Spot) -> None:
    """A lump that a river rolled: knobs, creases between them, and a pitted skin."""
    chance = random.Random(seed)
    x, y, z, radius = spot
    bpy.ops.mesh.primitive_ico_sphere_add(subdivisions=6)
    made = bpy.context.object
    offset = Vector([chance.uniform(-50, 50) for _ in range(3)])
    stretch = Vector((1.0, chance.uniform(0.8, 0.94), chance.uniform(0.7, 0.8)))
    for vertex in made.data.vertices:
        at = vertex.co.normalized()
        vertex.co = at * _reach(at, offset) * stretch
    largest = max(vertex.co.length for vertex in made.data.vertices)
    for vertex in made.data.vertices:
        vertex.co *= radius * UNIT / largest
    made.data.shade_smooth()
    made.data.materials.append(_gold())
    made.location = (x * UNIT, y * UNIT, z * UNIT)
    made.rotation_euler = (chance.uniform(-0.4, 0.4), chance.uniform(-0.4, 0.4), chance.uniform(0, 6.28))


def _reach(at: Vector, offset: Vector) -> float:
    """How far the surface is from the middle in this direction."""
    knobs = 1 - noise.voronoi(at * 1.3 + offset)[0][0] ** 1.5
    lumps = 1 - noise.voronoi(at * 3.2 + offset)[0][0] ** 1.5
    pits = noise.fractal(at * 6 + offset, 1.0, 2.0, 3)
    return 0.5 + 0.3 * noise.noise(at * 1.1 + offset) + 0.42 * knobs + 0.13 * lumps + 0.045 * pits


def _gold() -> bpy.types.Material:
    """Bright where it was rubbed, dark in the creases, with small flat spots that flash."""
    shader = Shader("raw gold", Metallic=1.0)
    edges = shader.node("NewGeometry").outputs["Pointiness"]
    shader.into(
        "Base Color",
        shader.ramp(
            edges, (0.42, (0.30, 0.10, 0.01, 1)), (0.49, (0.96, 0.50, 0.07, 1)), (0.57, (1, 0.72, 0.22, 1))
        ),
    )
    shader.into("Roughness", shader.node("MapRange", Value=shader.noise(9, 5), To_Min=0.08, To_Max=0.42))
    flats = shader.node("TexVoronoi", Vector=shader.here(), Scale=11)
    shader.bump(shader.math("MULTIPLY_ADD", shader.noise(40, 3), 0.3, flats.outputs["Distance"]), 0.3, 0.05)
    return shader.material
