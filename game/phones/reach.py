"""Whether phones get through to this computer, and why perhaps not: what can be told from this side."""

from dataclasses import dataclass
from enum import Enum, auto

PATIENCE = 25.0
"""Seconds after which somebody who has been trying wonders."""


class Obstacle(Enum):
    """What seems to keep phones out, as far as one can tell without them."""

    NOTHING_COMES = auto()
    """Not one request: another Wi-Fi, one that keeps its guests apart, mobile data, or a firewall."""
    FOREIGN = auto()
    """Requests come, but as if for another computer: something in between rewrites or saves pages."""
    PAGE_ONLY = auto()
    """The page was fetched, and its connection never came: an old browser, or something in between."""
    NOBODY_STAYS = auto()
    """Phones connect, but none with an invitation of this evening: an old code or a shortened address."""


@dataclass(slots=True)
class Reach:
    """What has come through since the server was opened; counts only."""

    pages: int = 0
    sockets: int = 0
    joined: int = 0
    foreign: int = 0

    def obstacle(self, seconds: float) -> Obstacle | None:
        """What to explain so many seconds after the invitations were shown; None: nothing, or not yet."""
        if self.joined or seconds < PATIENCE:
            return None
        if self.sockets:
            return Obstacle.NOBODY_STAYS
        if self.pages:
            return Obstacle.PAGE_ONLY
        return Obstacle.FOREIGN if self.foreign else Obstacle.NOTHING_COMES
