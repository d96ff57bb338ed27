"""Events of the town as sentences, for the log, the terminal and the screens alike."""

from typing import Any

from game.engine import Committed, Message, Who, say
from game.games.dice_town import events
from game.games.dice_town.actions import Play
from game.games.dice_town.cards import Card, kind
from game.games.dice_town.dice import NAMES
from game.games.dice_town.words.cards import river_kind, told, told_deeds
from game.games.dice_town.words.contests import tell as tell_contests
from game.games.dice_town.words.dice import tell as tell_dice
from game.games.dice_town.words.ending import tell as tell_ending
from game.games.dice_town.words.gains import tell as tell_gains
from game.games.dice_town.words.indians import tell as tell_indians
from game.games.dice_town.words.outlaws import tell as tell_outlaws
from game.games.dice_town.words.places import PLACES
from game.games.dice_town.words.sheriff import tell as tell_sheriff


def title() -> Message:
    """The name on the box."""
    return say("dice_town.title")


def blurb() -> Message:
    """What the game is about, in a sentence."""
    return say("dice_town.blurb")


def begins_chapter(event: Any) -> bool:
    """Whether it is time to look at the table before going on."""
    return isinstance(event, events.RoundBegan)


def sentences(event: Any) -> tuple[Message, ...]:
    """What there is to say about an event, as far as the reader may know it."""
    for tell in _TELLERS:
        told_now = tell(event)
        if told_now is not None:
            return told_now
    raise TypeError(f"no words for {event!r}")


def _tell(event: Any) -> tuple[Message, ...] | None:
    """What there is to say about the round and the cards played in it."""
    match event:
        case events.RoundBegan(number, sheriff):
            return (say("dice_town.event.round", round=number, sheriff=Who(sheriff)),)
        case events.PutAway():
            return ()  # what it did has been told
        case Committed():
            return ()  # the cups and the offers lie open soon enough
        case events.Played(_, play) if kind(play.card) == "brute":
            return ()  # it was shown with the dice
        case events.Played(seat, play):
            return (_played(seat, play),)
        case events.MustPlay(seat, card, useless):
            return (say("dice_town.event.must_play", player=Who(seat), card=told(card)),) if useless else ()
        case events.Cancelled(seat, card):
            return (say("dice_town.event.cancelled", player=Who(seat), card=told(card)),)
    return None


def _tell_places(event: Any) -> tuple[Message, ...] | None:
    """What there is to say about the places, the Doc's and the river among them."""
    match event:
        case events.Acts():
            return ()  # what comes of it names the player and the place
        case events.Deserted(place):
            return (PLACES[place].deserted,)
        case events.Fenced(seat, cards):
            return (say("dice_town.event.fenced", player=Who(seat), cards=told_deeds(cards)),)
        case events.VisitsDoc(seat, at_store):
            if at_store:
                return (say("dice_town.event.visits_doc_at_store", player=Who(seat)),)
            return (say("dice_town.event.visits_doc", player=Who(seat)),)
        case events.Scams(seat, dollars):
            if dollars:
                return (say("dice_town.event.small_scam", player=Who(seat), dollars=dollars),)
            return (say("dice_town.event.big_scam", player=Who(seat)),)
        case events.FoundInRiver(seat, card, chosen):
            return (_chosen(card, Who(seat)) if chosen else _found(card, Who(seat)),)
    return None


def _played(seat: int, play: Play) -> Message:
    card = told(play.card)
    if kind(play.card) == "sharp":
        before, after = (NAMES[face] for face in play.faces)
        return say("dice_town.event.played_sharp", player=Who(seat), card=card, before=before, after=after)
    if play.target is None:
        return say("dice_town.event.played", player=Who(seat), card=card)
    return say("dice_town.event.played_on", player=Who(seat), card=card, other=Who(play.target))


def _found(card: Card, player: Who) -> Message:
    return {
        "gold": say("dice_town.event.found.gold", player=player),
        "purse": say("dice_town.event.found.purse", player=player),
        "star": say("dice_town.event.found.star", player=player),
        "discoveries": say("dice_town.event.found.discoveries", player=player),
        "voucher": say("dice_town.event.found.voucher", player=player),
        "nothing": say("dice_town.event.found.nothing", player=player),
    }[river_kind(card)[0]]


def _chosen(card: Card, player: Who) -> Message:
    return {
        "gold": say("dice_town.event.chosen.gold", player=player),
        "purse": say("dice_town.event.chosen.purse", player=player),
        "star": say("dice_town.event.chosen.star", player=player),
        "discoveries": say("dice_town.event.chosen.discoveries", player=player),
        "voucher": say("dice_town.event.chosen.voucher", player=player),
        "nothing": say("dice_town.event.chosen.nothing", player=player),
    }[river_kind(card)[0]]


_TELLERS = (
    _tell,
    _tell_places,
    tell_contests,
    tell_dice,
    tell_gains,
    tell_sheriff,
    tell_outlaws,
    tell_indians,
    tell_ending,
)
