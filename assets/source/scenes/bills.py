"""Dollar bills: loose ones, and stacks that end in a banded bundle."""

import math
import random
from collections.abc import Callable
from pathlib import Path

import bpy
from PIL import Image

from drawings import banknote, palette, svg
from pipeline.output import Output
from pipeline.recipe import recipe
from scenes import cell, tokens
from scenes.cell import UNIT
from scenes.forms import board
from scenes.nodes import Shader

LOOSE = (120, 76)
STACK = (130, 90)
ACROSS, ALONG = 24, 56
"""Into how many parts a sheet is cut, so that it can bend."""
Bend = Callable[[float, float], float]
"""How high a sheet is lifted at a point; both measures run from -1 to 1."""
BENDS: tuple[tuple[Bend, float], ...] = (
    (lambda u, v: 26 * max(0, u * 0.8 + v * 0.4 - 0.25) ** 2 + 18 * max(0, -u - 0.3) ** 2, 7),
    (lambda u, v: 13 * u * u + 2.5 * math.sin(4 * u + v), -9),
    (lambda u, v: 8 * math.cos(2.8 * u + 0.5) + 4 * max(0, v - u) ** 2, 3),
)
"""Each loose bill: its bend, and how it is turned, in degrees."""
BUNDLE = 9
GAP = 1.5
"""Between two sheets of a bundle."""


@recipe("props/bills")
def bills(out: Output) -> None:
    """What the bank pays."""
    print_of_face = out.work / "face.png"
    svg.render(banknote.face(), banknote.SIZE, 8).save(print_of_face)
    loose = []
    for number, (bend, turn) in enumerate(BENDS):
        cell.stage(*LOOSE, samples=28, oversize=1)
        _sheet(_paper(print_of_face), bend, (0, -1, 1), turn)
        loose.append(cell.shot(out.work / f"loose_{number}.png", oversize=1))
    out.sheet("props/bill", {"bill": loose}, credit=["game-icons", "rye"])
    stacks = [_stack(out, print_of_face, count) for count in range(1, 5)]
    cell.stage(*STACK, samples=28, oversize=1)
    _bundle(_paper(print_of_face))
    stacks.append(cell.shot(out.work / "bundle.png", oversize=1))
    out.sheet("props/bills", {"stack": stacks}, credit=["game-icons", "rye"])


def _stack(out: Output, print_of_face: Path, count: int) -> Image.Image:
    """So many bills, put down one by one."""
    cell.stage(*STACK, samples=28, oversize=1)
    paper = _paper(print_of_face)
    for number in range(count):
        way = number - (count - 1) / 2
        at = (way * 5.0 * (-1) ** number, -way * 7.5, 1 + number * 7)
        _sheet(paper, _relaxed, at, (-1) ** number * (3 + 2.2 * number))
    return cell.shot(out.work / f"stack_{count}.png", oversize=1)


def _relaxed(u: float, v: float) -> float:
    """The bend of a bill that others lie on."""
    return 5 * u * u + 3 * max(0, u + v - 0.6) ** 2


def _bundle(paper: bpy.types.Material) -> None:
    """Sheets knocked together on the table, and a band around them."""
    chance = random.Random(4)
    for number in range(BUNDLE):
        shift = (chance.uniform(-0.9, 0.9), chance.uniform(-0.7, 0.7), 0.5 + number * GAP)
        _sheet(
            paper,
            lambda u, v: 1.6 * max(0, abs(u) - 0.3) ** 2 * (1 + v),
            shift,
            6 + chance.uniform(-0.8, 0.8),
        )
    side = banknote.SIZE[1] / 2 + 1.4
    band = board([(-9, -side), (9, -side), (9, side), (-9, side)], 0, BUNDLE * GAP + 0.6, _band(), 0.8)
    band.rotation_euler = (0, 0, math.radians(6))


def _sheet(paper: bpy.types.Material, bend: Bend, at: tuple[float, float, float], turn: float) -> None:
    """One bill."""
    width, height = banknote.SIZE
    grid = [(2 * i / ALONG - 1, 2 * j / ACROSS - 1) for j in range(ACROSS + 1) for i in range(ALONG + 1)]
    data = bpy.data.meshes.new("bill")
    points = [(u * width / 2 * UNIT, v * height / 2 * UNIT, bend(u, v) * UNIT) for u, v in grid]
    row = ALONG + 1
    faces = [(i, i + 1, i + row + 1, i + row) for j in range(ACROSS) for i in range(j * row, j * row + ALONG)]
    data.from_pydata(points, [], faces)
    places = data.uv_layers.new(name="face").data
    for loop in data.loops:
        u, v = grid[loop.vertex_index]
        places[loop.index].uv = (u / 2 + 0.5, v / 2 + 0.5)
    data.shade_smooth()
    data.materials.append(paper)
    made = bpy.data.objects.new("bill", data)
    made.location = tuple(value * UNIT for value in at)
    made.rotation_euler = (0, 0, math.radians(turn))
    thick = made.modifiers.new("thickness", "SOLIDIFY")
    thick.thickness = 0.5 * UNIT
    bpy.context.collection.objects.link(made)


def _paper(print_of_face: Path) -> bpy.types.Material:
    """Rag paper, printed and handled."""
    shader = Shader("bill", Roughness=0.75, Specular_IOR_Level=0.2)
    image = bpy.data.images.load(str(print_of_face))
    printed = shader.node("TexImage", settings={"image": image})
    worn = shader.math("MULTIPLY_ADD", shader.noise(2.2, 8), 0.7, 0.32)
    shader.into("Base Color", shader.mixed("MULTIPLY", 1.0, printed.outputs["Color"], worn))
    return shader.material


def _band() -> bpy.types.Material:
    return Shader("band", Base_Color=tokens.lacquer(palette.OXBLOOD), Roughness=0.7).material
