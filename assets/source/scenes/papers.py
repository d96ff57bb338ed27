"""Paper that lies on the table: dollar bills, bundles of them, and deeds under seal."""

import math

import bpy
import numpy as np
from PIL import Image

from drawings import banknote, svg
from drawings.ink import frame
from drawings.palette import FADED_INK, INK, STAINED_PARCHMENT
from drawings.paper import press, sheet
from scenes import studio
from scenes.forms import arc, turned
from scenes.imprint import drawing
from scenes.nodes import Shader
from scenes.surface import surface

BILL = (2.36, 1.0)
"""Beside a die with a side of 1."""
DEED = (2.1, 2.7)
_DEED_DRAWN = (210.0, 270.0)


def bills() -> bpy.types.Material:
    """What bills are printed with."""
    return _printed(svg.render(banknote.face(), banknote.SIZE, 8))


def bill(material: bpy.types.Material, seed: int, curl: float = 0.12) -> bpy.types.Object:
    """A bill that was in a pocket: it does not lie flat."""
    return _leaf(material, BILL, seed, curl)


def bundle(material: bpy.types.Material, count: int, seed: int = 1) -> bpy.types.Object:
    """Bills knocked together, with a paper band around them."""
    chance = np.random.default_rng(seed)
    step = 0.022
    with studio.together("bundle") as made:
        for number in range(count):
            leaf = _leaf(material, BILL, seed + number % 3, 0.02)
            leaf.location = (*chance.normal(0, 0.012, 2), number * step)
            leaf.rotation_euler.z = chance.normal(0, 0.006)
        bpy.ops.mesh.primitive_cube_add(size=1)
        band = bpy.context.object
        band.dimensions = (0.34, BILL[1] + 0.045, count * step + 0.05)
        band.location.z = count * step / 2
        band.data.materials.append(Shader("band", Base_Color=(0.17, 0.016, 0.012, 1), Roughness=0.7).material)
    return made


def deed(emblem: str, seed: int) -> bpy.types.Object:
    """A sheet of parchment with a frame, an emblem, lines of faint writing and a seal of red wax."""
    width, height = _DEED_DRAWN
    rows = "".join(
        f'<path d="M{width * 0.16} {y}H{width * (0.84 if at % 3 else 0.7)}"/>'
        for at, y in enumerate(range(150, 225, 11))
    )
    pen = f'stroke="{FADED_INK}" stroke-width="2.2" stroke-dasharray="17 3 9 4 24 3" opacity="0.75"'
    body = (
        frame((9, 9, width - 18, height - 18), INK)
        + svg.icon(emblem, INK, 92, width / 2 - 46, 34)
        + f"<g {pen}>{rows}</g>"
    )
    face = press(sheet(_DEED_DRAWN, 3, seed, STAINED_PARCHMENT), svg.render(body, _DEED_DRAWN, 3))
    with studio.together("deed") as made:
        _leaf(_printed(face), DEED, seed, 0.05)
        wax = Shader("wax", Base_Color=(0.28, 0.012, 0.010, 1), Roughness=0.28, Coat_Weight=0.4)
        wax.bump(wax.noise(4, 3), 0.5, 0.06)
        seal = turned([(17, 0), *arc(14, 3, 3, -20, 100), (11, 4.4), (10, 3.4), (0, 3.4)], wax.material, 48)
        seal.location = (DEED[0] * 0.30, -DEED[1] * 0.36, 0.045)
    return made


def _leaf(
    material: bpy.types.Material, size: tuple[float, float], seed: int, curl: float
) -> bpy.types.Object:
    """One sheet, higher at its corners and a little wavy, but never below the table."""
    chance = np.random.default_rng(seed)
    down, right = np.meshgrid(np.linspace(1, -1, 24), np.linspace(-1, 1, 48), indexing="ij")
    turn, phase = chance.uniform(0, math.tau, 2)
    along = right * math.cos(turn) + down * math.sin(turn)
    lift = curl * (
        np.abs(along) ** 2.4 + 0.35 * (1 + np.sin(2.6 * along + phase)) + 0.25 * np.clip(right * down, 0, 1)
    )
    points = np.stack((right * size[0] / 2, down * size[1] / 2, lift - lift.min() + 0.006), axis=-1)
    made = surface(points, material)
    thick = made.modifiers.new("thickness", "SOLIDIFY")
    thick.thickness = 0.008
    return made


def _printed(face: Image.Image) -> bpy.types.Material:
    shader = Shader("print", Roughness=0.78, Specular_IOR_Level=0.2)
    shader.into("Base Color", drawing(shader, face).outputs["Color"])
    return shader.material
