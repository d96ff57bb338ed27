"""The board and its cards as numbers, for reckoning that must be quick."""

from dataclasses import dataclass
from functools import cache

from game.ai.dalton_city.income import columns, rates
from game.games.dalton_city.figures import Card, all_cards, figures, of_town, of_trade, price, trades
from game.games.dalton_city.loop import NO_DUEL, Board


@dataclass(frozen=True, slots=True)
class Ground:
    """Everything about a board that no game changes; cards are numbered in their usual order."""

    rates: tuple[float, ...]
    """Per card, how often one turn of one player leads there."""
    prices: tuple[int, ...]
    raised: tuple[tuple[float, ...], ...]
    """Per card and row, the part of the mean fee that multipliers raise."""
    lost: tuple[tuple[float, ...], ...]
    """Per card and row, the part that they leave alone."""
    trades: tuple[tuple[int, tuple[int, ...]], ...]
    """Each trade's diploma and cards."""
    towns: tuple[tuple[int, ...], ...]
    diplomas: tuple[int, ...]
    transits: tuple[int, ...]
    rides: tuple[tuple[int, ...], ...]
    """Each transit's fees by how many its owner has."""
    squares: tuple[int, ...]
    """Per square its card; -1 where there is none."""
    twins: tuple[int, ...]
    """Per square its other side; -1 for most."""
    meets: tuple[bool, ...]
    """Per square whether players duel there."""
    bancos: frozenset[int]
    robbed: frozenset[int]
    """Where a hold-up waits."""


@cache
def numbers() -> dict[Card, int]:
    """The number of every card."""
    return {card: number for number, card in enumerate(all_cards())}


@cache
def ground(board: Board) -> Ground:
    """A board as numbers, reckoned once."""
    number, often = numbers(), rates(board)
    rows = {
        card: tuple(columns(card, n + 1) for n in range(len(each.fees))) for card, each in trades().items()
    }
    known = figures()
    return Ground(
        tuple(often.get(card, 0.0) for card in number),
        tuple(map(price, number)),
        tuple(tuple(raised for raised, _ in rows.get(card, ())) for card in number),
        tuple(tuple(lost for _, lost in rows.get(card, ())) for card in number),
        tuple((number[f"diploma.{trade}"], _numbers(of_trade(trade))) for trade in known.diplomas),
        tuple(_numbers(of_town(town)) for town in dict.fromkeys(each.town for each in known.trades)),
        tuple(number[f"diploma.{trade}"] for trade in known.diplomas),
        tuple(number[f"transit.{transit}"] for transit in known.transits),
        tuple(each.fees for each in known.transits.values()),
        tuple(number[square.card] if square.card else -1 for square in board.squares),
        tuple(next((each for each in board.same(at) if each != at), -1) for at in range(len(board.squares))),
        tuple(square.kind not in NO_DUEL for square in board.squares),
        frozenset(board.of_kind("banco")),
        frozenset(board.of_kind("hold_up")),
    )


def _numbers(cards: tuple[Card, ...]) -> tuple[int, ...]:
    return tuple(numbers()[card] for card in cards)
