"""Buying, selling and paying in words."""

from typing import Any

from game.engine import Message, Who, say
from game.games.dalton_city import events
from game.games.dalton_city.figures import DAILY_STAR
from game.games.dalton_city.words.cards import told
from game.games.dalton_city.words.fees import told_fee
from game.games.dalton_city.world import BANCO, BANK

UNTOLD = ("purchase", "ruin")
"""Payments that the next sentence, or the one before, tells."""


def amount(dollars: int) -> Message:
    """So many dollars."""
    return say("dalton_city.amount.dollars", dollars=dollars)


def tell(event: Any) -> tuple[Message, ...] | None:
    """What there is to say about who pays whom; None for anything else."""
    match event:
        case events.Bought(seat, card, dollars, nugget):
            if nugget:
                return (say("dalton_city.event.bought_with_nugget", player=Who(seat), card=told(card)),)
            return (say("dalton_city.event.bought", player=Who(seat), card=told(card), dollars=dollars),)
        case events.Sold(seat, card, dollars):
            return (say("dalton_city.event.sold", player=Who(seat), card=told(card), dollars=dollars),)
        case events.FeeRolled(seat, _, die):
            return (say("dalton_city.event.no_fee", player=Who(seat)),) if die == 6 else ()
        case events.FeeFixed(fee):
            return (told_fee(fee),)
        case events.Paid(_, _, _, purpose):
            return () if purpose in UNTOLD else (_paid(event),)
        case events.PaidWithNugget(seat, creditor, purpose):
            return () if purpose in UNTOLD else (_with_nugget(Who(seat), creditor),)
        case events.Halved(seat, card, dollars):
            if card == DAILY_STAR:
                return (say("dalton_city.event.half_fee", player=Who(seat), dollars=dollars),)
            return (say("dalton_city.event.half_price", player=Who(seat), dollars=dollars),)
        case events.Received():
            return (_received(event),)
        case events.Ruined(seat, creditor, dollars):
            return (say("dalton_city.event.ruined", player=Who(seat)), *_rest(creditor, dollars))
    return None


def _paid(event: events.Paid) -> Message:
    player, dollars = Who(event.seat), event.dollars
    if event.purpose == "hold_up":
        return say("dalton_city.event.held_up", player=player, dollars=dollars)
    if event.purpose == "fine":
        return say("dalton_city.event.fined", player=player, dollars=dollars)
    if event.creditor == BANCO:
        return say("dalton_city.event.paid_banco", player=player, dollars=dollars)
    other = Who(event.creditor)
    if event.purpose == "casino":
        return say("dalton_city.event.house_loses", player=player, other=other, dollars=dollars)
    return say("dalton_city.event.paid", player=player, other=other, dollars=dollars)


def _with_nugget(player: Who, creditor: int) -> Message:
    if creditor == BANCO:
        return say("dalton_city.event.nugget_to_banco", player=player)
    return say("dalton_city.event.nugget_to_player", player=player, other=Who(creditor))


def _received(event: events.Received) -> Message:
    player, dollars = Who(event.seat), event.dollars
    if event.source == "ranch":
        return say("dalton_city.event.ranch_pays", player=player, dollars=dollars)
    if event.source == "times":
        return say("dalton_city.event.throw_pays", player=player, dollars=dollars)
    return say("dalton_city.event.bank_pays", player=player, dollars=dollars)


def _rest(creditor: int, dollars: int) -> tuple[Message, ...]:
    """What the ruined leave behind."""
    if not dollars:
        return ()
    if creditor == BANCO:
        return (say("dalton_city.event.rest_on_banco", dollars=dollars),)
    if creditor == BANK:
        return (say("dalton_city.event.rest_to_bank", dollars=dollars),)
    return (say("dalton_city.event.rest_to_player", other=Who(creditor), dollars=dollars),)
