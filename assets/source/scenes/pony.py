"""A horse modelled of limbs that swell and taper, at full gallop towards +x."""

from collections.abc import Sequence
from itertools import pairwise

import bpy
import numpy as np

from scenes import studio
from scenes.cell import UNIT
from scenes.forms import ball, mesh, rod
from scenes.materials import RGBA
from scenes.nodes import Shader

Joint = tuple[float, float, float, float]
"""x, y, z and how thick a limb is there."""
Limb = Sequence[Joint]
BODY: tuple[Limb, ...] = (
    (
        (-31, 0, 51, 7),
        (-24, 0, 51, 12.5),
        (-8, 0, 49, 13),
        (8, 0, 48.5, 13.5),
        (20, 0, 51, 12.5),
        (27, 0, 53, 8),
    ),
    ((18, 0, 55, 11), (28, 0, 64, 8.6), (36, 0, 74, 6.6), (41, 0, 80, 5.6)),
    ((40, 0, 80, 5.6), (46, 0, 76, 5.2), (53, 0, 69, 3.9), (58, 0, 64, 3.4), (59.5, 0, 62, 3)),
    ((39, -3, 84, 2), (40, -3.6, 90, 0.8)),
    ((39, 3, 84, 2), (40, 3.6, 90, 0.8)),
)
STRETCHED: tuple[Limb, ...] = (
    ((19, -6, 48, 7.5), (32, -7, 37, 4.4), (37, -7, 34, 3.7), (40, -7, 20, 2.5), (47, -7, 15, 2.3)),
    ((19, 6, 48, 7.5), (35, 7, 43, 4.4), (41, 7, 40, 3.7), (53, 7, 32, 2.5), (60, 7, 27, 2.3)),
    ((-24, -5, 48, 10), (-31, -7, 36, 5.6), (-40, -7, 29, 3.4), (-52, -7, 21, 2.6), (-57, -7, 14, 2.3)),
    ((-24, 5, 48, 10), (-27, 7, 34, 5.6), (-37, 7, 25, 3.4), (-45, 7, 13, 2.6), (-51, 7, 7, 2.3)),
)
"""The legs of a horse that flies: in front near and far, behind near and far."""
HOOF = 3.2
TAIL: Limb = ((-35, 0, 54, 2.6), (-43, 0, 56, 4), (-53, 0, 51, 4.6), (-61, 0, 43, 3.6), (-66, 0, 37, 1.4))
MANE: Limb = ((41, 0, 87, 2.4), (34, 0, 83, 3.8), (26, 0, 74, 4.2), (18, 0, 66, 3.6), (13, 0, 62, 2))
FINENESS = 0.9
"""How large the cells are that flesh is rounded off in."""


def pony(coat: RGBA, hair: RGBA, legs: Sequence[Limb] = STRETCHED) -> bpy.types.Object:
    """Bare, 130 long and 92 high."""
    hide, dark = _hide(coat), _hide(hair)
    horn = Shader("horn", Base_Color=(0.03, 0.02, 0.015, 1), Roughness=0.4).material
    with studio.together("pony") as made:
        flesh([*BODY, *legs], hide)
        flesh([TAIL], dark)
        flesh([MANE], dark).scale.y = 0.6
        for leg in legs:
            (x0, _, z0, _), (x, y, z, _) = leg[-2:]
            flesh([((x, y, z, 2.6), (x + 0.35 * (x - x0), y, z + 0.35 * (z - z0), HOOF))], horn)
        for side in (-1, 1):
            ball((49, side * 4.4, 76.5), 1.1, horn)
    return made


def bridle(leather: bpy.types.Material) -> None:
    """Round its head, with reins back to the saddle."""
    rod([(45.5, 0, 82), (49, 4.9, 76), (47, 0, 70), (45, -5.6, 76)], 0.7, leather, closed=True)
    rod([(53, 0, 74), (55, 4, 69), (52, 0, 64.5), (54, -4, 69)], 0.7, leather, closed=True)
    for side in (-1, 1):
        rod([(54, side * 4.2, 68), (30, side * 9.4, 62), (4, side * 12.5, 60)], 0.8, leather)


def girth(x: float, tilt: float, high: float, low: float, thick: float, leather: bpy.types.Material) -> None:
    """A strap round its body, which leans forward from `low` to `high`."""
    turns = np.linspace(0, 2 * np.pi, 33)[:-1]
    middle, half = (high + low) / 2, (high - low) / 2
    ring = [(x - tilt * np.cos(turn), 14.4 * np.sin(turn), middle + half * np.cos(turn)) for turn in turns]
    rod(ring, thick, leather, closed=True)


def flesh(limbs: Sequence[Limb], material: bpy.types.Material) -> bpy.types.Object:
    """Limbs grown together: a skin round balls that are strung close."""
    points, faces = [], []
    ball_points, ball_faces = _ball()
    for limb in limbs:
        for one, other in pairwise(limb):
            start, end = np.array(one), np.array(other)
            steps = max(2, int(np.linalg.norm(end[:3] - start[:3]) / 1.2))
            for part in np.linspace(0, 1, steps):
                at = start + (end - start) * part
                faces += [[index + len(points) for index in face] for face in ball_faces]
                points += list(at[:3] + ball_points * at[3])
    made = mesh(points, faces, material, sharp=3.2)
    skin = made.modifiers.new("skin", "REMESH")
    skin.mode, skin.voxel_size, skin.use_smooth_shade = "VOXEL", FINENESS * UNIT, True
    smooth = made.modifiers.new("smooth", "SMOOTH")
    smooth.iterations, smooth.factor = 5, 0.5
    return made


def _ball() -> tuple[np.ndarray, list[tuple[int, ...]]]:
    """A round of 12 by 6 faces, radius 1."""
    rings, sides = 7, 12
    points = [(0.0, 0.0, -1.0)]
    for ring in range(1, rings):
        lift = np.pi * (ring / rings - 0.5)
        points += [
            (np.cos(lift) * np.cos(turn), np.cos(lift) * np.sin(turn), np.sin(lift))
            for turn in 2 * np.pi * np.arange(sides) / sides
        ]
    points.append((0.0, 0.0, 1.0))
    top = len(points) - 1
    faces: list[tuple[int, ...]] = [(0, 1 + (at + 1) % sides, 1 + at) for at in range(sides)]
    for ring in range(rings - 2):
        low, high = 1 + ring * sides, 1 + (ring + 1) * sides
        faces += [
            (low + at, low + (at + 1) % sides, high + (at + 1) % sides, high + at) for at in range(sides)
        ]
    last = 1 + (rings - 2) * sides
    faces += [(last + at, last + (at + 1) % sides, top) for at in range(sides)]
    return np.array(points), faces


def _hide(colour: RGBA) -> bpy.types.Material:
    """Short hair that shines a little."""
    shader = Shader("hide", Roughness=0.42, Specular_IOR_Level=0.4)
    red, green, blue, _ = colour
    pale = (red * 1.5, green * 1.5, blue * 1.5, 1)
    shader.into("Base Color", shader.ramp(shader.noise(1.4, 5), (0.35, colour), (0.7, pale)))
    return shader.material
