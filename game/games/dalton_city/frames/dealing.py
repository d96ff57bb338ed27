"""What is dealt before the game: a head start for everybody, and the absent landowner's trades."""

from collections.abc import Sequence

from game.engine import Table
from game.games.dalton_city import events
from game.games.dalton_city.figures import Card, by_seats, figures, trades
from game.games.dalton_city.world import BANK, LANDOWNER, World

_DEAR = "dalton"
"""The town of which nobody is dealt a card for a head start: one costs as much as three others."""
_RISKY = "casino"
"""The trade of which the landowner has no card: it may cost its owner, and he is not there to pay."""


def deal(t: Table[World]) -> None:
    """To everybody as many trades, and to the landowner some of those that are left."""
    settings = t.world.settings
    if settings.head_start:
        each = figures().head_start
        cards = _drawn(t, [card for card, trade in trades().items() if trade.town != _DEAR])
        for seat in range(settings.seats):
            _give(t, seat, cards[each * seat : each * (seat + 1)])
    if settings.landowner:
        cards = _drawn(t, [card for card, trade in trades().items() if trade.trade != _RISKY])
        _give(t, LANDOWNER, cards[: by_seats(figures().landowner)[settings.seats]])


def _drawn(t: Table[World], cards: Sequence[Card]) -> list[Card]:
    """Those of the cards that the bank still has, in any order."""
    left = [card for card in cards if t.world.owner[card] == BANK]
    t.rng.shuffle(left)
    return left


def _give(t: Table[World], owner: int, cards: Sequence[Card]) -> None:
    for card in cards:
        t.world.owner[card] = owner
    t.tell(events.Dealt, owner, tuple(card for card in trades() if card in cards))
