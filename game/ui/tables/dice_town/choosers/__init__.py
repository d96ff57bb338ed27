"""How each kind of question is answered: one chooser a kind, and the plain picker for the rest."""

from typing import TYPE_CHECKING

from game.engine import Ask
from game.games.dice_town.kinds import Kind
from game.ui.tables.dice_town.choosers.chooser import Chooser
from game.ui.tables.dice_town.choosers.dice import DICE_CHOOSERS
from game.ui.tables.dice_town.choosers.plain import Plain
from game.ui.tables.dice_town.choosers.town import TOWN_CHOOSERS

if TYPE_CHECKING:
    from game.ui.tables.dice_town.table import DiceTownTable

CHOOSERS: dict[Kind, type[Chooser]] = {
    **DICE_CHOOSERS,
    **TOWN_CHOOSERS,
}


def chooser_for(table: "DiceTownTable", ask: Ask) -> Chooser:
    """The chooser of a question."""
    return CHOOSERS.get(Kind(ask.kind), Plain)(table, ask)


__all__ = ["CHOOSERS", "Chooser", "chooser_for"]
