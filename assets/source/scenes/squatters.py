"""Squatters of Claim It!: chips that pile up, each with its number."""

from PIL import Image

from drawings import palette
from drawings.players import PLAYERS
from pipeline.output import Output
from pipeline.recipe import recipe
from scenes import cell, tokens
from scenes.cell import UNIT
from scenes.forms import turned
from scenes.relief import inlaid, relief, softened, stamp

CELL = (72, 72)
NUMBERS = range(1, 7)
RADIUS = 30.0
HEIGHT = 18.0
LIP = 5.0
SUNK = 0.8
DEPTH = 1.3
"""How deep the number is cut."""
FACE = 2 * (RADIUS - LIP) + 2
"""The side of the square that the face is cut from; its edge is hidden under the lip."""
PLAIN = "#b98a52"
"""Whitewood that is nobody's."""


@recipe("claim_it/squatters")
def squatters(out: Output) -> None:
    """Six numbers in every player's colour, and in plain wood."""
    rows = {
        player: [_shot(out, player, number) for number in NUMBERS] for player in [*PLAYERS, tokens.NEUTRAL]
    }
    out.sheet("claim_it/squatter", rows, credit=["game-icons", "rye"])


def _shot(out: Output, player: str, number: int) -> Image.Image:
    cell.stage(*CELL, samples=16, oversize=1)
    _token(player, number)
    return cell.shot(out.work / f"{player}_{number}.png", oversize=1)


def _token(player: str, number: int) -> None:
    plain = player == tokens.NEUTRAL
    if plain:
        ground, picture = tokens.lacquer(PLAIN), tokens.lacquer(palette.DARK_WALNUT)
    else:
        ground, picture = tokens.colours(player)
    body = _number(number, *((0.5, 46) if plain else (0.41, 39)))
    if not plain:
        body += tokens.symbol(player, 12, FACE / 2, FACE * 0.83)
    ink = stamp(body, FACE)
    cut = softened(ink, 0.7) * -DEPTH
    face = relief(cut, ink, tokens.round_in(ink, 0.98), FACE, inlaid(ground, picture))
    face.location.z = (HEIGHT - SUNK) * UNIT
    edge = tokens.chip(ground, tokens.lacquer(palette.DARK_WALNUT if plain else palette.BONE), 6)
    turned(tokens.rimmed(RADIUS, HEIGHT, LIP, SUNK), edge)


def _number(number: int, middle: float, size: float) -> str:
    """The digit as SVG, centred at this part of the face's height."""
    baseline = FACE * middle + size * 0.36
    return (
        f'<text x="{FACE / 2}" y="{baseline}" font-family="Rye" font-size="{size}" '
        f'text-anchor="middle">{number}</text>'
    )
