"""The game's figures and its board, validated when they are read."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from game import paths
from game.engine import Trouble, say
from game.games import level
from game.games.level import BadLevel

SQUARES = 70
FOLD = 35
"""A square of Dalton City and the one this far on are the same square on either side of the fold."""
PICTURE = (1920, 1080)
COLUMNS = 5
FILE = "dalton_city.tmx"
NO_DUEL = ("hospital", "sheriff", "banco")
"""Kinds of squares where players do not meet."""

Card = str
"""`barber.river`, `diploma.barber`, `transit.boat`, `daily_star`, `post_office`."""
DAILY_STAR, POST_OFFICE = "daily_star", "post_office"
Dollars = Annotated[int, msgspec.Meta(gt=0)]


class BadFigures(Trouble):
    """The figures do not fit together."""


class Trade(msgspec.Struct, frozen=True):
    """A trade card: a row of fees per card of the trade its owner has, a column per number of the die."""

    trade: str
    town: str
    price: Dollars
    fees: tuple[tuple[int, ...], ...]

    @property
    def card(self) -> Card:
        return f"{self.trade}.{self.town}"


class Transit(msgspec.Struct, frozen=True):
    """A transit card, with a fee for each number of transits its owner has."""

    price: Dollars
    fees: tuple[Dollars, Dollars, Dollars]


Effect = Literal[
    "go",
    "next",
    "diploma",
    "horse",
    "pay",
    "pay_per_card",
    "pay_share",
    "get",
    "get_per_diploma",
    "get_per_trade",
    "collect",
    "treat",
    "lose_card",
    "again",
]


class Telegram(msgspec.Struct, frozen=True):
    """A telegram: what happens, how much of it, and where."""

    name: str
    effect: Effect
    amount: int = 0
    where: str = ""


class Figures(msgspec.Struct, frozen=True):
    """The figures in `data.toml`."""

    money: Dollars
    note: Dollars
    nugget: Dollars
    fines: tuple[Dollars, Dollars, Dollars]
    diploma_percent: Dollars
    rounds: Dollars
    most_rounds: Dollars
    diplomas: dict[str, Dollars]
    transits: dict[str, Transit]
    trades: tuple[Trade, ...]
    telegrams: tuple[Telegram, ...]


def parse_figures(text: bytes) -> Figures:
    """Figures from TOML; BadFigures with a sentence where they cannot be right."""
    try:
        read = msgspec.toml.decode(text, type=Figures)
    except msgspec.DecodeError as error:
        raise BadFigures(say("dalton_city.figures.unreadable", what=str(error))) from None
    for trade in read.trades:
        if trade.trade not in read.diplomas:
            raise BadFigures(say("dalton_city.figures.unknown_trade", trade=trade.trade))
        rows = sum(other.trade == trade.trade for other in read.trades)
        if len(trade.fees) != rows or any(len(row) != COLUMNS for row in trade.fees):
            found = len(trade.fees)
            raise BadFigures(say("dalton_city.figures.rows", card=trade.card, rows=rows, found=found))
    return read


@cache
def figures() -> Figures:
    """The game's figures, read once."""
    return parse_figures(files(__package__).joinpath("data.toml").read_bytes())


@cache
def price(card: Card) -> int:
    """What a card costs; the special ones cost nothing."""
    kind, _, which = card.partition(".")
    if kind == "diploma":
        return figures().diplomas[which]
    if kind == "transit":
        return figures().transits[which].price
    return trades()[card].price if card in trades() else 0


@cache
def trades() -> dict[Card, Trade]:
    """The trade cards by name."""
    return {trade.card: trade for trade in figures().trades}


@dataclass(frozen=True, slots=True)
class Square:
    """One square of the loop, and where it lies on the picture."""

    kind: str
    card: Card = ""
    """What can be bought or taken here."""
    bonus: int = 0
    x: float = 0.0
    y: float = 0.0
    width: float = 0.0
    height: float = 0.0


@dataclass(frozen=True, slots=True)
class Board:
    """The loop of squares, in order."""

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


_KINDS = {
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
}
_NEEDED = ("ranch", "hospital", "sheriff")
"""Kinds without a card that every board must have: players start at one and are sent to the others."""


def from_level(drawn: level.Level) -> Board:
    """The board in a level; BadLevel if it is not a loop of 70 squares that the figures know."""
    if (drawn.width, drawn.height) != PICTURE:
        size = f"{drawn.width} × {drawn.height}"
        raise BadLevel(say("level.size", file=drawn.file, size=size, wanted="1920 × 1080"))
    found = {piece.properties.get("order"): piece for piece in drawn.layer("squares")}
    missing = [str(i) for i in range(SQUARES) if i not in found]
    if missing or len(found) != SQUARES or len(drawn.layer("squares")) != SQUARES:
        raise BadLevel(say("dalton_city.level.loop", file=drawn.file, squares=", ".join(missing[:6]) or "?"))
    squares = tuple(_square(drawn.file, found[i]) for i in range(SQUARES))
    sold = [square.card for square in squares if square.card]
    for card in all_cards():
        if card not in sold:
            raise BadLevel(say("dalton_city.level.card", file=drawn.file, card=card))
    for kind in _NEEDED:
        if not any(square.kind == kind for square in squares):
            raise BadLevel(say("dalton_city.level.kind", file=drawn.file, kind=kind))
    return Board(squares)


def _square(file: str, piece: level.Piece) -> Square:
    have: dict[str, Any] = dict(piece.properties)
    kind = str(have.get("kind"))
    card = {
        "trade": f"{have.get('trade')}.{have.get('town')}",
        "diploma": f"diploma.{have.get('trade')}",
        "transit": f"transit.{have.get('transit')}",
        DAILY_STAR: DAILY_STAR,
        POST_OFFICE: POST_OFFICE,
    }.get(kind, "")
    bonus = have.get("bonus", 0)
    pays = type(bonus) is int and bonus >= 0 and bonus % figures().note == 0
    if kind not in _KINDS or (card and card not in all_cards()) or not pays:
        raise BadLevel(say("dalton_city.level.square", file=file, name=piece.name))
    across, down = PICTURE[0] - piece.width, PICTURE[1] - piece.height
    if not (piece.width > 0 < piece.height and 0 <= piece.x <= across and 0 <= piece.y <= down):
        raise BadLevel(say("dalton_city.level.off", file=file, name=piece.name))
    return Square(kind, card, bonus, piece.x, piece.y, piece.width, piece.height)


@cache
def all_cards() -> tuple[Card, ...]:
    """Every card that can be owned, in the order hands are shown."""
    return tuple(_cards(figures()))


def _cards(known: Figures) -> Iterator[Card]:
    yield from (trade.card for trade in known.trades)
    yield from (f"diploma.{trade}" for trade in known.diplomas)
    yield from (f"transit.{transit}" for transit in known.transits)
    yield from (DAILY_STAR, POST_OFFICE)


@cache
def read(path: Path) -> Board:
    """The board in a file, read once."""
    return from_level(level.read(path))


def board() -> Board:
    """The board that comes with the program."""
    return read(paths.levels() / FILE)
