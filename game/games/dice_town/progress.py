"""How far a round has come, as everybody can see: for screens and bots, who know nothing of frames."""

from dataclasses import dataclass
from typing import NamedTuple

from game.engine import Seat
from game.games.dice_town.actions import Play
from game.games.dice_town.cards import Occasion


class Visiting(NamedTuple):
    """The place being resolved, who has reached it, and who does which of its actions."""

    place: str
    first: Seat | None
    second: Seat | None
    actor: Seat | None
    action: str | None

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who stands there, the first in front."""
        return tuple(seat for seat in (self.first, self.second) if seat is not None)


class Tie(NamedTuple):
    """Equals at a place: the judge names one of them, and may be offered something by the bidders."""

    place: str
    tied: tuple[Seat, ...]
    judge: Seat
    bidders: tuple[Seat, ...]
    calls: int
    """How many times offers were called for."""


class Announced(NamedTuple):
    """A store card on the table whose effect may still be cancelled, or is happening."""

    seat: Seat
    play: Play


class CardTime(NamedTuple):
    """An occasion for cards, and whose action it is about."""

    occasion: Occasion
    actor: Seat


class Robbed(NamedTuple):
    """Who robs whom."""

    robber: Seat
    victim: Seat


@dataclass(frozen=True, slots=True)
class Progress:
    """What is going on; of several things of a kind the one that must be over first."""

    visit: Visiting | None = None
    doc: Seat | None = None
    """Who is with Doc Badluck."""
    tie: Tie | None = None
    announced: Announced | None = None
    card_time: CardTime | None = None
    """Whether cards may be played right now, as far as everybody can tell."""
    robbery: Robbed | None = None
    last_throw: bool = False
    """Nobody chooses any more: all the dice of this throw stay."""

    def acts(self, seat: Seat, place: str, action: str) -> bool:
        """Whether a seat is doing one of a place's actions."""
        visit = self.visit
        return visit is not None and (visit.place, visit.actor, visit.action) == (place, seat, action)
