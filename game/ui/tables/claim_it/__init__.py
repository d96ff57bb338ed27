"""The table of Claim It!."""

from collections.abc import Mapping

from game.ui.tables.claim_it.pictures import pictures
from game.ui.tables.claim_it.table import ClaimItTable
from game.ui.tables.kind import Make, TableKind


def _screens() -> Mapping[str, Make]:
    from game.ui.tables.claim_it.screens import SCREENS

    return SCREENS


TABLE = TableKind(ClaimItTable, _screens, pictures)

__all__ = ["TABLE", "ClaimItTable"]
