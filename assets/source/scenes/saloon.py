"""What lies about on a saloon's table: the dice cup, the sheriff's star, nuggets and a glass of whisky.

Measured like all forms; a die beside them has a side of 50.
"""

import math
import random

import bpy
from mathutils import Matrix, Vector, noise

from scenes import materials, studio
from scenes.cell import UNIT
from scenes.forms import arc, ball, mesh, turned
from scenes.leather_cup import Cup
from scenes.nodes import Shader

_POINTS = 5


def cup(rotation: Matrix, centre: Vector) -> None:
    """The dice cup, somewhere in the air or on its side, with a strap of oxblood."""
    made = Cup()
    dyed = materials.leather((0.30, 0.022, 0.016, 1), (0.10, 0.008, 0.006, 1))
    for part in made.tinted:
        part.data.materials[0] = dyed
    made.put(rotation, centre)


def star(tip: float = 62.0) -> bpy.types.Object:
    """A tin star with balls on its points, lying flat."""
    metal = materials.brass((0.83, 0.56, 0.20, 1))
    with studio.together("star") as made:
        _slope(tip, 0, tip * 0.98, 5, metal)
        _slope(tip * 0.98, 5, tip * 0.84, 6, metal)
        _slope(tip * 0.84, 6, tip * 0.81, 4.6, metal)
        _slope(tip * 0.81, 4.6, 0, 15, metal)
        for point in range(_POINTS):
            angle = math.tau * (point / _POINTS + 0.25)
            ball(((tip + 3) * math.cos(angle), (tip + 3) * math.sin(angle), 5), 6.5, metal)
    return made


def _slope(outer: float, low: float, inner: float, high: float, metal: bpy.types.Material) -> None:
    """The metal between two star-shaped outlines, the inner of which may be a point."""
    count = 2 * _POINTS
    turns = [(math.tau * (step / count + 0.25), 1 if step % 2 == 0 else 0.45) for step in range(count)]
    rings = [
        (reach * share * math.cos(turn), reach * share * math.sin(turn), height)
        for reach, height in ((outer, low), (inner, high))
        for turn, share in turns
    ]
    faces = [(at, (at + 1) % count, count + (at + 1) % count, count + at) for at in range(count)]
    mesh(rings, faces, metal, sharp=math.radians(3))


def nugget(seed: int, radius: float) -> bpy.types.Object:
    """A lump of raw gold as a river leaves it, its middle on the ground."""
    chance = random.Random(seed)
    offset = Vector([chance.uniform(-50, 50) for _ in range(3)])
    stretch = Vector((1.0, chance.uniform(0.7, 0.85), chance.uniform(0.62, 0.8)))
    bpy.ops.mesh.primitive_ico_sphere_add(subdivisions=6)
    made = bpy.context.object
    for vertex in made.data.vertices:
        at = vertex.co.normalized()
        knobs = 1.2 - noise.voronoi(at * 1.6 + offset)[0][0] ** 2
        crust = noise.fractal(at * 3.4 + offset, 0.7, 2.1, 5)
        vertex.co = at * (0.62 + 0.36 * knobs + 0.10 * crust) * stretch * radius * UNIT
    made.data.shade_smooth()
    made.data.materials.append(materials.gold())
    made.rotation_euler.z = chance.uniform(0, math.tau)
    return made


def tumbler() -> bpy.types.Object:
    """A heavy glass, a third full of whisky."""
    glass = Shader(
        "glass", Base_Color=(0.96, 0.97, 0.95, 1), Roughness=0.02, IOR=1.46, Transmission_Weight=1.0
    )
    whisky = Shader(
        "whisky", Base_Color=(0.86, 0.36, 0.06, 1), Roughness=0.0, IOR=1.36, Transmission_Weight=1.0
    )
    wide, tall, inner = 46.0, 104.0, 41.5
    with studio.together("tumbler") as made:
        outside = [
            (0, 0),
            *arc(wide * 0.86 - 4, 4, 4, -90, 0),
            (wide, tall - 2),
            *arc(wide - 2.2, tall - 2, 2.2, 0, 180),
        ]
        inside = [(inner * 0.86, 22), *arc(inner * 0.86 - 8, 22, 8, 0, -90), (0, 14)]
        body = turned(outside + inside, glass.material, 96)
        # a little into the glass: a film of air between them would mirror
        turned([(0, 13.6), *arc(inner * 0.86 - 8, 22, 8.4, -90, 0), (38.2, 50), (0, 50)], whisky.material, 96)
    body.visible_shadow = False  # without caustics, glass would throw the shadow of a stone
    return made
