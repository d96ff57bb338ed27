"""What the parts of Dalton City's screen need of its table: none of them imports it."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from game.engine import Seat
from game.games.dalton_city.figures import Card
from game.games.dalton_city.scoring import wealth
from game.games.dalton_city.view import View, world_of
from game.ui.design import Area, Point
from game.ui.tables.dalton_city.exhibit import Exhibit
from game.ui.tables.dalton_city.riders import Rider
from game.ui.tables.kit.any_table import AnyTable
from game.ui.tables.kit.chooser import Chooser
from game.ui.tables.kit.dice import Die
from game.ui.tables.kit.flying import Flying
from game.ui.tables.showing import Following


@dataclass(frozen=True, slots=True)
class Holdings:
    """Who has what, found out once for every view that is drawn."""

    owner: Mapping[Card, int]
    wealth: tuple[int, ...]

    def cards(self, owner: int) -> list[Card]:
        """What somebody has, in the order of the cards."""
        return [card for card, by in self.owner.items() if by == owner]


def holdings(view: View) -> Holdings:
    world = world_of(view)
    return Holdings(dict(view.owner), tuple(wealth(world, seat) for seat in range(view.settings.seats)))


class West(AnyTable[View], Protocol):
    """The table of Dalton City."""

    shown: View
    riders: list[Rider]
    dice: list[Die]
    """The last throw, in its tray."""
    exhibit: Exhibit | None
    """What it is about now, as far as that has been shown."""
    turn: Seat | None
    """Whose turn has begun, while the picture still shows the last one's."""
    flying: list[Flying]
    banner: str

    @property
    def following(self) -> Following[View]:
        """How far the picture has come."""

    @property
    def chooser(self) -> Chooser[Any] | None:
        """The chooser of the question that is open."""

    @property
    def choosing(self) -> Chooser[Any] | None:
        """The chooser, while its question can be answered."""

    @property
    def bottom(self) -> Seat:
        """Whose cards lie at the bottom."""

    @property
    def holdings(self) -> Holdings:
        """Who has what in the picture."""

    def colour(self, seat: Seat) -> str:
        """The colour of a seat."""

    def seat_card(self, seat: Seat) -> Area:
        """The card of a seat."""

    def purse(self, seat: Seat) -> Point:
        """Where what a seat gains flies to."""

    def lying(self, dice: tuple[int, ...]) -> list[Die]:
        """Dice at rest in their tray."""

    def renew(self, before: View) -> None:
        """Something changed hands while things still move."""

    def is_active(self, seat: Seat) -> bool:
        """Whether something is waited for from a seat."""
