"""What a game's table is to those who lay one."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from game.ui.pictures import Picture
from game.ui.scene import Scene

if TYPE_CHECKING:
    from game.play.session import Session
    from game.ui.house import House
    from game.ui.tables.table import TableScene

Make = Callable[["House"], list[Scene]]
"""Makes a screen, the same one every time: scenes on top of each other."""


@dataclass(frozen=True, slots=True)
class TableKind:
    """How a game's table is laid, and what is photographed of it."""

    lay: Callable[["House", "Session"], "TableScene[Any]"]
    screens: Callable[[], Mapping[str, Make]] = dict
    """Its screens by name."""
    pictures: Callable[["House", str], Picture | None] = lambda _house, _address: None
    """What an address in its book of rules stands for: dice, cards, a part of the board."""
