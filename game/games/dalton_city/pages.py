"""Which page of the book explains what: every question, and whatever is in the box."""

from collections.abc import Iterator
from typing import Any

from game.engine import Ask
from game.games.dalton_city.about import Debt, Throw
from game.games.dalton_city.actions import Roll
from game.games.dalton_city.figures import Card, all_cards, figures, trades
from game.games.dalton_city.kinds import Kind
from game.games.dalton_city.loop import board
from game.games.dalton_city.purposes import CASINO, FEE, FINE, HOLD_UP, PURCHASE
from game.games.dalton_city.rules import DaltonCity

_QUESTIONS = {
    Kind.RANCH: "ranches",
    Kind.LEAVE: "held",
    Kind.AGAIN: "again",
    Kind.RIDE: "square.transit",
    Kind.UNIVERSITY: "square.university",
    Kind.DIPLOMA: "telegram.lecture",
    Kind.CHALLENGE: "challenge",
    Kind.SPOILS: "spoils",
    Kind.BANCO: "banco",
    Kind.CLOCK: "option.minutes",
}
"""Those that lead to the same page whatever they are about."""
_THROWS = ("held", "throw", "on_foot")
_DEBTS = {PURCHASE: "buying", FINE: "held", HOLD_UP: "square.hold_up", CASINO: "trade.casino"}
_OTHER_DEBT = "paying"
_OVERVIEW = ("minute", "round", "squares", "fees", "duel", "telegrams", "end", "wealth", "ruin", "rulings")
_TREASURE = "card.nugget"
_TERMS = (
    "banco",
    "bank",
    "bonus",
    "card",
    "cash",
    "column",
    "creditor",
    "diploma",
    "double",
    "fee",
    "fine",
    "fold",
    "guest",
    "held",
    "play",
    "round",
    "row",
    "ruin",
    "spoils",
    "stake",
    "town",
    "trade",
    "transit",
    "wealth",
)


def question_page(ask: Ask) -> str:
    """The page that explains a question: that of the card it is about, where there is one."""
    kind, about = Kind(ask.kind), _any(ask.about)
    if kind is Kind.DICE:
        return _throw_page(about, mounted=Roll(2) in ask.options)
    if kind is Kind.BUY:
        return card_page(about)
    return _debt_page(about) if kind is Kind.PAY else _QUESTIONS[kind]


def card_page(card: Card) -> str:
    """The page of a card: shops share that of their trade, and so do the diplomas and the transits theirs."""
    if card in trades():
        return f"trade.{trades()[card].trade}"
    return f"card.{card.partition('.')[0]}"


def wanted_pages() -> tuple[str, ...]:
    """The pages that the book must have."""
    return tuple(dict.fromkeys(_wanted()))


def _wanted() -> Iterator[str]:
    yield from _OVERVIEW
    yield from (f"square.{square.kind}" for square in board().squares)
    yield from map(card_page, all_cards())
    yield _TREASURE
    yield from (f"town.{trade.town}" for trade in trades().values())
    yield from (f"telegram.{telegram.name}" for telegram in figures().telegrams)
    yield from (f"option.{option.name}" for option in DaltonCity.options)
    yield from (f"term.{term}" for term in _TERMS)
    yield from (*_QUESTIONS.values(), *_THROWS, *_DEBTS.values(), _OTHER_DEBT, "fee")


def _throw_page(throw: Throw, mounted: bool) -> str:
    held, riding, on_foot = _THROWS
    if throw.held:
        return held
    return riding if mounted else on_foot


def _debt_page(debt: Debt) -> str:
    if debt.purpose != FEE:
        return _DEBTS.get(debt.purpose, _OTHER_DEBT)
    return "fee" if debt.card in trades() else card_page(debt.card)


def _any(about: object) -> Any:
    """What a question is about, whose type only its kind tells."""
    return about
