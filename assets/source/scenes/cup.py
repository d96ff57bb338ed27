"""The dice cup in all its poses; a player's is known by its strap and by the symbol on its bottom."""

import math
from collections.abc import Mapping
from dataclasses import dataclass

import bpy
from mathutils import Matrix, Vector
from PIL import Image

from drawings.palette import INK, PALE_PARCHMENT
from drawings.players import PALE, PLAYERS
from drawings.svg import icon
from drawings.svg import render as drawn
from pipeline.output import Output
from pipeline.recipe import recipe
from scenes.dye import dyed, show_only
from scenes.leather_cup import HEIGHT, Cup
from scenes.studio import empty, lamplight, overhead, render

CELL = (220, 260)
ELEVATION = 54.0
"""Less steep than the dice: from straight above a cup is but a disc."""
FRAMES = 6
"""Of the lift: from upturned to held up, with the mouth towards the onlooker."""
_SCALE, _SAMPLES = 2, 12
_MOVING_SCALE, _MOVING_SAMPLES = 1.5, 6
"""Less for what is seen for an instant."""
_UNIT = 57.0
"""Design units in one of Blender's."""
_ANGLE = math.radians(ELEVATION)
ANCHOR = (CELL[0] / 2, round(CELL[1] / 2 + HEIGHT / 2 * math.cos(_ANGLE) * _UNIT, 2))
"""The middle of what the cup stands on."""
_NEUTRAL = "#8a5a2b"
"""The strap of a cup that is nobody's."""
_SYMBOL = 1.12
"""The side of the symbol's square, the disc's radius being 0.84."""

Pose = tuple[Matrix, Vector]
_UPTURNED = Matrix.Rotation(math.pi, 3, "Y")


@dataclass(frozen=True, slots=True)
class Shot:
    """A pose as rendered: the cup undyed, which parts are to be dyed, and where it is."""

    cup: Image.Image
    parts: Image.Image
    place: Matrix


@recipe("cup")
def cup(out: Output) -> None:
    resting = {"upright": Matrix.Identity(3), "upturned": _UPTURNED}
    shots = _shots(out, {name: (turn, Vector()) for name, turn in resting.items()}, _SCALE, _SAMPLES)
    nobodys = dyed(shots["upright"].cup, shots["upright"].parts, _NEUTRAL)
    out.image("cup/upright", nobodys, scale=_SCALE, anchor=ANCHOR)
    rows = {player: [_owned(shots["upturned"], player)] for player in PLAYERS}
    out.sheet("cup/upturned", rows, scale=_SCALE, anchor=ANCHOR, credit=["game-icons"])


@recipe("cup/lift")
def lift(out: Output) -> None:
    poses = {f"lift_{frame}": _lifted(frame / (FRAMES - 1)) for frame in range(FRAMES)}
    shots = _shots(out, poses, _MOVING_SCALE, _MOVING_SAMPLES)
    rows = {player: [_owned(shot, player) for shot in shots.values()] for player in PLAYERS}
    out.sheet("cup/lift", rows, scale=_MOVING_SCALE, anchor=ANCHOR, credit=["game-icons"])


def _shots(out: Output, poses: Mapping[str, Pose], scale: float, samples: int) -> dict[str, Shot]:
    empty(round(CELL[0] * scale), round(CELL[1] * scale), samples)
    cycles = bpy.context.scene.cycles
    cycles.max_bounces = 3
    cycles.denoising_prefilter = "FAST"
    lamplight()
    overhead(max(CELL) / _UNIT, ELEVATION)
    made = Cup()
    pictures = {}
    for name, pose in poses.items():
        made.put(*pose)
        pictures[name] = render(out.work / f"{name}.png")
    show_only(made.tinted)
    shots = {}
    for name, pose in poses.items():
        made.put(*pose)
        parts = render(out.work / f"{name}_parts.png")
        shots[name] = Shot(pictures[name], parts, made.handle.matrix_world.copy())
    return shots


def _lifted(progress: float) -> Pose:
    """Slowly at first; the far rim leaves the table last."""
    eased = progress * progress * (3 - 2 * progress)
    about = Vector((math.cos(0.3), math.sin(0.3), 0))
    return Matrix.Rotation(math.radians(-82) * eased, 3, about) @ _UPTURNED, Vector((0, 0, 0.42 * eased))


def _owned(shot: Shot, player: str) -> Image.Image:
    colour, symbol = PLAYERS[player]
    ink = INK if player in PALE else PALE_PARCHMENT
    return dyed(shot.cup, shot.parts, colour, _printed(symbol, shot), ink)


def _printed(symbol: str, shot: Shot) -> Image.Image:
    """A symbol as it lies on the bottom of the cup, where the picture shows that."""
    width, height = shot.cup.size
    corner, right, under = (
        _seen(shot.place @ Vector((-x * _SYMBOL / 2, y * _SYMBOL / 2, 0.045))) * (2 * width / CELL[0])
        for x, y in ((-1, 1), (1, 1), (-1, -1))
    )
    side = 256
    along, down = (right - corner) / side, (under - corner) / side
    if along.x * down.y - along.y * down.x <= 0.01:  # the bottom is turned away
        return Image.new("L", (width, height))
    back = Matrix(((along.x, down.x, corner.x), (along.y, down.y, corner.y), (0, 0, 1))).inverted()
    flat = drawn(icon(symbol, "#000", side), (side, side), 1).getchannel("A")
    laid = flat.transform(
        (2 * width, 2 * height), Image.Transform.AFFINE, [*back[0], *back[1]], Image.Resampling.BICUBIC
    )
    return laid.resize((width, height), Image.Resampling.BOX)


def _seen(point: Vector) -> Vector:
    """Where in the picture a point is, in design units."""
    height = point.y * math.sin(_ANGLE) + point.z * math.cos(_ANGLE)
    return Vector((CELL[0] / 2 + point.x * _UNIT, CELL[1] / 2 - height * _UNIT))
