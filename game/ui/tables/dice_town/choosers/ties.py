"""What a tie is about, for the board of who offers and for the Sheriff's."""

from game.engine import Seat, say
from game.games.dice_town.places import CLASSIC
from game.games.dice_town.view import View
from game.games.dice_town.words.places import PLACES
from game.ui.tables.dice_town.stake import stake_of
from game.ui.tables.dice_town.town import Town


def contested(table: Town, place: str, seat: Seat) -> str:
    """The place and what it would bring a seat, or that only its second position is left."""
    view: View = table.picture_view
    sign = PLACES[place].sign.name
    visit = view.progress.visit
    if visit is not None and visit.first is not None:
        return table.speaker(say("ui.dice_town.tie.second", place=sign))
    stake = stake_of(table, place, CLASSIC, seat)
    return table.speaker(say("ui.dice_town.tie", place=sign, stake=stake))
