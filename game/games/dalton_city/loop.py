"""The squares that the game is ridden over, validated when they are read."""

from functools import cache
from importlib.resources import files
from typing import Annotated, Literal

import msgspec

from game.engine import say
from game.games.dalton_city.figures import (
    DAILY_STAR,
    POST_OFFICE,
    BadFigures,
    Card,
    all_cards,
    decode,
    figures,
    trades,
)

SQUARES = 70
FOLD = 35
"""A square of Dalton City and the one this far on are the same square on either side of the fold."""
NO_DUEL = ("hospital", "sheriff", "banco")
"""Kinds of squares where players do not meet."""
_FOR_CARDS = ("trade", "diploma", "transit", DAILY_STAR, POST_OFFICE)
_NEEDED = ("ranch", "hospital", "sheriff")
"""Kinds without a card that every board must have: players start at one and are sent to the others."""

SquareKind = Literal[
    "trade",
    "diploma",
    "transit",
    "ranch",
    "telegram",
    "hospital",
    "sheriff",
    "times",
    "post_office",
    "daily_star",
    "university",
    "banco",
    "wanted",
    "rodeo",
    "hold_up",
    "nugget",
]


class Square(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One square of the loop."""

    kind: SquareKind
    card: Card = ""
    """What can be bought or taken here."""
    bonus: Annotated[int, msgspec.Meta(ge=0)] = 0

    @property
    def name(self) -> str:
        """What tells it from squares of other kinds and for other cards."""
        return self.card or self.kind


class Board(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The loop of squares in `loop.toml`, in order."""

    squares: tuple[Square, ...]

    def of_kind(self, *kinds: str) -> tuple[int, ...]:
        """The squares of some kinds."""
        return tuple(i for i, square in enumerate(self.squares) if square.kind in kinds)

    def same(self, at: int) -> tuple[int, ...]:
        """The square itself and, for a trade of Dalton City, its other side."""
        card = self.squares[at].card
        if self.squares[at].kind != "trade":
            return (at,)
        return tuple(i for i, square in enumerate(self.squares) if square.card == card)

    def next(self, at: int, kind: str) -> int:
        """The first square of a kind ahead."""
        steps = ((at + n) % len(self.squares) for n in range(1, len(self.squares) + 1))
        return next(i for i in steps if self.squares[i].kind == kind)


def parse_board(text: bytes) -> Board:
    """The board from TOML; BadFigures if it is not a loop of 70 squares that the figures know."""
    read = decode(text, Board)
    if len(read.squares) != SQUARES:
        raise BadFigures(say("dalton_city.loop.length", squares=SQUARES, found=len(read.squares)))
    for number, square in enumerate(read.squares):
        if not _fits(square):
            raise BadFigures(say("dalton_city.loop.square", number=number, name=square.name))
    sold = {square.card for square in read.squares}
    for card in all_cards():
        if card not in sold:
            raise BadFigures(say("dalton_city.loop.card", card=card))
    for kind in _NEEDED:
        if not read.of_kind(kind):
            raise BadFigures(say("dalton_city.loop.kind", kind=kind))
    return read


def _fits(square: Square) -> bool:
    """Whether its card, or none, belongs on a square of its kind, and its bonus is in whole notes."""
    kind = "trade" if square.card in trades() else square.card.partition(".")[0]
    known = square.card in all_cards() and kind == square.kind
    bare = not square.card and square.kind not in _FOR_CARDS
    return (known or bare) and square.bonus % figures().note == 0


@cache
def board() -> Board:
    """The game's board, read once."""
    return parse_board(files(__package__).joinpath("loop.toml").read_bytes())
