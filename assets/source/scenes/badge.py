"""The sheriff's star, lying still and spinning."""

import math

import bpy

from pipeline.output import Output
from pipeline.recipe import recipe
from scenes import cell, studio
from scenes.cell import UNIT
from scenes.forms import ball, mesh, turned
from scenes.materials import brass
from scenes.relief import inlaid, relief, softened, stamp
from scenes.tokens import centred, round_in

CELL = (150, 150)
FRAMES = 16
POINTS = 5
WAIST = 0.46
"""How far in the corners between two points are."""
TIP = 62.0
BALL = 6.4
MEDAL = 17.0
CREST = 9.4
"""How high the medal in the middle stands."""
YELLOW = (0.88, 0.58, 0.19, 1)
SHADED = (0.42, 0.24, 0.06, 1)


@recipe("props/star")
def star(out: Output) -> None:
    """Half a turn of a star with two equal faces looks like a whole one, at twice the smoothness."""
    cell.stage(*CELL, samples=24)
    _badge()
    out.image("props/star", cell.shot(out.work / "still.png"), credit=["game-icons"])
    cell.stage(*CELL, samples=24, oversize=1)
    badge = _badge()
    frames = []
    for frame in range(FRAMES):
        badge.rotation_euler = (0, math.pi * frame / FRAMES, 0)
        frames.append(cell.shot(out.work / f"spin_{frame}.png", oversize=1))
    out.sheet("props/star_spin", {"spin": frames}, credit=["game-icons"])


def _badge() -> bpy.types.Object:
    """Both faces, and a ball on every point."""
    metal = brass(YELLOW)
    with studio.together("badge") as badge:
        for side in (0, 1):
            with studio.together("face") as face:
                _face(metal)
            face.rotation_euler = (0, math.pi * side, 0)
        for point in range(POINTS):
            angle = math.tau * (point / POINTS + 0.25)
            ball(((TIP + 2) * math.cos(angle), (TIP + 2) * math.sin(angle), 0), BALL, metal)
    return badge


def _face(metal: bpy.types.Material) -> None:
    """A plate with a broken edge, a faceted star on it, and a medal with an eagle in the middle."""
    _layer(TIP, 0, TIP * 0.97, 2.6, metal)
    _layer(TIP * 0.97, 2.6, TIP * 0.84, 2.9, metal)
    _layer(TIP * 0.84, 2.9, TIP * 0.82, 2.2, metal)
    _layer(TIP * 0.82, 2.2, 0, 11.5, metal)
    ring = [
        (MEDAL, 3),
        (MEDAL, CREST),
        (MEDAL - 1, CREST + 1.2),
        (MEDAL - 2.4, CREST + 1.2),
        (MEDAL - 3.2, CREST - 1),
    ]
    turned(ring, metal)
    side = 2 * (MEDAL - 2)
    ink = stamp(centred("eagle-emblem", side * 0.74, side / 2, side / 2), side)
    medal = relief(softened(ink, 0.8) * 1.2, ink, round_in(ink, 0.98), side, _engraved())
    medal.location.z = (CREST + 0.1) * UNIT


def _layer(outer: float, low: float, inner: float, high: float, metal: bpy.types.Material) -> None:
    """The slope between two star-shaped outlines; the inner one may be a single point."""
    points = _outline(outer, low) + (_outline(inner, high) if inner else [(0, 0, high)])
    count = 2 * POINTS
    if inner:
        faces = [(at, (at + 1) % count, count + (at + 1) % count, count + at) for at in range(count)]
    else:
        faces = [(at, (at + 1) % count, count) for at in range(count)]
    mesh(points, faces, metal, sharp=math.radians(3))


def _outline(tip: float, height: float) -> list[tuple[float, float, float]]:
    corners = []
    for step in range(2 * POINTS):
        angle = math.tau * (step / (2 * POINTS) + 0.25)
        reach = tip if step % 2 == 0 else tip * WAIST
        corners.append((reach * math.cos(angle), reach * math.sin(angle), height))
    return corners


def _engraved() -> bpy.types.Material:
    """Brass that is dark around what stands out."""
    material = inlaid(SHADED, YELLOW, roughness=0.3)
    material.node_tree.nodes["Principled BSDF"].inputs["Metallic"].default_value = 1.0
    return material
