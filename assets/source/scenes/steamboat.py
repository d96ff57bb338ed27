"""The Mississippi Boat: a sternwheeler with two decks and two chimneys."""

import math

import bpy

from scenes import materials, studio
from scenes.carpentry import Span, box, upright, wheel
from scenes.cell import UNIT
from scenes.forms import ball, board, mesh, rod
from scenes.locomotive import LAMP, glowing
from scenes.materials import RGBA

WHITE: RGBA = (0.80, 0.73, 0.60, 1)
RED: RGBA = (0.42, 0.03, 0.02, 1)
BLACK: RGBA = (0.018, 0.017, 0.018, 1)
TEAL: RGBA = (0.02, 0.10, 0.13, 1)
STERN = -104.0


def steamboat() -> bpy.types.Object:
    """From x = -128 to 100; it draws no water, for it flies."""
    white, red, black, teal = (materials.paint(colour, 0.4) for colour in (WHITE, RED, BLACK, TEAL))
    brass, lit, planks = materials.brass(), glowing(LAMP, 0.7), materials.walnut(0.12)
    with studio.together("steamboat") as made:
        board(_hull(1.0), 2, 10, teal, 1.6)
        board(_hull(1.02), 10, 12.4, red, 0.8)
        board(_hull(0.98), 12.4, 14, planks, 0.4)
        _deck((-80, 46), 17, (14, 32), white, red, lit)
        board(_roof((-86, 58), 21), 32, 34.4, white, 0.6)
        _gallery((-84, 56), 20, (34, 42), white)
        _deck((-66, 34), 13, (34, 51), white, red, lit)
        board(_roof((-72, 42), 16.5), 51, 53.2, white, 0.6)
        _gallery((-70, 40), 15.5, (53, 59), white)
        _deck((-4, 20), 8.5, (53, 70), white, red, lit)
        board(_roof((-8, 25), 11), 70, 72.4, red, 0.6)
        upright([(2.4, 0), (1.4, 3), (2.6, 5), (0, 8)], (8, 0, 72), brass)
        for side in (-9.5, 9.5):
            pipe = [(4, 0), (4, 52), (5.2, 53), (5.2, 55), (4, 56), (5.6, 61), (7.4, 65), (5.6, 64), (4, 58)]
            upright(pipe, (38, side, 34), black)
            upright([(4.3, 30), (5, 30.6), (5, 33), (4.3, 33.6)], (38, side, 34), brass)
        rod([(38, -9.5, 76), (38, 9.5, 76)], 0.9, brass)
        for side in (-20, 20):
            for x in range(-84, 44, 14):
                rod([(x, side, 14), (x, side, 33)], 0.8, white)
        _stern(red, white, brass)
        rod([(92, 0, 14), (94, 0, 52)], 0.9, brass)
        ball((94, 0, 53), 1.8, brass)
        flag = [(94, 0, 50), (76, -1.5, 48), (80, 0.8, 44), (75, 1.5, 39), (93.6, 0, 38)]
        mesh(flag, [(0, 1, 2, 4), (2, 3, 4)], red)
    return made


def _hull(share: float) -> list[tuple[float, float]]:
    """From above: square astern, a long bow."""
    bow = [(52 + 48 * math.sin(turn), 21 * math.cos(turn)) for turn in (math.pi * at / 16 for at in range(9))]
    port = [(-92, 18), (-70, 21), *bow]
    return [(x * share, -y * share) for x, y in port] + [
        (x * share, y * share) for x, y in port[::-1] if y > 0.1
    ]


def _roof(x: Span, half: float) -> list[tuple[float, float]]:
    """A deck from above, rounded in front."""
    front = [
        (x[1] - half + half * math.sin(turn), half * math.cos(turn))
        for turn in (math.pi * at / 12 for at in range(13))
    ]
    return [(x[0], half), (x[0], -half), *front[::-1]]


def _deck(
    x: Span,
    half: float,
    z: Span,
    white: bpy.types.Material,
    red: bpy.types.Material,
    lit: bpy.types.Material,
) -> None:
    """A cabin with a row of lit windows on every side."""
    box(x, (-half, half), z, white)
    low, high = z[0] + 5, z[1] - 4
    count = max(2, round((x[1] - x[0]) / 14))
    step = (x[1] - x[0]) / count
    for at in range(count):
        middle = x[0] + step * (at + 0.5)
        for side in (-half, half):
            box((middle - 3.6, middle + 3.6), (side - 0.5, side + 0.5), (low - 1, high + 1), red, 0.2)
            box((middle - 2.6, middle + 2.6), (side - 0.9, side + 0.9), (low, high), lit, 0.2)
    for y in (-half / 2, half / 2):
        box((x[1] - 0.6, x[1] + 0.6), (y - 3, y + 3), (low, high), lit, 0.2)


def _gallery(x: Span, half: float, z: Span, white: bpy.types.Material) -> None:
    """A railing round a deck."""
    for side in (-half, half):
        rod([(x[0], side, z[1]), (x[1] - half, side, z[1])], 0.7, white)
        rod([(x[0], side, (z[0] + z[1]) / 2), (x[1] - half, side, (z[0] + z[1]) / 2)], 0.45, white)
        for at in range(int(x[0]), int(x[1] - half), 7):
            rod([(at, side, z[0]), (at, side, z[1])], 0.45, white)


def _stern(red: bpy.types.Material, white: bpy.types.Material, brass: bpy.types.Material) -> None:
    """The wheel, with a paddle on every arm."""
    for side in (-15.0, 15.0):
        wheel(STERN, side, 24, red, red, 12, z=24, thick=1.5)
        rod([(-80, side * 1.15, 26), (STERN, side * 1.15, 24)], 2, white)
    rod([(STERN, -18, 24), (STERN, 18, 24)], 2.2, brass)
    for at in range(12):
        turn = math.tau * (at + 0.5) / 12
        x, z = STERN + 20.5 * math.cos(turn), 24 + 20.5 * math.sin(turn)
        blade = box((-4, 4), (-15, 15), (-0.9, 0.9), red, 0.3)
        blade.rotation_euler.y = -turn
        blade.location = (x * UNIT, 0, z * UNIT)
