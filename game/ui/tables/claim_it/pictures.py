"""What the addresses in the book of Claim It! stand for: dice, and worked examples on the mine."""

from typing import TYPE_CHECKING

from game.games.claim_it.sketch import sketch
from game.ui.pictures import Picture, cut_out
from game.ui.tables.claim_it.sketched import PART, draw_sketch
from game.ui.tables.kit.pictures import dice_picture

if TYPE_CHECKING:
    from game.ui.house import House

_SEEN = 0.8
"""How large the mine is on a page at most."""


def pictures(_: "House", address: str) -> Picture | None:
    """Dice, and the mine as an example draws it in a few letters."""
    how, what = address.split(":", 1)
    if how == "dice":
        return dice_picture(what.split(), "pips")
    return _mine(what) if how == "mine" else None


def _mine(written: str) -> Picture | None:
    try:
        drawn = sketch(written)
    except ValueError:
        return None
    found = cut_out(("claim_it", written), PART, lambda canvas: draw_sketch(canvas, drawn))
    return Picture((found.size[0] * _SEEN, found.size[1] * _SEEN), found.draw)
