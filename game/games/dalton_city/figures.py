"""The game's figures, validated when they are read."""

from collections.abc import Iterator, Sequence
from functools import cache
from importlib.resources import files
from typing import Annotated, Literal, TypeVar

import msgspec

from game.engine import Trouble, say

COLUMNS = 5

Card = str
"""`barber.river`, `diploma.barber`, `transit.boat`, `daily_star`, `post_office`."""
DAILY_STAR, POST_OFFICE = "daily_star", "post_office"
Dollars = Annotated[int, msgspec.Meta(gt=0)]
SEATS = range(2, 9)
BySeats = Annotated[tuple[Dollars, ...], msgspec.Meta(min_length=len(SEATS), max_length=len(SEATS))]
"""A number for each number of players."""
T = TypeVar("T")


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
    rounds: BySeats
    most_rounds: Dollars
    head_start: Dollars
    """Trades dealt to each player."""
    landowner: BySeats
    """Trades the landowner has."""
    diplomas: dict[str, Dollars]
    transits: dict[str, Transit]
    trades: tuple[Trade, ...]
    telegrams: tuple[Telegram, ...]


def decode(text: bytes, kind: type[T]) -> T:
    """What a file of figures says; BadFigures if it says something else."""
    try:
        return msgspec.toml.decode(text, type=kind)
    except msgspec.DecodeError as error:
        raise BadFigures(say("dalton_city.figures.unreadable", what=str(error))) from None


def parse_figures(text: bytes) -> Figures:
    """Figures from TOML; BadFigures with a sentence where they cannot be right."""
    read = decode(text, Figures)
    for trade in read.trades:
        if trade.trade not in read.diplomas:
            raise BadFigures(say("dalton_city.figures.unknown_trade", trade=trade.trade))
        rows = sum(other.trade == trade.trade for other in read.trades)
        if len(trade.fees) != rows or any(len(row) != COLUMNS for row in trade.fees):
            found = len(trade.fees)
            raise BadFigures(say("dalton_city.figures.rows", card=trade.card, rows=rows, found=found))
    return read


def by_seats(numbers: Sequence[int]) -> dict[int, int]:
    """Which of the numbers goes with how many players."""
    return dict(zip(SEATS, numbers, strict=True))


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


@cache
def of_trade(trade: str) -> tuple[Card, ...]:
    """The cards of a trade."""
    return tuple(card for card, each in trades().items() if each.trade == trade)


@cache
def of_town(town: str) -> tuple[Card, ...]:
    """The trade cards of a town."""
    return tuple(card for card, each in trades().items() if each.town == town)


@cache
def all_cards() -> tuple[Card, ...]:
    """Every card that can be owned, in the order hands are shown."""
    return tuple(_cards(figures()))


def _cards(known: Figures) -> Iterator[Card]:
    yield from (trade.card for trade in known.trades)
    yield from (f"diploma.{trade}" for trade in known.diplomas)
    yield from (f"transit.{transit}" for transit in known.transits)
    yield from (DAILY_STAR, POST_OFFICE)
