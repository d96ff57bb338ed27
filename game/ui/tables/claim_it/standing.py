"""The plate that says who is ahead in the mine and how much of the game is left."""

from game.games.claim_it.standing import ahead, left
from game.games.claim_it.view import View
from game.play.illustrated import illustrated
from game.ui.canvas import Canvas
from game.ui.design import Area
from game.ui.styles import LIGHT
from game.ui.tables.claim_it.mine_table import MineTable

STANDING: Area = (1516.0, 870.0, 388.0, 110.0)
_STYLE = LIGHT.but(size=21)


def _left_icon(view: View) -> str:
    """Claims are counted by locks, as on the players' cards."""
    return "lock" if view.caller is None else "hourglass"


def draw_standing(canvas: Canvas, table: MineTable) -> None:
    """Both, one below the other."""
    view, speaker = table.picture_view, table.speaker
    words = "\n".join(
        (
            "{icon:points}\u00a0" + illustrated(ahead(view), speaker),
            f"{{icon:{_left_icon(view)}}}\u00a0" + illustrated(left(view), speaker),
        )
    )

    canvas.patch("ui/plate", STANDING)
    x, y, width, height = canvas.inside("ui/plate", STANDING)
    style = canvas.type.boxed(words, _STYLE, width, height)
    high = canvas.paragraph_height(words, width, style)
    canvas.paragraph(words, (x, y + (height - high) / 2, width, high), style, "centre")
