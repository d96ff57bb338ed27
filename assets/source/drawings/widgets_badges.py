"""The badges of the players: a round brass-rimmed shield in each one's colour, with a symbol."""

from PIL import Image

from drawings.palette import BONE, INK
from drawings.players import PALE, PLAYERS
from drawings.skin import wire
from drawings.skin_materials import lit
from drawings.skin_relief import Plate, bevel, cover, disc, rgb
from drawings.svg import icon
from pipeline.output import Output
from pipeline.recipe import recipe

SIDE = 40


@recipe("icons/player")
def badges(out: Output) -> None:
    """A row a player."""
    rows = {player: [_badge(player)] for player in PLAYERS}
    out.sheet("icons/player", rows, credit=["game-icons"], lossless=True)


def _badge(player: str) -> Image.Image:
    colour, symbol = PLAYERS[player]
    plate = Plate(SIDE, SIDE)
    shape = disc(plate, SIDE / 2, SIDE / 2, 18)
    plate.shade(cover(shape), 0.7, 0.9, 0.4, 0.8)
    enamel = rgb(colour) * cover(shape)[..., None]
    plate.lay(lit(enamel, bevel(shape, 11, 2.2), 0.2, 0.6), cover(shape))
    wire(plate, shape, 1.3, 2.6)
    mark = plate.mask(icon(symbol, "#fff", 25, 7.5, 7.5))
    if player not in PALE:
        plate.shade(mark, 0.6, 0.5, 0.3, 0.6)
    plate.lay(INK if player in PALE else BONE, mark)
    return plate.picture()
