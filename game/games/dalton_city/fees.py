"""What a fee comes to, and why."""

from dataclasses import dataclass

from game.engine import Seat
from game.games.dalton_city.figures import Card, figures, of_town, of_trade, price, trades
from game.games.dalton_city.landowner import favoured
from game.games.dalton_city.world import HOSPITAL, LANDOWNER, SHERIFF, World

DIPLOMA, TOWN, OWN_DIPLOMA, GUEST = "diploma", "town", "own_diploma", "guest"
"""What changes a fee, besides where its owner is; a diploma may be the owner's or the payer's own.

The absent landowner has a guest: whoever is poorest.
"""
_DOUBLE = (DIPLOMA, TOWN)
_HALVE = (OWN_DIPLOMA, HOSPITAL)


@dataclass(frozen=True, slots=True)
class Fee:
    """A fee with its parts; a Casino's loss is below zero, and its owner pays the visitor."""

    card: Card
    owner: int
    payer: Seat
    die: int
    """0: none is thrown for it."""
    row: int
    """How many cards of the trade the owner has; of a diploma or a transit, how many of those."""
    printed: int
    factors: tuple[str, ...] = ()
    favoured: Seat | None = None
    """Who gets it in the place of a landowner who is away."""

    @property
    def payee(self) -> int:
        """Who gets it."""
        return self.owner if self.favoured is None else self.favoured

    @property
    def dollars(self) -> int:
        """What is due, rounded once."""
        return self._rounded(1)

    @property
    def halved(self) -> int:
        """What is due with the Daily Star."""
        return self._rounded(2)

    def _rounded(self, parts: int) -> int:
        if self.printed < 0:
            return self.printed
        times = 1
        for factor in self.factors:
            if factor in _DOUBLE:
                times *= 2
            elif factor in _HALVE:
                parts *= 2
            else:
                return 0
        note = figures().note
        return -(-self.printed * times // (parts * note)) * note


def trade_fee(world: World, card: Card, payer: Seat, die: int) -> Fee:
    """The fee of a column; nothing changes a Casino's loss."""
    by = world.owner
    owner, trade = by[card], trades()[card]
    row = sum([by[each] == owner for each in of_trade(trade.trade)])
    printed = trade.fees[row - 1][die - 1]
    if printed < 0:
        return Fee(card, owner, payer, die, row, printed)
    factors = []
    licensed = by[f"diploma.{trade.trade}"]
    if licensed == owner:
        factors.append(DIPLOMA)
    if all(by[each] == owner for each in of_town(trade.town)):
        factors.append(TOWN)
    if licensed == payer:
        factors.append(OWN_DIPLOMA)
    if owner == LANDOWNER:
        poorest = favoured(world, payer)
        if poorest == payer:
            factors.append(GUEST)
        return Fee(card, owner, payer, die, row, printed, tuple(factors), poorest)
    return Fee(card, owner, payer, die, row, printed, (*factors, *_held(world, owner)))


def diploma_fee(world: World, card: Card, payer: Seat) -> Fee:
    """A tenth of the price for each diploma the owner has."""
    owner = world.owner[card]
    row = sum(each.startswith("diploma.") for each in world.cards(owner))
    printed = price(card) * figures().diploma_percent * row // 100
    return Fee(card, owner, payer, 0, row, printed, _held(world, owner))


def transit_fee(world: World, card: Card, payer: Seat) -> Fee:
    """By how many transits the owner has."""
    owner = world.owner[card]
    row = sum(each.startswith("transit.") for each in world.cards(owner))
    printed = figures().transits[card.partition(".")[2]].fees[row - 1]
    return Fee(card, owner, payer, 0, row, printed, _held(world, owner))


def _held(world: World, owner: Seat) -> tuple[str, ...]:
    """Half is due to an owner in Hospital, nothing to one at the Sheriff's."""
    held = world.held[owner]
    return (held,) if held in (HOSPITAL, SHERIFF) else ()
