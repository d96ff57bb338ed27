"""What a tie is about, for the board of who offers and for the Sheriff's."""

from typing import TYPE_CHECKING

from game.engine import say
from game.games.dice_town.frames.visit import Visit
from game.games.dice_town.view import View
from game.games.dice_town.words.places import PLACES

if TYPE_CHECKING:
    from game.ui.tables.dice_town.table import DiceTownTable


def contested(table: "DiceTownTable", place: str) -> str:
    """The place, and whether only its second position is left: less may be worth offering for that."""
    view: View = table.picture_view
    sign = PLACES[place].sign.name
    if any(isinstance(frame, Visit) and frame.first is not None for frame in view.frames):
        return table.speaker(say("ui.dice_town.tie.second", place=sign))
    return table.speaker(sign)
