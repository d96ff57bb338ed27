"""Claim markers of Claim It!: a plaque of boards nailed down on a space, with its owner's symbol."""

from PIL import Image

from drawings import palette
from drawings.players import PLAYERS
from pipeline.output import Output
from pipeline.recipe import recipe
from scenes import cell, materials, tokens
from scenes.cell import UNIT
from scenes.forms import ball, board, octagon, rod
from scenes.relief import inlaid, linear, relief, softened, stamp

CELL = (140, 140)
SIDE = 104.0
CUT = 15.0
PANEL = 82.0
PANEL_CUT = 19.0
THICKNESS = 16.0
RAISED = 2.4
"""How far the symbol stands out."""
SYMBOL = 58.0
UNCLAIMED = "#211a17"
"""The lacquer of a marker that has no owner yet."""


@recipe("claim_it/claims")
def claims(out: Output) -> None:
    """One for every player, and one that waits for its owner."""
    rows = {player: [_shot(out, player)] for player in [*PLAYERS, tokens.NEUTRAL]}
    out.sheet("claim_it/claim", rows, credit=["game-icons"])


def _shot(out: Output, player: str) -> Image.Image:
    cell.stage(*CELL, samples=24, oversize=1)
    _plaque(player)
    return cell.shot(out.work / f"{player}.png", oversize=1)


def _plaque(player: str) -> None:
    """Boards below, a lacquered panel in a brass frame above, a nail in every corner."""
    brass = tokens.polished_brass()
    board(octagon(SIDE, CUT), 0, THICKNESS, materials.walnut(0.7), 2)
    middle = PANEL / 2
    if player == tokens.NEUTRAL:
        ground, picture = tokens.lacquer(UNCLAIMED), linear(palette.BRASS)
        body = tokens.centred("wooden-sign", SYMBOL, middle, middle)
    else:
        ground, picture = tokens.colours(player)
        body = tokens.symbol(player, SYMBOL, middle, middle)
    ink = stamp(body, PANEL)
    outline = " ".join(f"{PANEL / 2 + x},{PANEL / 2 - y}" for x, y in octagon(PANEL, PANEL_CUT))
    inside = stamp(f'<polygon points="{outline}"/>', PANEL) > 0.5
    material = inlaid(ground, picture, metal=player == tokens.NEUTRAL)
    panel = relief(softened(ink, 1.4) * RAISED, ink, inside, PANEL, material)
    panel.location.z = (THICKNESS + 0.6) * UNIT
    frame = [(x, y, THICKNESS + 0.6) for x, y in octagon(PANEL, PANEL_CUT)]
    rod(frame, 2.0, brass, closed=True)
    for x in (-1, 1):
        for y in (-1, 1):
            ball((x * 42, y * 42, THICKNESS), 3.4, brass, flat=0.6)
