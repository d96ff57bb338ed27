"""What cards earn: the fee one visitor's turn is expected to bring, set by set."""

from collections import Counter, defaultdict
from collections.abc import Mapping
from functools import cache, lru_cache
from math import fsum

from game.ai.dalton_city.visits import visits
from game.games.dalton_city.figures import Card, figures, of_trade, price, trades
from game.games.dalton_city.loop import Board

_SIDES = 6
_HANDS = 1 << 16
"""Hands remembered at once."""


@cache
def rates(board: Board) -> dict[Card, float]:
    """Per card, how often one turn of one player leads to its squares, on both sides of the fold."""
    found: defaultdict[Card, float] = defaultdict(float)
    for square, often in zip(board.squares, visits(board), strict=True):
        if square.card:
            found[square.card] += often
    return dict(found)


@cache
def columns(card: Card, row: int) -> tuple[float, float]:
    """The mean fee per visit that multipliers raise, and the mean loss that they leave alone."""
    fees = trades()[card].fees[row - 1]
    return sum(fee for fee in fees if fee > 0) / _SIDES, sum(fee for fee in fees if fee < 0) / _SIDES


@cache
def town_cards(town: str) -> frozenset[Card]:
    return frozenset(card for card, trade in trades().items() if trade.town == town)


@cache
def trade_cards(trade: str) -> frozenset[Card]:
    return frozenset(of_trade(trade))


class Holding:
    """Cards in one hand, counted once for all their fees."""

    def __init__(self, owned: frozenset[Card]) -> None:
        self.owned = owned
        self.kinds = Counter(card.partition(".")[0] for card in owned)

    def fee(self, card: Card) -> float:
        """The mean fee a visitor pays for one of the cards."""
        kind, _, which = card.partition(".")
        count = self.kinds[kind]
        if kind == "diploma":
            return price(card) * figures().diploma_percent / 100 * count
        if kind == "transit":
            return float(figures().transits[which].fees[count - 1])
        if not which:
            return 0.0
        raised, lost = columns(card, count)
        if f"diploma.{kind}" in self.owned:
            raised *= 2
        if town_cards(which) <= self.owned:
            raised *= 2
        return raised + lost


@lru_cache(maxsize=_HANDS)
def fee_of(card: Card, owned: frozenset[Card]) -> float:
    """The mean fee a visitor pays for a card to somebody who owns these."""
    return Holding(owned).fee(card)


class Incomes:
    """What hands earn on one board; the same ones are thought of again and again."""

    def __init__(self, often: Mapping[Card, float]) -> None:
        self.often = often
        self.of = lru_cache(maxsize=_HANDS)(self._of)

    def _of(self, owned: frozenset[Card]) -> float:
        """What all these cards together earn from one turn of one visitor."""
        holding, often = Holding(owned), self.often
        return fsum(often[card] * holding.fee(card) for card in owned)  # sets have no order: add up exactly


@cache
def incomes(board: Board) -> Incomes:
    return Incomes(rates(board))
