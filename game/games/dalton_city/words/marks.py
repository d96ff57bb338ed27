"""What a seat did last, in a few words for its card."""

from typing import Any

from game.engine import Message, Seat, Who, say
from game.games.dalton_city import events, idling
from game.games.dalton_city.figures import Card, all_cards
from game.games.dalton_city.loop import board
from game.games.dalton_city.purposes import FINE, HOLD_UP
from game.games.dalton_city.words import SPEAKS_FOR_ITSELF
from game.games.dalton_city.words.cards import card_words
from game.games.dalton_city.words.money import UNTOLD
from game.games.dalton_city.words.squares import square_name
from game.games.dalton_city.world import HOSPITAL
from game.games.game import Mark


def marks(event: Any) -> tuple[Mark, ...]:
    """Who did something, and what; only of events that the log tells, for it is the log that keeps marks."""
    for mark in (_turn, _gain, _money):
        found = mark(event)
        if found:
            return found
    return ()


def joins(before: Message, now: Message) -> Message:
    """A throw and where it leads, a duel and what it brings; whoever lost one is in Hospital anyway."""
    match before, now:
        case Message("dalton_city.mark.rolled"), Message("dalton_city.mark.at"):
            return say("dalton_city.mark.rolled_to", **dict(before.arguments), **dict(now.arguments))
        case Message("dalton_city.mark.duel_won" | "dalton_city.mark.spoils"), Message(
            "dalton_city.mark.got"
        ):
            return say("dalton_city.mark.spoils", **dict(now.arguments))
        case Message("dalton_city.mark.duel_lost"), Message("dalton_city.mark.in_hospital"):
            return before
    return now


def _turn(event: Any) -> tuple[Mark, ...]:
    """Dice and where they lead."""
    match event:
        case events.Rolled(seat, dice):
            return ((seat, say("dalton_city.mark.rolled", total=sum(dice))),)
        case events.Moved(seat, square, how) if how != "held" and _kind(square) not in SPEAKS_FOR_ITSELF:
            return (_at(seat, square),)
        case events.Idle(seat, idling.EMPTY):
            return (_at(seat, board().of_kind("banco")[0]),)  # all of them are called alike
        case events.Held(seat, where):
            hospital = where == HOSPITAL
            told = say("dalton_city.mark.in_hospital") if hospital else say("dalton_city.mark.at_sheriff")
            return ((seat, told),)
        case events.DuelRolled(newcomer, occupant, (mine, theirs)) if mine != theirs:
            winner, loser = (newcomer, occupant) if mine > theirs else (occupant, newcomer)
            won = say("dalton_city.mark.duel_won", other=Who(loser))
            return (winner, won), (loser, say("dalton_city.mark.duel_lost", other=Who(winner)))
        case events.TelegramRead(seat):
            return ((seat, say("dalton_city.mark.telegram")),)
    return ()


def _kind(square: int) -> str:
    return board().squares[square].kind


def _at(seat: Seat, square: int) -> Mark:
    return seat, say("dalton_city.mark.at", square=square_name(board(), square))


def _gain(event: Any) -> tuple[Mark, ...]:
    """Cards, the nugget and the Banco."""
    match event:
        case events.Bought(seat, card):
            return ((seat, say("dalton_city.mark.bought", card=_short(card))),)
        case events.Sold(seat, card):
            return ((seat, say("dalton_city.mark.sold", card=_short(card))),)
        case events.GotCard(seat, card):
            return ((seat, say("dalton_city.mark.got", card=_short(card))),)
        case events.PutOnBanco(seat, card):
            return ((seat, say("dalton_city.mark.put_on_banco", card=_short(card))),)
        case events.GotNugget(seat):
            return ((seat, say("dalton_city.mark.nugget")),)
        case events.TookBanco(seat):
            return ((seat, say("dalton_city.mark.banco")),)
        case events.Declined(seat, what) if what in all_cards():
            return ((seat, say("dalton_city.mark.declined")),)
    return ()


def _money(event: Any) -> tuple[Mark, ...]:
    """Who pays, and who is paid."""
    match event:
        case events.FeeRolled(seat, _, 6):
            return ((seat, say("dalton_city.mark.no_fee")),)
        case events.Paid(_, _, _, purpose):
            return () if purpose in UNTOLD else _paid(event)
        case events.PaidWithNugget(seat, _, purpose) if purpose not in UNTOLD:
            return ((seat, say("dalton_city.mark.paid_with_nugget")),)
        case events.Received(seat, dollars):
            return ((seat, say("dalton_city.mark.received", dollars=dollars)),)
        case events.NuggetWeighed(seat, _, dollars):
            return ((seat, say("dalton_city.mark.weighed", dollars=dollars)),)
    return ()


def _paid(event: events.Paid) -> tuple[Mark, ...]:
    seat, other, dollars = event.seat, event.creditor, event.dollars
    if event.purpose == FINE:
        return ((seat, say("dalton_city.mark.fined", dollars=dollars)),)
    if event.purpose == HOLD_UP:
        return ((seat, say("dalton_city.mark.held_up", dollars=dollars)),)
    if other < 0:
        return ((seat, say("dalton_city.mark.paid", dollars=dollars)),)
    paid = say("dalton_city.mark.paid_to", dollars=dollars, other=Who(other))
    return (seat, paid), (other, say("dalton_city.mark.paid_by", dollars=dollars, other=Who(seat)))


def _short(card: Card) -> Message:
    """A card as it is signed; only a diploma's sign is no words for the middle of a line."""
    named = card_words(card)
    return named.told if card.startswith("diploma.") else named.name
