"""Barbed wire, coiled up and in a length that fences a card off."""

import math
import random
from collections.abc import Callable

import bpy
from mathutils import Vector

from pipeline.output import Output
from pipeline.recipe import recipe
from scenes import cell
from scenes.forms import rod
from scenes.nodes import Shader

COIL = (150, 150)
STRIP = (260, 60)
TWIST = 8.7
"""Along how many times its thickness the wire's two strands go around each other once."""
STEP = 1.2
Path = Callable[[float], Vector]
"""Where the wire is after so many units of its length."""


@recipe("props/wire")
def wire(out: Output) -> None:
    """What a fence is made of."""
    cell.stage(*COIL, samples=36, oversize=1)
    _barbed(_coil, 1360, 46, 1.5)
    out.image("props/wire", cell.shot(out.work / "coil.png", oversize=1))
    cell.stage(*STRIP, samples=36, oversize=1)
    _barbed(_strip, 246, 49, 2.4)
    out.image("props/wire_strip", cell.shot(out.work / "strip.png", oversize=1))


def _coil(length: float) -> Vector:
    """Loops that do not quite lie on each other."""
    angle = length / 51
    reach = 51 + 6.5 * math.sin(angle * 0.83) + 3 * math.sin(angle * 2.31 + 1)
    lean = Vector((4 * math.sin(angle * 0.31), 3.5 * math.cos(angle * 0.47), 8 + 1.6 * angle * 0.4))
    return Vector((reach * math.cos(angle), reach * math.sin(angle), 0)) + lean


def _strip(length: float) -> Vector:
    """Nearly straight, as wire is that was rolled up for long."""
    return Vector((length - 123, 3.2 * math.sin(length / 47 + 0.6) + math.sin(length / 19), 8))


def _barbed(path: Path, length: float, apart: float, thickness: float) -> None:
    """Two strands of this thickness, and a barb every so often."""
    metal = _rusty()
    for side in (0, math.pi):
        winding = [_beside(path, step * STEP, thickness, side) for step in range(int(length / STEP) + 1)]
        rod(winding, thickness, metal)
    chance = random.Random(3)
    for number in range(int(length / apart)):
        _barb(path, apart * (number + 0.5), thickness, chance, metal)


def _beside(path: Path, length: float, thickness: float, phase: float) -> Vector:
    """A point on one of the strands."""
    middle, right, up = _frame(path, length)
    angle = length / (TWIST * thickness) * math.tau + phase
    return middle + (right * math.cos(angle) + up * math.sin(angle)) * thickness * 0.9


def _frame(path: Path, length: float) -> tuple[Vector, Vector, Vector]:
    """A point of the wire, and what is right of it and above."""
    along = (path(length + 0.5) - path(length - 0.5)).normalized()
    right = along.cross(Vector((0, 0, 1))).normalized()
    return path(length), right, right.cross(along)


def _barb(path: Path, at: float, thickness: float, chance: random.Random, metal: bpy.types.Material) -> None:
    """Two short wires wound around, each with both of its sharp ends sticking out."""
    for shift in (-1.7 * thickness, 1.7 * thickness):
        winding = []
        for step in range(25):
            middle, right, up = _frame(path, at + shift + (step / 12 - 1) * thickness)
            angle = step * 0.55
            winding.append(middle + (right * math.cos(angle) + up * math.sin(angle)) * thickness * 2.2)
        rod(winding, thickness * 0.8, metal)
        middle, right, up = _frame(path, at + shift)
        along = up.cross(right)
        for side in (-1, 1):
            lean = up * chance.uniform(-0.5, 0.5) + along * chance.uniform(-0.55, 0.55)
            out = (right * side + lean).normalized()
            points = [
                middle + right * side * thickness + out * reach * thickness for reach in (0, 2.7, 5.3, 7.7)
            ]
            rod(points, thickness * 0.8, metal, taper=(1, 1, 0.75, 0.08))


def _rusty() -> bpy.types.Material:
    """Galvanised once; rust comes through in patches."""
    shader = Shader("wire", Metallic=0.9)
    rust = shader.noise(5, 7)
    shader.into(
        "Base Color",
        shader.ramp(
            rust, (0.42, (0.55, 0.50, 0.44, 1)), (0.58, (0.32, 0.16, 0.07, 1)), (0.72, (0.20, 0.07, 0.03, 1))
        ),
    )
    shader.into(
        "Roughness", shader.node("MapRange", Value=rust, From_Min=0.4, From_Max=0.65, To_Min=0.28, To_Max=0.7)
    )
    return shader.material
