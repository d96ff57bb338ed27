"""Cards, the nugget and the Banco that somebody takes, in words."""

from typing import Any

from game.engine import Message, Seat, Who, say
from game.games.dalton_city import events
from game.games.dalton_city.figures import Card
from game.games.dalton_city.words.cards import told, told_all
from game.games.dalton_city.words.money import amount
from game.games.dalton_city.world import BANCO, BANK, LANDOWNER


def tell(event: Any) -> tuple[Message, ...] | None:
    """What there is to say about who takes what; None for anything else."""
    match event:
        case events.GotCard(seat, card, before, how):
            return (_card(seat, card, before, how),)
        case events.GotNugget(seat, before):
            return (_nugget(Who(seat), before),)
        case events.TookBanco():
            return (_banco(event),)
        case events.PutOnBanco(seat, card):
            return (say("dalton_city.event.put_on_banco", player=Who(seat), card=told(card)),)
    return None


def _card(seat: Seat, card: Card, before: int, how: str) -> Message:
    player = Who(seat)
    if before == BANK:
        return say("dalton_city.event.card_taken", player=player, card=told(card))
    if before == BANCO:
        return say("dalton_city.event.card_from_banco", player=player, card=told(card))
    if before == LANDOWNER:
        return say("dalton_city.event.two_sixes.landowner", player=player, card=told(card))
    if how == "sixes":
        return say("dalton_city.event.two_sixes", player=player, card=told(card), other=Who(before))
    return say("dalton_city.event.card_from", player=player, card=told(card), other=Who(before))


def _nugget(player: Who, before: int) -> Message:
    if before == BANK:
        return say("dalton_city.event.nugget_found", player=player)
    if before == BANCO:
        return say("dalton_city.event.nugget_from_banco", player=player)
    return say("dalton_city.event.nugget_from", player=player, other=Who(before))


def _banco(event: events.TookBanco) -> Message:
    parts: list[Message] = []
    if event.dollars:
        parts.append(amount(event.dollars))
    parts += told_all(event.cards)
    if event.nugget:
        parts.append(say("dalton_city.nugget.told"))
    return say("dalton_city.event.banco_taken", player=Who(event.seat), what=tuple(parts))
