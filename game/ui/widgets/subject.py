"""What can be asked about: a piece, a card, a number, a player, with what it is like now."""

from collections.abc import Callable
from dataclasses import dataclass

from game.ui.canvas import Canvas
from game.ui.pictures import Picture


@dataclass(frozen=True, slots=True)
class Subject:
    """One thing: where the rules tell of it, what it is called here, how it looks, and what it does now."""

    page: str
    """The page of the rules about it, such as `dice_town/place.saloon`."""
    title: str = ""
    """Its own name; else it is called as its page is."""
    now: str = ""
    """What it does now, whose it is, what it costs, as markup."""
    picture: Picture | None = None
    told: Callable[[Canvas], str] | None = None
    """What the picture has no room for."""
