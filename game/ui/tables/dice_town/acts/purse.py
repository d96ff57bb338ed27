"""What flies to its owner: bills, nuggets, a card."""

from game.engine import Seat
from game.games.dice_town.cards import Card
from game.ui.design import Point
from game.ui.tables.dice_town.acts.crew import Crew
from game.ui.tables.dice_town.cardface import Back
from game.ui.tables.dice_town.flying import FlyingCard
from game.ui.tables.dice_town.street import CARD_ZOOM
from game.ui.tables.kit.flying import Flying

ON_PANEL = 0.3
"""The size of a card that has reached a player's panel."""
_MOST_BILLS, _MOST_NUGGETS = 8, 10


def bills(dollars: int, start: Point, end: Point) -> list[Flying]:
    """A bill a dollar, one after the other."""
    count = min(dollars, _MOST_BILLS)
    return [
        Flying(
            "props/bill",
            start,
            (end[0] + (n % 3 - 1) * 16, end[1] + (n % 2) * 8),
            column=n,
            zoom=0.8,
            end_zoom=0.6,
            delay=_delay(n, count),
            spin=(n % 3 - 1) * 36,
        )
        for n in range(count)
    ]


def nuggets(nuggets: int, start: Point, end: Point) -> list[Flying]:
    """The nuggets themselves."""
    count = min(nuggets, _MOST_NUGGETS)
    return [
        Flying(
            "props/nugget",
            (start[0] + (n % 4 - 1.5) * 22, start[1] + (n % 3 - 1) * 12),
            (end[0] + (n % 3 - 1) * 14, end[1] + (n % 2) * 8),
            column=n % 4,
            delay=_delay(n, count),
            spin=(n % 5 - 2) * 45,
            arc=130.0,
        )
        for n in range(count)
    ]


def to_owner(
    crew: Crew, seat: Seat, card: Card | Back, start: Point, *, zoom: float = CARD_ZOOM
) -> FlyingCard:
    """A card on its way to whoever owns it now."""
    return FlyingCard("", start, crew.table.purse(seat), zoom=zoom, end_zoom=ON_PANEL, card=card)


def _delay(number: int, count: int) -> float:
    """One after the other, the last with half of the time left."""
    return 0.0 if count < 2 else 0.5 * number / (count - 1)
