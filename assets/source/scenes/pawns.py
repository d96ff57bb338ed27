"""Player markers: lacquered medallions in a rim of brass, with the player's symbol."""

import math

from PIL import Image

from drawings.players import PLAYERS
from pipeline.output import Output
from pipeline.recipe import recipe
from scenes import cell, tokens
from scenes.cell import UNIT
from scenes.forms import ball, turned
from scenes.relief import inlaid, relief, softened, stamp

CELL = (84, 84)
RADIUS = 36.0
HEIGHT = 10.0
LIP = 6.0
SUNK = 1.6
RAISED = 1.6
FACE = 2 * (RADIUS - LIP) + 2
SYMBOL = 42.0
BEADS = 40


@recipe("props/pawns")
def pawns(out: Output) -> None:
    """One in each colour."""
    out.sheet("props/pawn", {player: [_shot(out, player)] for player in PLAYERS}, credit=["game-icons"])


def _shot(out: Output, player: str) -> Image.Image:
    cell.stage(*CELL, samples=14)
    _medallion(player)
    return cell.shot(out.work / f"{player}.png")


def _medallion(player: str) -> None:
    brass = tokens.polished_brass()
    turned(tokens.rimmed(RADIUS, HEIGHT, LIP, SUNK), brass)
    ground, picture = tokens.colours(player)
    ink = stamp(tokens.symbol(player, SYMBOL, FACE / 2, FACE / 2), FACE)
    material = inlaid(ground, picture, roughness=0.25)
    face = relief(softened(ink, 1.2) * RAISED, ink, tokens.round_in(ink, 0.98), FACE, material)
    face.location.z = (HEIGHT - SUNK) * UNIT
    bead = ball((0, 0, 0), 1.5, brass)
    for step in range(BEADS):
        angle = math.tau * step / BEADS
        at = (RADIUS - LIP / 2) * UNIT
        copy = bead if step == 0 else bead.copy()
        copy.location = (at * math.cos(angle), at * math.sin(angle), HEIGHT * UNIT)
        if step:
            bead.users_collection[0].objects.link(copy)
