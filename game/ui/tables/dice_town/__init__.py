"""The table of Dice Town."""

from collections.abc import Mapping

from game.ui.tables.dice_town.pictures import pictures
from game.ui.tables.dice_town.table import DiceTownTable
from game.ui.tables.kind import Make, TableKind


def _screens() -> Mapping[str, Make]:
    from game.ui.tables.dice_town.screens import SCREENS
    from game.ui.tables.dice_town.screens_acts import MOMENTS
    from game.ui.tables.dice_town.screens_ask import ASK
    from game.ui.tables.dice_town.screens_asks import ASKS

    return {**SCREENS, **MOMENTS, **ASKS, **ASK}


TABLE = TableKind(DiceTownTable, _screens, pictures)

__all__ = ["TABLE", "DiceTownTable"]
