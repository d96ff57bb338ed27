"""The tables that are laid: one folder a game, listed by hand because a packer cannot scan folders.

Each is imported when it is wanted: it brings pictures and motion along that the title need not wait for.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from game.ui.tables.kind import TableKind

if TYPE_CHECKING:
    from game.play.session import Session
    from game.ui.house import House
    from game.ui.tables.table import TableScene


def plain_table() -> TableKind:
    """For any game that has no table of its own yet: listed with this one, its box opens."""
    from game.ui.tables.plain import TABLE

    return TABLE


def _claim_it() -> TableKind:
    from game.ui.tables.claim_it import TABLE

    return TABLE


def _dalton_city() -> TableKind:
    from game.ui.tables.dalton_city import TABLE

    return TABLE


def _dice_town() -> TableKind:
    from game.ui.tables.dice_town import TABLE

    return TABLE


TABLES: dict[str, Callable[[], TableKind]] = {
    "claim_it": _claim_it,
    "dalton_city": _dalton_city,
    "dice_town": _dice_town,
}
"""By the game's short name; a box that is not here stays closed."""


def lay_table(house: "House", session: "Session") -> "TableScene[Any]":
    """The table of a match."""
    return TABLES[session.rules.slug]().lay(house, session)
