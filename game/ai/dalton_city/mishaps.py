"""Debts that come to anybody: fines, telegrams, a Casino's losses."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from game.engine import throws
from game.games.dalton_city.dice import gets_out
from game.games.dalton_city.figures import figures, trades

if TYPE_CHECKING:
    from game.ai.dalton_city.reckoning import Reckoning

MISSED = sum(not gets_out(dice) for dice in throws(2)) / len(throws(2))
"""How often one stays where one is held."""


def mishaps(r: "Reckoning") -> Iterator[tuple[float, float]]:
    """How often per turn such debts come, and how high they are."""
    held = sum(r.visits[at] for at in r.board.of_kind("hospital", "sheriff", "rodeo", "wanted"))
    for attempt, fine in enumerate(figures().fines, 1):
        yield held * MISSED**attempt, float(fine)
    told = sum(r.visits[at] for at in r.board.of_kind("telegram")) / len(figures().telegrams)
    for telegram in figures().telegrams:
        if telegram.effect in ("pay", "pay_per_card"):
            each = len(r.mine) if telegram.effect == "pay_per_card" else 1
            yield told, float(telegram.amount * each)
    for card in r.mine & trades().keys():
        row = sum(each.startswith(f"{trades()[card].trade}.") for each in r.mine)
        for fee in trades()[card].fees[row - 1]:
            if fee < 0:
                yield r.often[card] * len(r.rivals) / 6, float(-fee)
