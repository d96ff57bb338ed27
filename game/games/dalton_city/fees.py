"""What a fee comes to."""

from fractions import Fraction

from game.engine import Seat
from game.games.dalton_city.figures import Card, figures, price, trades
from game.games.dalton_city.world import HOSPITAL, SHERIFF, World


def trade_fee(world: World, card: Card, payer: Seat, die: int) -> Fraction:
    """The printed fee with every multiplier, not yet rounded; a Casino's loss is negative, as printed."""
    owner = world.owner[card]
    trade = trades()[card]
    row = sum(world.owner[each.card] == owner for each in figures().trades if each.trade == trade.trade)
    fee = Fraction(trade.fees[row - 1][die - 1])
    if fee < 0:
        return fee
    diploma = f"diploma.{trade.trade}"
    if world.owner[diploma] == owner:
        fee *= 2
    if all(world.owner[each.card] == owner for each in figures().trades if each.town == trade.town):
        fee *= 2
    if world.owner[diploma] == payer:
        fee /= 2
    return fee * share(world, owner)


def diploma_fee(world: World, card: Card) -> Fraction:
    """A tenth of the price for each diploma the owner has."""
    owner = world.owner[card]
    diplomas = sum(each.startswith("diploma.") for each in world.cards(owner))
    return Fraction(price(card) * figures().diploma_percent * diplomas, 100) * share(world, owner)


def transit_fee(world: World, card: Card) -> Fraction:
    """By how many transits the owner has."""
    owner = world.owner[card]
    transits = sum(each.startswith("transit.") for each in world.cards(owner))
    return Fraction(figures().transits[card.partition(".")[2]].fees[transits - 1]) * share(world, owner)


def share(world: World, owner: Seat) -> Fraction:
    """What is left of an owner's fees: half in Hospital, nothing at the Sheriff's."""
    return {HOSPITAL: Fraction(1, 2), SHERIFF: Fraction(0)}.get(world.held[owner], Fraction(1))
