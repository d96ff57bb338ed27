"""The tables that are laid: one module a game, listed by hand because a packer cannot scan folders."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from game.play.session import Session
    from game.ui.house import House
    from game.ui.tables.table import TableScene


def _claim_it(house: "House", session: "Session") -> "TableScene[Any]":
    from game.ui.tables.claim_it import ClaimItTable

    return ClaimItTable(house, session)


def _dice_town(house: "House", session: "Session") -> "TableScene[Any]":
    from game.ui.tables.dice_town import DiceTownTable

    return DiceTownTable(house, session)


TABLES: dict[str, Callable[["House", "Session"], "TableScene[Any]"]] = {
    "claim_it": _claim_it,
    "dice_town": _dice_town,
}
"""By the game's short name; a box that is not here stays closed."""
