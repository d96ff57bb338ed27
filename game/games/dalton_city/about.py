"""What the questions that need more than their kind are about."""

from typing import NamedTuple

from game.games.dalton_city.fees import Fee
from game.games.dalton_city.figures import Card


class Throw(NamedTuple):
    """A throw to move with, or to get out of where one is held."""

    held: str = ""
    """Hospital or Sheriff; "" when free."""
    attempt: int = 0
    """1, 2 or 3; 0 when free."""
    fine: int = 0
    """What a miss costs."""


class Debt(NamedTuple):
    """A payment that is due."""

    purpose: str
    creditor: int
    amount: int
    cheaper: int = 0
    """What is due with the Daily Star or the Post Office that the debtor has; 0: neither helps."""
    card: Card = ""
    """What is bought, or what the fee is for."""
    fee: Fee | None = None
