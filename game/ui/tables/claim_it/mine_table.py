"""What the parts of Claim It!'s screen need of its table: none of them imports it."""

from typing import Protocol

from game.engine import Seat
from game.games.claim_it.board import Board
from game.games.claim_it.view import View
from game.ui.tables.claim_it.mine import Token
from game.ui.tables.kit.any_table import AnyTable
from game.ui.tables.kit.dice import Die


class MineTable(AnyTable[View], Protocol):
    """The table of Claim It!."""

    board: Board
    tokens: list[Token]
    dice: list[Die]
    banner: str
    ribbon: str
    """What is being told in the line above the board, and, in a word, across it."""
    next: Seat | None
    """Whose turn begins, while the picture still shows the last one's."""

    @property
    def turn(self) -> Seat | None:
        """Who plays, as far as has been shown."""

    @property
    def playing(self) -> Seat | None:
        """Whose turn the picture is in; nobody's while another only begins."""

    def colour(self, seat: Seat) -> str:
        """The colour of a seat."""

    def lying(self, dice: tuple[int, ...]) -> list[Die]:
        """The dice at rest in their tray."""
