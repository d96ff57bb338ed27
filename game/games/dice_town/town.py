"""What lies open in the town: the table has it, and so has every view of the table."""

from dataclasses import dataclass, fields
from operator import attrgetter
from typing import Any

from game.engine import Seat
from game.games.dice_town.cards import Back, Card
from game.games.dice_town.dice import HAND, Face, Faces
from game.games.dice_town.effects import Effect
from game.games.dice_town.seats import ring

Reveal = tuple[tuple[Seat, Faces], ...]
"""What each seat kept when the cups were lifted."""

VILLAGE = -1
"""Who holds the Indian die when nobody does."""


@dataclass(frozen=True, slots=True)
class Settings:
    """What was chosen before the game."""

    seats: int
    wild_west: bool
    indians: bool
    second_edition: bool
    bribes: bool
    poker_face: bool

    @property
    def seconds(self) -> bool:
        """Whether places have a second position."""
        return self.wild_west and self.seats > 2


def store_actions(round_number: int) -> int:
    """How many times the store's winner shops in a round, if not on credit."""
    return 2 if round_number == 1 else 1


@dataclass(slots=True, kw_only=True)
class Town:
    """Everything that lies open; what changes is made anew, for views share it with the table."""

    settings: Settings
    round: int = 0
    sheriff: Seat
    money: tuple[int, ...]
    nuggets: tuple[int, ...]
    mine: int
    bank: int
    coach: int
    """Dollars on the stagecoach."""
    queue: tuple[Card, ...]
    """The open deeds, slot 1 first."""
    wanted: tuple[Card, ...]
    wire: tuple[tuple[Card, ...], ...]
    """Deeds behind barbed wire, by seat, face up."""
    ranches: tuple[tuple[Card, ...], ...]
    gangs: tuple[tuple[Card, ...], ...]
    """Recruited outlaws, by seat."""
    captured: tuple[tuple[Card, ...], ...]
    kept: tuple[Faces, ...]
    """Revealed dice, by seat, sorted."""
    gained: tuple[bool, ...]
    """Who won something this round."""
    reached: tuple[bool, ...]
    """Who reached a place this round."""
    spent: tuple[Card, ...] = ()
    """Out of the game for all to see: applied river cards, deeds openly given to the Indians."""
    playing: tuple[Card, ...] = ()
    """Store cards announced and not yet put away."""
    in_effect: tuple[Effect, ...] = ()
    target: Seat | None = None
    """Whom a card in effect names: the whisky's victim, or who splits the loot."""
    looker: Seat | None = None
    """Who is looking at cards."""
    looked_from: str = ""
    """Where they were drawn: the store, the river, or somebody's hand."""
    robbed: Seat | None = None
    """From whose hand they were drawn."""
    taken: Back | None = None
    """What the robbery at hand took, as far as its back tells."""
    reveals: tuple[Reveal, ...] = ()
    """What was kept at each reveal of this round."""
    hunt: Faces = ()
    """The throw of a hunt."""
    visitors: tuple[Seat, ...] = ()
    """Who will be let in by Doc Badluck, while elixirs may be drunk."""
    die: Seat = VILLAGE
    """Who holds the Indian die."""
    bought: bool = False
    """The Indian die was bought this round."""
    guarded: Seat | None = None
    warpath: str | None = None
    crowned: Seat | None = None
    """Whom the Sheriff named when nothing else could break the final tie."""

    @property
    def seats(self) -> int:
        return self.settings.seats

    @property
    def store_actions(self) -> int:
        """How many times the store's winner shops, if not on credit."""
        return store_actions(self.round)

    def clockwise(self) -> tuple[Seat, ...]:
        """All seats, the Sheriff first."""
        return ring(self.sheriff, self.settings.seats)

    def others(self, seat: Seat) -> tuple[Seat, ...]:
        """Everybody else, clockwise from that seat."""
        return ring(seat, self.settings.seats)[1:]

    def loose(self, seat: Seat) -> int:
        """Dice a seat has still to roll."""
        return HAND - len(self.kept[seat])

    def count(self, seat: Seat, face: Face) -> int:
        return self.kept[seat].count(face)

    def open_part(self) -> dict[str, Any]:
        """All that lies open, by name: for a view of a table, and for a table like the one viewed."""
        return dict(zip(_OPEN, _READ_OPEN(self), strict=True))


_OPEN = tuple(field.name for field in fields(Town))
_READ_OPEN = attrgetter(*_OPEN)
