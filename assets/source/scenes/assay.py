"""The Golden Nugget of Dalton City, and the scales that it is weighed on at the end."""

import math

import bpy

from pipeline.output import Output
from pipeline.recipe import recipe
from scenes import cell, materials, saloon, studio
from scenes.carpentry import upright
from scenes.cell import KEPT, UNIT
from scenes.forms import arc, ball, board, rod
from scenes.nuggets import lump
from scenes.rides import eyeline

NUGGET = (132, 116)
SHAPE = 5
"""Which of all nuggets it is."""
SCALES = (260, 230)
TILTS = (-11, -5.5, 0, 5.5, 11)
"""How far the beam is tipped, in degrees: from the weights down to the nugget down."""
ARM = 84.0
HIGH = 166.0
"""The length of an arm, and how high the beam turns."""
DROP = 92.0
"""From the end of the beam down to its pan."""


@recipe("dalton_city/assay")
def assay(out: Output) -> None:
    """The nugget as it lies on the table, and the scales from the side."""
    cell.stage(*NUGGET, samples=32)
    lump(SHAPE, (0, -2, 0, 58))
    out.image("dalton_city/nugget", cell.shot(out.work / "nugget.png"))
    shots = []
    for tilt in TILTS:
        studio.empty(SCALES[0] * KEPT * 2, SCALES[1] * KEPT * 2, samples=12)
        eyeline(SCALES[0], 12)
        with studio.together("scales") as made:
            _scales(math.radians(tilt))
        made.location.z = -104 * UNIT
        shots.append(cell.shot(out.work / f"scales_{tilt}.png"))
    out.sheet("dalton_city/scales", {"scales": shots})


def _scales(tilt: float) -> None:
    """The nugget on the left; on the right, weights."""
    brass, wood = materials.brass(), materials.walnut(0.6)
    outline = [(-62, -26), (62, -26), (62, 26), (-62, 26)]
    board(outline, 0, 12, wood, 3)
    board([(x * 0.86, y * 0.8) for x, y in outline], 12, 18, wood, 2)
    column = [
        *((22, 18), (22, 21), (16, 24), (9, 30), (7, 36), (9, 40), (7, 44), (5, 60), (4.2, 110)),
        *((6, 116), (6, 120), (4, 124), (4, 150), (7, 158), (5, HIGH + 6), (0, HIGH + 8)),
    ]
    upright(column, (0, 0, 0), brass)
    upright([(0, 0), *arc(0, 5, 5, -60, 90), (0, 12)], (0, 0, HIGH + 8), brass)
    along, up = math.cos(tilt), -math.sin(tilt)
    beam = [
        (at * ARM * along, 0, HIGH - at * ARM * up + 5 * (1 - at * at))
        for at in (k / 8 for k in range(-8, 9))
    ]
    rod(beam, 3.4, brass, taper=[1.3 - 0.7 * abs(k) / 8 for k in range(-8, 9)])
    ball((0, 0, HIGH + 2), 7, brass, 1)
    rod([(0, -4, HIGH), (-40 * math.sin(tilt), -4, HIGH - 40 * math.cos(tilt))], 1.2, brass, taper=[1.4, 0.5])
    gold = saloon.nugget(11, 27)
    for side in (-1, 1):
        x, z = side * ARM * along, HIGH - side * ARM * up
        ball((x, 0, z), 4, brass)
        pan = z - DROP
        for turn in (0.5, 2.6, 4.7):
            end = (x + 33 * math.cos(turn), 33 * math.sin(turn), pan + 4)
            rod([(x, 0, z - 3), end], 0.9, brass)
        dish = [
            (0, -5),
            (16, -3.6),
            (28, 0.6),
            (34, 4.4),
            (35.4, 5),
            (34.6, 6),
            (33, 5.6),
            (27, 2),
            (15, -2),
            (0, -3.4),
        ]
        upright(dish, (x, 0, pan), brass)
        if side < 0:
            gold.location = (x * UNIT, 0, (pan + 12) * UNIT)
        else:
            _weights(x, pan - 1, brass)


def _weights(x: float, foot: float, brass: bpy.types.Material) -> None:
    """Three, turned in one piece with their knobs."""
    for dx, y, size in ((-9, 4, 1.0), (11, -3, 0.8), (2, -12, 0.6)):
        shape = [
            (9, 0),
            (9.6, 1),
            (9.6, 17),
            (8, 19),
            (3, 20),
            (2.6, 23),
            *arc(0, 27, 4.4, -50, 90),
            (0, 31.4),
        ]
        upright(
            [(radius * size, height * size) for radius, height in [(0, 0), *shape]], (x + dx, y, foot), brass
        )
