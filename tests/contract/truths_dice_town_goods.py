"""What the events of Dice Town say that are about dollars, nuggets and cards."""

from typing import Any

from game.games.dice_town import events
from game.games.dice_town.cards import is_ranch
from tests.contract.sayings import Saying, has, more, says

HANDS = ("hand", "backs", "seen", "common")
"""What changes with a hidden card's place: hands, and what is remembered of them."""
_LOOKED = ("looker", "looked", "looked_backs", "looked_from", "robbed")


def _money(view: Any, before: Any, event: events.GotMoney) -> bool:
    paid = event.giver is None or more(view.money, before.money, event.giver, -event.dollars)
    return paid and more(view.money, before.money, event.seat, event.dollars)


def _nuggets(view: Any, before: Any, event: events.GotNuggets) -> bool:
    paid = event.giver is None or more(view.nuggets, before.nuggets, event.giver, -event.nuggets)
    return paid and more(view.nuggets, before.nuggets, event.seat, event.nuggets)


def _paid(view: Any, before: Any, event: events.Paid) -> bool:
    gone = more(view.money, before.money, event.seat, -event.dollars)
    return gone and view.coach == before.coach + event.dollars


def _bribed(view: Any, before: Any, event: events.Bribed) -> bool:
    gone = more(view.money, before.money, event.seat, -event.money) and not any(view.bids)
    deeds, cards = before.backs[event.sheriff]
    taken = view.backs[event.sheriff] == (deeds + event.deeds, cards + event.store_cards)
    level = has(view.kept[event.seat], event.level[0])
    return gone and taken and level and more(view.nuggets, before.nuggets, event.sheriff, event.nuggets)


def _looks(view: Any, _before: Any, event: events.Looks) -> bool:
    lying = (view.looker, sum(view.looked_backs), view.robbed) == (event.seat, event.count, event.victim)
    return lying and view.looked == event.cards


def _got_card(view: Any, before: Any, event: events.GotCard) -> bool:
    seat, back = event.seat, 0 if event.deed else 1
    grown = view.backs[seat][back] == before.backs[seat][back] + 1
    return grown and view.looker is None and (view.seat != seat or event.card in view.hand)


def _got_open_card(view: Any, before: Any, event: events.GotOpenCard) -> bool:
    seat, card, giver = event.seat, event.card, event.giver
    if not is_ranch(card):
        return bool(view.backs[seat][0] == before.backs[seat][0] + 1) and card not in view.queue
    return card in view.ranches[seat] and (giver is None or card not in view.ranches[giver])


def _bought_die(view: Any, _before: Any, event: events.BoughtDie) -> bool:
    return view.die == event.seat and view.bought and (not event.public or event.card in view.spent)


def _recruited(view: Any, _before: Any, event: events.Recruited) -> bool:
    return event.outlaw in view.gangs[event.seat] and event.top == view.outlaw_top


def _captured(view: Any, _before: Any, event: events.CapturedOutlaws) -> bool:
    return has(view.captured[event.seat], event.outlaws) and not set(event.outlaws) & set(view.wanted)


def _put_away(view: Any, before: Any, event: events.PutAway | events.Cancelled) -> bool:
    return event.card not in view.playing and view.discard == before.discard + 1


TRUTHS: dict[type, Saying] = {
    events.Paid: says(_paid, "money", "coach"),
    events.GotMoney: says(_money, "money", "gained", "bank", "coach"),
    events.GotNuggets: says(_nuggets, "nuggets", "gained", "mine"),
    events.GotNothing: says(lambda view, _, event: event.action != "hunt" or not view.hunt, "hunt"),
    events.CoachMoved: says(
        lambda view, before, event: (view.coach, view.bank) == (0, before.bank + event.dollars),
        *("coach", "bank"),
    ),
    events.Bribed: says(_bribed, *HANDS, "bids", "money", "nuggets"),
    events.Looks: says(_looks, *HANDS, *_LOOKED, "store", "discard", "river", "river_top"),
    events.GotCard: says(_got_card, *HANDS, *_LOOKED, "gained", "store", "discard", "deeds"),
    events.GotOpenCard: says(_got_open_card, *HANDS, "gained", "queue", "ranches", "deeds"),
    events.Discarded: says(lambda view, _, event: view.discard >= event.count),
    events.Reshuffled: says(
        lambda view, before, _: (view.store, view.discard) == (before.discard, 0),
        *("store", "discard", "seen", "common"),
    ),
    events.QueueFilled: says(lambda view, _, event: view.queue == event.queue, "queue", "deeds"),
    events.Fenced: says(
        lambda view, _, event: has(view.wire[event.seat], event.cards), *HANDS, "wire", "gained"
    ),
    events.BoughtDie: says(_bought_die, *HANDS, "die", "bought", "spent", "box", "ranches"),
    events.Recruited: says(_recruited, "gangs", "outlaws", "outlaw_top", "gained"),
    events.OutlawsShuffled: says(lambda view, _, event: view.outlaw_top == event.top, "outlaw_top"),
    events.CapturedOutlaws: says(_captured, "captured", "wanted", "hunt", "gained"),
    events.FoundInRiver: says(
        lambda view, _, event: event.card in view.spent, *_LOOKED, "spent", "river", "river_top"
    ),
    events.Played: says(
        lambda view, _, event: (
            event.play.card in view.playing and view.progress.announced == (event.seat, event.play)
        ),
        *(*HANDS, "playing"),
    ),
    events.MustPlay: says(
        lambda view, _, event: event.useless != (event.card in view.playing), *HANDS, "playing", "discard"
    ),
    events.Cancelled: says(_put_away, "playing", "discard", "seen", "common"),
    events.PutAway: says(_put_away, "playing", "discard", "seen", "common"),
}
