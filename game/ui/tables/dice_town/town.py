"""What the parts of Dice Town's screen need of its table: none of them imports it."""

from typing import Any, Protocol

from game.engine import Seat
from game.games.dice_town.cards import Card
from game.games.dice_town.view import View
from game.games.dice_town.words.cards import name, text
from game.ui.design import Area, Point
from game.ui.tables.dice_town.reckoning import Reckoning
from game.ui.tables.dice_town.sprites import BigCard
from game.ui.tables.kit.any_table import AnyTable, Asks
from game.ui.tables.kit.chooser import Chooser
from game.ui.tables.kit.cup import Cup
from game.ui.tables.kit.dice import Die
from game.ui.tables.kit.flying import Flying, Medal
from game.ui.tables.showing import Following


class Town(AnyTable[View], Protocol):
    """The table of Dice Town."""

    dice: dict[Seat, list[Die]]
    """The kept dice of each seat."""
    rolled: list[Die]
    """The viewer's own dice from under the cup."""
    cups: dict[Seat, Cup]
    star: Flying | None
    """The star while it changes hands."""

    @property
    def chooser(self) -> Chooser[Any] | None:
        """The chooser of the question that is open."""

    @property
    def bottom(self) -> Seat:
        """Whose strip is at the bottom."""

    def panel(self, seat: Seat) -> Area | None:
        """The panel of a seat; None: its strip is at the bottom."""

    def card_of(self, seat: Seat) -> Area:
        """The card of a seat, with its portrait and figures."""

    def dice_of(self, seat: Seat) -> Area:
        """Where a seat's cup and kept dice are."""

    def noted(self, seat: Seat) -> str:
        """What stands on the tag under somebody's card."""

    def purse(self, seat: Seat) -> Point:
        """Where what a seat gains flies to."""

    def is_active(self, seat: Seat) -> bool:
        """Whether something is waited for from a seat."""

    def pass_round(self, seat: Seat) -> None:
        """Let a seat pass on every chance to play a card until the round is over."""


class MovingTown(Town, Protocol):
    """The same, with what moves on it."""

    shown: View
    flying: list[Flying]
    held_up: list[BigCard]
    """Cards held up for all to see."""
    spotlight: str | None
    """The place in the light."""
    medals: list[Medal]
    """The portraits of those who stand at its door."""
    reckoning: Reckoning | None
    banner: str

    @property
    def following(self) -> Following[View]:
        """How far the picture has come."""

    def alter(self, **changes: Any) -> None:
        """Change what lies at a place while what was there moves, until its event comes true."""


def told_card(table: Asks[View], card: Card) -> str:
    """The tooltip of a card that can be read where it lies: none, unless larger letters are wanted."""
    if table.house.canvas.type.growth == 1:
        return ""
    return f"*{table.speaker(name(card))}*\n{table.speaker(text(card))}"
