"""What a seat did last, in a few words for its card."""

from dataclasses import replace
from typing import Any

from game.engine import Message, Seat, Who, say, say_n
from game.games.dice_town import events
from game.games.dice_town.words.cards import name, outlaw_names, told
from game.games.dice_town.words.indians import DIE
from game.games.dice_town.words.places import OTHER_PLACES, PLACES
from game.games.game import Mark

_WHERE = {
    **{place: PLACES[place].sign.name for place in PLACES},
    "river": PLACES["mine"].sign.name,
    "purse": PLACES["mine"].sign.name,
    "coach": OTHER_PLACES["stagecoach"].name,
    "discard": PLACES["store"].sign.name,
    "voucher": PLACES["store"].sign.name,
    "doc": OTHER_PLACES["doc"].name,
    "doc_declined": OTHER_PLACES["doc"].name,
    "spilt": PLACES["saloon"].sign.name,
    "recruit": PLACES["saloon"].sign.name,
    "hunt": PLACES["sheriff"].sign.name,
    "no_hunt": PLACES["sheriff"].sign.name,
    "queue": PLACES["town_hall"].sign.name,
    "corruption": PLACES["town_hall"].sign.name,
    "mayors_wife": PLACES["town_hall"].sign.name,
}
"""The place that somebody gets something from, by the source or the action that events name."""


def marks(event: Any) -> tuple[Mark, ...]:
    """Who did something, and what; none for what is nobody's doing, or only the beginning of it."""
    for mark in (_gain, _deed):
        found = mark(event)
        if found is not None:
            return (found,)
    return _sheriffs(event)


def forgets(event: Any) -> bool:
    """The dice of the next throw lie open: whoever wondered what the last round brought has read it."""
    return isinstance(event, events.Lifted)


def joins(before: Message, now: Message) -> Message:
    """More of the same from the same place: what all of it brought, and not only the last card."""
    (place, gain), (again, more) = _parts(before), _parts(now)
    if place is None or place != again or gain.key != more.key or gain.count is None or more.count is None:
        return now
    count = gain.count + more.count
    return say(
        "dice_town.mark.at", place=place, gain=(replace(more, arguments=(("n", count),), count=count),)
    )


def _parts(mark: Message) -> tuple[object, Message]:
    """The place and the gain in it; no place, and the mark itself, if it is about none."""
    match mark:
        case Message("dice_town.mark.at", (("place", place), ("gain", (Message() as gain,)))):
            return place, gain
    return None, mark


def _at(seat: Seat, source: str, *gain: Message) -> Mark:
    return seat, say("dice_town.mark.at", place=_WHERE[source], gain=gain)


def _gain(event: Any) -> Mark | None:
    """What somebody brings home from a place."""
    match event:
        case events.GotMoney(seat, dollars, source, None) if source in _WHERE:
            return _at(seat, source, say("dice_town.amount.dollars", dollars=dollars))
        case events.GotNuggets(seat, nuggets, source, None) if source in _WHERE:
            return _at(seat, source, say_n("dice_town.amount.nuggets", nuggets))
        case events.GotNothing(seat, action):
            return _at(seat, action, say("dice_town.mark.nothing"))
        case events.GotCard(seat, source, deed, _, None) if source in _WHERE:
            return _at(seat, source, _cards(1, deed))
        case events.GotOpenCard(seat, _, source, None, together) if source in _WHERE:
            return _at(seat, source, _cards(len(together) or 1, deed=True))
        case events.Looks(seat, _, "store", None):
            return _at(seat, "store", _cards(1, deed=False))
        case events.FoundInRiver(seat, card):
            return _at(seat, "river", name(card))
    return None


def _cards(count: int, deed: bool) -> Message:
    """How many cards: which place they are from says what they are."""
    return say_n("dice_town.amount.deeds", count) if deed else say_n("dice_town.amount.cards", count)


def _deed(event: Any) -> Mark | None:
    """What else somebody does."""
    match event:
        case events.Played(seat, play):
            return seat, say("dice_town.mark.played", card=told(play.card))
        case events.GotCard(seat, "saloon" | "whisky", _, _, int(giver)):
            return seat, say("dice_town.mark.stolen", giver=Who(giver))
        case events.GotOpenCard(seat, _, "whisky", int(giver)):
            return seat, say("dice_town.mark.stolen", giver=Who(giver))
        case events.Scams(seat, 0):
            return seat, say("dice_town.mark.big_scam")
        case events.Scams(seat, dollars):
            return seat, say("dice_town.mark.scam", dollars=dollars)
        case events.Fenced(seat, cards):
            return seat, say_n("dice_town.mark.fenced", len(cards))
        case events.Recruited(seat, outlaw):
            return seat, say("dice_town.mark.recruited", outlaw=outlaw_names()[outlaw])
        case events.Rode(seat, outlaw):
            return seat, say("dice_town.mark.rode", outlaw=outlaw_names()[outlaw])
        case events.CapturedOutlaws(seat, outlaws):
            return seat, say_n("dice_town.mark.captured", len(outlaws))
        case events.BoughtDie(seat):
            return seat, say("dice_town.mark.bought_die")
        case events.DieRolled(seat, face):
            return seat, DIE[face].name
        case events.WarpathChosen(seat, place):
            return seat, say("dice_town.mark.warpath", place=PLACES[place].at)
    return None


def _sheriffs(event: Any) -> tuple[Mark, ...]:
    """The Sheriff's doings, and what comes of them for others."""
    match event:
        case events.Bribed(seat, sheriff):
            paid, taken = say("dice_town.mark.bribes"), say("dice_town.mark.bribed", player=Who(seat))
            return (seat, paid), (sheriff, taken)
        case events.Judged(sheriff, seat) if sheriff == seat:
            return ((sheriff, say("dice_town.mark.judged_own")),)
        case events.Judged(sheriff, seat):
            return ((sheriff, say("dice_town.mark.judged", player=Who(seat))),)
        case events.NewSheriff(seat):
            return ((seat, say("dice_town.mark.star")),)
    return ()
