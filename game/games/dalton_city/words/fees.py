"""Why a fee is what it is, in words."""

from game.engine import Message, Who, say, say_n
from game.games.dalton_city.fees import DIPLOMA, GUEST, OWN_DIPLOMA, TOWN, Fee
from game.games.dalton_city.figures import trades
from game.games.dalton_city.words.cards import TOWNS, card_words
from game.games.dalton_city.world import LANDOWNER, SHERIFF


def told_fee(fee: Fee) -> Message:
    """A fee with its reckoning: the die, the row, what is printed, every factor, and what it comes to."""
    if GUEST in fee.factors:
        return say("dalton_city.fee.guest", player=Who(fee.payer))
    if SHERIFF in fee.factors:
        return say("dalton_city.fee.nothing", owner=Who(fee.owner))
    printed = _printed(fee)
    if fee.printed < 0:
        return say("dalton_city.fee.loss", why=printed)
    if not fee.factors:
        return say("dalton_city.fee.plain", why=printed)
    factors = tuple(_factor(fee, factor) for factor in fee.factors)
    return say("dalton_city.fee.reckoned", why=printed, factors=factors, dollars=fee.dollars)


def _printed(fee: Fee) -> Message:
    """Where, whose, and what the card says."""
    at = card_words(fee.card).at
    told = {"player": Who(fee.payer), "owner": Who(fee.payee), "at": at, "dollars": abs(fee.printed)}
    if fee.owner == LANDOWNER:
        return say("dalton_city.fee.landowner", **told, die=fee.die, row=fee.row)
    if fee.die:
        return say("dalton_city.fee.trade", **told, die=fee.die, row=fee.row)
    if fee.card.startswith("diploma."):
        return say_n("dalton_city.fee.diploma", fee.row, **told)
    return say_n("dalton_city.fee.transit", fee.row, **told)


def _factor(fee: Fee, factor: str) -> Message:
    if factor == DIPLOMA:
        return say("dalton_city.fee.by_diploma")
    if factor == TOWN:
        return say("dalton_city.fee.by_town", town=TOWNS[trades()[fee.card].town].name)
    if factor == OWN_DIPLOMA:
        return say("dalton_city.fee.by_own_diploma")
    return say("dalton_city.fee.by_hospital")
