"""The table of Dalton City."""

from collections.abc import Mapping

from game.ui.tables.dalton_city.pictures import pictures
from game.ui.tables.dalton_city.table import DaltonCityTable
from game.ui.tables.kind import Make, TableKind


def _screens() -> Mapping[str, Make]:
    from game.ui.tables.dalton_city.screens import SCREENS
    from game.ui.tables.dalton_city.screens_acts import MOMENTS

    return {**SCREENS, **MOMENTS}


TABLE = TableKind(DaltonCityTable, _screens, pictures)

__all__ = ["TABLE", "DaltonCityTable"]
