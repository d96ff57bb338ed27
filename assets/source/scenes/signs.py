"""Owners' signs of Dalton City: a small plate that is nailed to what somebody has bought."""

from PIL import Image

from drawings.players import PLAYERS
from pipeline.output import Output
from pipeline.recipe import recipe
from scenes import cell, tokens
from scenes.cast import Piece
from scenes.forms import octagon

CELL = (36, 36)
SIDE = 34.0
PLATE = 31.0
CUT = 6.5
HEIGHT = 4.0
SYMBOL = 22.0


@recipe("dalton_city/signs")
def signs(out: Output) -> None:
    """One for every player."""
    rows = {player: [_shot(out, player)] for player in PLAYERS}
    out.sheet("dalton_city/sign", rows, credit=["game-icons"])


def _shot(out: Output, player: str) -> Image.Image:
    cell.stage(*CELL, samples=24)
    corners = " ".join(f"{SIDE / 2 + x},{SIDE / 2 - y}" for x, y in octagon(PLATE, CUT))
    piece = Piece(f'<polygon points="{corners}"/>', SIDE, HEIGHT)
    piece.domed(1.0, 4)
    piece.rimmed(2.4, 1.2)
    piece.inlaid(tokens.symbol(player, SYMBOL, SIDE / 2, SIDE / 2), 0.9)
    piece.made(*tokens.colours(player))
    return cell.shot(out.work / f"{player}.png")
