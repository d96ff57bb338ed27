"""How each kind of question is answered: one chooser a kind, and the plain picker for the rest."""

from typing import Any

from game.engine import Ask
from game.games.dice_town.kinds import Kind
from game.ui.tables.dice_town.choosers.dice import DICE_CHOOSERS
from game.ui.tables.dice_town.choosers.town import TOWN_CHOOSERS
from game.ui.tables.dice_town.town import Town
from game.ui.tables.kit.chooser import Chooser
from game.ui.tables.kit.plain import Plain

CHOOSERS: dict[Kind, type[Chooser[Any]]] = {
    **DICE_CHOOSERS,
    **TOWN_CHOOSERS,
}


def chooser_for(table: Town, ask: Ask) -> Chooser[Any]:
    """The chooser of a question."""
    return CHOOSERS.get(Kind(ask.kind), Plain)(table, ask)


__all__ = ["CHOOSERS", "Chooser", "chooser_for"]
