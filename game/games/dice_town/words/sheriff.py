"""The Sheriff's business in words: ties, bribes, the star."""

from typing import Any

from game.engine import Message, Who, say, say_n
from game.games.dice_town import events
from game.games.dice_town.cards import Card
from game.games.dice_town.words.cards import told_all
from game.games.dice_town.words.contests import told_level
from game.games.dice_town.words.dice import shown
from game.games.dice_town.words.places import PLACES


def tell(event: Any) -> tuple[Message, ...] | None:
    """What there is to say about ties, bribes and the star; None for anything else."""
    match event:
        case events.Tied():
            return (_tied(event),)
        case events.Offered():
            return _offered(event)
        case events.WantsMore(sheriff, waiting):
            if waiting:
                return (say("dice_town.event.wants_any", sheriff=Who(sheriff)),)
            return (say("dice_town.event.wants_more", sheriff=Who(sheriff)),)
        case events.Bribed() | events.Judged():
            return (_ruled(event),)
        case events.NewSheriff(seat, before):
            return (say("dice_town.event.new_sheriff", player=Who(seat), before=Who(before)),)
        case events.StarStayed(seat, True, int(other)):
            return (say("dice_town.event.star_stayed_by_marshal", player=Who(seat), other=Who(other)),)
        case events.StarStayed(seat):
            return (say("dice_town.event.star_stayed", player=Who(seat)),)
    return None


def _ruled(event: events.Bribed | events.Judged) -> Message:
    """What was level, and what decided: an offer, or the Sheriff's word alone."""
    told = {"level": told_level(event.level), "sheriff": Who(event.sheriff)}
    if isinstance(event, events.Bribed):
        offer = _bribe(event.money, event.nuggets, event.deeds, event.store_cards)
        return say("dice_town.event.bribed", player=Who(event.seat), offer=offer, **told)
    if event.sheriff != event.seat:
        return say("dice_town.event.judged", player=Who(event.seat), **told)
    if event.refused:
        return say("dice_town.event.judged_own", **told)
    return say("dice_town.event.takes_place", **told)


def _tied(event: events.Tied) -> Message:
    level = {"players": tuple(map(Who, event.seats)), "place": PLACES[event.place].at}
    if not event.dice:
        if event.position == 1:
            return say("dice_town.event.tied", **level)
        return say("dice_town.event.tied_for_second", **level)
    if event.position == 1:
        return say("dice_town.event.tied_with", dice=shown(event.dice), **level)
    return say("dice_town.event.tied_for_second_with", dice=shown(event.dice), **level)


def _offered(event: events.Offered) -> tuple[Message, ...]:
    """Nothing offered is nothing said: most ties would be a chorus of it."""
    if event.nobody:
        return (say("dice_town.event.nobody_offers"),)
    offer = told_offer(event.money, event.nuggets, event.count, event.cards)
    if not offer:
        return ()
    player = Who(event.seat)
    if event.raised is None:
        return (say("dice_town.event.offered", player=player, offer=offer),)
    if event.raised:
        return (say("dice_town.event.goes_up", player=player, offer=offer),)
    return (say("dice_town.event.stays_at", player=player, offer=offer),)


def told_offer(money: int, nuggets: int, count: int, cards: tuple[Card, ...] | None) -> tuple[Message, ...]:
    """What is offered, the cards by name for who may see them."""
    if cards is not None:
        return (*_riches(money, nuggets), *told_all(cards))
    return (*_riches(money, nuggets), *([say_n("dice_town.amount.cards", count)] if count else []))


def _bribe(money: int, nuggets: int, deeds: int, store_cards: int) -> tuple[Message, ...]:
    """What goes over, the cards by their backs."""
    bribe = _riches(money, nuggets)
    if deeds:
        bribe.append(say_n("dice_town.amount.deeds", deeds))
    if store_cards:
        bribe.append(say_n("dice_town.amount.store_cards", store_cards))
    return tuple(bribe)


def _riches(money: int, nuggets: int) -> list[Message]:
    riches: list[Message] = []
    if money:
        riches.append(say("dice_town.amount.dollars", dollars=money))
    if nuggets:
        riches.append(say_n("dice_town.amount.nuggets", nuggets))
    return riches
