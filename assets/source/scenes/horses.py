"""The marker of a player on horseback: a horse's head of lacquer in a rim of brass, with the symbol."""

from PIL import Image

from drawings import horse
from drawings.players import PLAYERS
from pipeline.output import Output
from pipeline.recipe import recipe
from scenes import cell, tokens
from scenes.cast import Piece

CELL = (92, 92)
SIDE = 88.0
"""Of the square that the horse is drawn in."""
HEIGHT = 8.0


@recipe("props/horses")
def horses(out: Output) -> None:
    """One in each colour."""
    out.sheet("props/horse", {player: [_shot(out, player)] for player in PLAYERS}, credit=["game-icons"])


def _shot(out: Output, player: str) -> Image.Image:
    cell.stage(*CELL, samples=20)
    piece = Piece(_drawn(f'<path d="{horse.KNIGHT}"/>'), SIDE, HEIGHT)
    piece.domed(3.0, 9)
    piece.rimmed(4.0, 2.2)
    piece.engraved(
        _drawn(f'<path d="{horse.KNIGHT_LOCKS}" fill="none" stroke="#000" stroke-width="2.2"/>'), 1.2
    )
    piece.wired(
        _drawn(f'<path d="{horse.KNIGHT_BRIDLE}" fill="none" stroke="#000" stroke-width="3.6"/>'), 1.2
    )
    piece.engraved(_drawn(f'<path d="{horse.KNIGHT_EYE}"/>'), 1.4, 1.0)
    middle, size = horse.KNIGHT_NECK
    piece.inlaid(tokens.symbol(player, size * SIDE / 100, *(at * SIDE / 100 for at in middle)), 1.8)
    piece.made(*tokens.colours(player))
    return cell.shot(out.work / f"{player}.png")


def _drawn(body: str) -> str:
    """From a square of 100 to that of the piece."""
    return f'<g transform="scale({SIDE / 100})">{body}</g>'
