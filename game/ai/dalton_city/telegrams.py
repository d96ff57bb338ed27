"""What a telegram would bring."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.games.dalton_city.figures import Telegram, trades

if TYPE_CHECKING:
    from game.ai.dalton_city.squares import Squares


def told(squares: "Squares", telegram: Telegram) -> float:
    """What a telegram is worth to who reads it."""
    return _WORTH[telegram.effect](squares, telegram)


def _least(squares: "Squares") -> float:
    r = squares.r
    return min((r.worth(card, r.seat) for card in r.mine), default=0.0)


def _horse(squares: "Squares", telegram: Telegram) -> float:
    change = bool(telegram.amount) - squares.r.view.horse[squares.r.seat]
    return float(change * squares.horse)


def _per_diploma(squares: "Squares", telegram: Telegram) -> float:
    return float(telegram.amount * sum(card.startswith("diploma.") for card in squares.r.mine))


def _per_trade(squares: "Squares", telegram: Telegram) -> float:
    return float(telegram.amount * sum(card in trades() for card in squares.r.mine))


_WORTH: dict[str, Callable[["Squares", Telegram], float]] = {
    "go": lambda squares, telegram: -squares.held(telegram.where),
    "next": lambda squares, _: squares.tempo,
    "diploma": lambda squares, _: squares.study(),
    "horse": _horse,
    "pay": lambda squares, telegram: -squares.r.spent(telegram.amount),
    "pay_per_card": lambda squares, telegram: -squares.r.spent(telegram.amount * len(squares.r.mine)),
    "pay_share": lambda squares, telegram: -squares.r.spent(squares.r.cash * telegram.amount / 100),
    "get": lambda _, telegram: float(telegram.amount),
    "get_per_diploma": _per_diploma,
    "get_per_trade": _per_trade,
    "collect": lambda squares, telegram: float(telegram.amount * len(squares.r.rivals)),
    "treat": lambda squares, telegram: -squares.r.spent(telegram.amount * len(squares.r.rivals)),
    "lose_card": lambda squares, _: -_least(squares),
    "again": lambda squares, _: max(0.0, squares.tempo),
}
