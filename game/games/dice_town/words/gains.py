"""Winning and losing in words: dollars, nuggets, cards, or nothing at all."""

from typing import Any

from game.engine import Message, Who, say, say_n
from game.games.dice_town import events
from game.games.dice_town.cards import Card
from game.games.dice_town.words.cards import short_deeds, told, told_all, told_back, told_deeds


def tell(event: Any) -> tuple[Message, ...] | None:
    """What there is to say about who got what; None for anything else."""
    match event:
        case events.GotMoney():
            return (_money(event),)
        case events.GotNuggets():
            return (_nuggets(event),)
        case events.GotNothing(seat, action):
            return (_nothing(action, Who(seat)),)
        case events.CoachMoved(dollars):
            return (say("dice_town.event.coach_moved", dollars=dollars),)
        case events.Looks():
            again = (say("dice_town.event.serves_twice"),) if event.first_round else ()
            return *again, *_looks(event)
        case events.GotCard():
            return _got_card(event)
        case events.GotOpenCard():
            return _got_open_card(event)
        case events.Discarded(seat, _, cards):
            # Face down: whoever has seen the cards being looked at knows as much already.
            return () if cards is None else (_discarded(seat, cards),)
        case events.Reshuffled():
            return (say("dice_town.event.reshuffled"),)
        case events.QueueFilled(queue):
            if not queue:
                return (say("dice_town.event.queue_empty"),)
            return (say_n("dice_town.event.queue_filled", len(queue), deeds=short_deeds(queue)),)
    return None


def _money(event: events.GotMoney) -> Message:
    player, dollars = Who(event.seat), event.dollars
    if event.giver is not None:
        return say("dice_town.event.money_given", giver=Who(event.giver), player=player, dollars=dollars)
    if event.source == "bank":
        return say("dice_town.event.robbed_bank", player=player, dollars=dollars)
    if event.source == "coach":
        return say("dice_town.event.held_up_coach", player=player, dollars=dollars)
    return say("dice_town.event.money_from_bank", player=player, dollars=dollars)


def _nuggets(event: events.GotNuggets) -> Message:
    player, nuggets = Who(event.seat), event.nuggets
    if event.giver is not None:
        return say_n("dice_town.event.nuggets_given", nuggets, giver=Who(event.giver), player=player)
    if event.source == "mine":
        return say_n("dice_town.event.mined", nuggets, player=player)
    return say_n("dice_town.event.nuggets_found", nuggets, player=player)


def _nothing(action: str, player: Who) -> Message:
    return {
        "mine": say("dice_town.event.nothing.mine", player=player),
        "river": say("dice_town.event.nothing.river", player=player),
        "bank": say("dice_town.event.nothing.bank", player=player),
        "coach": say("dice_town.event.nothing.coach", player=player),
        "purse": say("dice_town.event.nothing.purse", player=player),
        "discard": say("dice_town.event.nothing.discard", player=player),
        "store": say("dice_town.event.nothing.store", player=player),
        "doc": say("dice_town.event.nothing.doc", player=player),
        "doc_declined": say("dice_town.event.nothing.doc_declined", player=player),
        "saloon": say("dice_town.event.nothing.saloon", player=player),
        "spilt": say("dice_town.event.nothing.spilt", player=player),
        "recruit": say("dice_town.event.nothing.recruit", player=player),
        "hunt": say("dice_town.event.nothing.hunt", player=player),
        "no_hunt": say("dice_town.event.nothing.no_hunt", player=player),
        "town_hall": say("dice_town.event.nothing.town_hall", player=player),
        "mayors_wife": say("dice_town.event.nothing.mayors_wife", player=player),
    }[action]


def _looks(event: events.Looks) -> tuple[Message, ...]:
    player, count = Who(event.seat), event.count
    if event.victim is not None and count == 1:
        return ()  # no choice to tell of: the next sentence says what is stolen
    if event.cards is not None:
        return _looks_at(event, told_all(event.cards))
    if event.victim is not None:
        victim = Who(event.victim)
        return (say_n("dice_town.event.looks.saloon", count, player=player, victim=victim),)
    if event.source == "river":
        return (say_n("dice_town.event.looks.river", count, player=player),)
    if event.source == "discard":
        return ()  # told when the choice is made
    return (say_n("dice_town.event.looks.store", count, player=player),)


def _looks_at(event: events.Looks, cards: tuple[Message, ...]) -> tuple[Message, ...]:
    """The same for those who see the cards."""
    player = Who(event.seat)
    if event.victim is not None:
        victim = Who(event.victim)
        return (say("dice_town.event.looks_at.saloon", player=player, victim=victim, cards=cards),)
    if event.source == "river":
        return (say_n("dice_town.event.looks_at.river", len(cards), player=player, cards=cards),)
    if event.source == "discard":
        return (say("dice_town.event.looks_at.discard", player=player, cards=cards),)
    if len(cards) == 1:
        return ()  # no choice to tell of here either
    return (say("dice_town.event.looks_at.store", player=player, cards=cards),)


def _got_card(event: events.GotCard) -> tuple[Message, ...]:
    if event.card is not None:
        return (_card(event.seat, event.source, told(event.card), event.giver),)
    if event.source == "store":
        return ()  # one of those just looked at, but who can tell which?
    if event.source == "voucher":
        return (say("dice_town.event.voucher_used", player=Who(event.seat)),)
    return (_card(event.seat, event.source, told_back(event.deed), event.giver),)


def _got_open_card(event: events.GotOpenCard) -> tuple[Message, ...]:
    if not event.together:
        return (_card(event.seat, event.source, told(event.card), event.giver),)
    if event.card != event.together[-1]:
        return ()  # told with the last of them, when all of them are there
    cards = told_deeds(event.together)
    return (say("dice_town.event.cards.queue", player=Who(event.seat), cards=cards),)


def _card(seat: int, source: str, card: Message, giver: int | None) -> Message:
    player = Who(seat)
    if giver is not None:
        other = Who(giver)
        return {
            "saloon": say("dice_town.event.card.saloon", player=player, card=card, giver=other),
            "gift": say("dice_town.event.card.gift", player=player, card=card, giver=other),
            "whisky": say("dice_town.event.card.whisky", player=player, card=card, giver=other),
        }[source]
    return {
        "store": say("dice_town.event.card.store", player=player, card=card),
        "voucher": say("dice_town.event.card.voucher", player=player, card=card),
        "insurance": say("dice_town.event.card.insurance", player=player, card=card),
        "doc": say("dice_town.event.card.doc", player=player, card=card),
        "queue": say("dice_town.event.card.queue", player=player, card=card),
        "corruption": say("dice_town.event.card.corruption", player=player, card=card),
        "mayors_wife": say("dice_town.event.card.mayors_wife", player=player, card=card),
    }[source]


def _discarded(seat: int, cards: tuple[Card, ...]) -> Message:
    return say("dice_town.event.discarded", player=Who(seat), cards=told_all(cards))
