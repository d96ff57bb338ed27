"""Every answer of the town in a few words, as an adviser would say it."""

from typing import Any

from game.engine import PASS, Action, Ask, Message, Who, say, say_n
from game.games.dice_town.actions import (
    MORE,
    Ambush,
    Bid,
    Capture,
    Choose,
    Discover,
    Fence,
    Give,
    Keep,
    Name,
    Play,
    Ride,
    Take,
    TakeBack,
    Turn,
)
from game.games.dice_town.cards import Card, kind
from game.games.dice_town.dice import NAMES
from game.games.dice_town.kinds import Kind
from game.games.dice_town.places import CLASSIC
from game.games.dice_town.words.cards import river_kind, told, told_all
from game.games.dice_town.words.dice import shown
from game.games.dice_town.words.places import PLACES
from game.games.dice_town.words.sheriff import told_offer

_PASSES = {
    Kind.RIDE: say("dice_town.answer.no_ride"),
    Kind.CARD: say("dice_town.answer.no_card"),
    Kind.DOC: say("dice_town.answer.no_favour"),
    Kind.BUY_DIE: say("dice_town.answer.no_die"),
    Kind.BLESSING: say("dice_town.answer.no_turn"),
}


FAVOURS = {
    "wire": say("dice_town.answer.wire"),
    "store": say("dice_town.answer.store"),
    "money": say("dice_town.answer.money"),
    "nuggets": say("dice_town.answer.nuggets"),
}
"""The Doc's favours by name."""


def told_answer(ask: Ask, action: Action) -> Message:
    """What to do, told to whoever was asked."""
    if action == PASS:
        return _PASSES[Kind(ask.kind)]
    match action:
        case Keep(faces, brute):
            return _kept(shown(faces), brute)
        case Play():
            return _played(action)
        case Bid(money, nuggets, cards):
            offer = told_offer(money, nuggets, len(cards), cards)
            return say("dice_town.answer.bid", offer=offer) if offer else say("dice_town.answer.no_offer")
        case Name(seat):
            return _named(Kind(ask.kind), Who(seat))
        case Choose(what):
            return _chosen(ask, what)
        case TakeBack() | Turn() | Ambush():
            return _thrown(action)
        case Take() | Give() | Fence() | Ride() | Capture() | Discover():
            return _dealt(action)
    assert action == MORE
    return say("dice_town.answer.more_offers")


def told_part(axis: str, value: Any) -> Message:
    """A part of an offer to the Sheriff: dollars, nuggets, or one of the cards."""
    if axis == "money":
        return say("dice_town.amount.dollars", dollars=value)
    return say_n("dice_town.amount.nuggets", value) if axis == "nuggets" else told(value)


def _thrown(action: TakeBack | Turn | Ambush) -> Message:
    match action:
        case TakeBack(faces):
            return say("dice_town.answer.take_back", dice=shown(faces))
        case Turn(of, to):
            return say("dice_town.answer.turn", face=NAMES[of], other_face=NAMES[to])
        case Ambush(seat, face):
            return say("dice_town.answer.ambush", player=Who(seat), face=NAMES[face])


def _dealt(action: Take | Give | Fence | Ride | Capture | Discover) -> Message:
    match action:
        case Take(card):
            return say("dice_town.answer.take", card=told(card))
        case Give(card):
            return say("dice_town.answer.give", card=told(card))
        case Fence(cards):
            return say("dice_town.answer.fence", cards=told_all(cards))
        case Ride(outlaw, dice):
            return say_n("dice_town.answer.ride", dice, outlaw=told(outlaw))
        case Capture(outlaws):
            return say("dice_town.answer.capture", cards=told_all(outlaws))
        case Discover(cards):
            return say(
                "dice_town.answer.discover", card=_found(cards[0]), cards=tuple(map(_found, cards[1:]))
            )


def _found(card: Card) -> Message:
    """A river card, of which some are called the same."""
    amount = river_kind(card)[1]
    return say("dice_town.answer.amount", card=told(card), amount=amount) if amount else told(card)


def _kept(dice: str, brute: str | None) -> Message:
    if brute is not None:
        return say("dice_town.answer.keep_with_brute", dice=dice, card=told(brute))
    return say("dice_town.answer.keep", dice=dice) if dice else say("dice_town.answer.keep_none")


def _played(play: Play) -> Message:
    card = told(play.card)
    if play.target is not None:
        return say("dice_town.answer.play_on", card=card, player=Who(play.target))
    if kind(play.card) == "sharp":
        of, to = play.faces
        return say("dice_town.answer.play_turn", card=card, face=NAMES[of], other_face=NAMES[to])
    if play.faces:
        return say("dice_town.answer.play_again", card=card, dice=shown(play.faces))
    return say("dice_town.answer.play", card=card)


def _named(asked: Kind, player: Who) -> Message:
    if asked is Kind.VICTIM:
        return say("dice_town.answer.rob", player=player)
    if asked is Kind.DOC_ORDER:
        return say("dice_town.answer.doc_order", player=player)
    return say("dice_town.answer.name", player=player)


def _chosen(ask: Ask, what: str) -> Message:
    if ask.kind == Kind.WARPATH:
        return say("dice_town.answer.warpath", place=PLACES[what].at)
    if ask.kind == Kind.DOC:
        return FAVOURS[what]
    place = PLACES[str(ask.about)]
    return (place.classic if what == CLASSIC else place.new).name
