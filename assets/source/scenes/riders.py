"""Players of Dalton City at full gallop, each with a flag in the player's colour and symbol."""

import math

import bpy
from PIL import Image

from drawings import palette, svg
from drawings.players import PALE, PLAYERS
from pipeline.output import Output
from pipeline.recipe import recipe
from scenes import dye, materials, studio, tokens
from scenes.cell import KEPT, UNIT
from scenes.cowboy import cowboy
from scenes.forms import mesh, rod
from scenes.materials import RGBA
from scenes.pony import STRETCHED, Limb, bridle, girth, pony
from scenes.rides import eyeline
from scenes.stagecoach import BAY, HAIR

CELL = (108, 108)
SIZE = 0.7
TURNED = 16.0
SEAT = 63.0
GALLOP: tuple[tuple[float, tuple[Limb, ...]], ...] = (
    (0, STRETCHED),
    (
        -4,
        (
            ((19, -6, 48, 7.5), (24, -7, 36, 4.4), (25, -7, 33, 3.7), (25, -7, 18, 2.5), (27, -7, 10, 2.3)),
            ((19, 6, 48, 7.5), (28, 7, 38, 4.4), (31, 7, 35, 3.7), (36, 7, 21, 2.5), (40, 7, 14, 2.3)),
            (
                (-24, -5, 48, 10),
                (-22, -7, 35, 5.6),
                (-28, -7, 27, 3.4),
                (-38, -7, 24, 2.6),
                (-44, -7, 29, 2.3),
            ),
            ((-24, 5, 48, 10), (-19, 7, 35, 5.6), (-23, 7, 26, 3.4), (-33, 7, 21, 2.6), (-39, 7, 25, 2.3)),
        ),
    ),
    (
        0,
        (
            ((19, -6, 48, 7.5), (22, -7, 36, 4.4), (21, -7, 33, 3.7), (9, -7, 26, 2.5), (3, -7, 30, 2.3)),
            ((19, 6, 48, 7.5), (25, 7, 37, 4.4), (25, 7, 34, 3.7), (14, 7, 24, 2.5), (7, 7, 25, 2.3)),
            ((-24, -5, 48, 10), (-13, -7, 37, 5.6), (-14, -7, 28, 3.4), (-5, -7, 18, 2.6), (1, -7, 14, 2.3)),
            ((-24, 5, 48, 10), (-11, 7, 38, 5.6), (-10, 7, 29, 3.4), (1, 7, 20, 2.6), (8, 7, 17, 2.3)),
        ),
    ),
    (
        5,
        (
            ((19, -6, 48, 7.5), (30, -7, 42, 4.4), (35, -7, 40, 3.7), (37, -7, 26, 2.5), (32, -7, 19, 2.3)),
            ((19, 6, 48, 7.5), (33, 7, 46, 4.4), (39, 7, 44, 3.7), (45, 7, 31, 2.5), (42, 7, 23, 2.3)),
            (
                (-24, -5, 48, 10),
                (-22, -7, 34, 5.6),
                (-28, -7, 26, 3.4),
                (-27, -7, 13, 2.6),
                (-23, -7, 7, 2.3),
            ),
            ((-24, 5, 48, 10), (-26, 7, 35, 5.6), (-34, 7, 27, 3.4), (-37, 7, 14, 2.6), (-34, 7, 7, 2.3)),
        ),
    ),
)
"""A stride: how far the horse is tipped up in front, in degrees, and its legs."""
UNDYED: RGBA = (0.72, 0.72, 0.72, 1)
FLAG = (46.0, 34.0)
POLE = (-17.0, 62.0, 132.0)
"""Where behind the saddle it is planted, from which height to which."""
SYMBOL = 29.0
BRIGHTER = 1.32


@recipe("dalton_city/riders")
def riders(out: Output) -> None:
    """A row a player: a stride bound for the right, then one bound for the left."""
    shots = [_shot(out, frame, side) for side in (1, -1) for frame in range(len(GALLOP))]
    rows = {player: [_dyed(player, *shot) for shot in shots] for player in PLAYERS}
    out.sheet("dalton_city/rider", rows, credit=["game-icons"])


Shot = tuple[Image.Image, Image.Image, tuple[float, float]]


def _shot(out: Output, frame: int, side: int) -> Shot:
    """The picture, what of it is to be dyed, and where the middle of the flag is."""
    width, height = (length * KEPT * 2 for length in CELL)
    studio.empty(width, height, samples=12)
    eyeline(CELL[0], 20)
    white = materials.paint(UNDYED, 0.6)
    at = _rider(frame, side, white)
    picture = studio.render(out.work / f"{side}_{frame}.png")
    parts = [made for made in bpy.data.objects if made.type == "MESH" and made.data.materials[0] == white]
    dye.show_only(parts)
    return picture, studio.render(out.work / f"{side}_{frame}_parts.png"), at


def _rider(frame: int, side: int, white: bpy.types.Material) -> tuple[float, float]:
    tip, legs = GALLOP[frame]
    leather, brass = materials.leather(), materials.brass()
    with studio.together("rider") as made:
        with studio.together("horse") as horse:
            pony(BAY, HAIR, legs)
            bridle(leather)
            girth(1, 0, 63, 34.5, 1.2, leather)
            _cloth(white)
        horse.rotation_euler.y = math.radians(-tip)
        rider = cowboy(white, astride=True)
        rider.location, rider.rotation_euler.y = (-6 * UNIT, 0, SEAT * UNIT), math.radians(8)
    turn = math.radians(-TURNED if side > 0 else 180 + TURNED)
    low = -62.0
    made.scale, made.rotation_euler, made.location = (SIZE,) * 3, (0, 0, turn), (0, 0, low * SIZE * UNIT)
    x, foot, top = POLE[0] * side * SIZE, (POLE[1] + low) * SIZE, (POLE[2] + low) * SIZE
    near = -9.0 * SIZE
    rod([(x, near, foot), (x - side, near, top + 2)], 0.9, brass)
    wide, tall = FLAG[0] * SIZE, FLAG[1] * SIZE
    columns = 24
    points, faces = [], []
    for column in range(columns + 1):
        part = column / columns
        wave = 2.2 * part * math.sin(part * 7 + frame * math.pi / 2)
        drop = 1.2 * part * math.sin(part * 5 + frame * math.pi / 2)
        across = x - side * (0.5 + wide * part)
        points += [(across, near + wave, top + drop), (across, near + wave, top - tall + drop)]
        if column:
            faces.append((2 * column - 2, 2 * column - 1, 2 * column + 1, 2 * column))
    mesh(points, faces, white)
    angle = math.radians(20)
    middle = (x - side * wide / 2, (top - tall / 2) * math.cos(angle) + near * math.sin(angle))
    return CELL[0] / 2 + middle[0], CELL[1] / 2 - middle[1]


def _cloth(white: bpy.types.Material) -> None:
    """A cloth under the saddle."""
    points, faces = [], []
    steps = 16
    for x in (-17, 7):
        for step in range(steps + 1):
            turn = math.radians(-108 + 216 * step / steps)
            points.append((x, 14.6 * math.sin(turn), 49 + 14.6 * math.cos(turn)))
    faces = [(at, at + 1, at + steps + 2, at + steps + 1) for at in range(steps)]
    mesh(points, faces, white)


def _dyed(player: str, picture: Image.Image, parts: Image.Image, at: tuple[float, float]) -> Image.Image:
    printed = svg.render(tokens.symbol(player, SYMBOL * SIZE, *at), CELL, KEPT * 2).getchannel("A")
    ink = palette.INK if player in PALE else palette.BONE
    return studio.half(_brightened(dye.dyed(picture, parts, PLAYERS[player][0], printed, ink)))


def _brightened(picture: Image.Image) -> Image.Image:
    """So small a figure must stand out from the board and from the dark beside it."""
    *colours, alpha = picture.split()
    return Image.merge("RGBA", [*(each.point(lambda value: value * BRIGHTER) for each in colours), alpha])
