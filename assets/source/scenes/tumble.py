"""The dice in motion: spinning through the air, and rolling over the last edge until they lie."""

import math

from mathutils import Matrix, Vector
from PIL import Image

from pipeline.output import Output
from pipeline.recipe import recipe
from scenes.dice import KINDS, YAWS, Kind
from scenes.die import SCALE, TUMBLING_CELL, Die, anchor
from scenes.studio import render

FRAMES = 16
"""Of one whole turn in the air, which goes on from the last to the first."""
SETTLED = 5
"""The column of the dice at rest that every roll ends in."""

_AXIS = Vector((0.42, 0.80, 0.43))
"""What a die spins about: it rolls to the right, askew."""
_SETTLING = ((84, 24), (62, 19), (38, 13), (12, 7), (-8, 3), (-4, 1), (2, 0), (0, 0))
"""Frame by frame how far it is from lying flat, and from its final turn: it falls, rocks and lies."""
_SAMPLES = 4
"""Few: each is seen for an instant."""


@recipe("dice/poker/tumble")
def poker_dice(out: Output) -> None:
    _tumble(out, KINDS["poker"])


@recipe("dice/pips/tumble")
def pipped_dice(out: Output) -> None:
    _tumble(out, KINDS["pips"])


@recipe("dice/indian/tumble")
def indian_die(out: Output) -> None:
    _tumble(out, KINDS["indian"])


def _tumble(out: Output, kind: Kind) -> None:
    die = kind.die(out, _SAMPLES, TUMBLING_CELL)
    spin = {"spin": [_spinning(out, die, frame) for frame in range(FRAMES)]}
    out.sheet(f"dice/{kind.name}/spin", spin, scale=SCALE, anchor=anchor(TUMBLING_CELL), credit=kind.credit)
    settle = {
        face: [_settling(out, die, face, frame) for frame in range(len(_SETTLING))] for face in kind.rows
    }
    out.sheet(
        f"dice/{kind.name}/settle", settle, scale=SCALE, anchor=anchor(TUMBLING_CELL), credit=kind.credit
    )


def _spinning(out: Output, die: Die, frame: int) -> Image.Image:
    die.turn(Matrix.Rotation(math.tau * frame / FRAMES, 3, _AXIS))
    return render(out.work / f"spin_{frame}.png")


def _settling(out: Output, die: Die, face: str, frame: int) -> Image.Image:
    tilt, turn = _SETTLING[frame]
    die.lay(face, YAWS[SETTLED] + turn, tilt)
    return render(out.work / f"settle_{face}_{frame}.png")
