"""Who has to do what now and why, in one line for those who look on."""

from collections.abc import Sequence
from typing import Any

from game.engine import Ask, Message, Who, say, say_n
from game.games.dice_town.kinds import Kind
from game.games.dice_town.words.cards import told
from game.games.dice_town.words.places import PLACES


def doing(asks: Sequence[Ask]) -> Message | None:
    """What is waited for; None where nobody is asked openly: a chance to react is nobody else's business."""
    known = [ask for ask in asks if not ask.private]
    if not known:
        return None
    kind, about = Kind(known[0].kind), known[0].about
    seats = tuple(Who(ask.seat) for ask in known)
    if kind is Kind.KEEP:
        return say_n("dice_town.doing.keep", len(seats), players=seats)
    if kind is Kind.BID:
        return say_n("dice_town.doing.bid", len(seats), players=seats, place=_at(about))
    return _alone(kind, seats[0], about)


def _at(place: Any) -> Message:
    return PLACES[place].at


def _alone(kind: Kind, player: Who, about: Any) -> Message | None:
    """What one player is asked: at which place, about whom, with which card."""
    if kind is Kind.CARD:
        return None
    if kind is Kind.VERDICT:
        tied = tuple(map(Who, about[1]))
        return say("dice_town.doing.verdict", sheriff=player, players=tied, place=_at(about[0]))
    if kind is Kind.ACTION:
        return say("dice_town.doing.action", player=player, place=_at(about))
    if kind is Kind.STEAL:
        return say("dice_town.doing.steal", player=player, other=Who(about))
    if kind is Kind.GIVE:
        return say("dice_town.doing.give", player=player, other=Who(about))
    if kind is Kind.AT_ONCE:
        return say("dice_town.doing.at_once", player=player, card=told(about))
    return {
        Kind.TAKE_BACK: say("dice_town.doing.take_back", player=player),
        Kind.RIDE: say("dice_town.doing.ride", player=player),
        Kind.STORE: say("dice_town.doing.store", player=player),
        Kind.VICTIM: say("dice_town.doing.victim", player=player),
        Kind.DOC: say("dice_town.doing.doc", player=player),
        Kind.DOC_ORDER: say("dice_town.doing.doc_order", sheriff=player),
        Kind.DISCOVER: say("dice_town.doing.discover", player=player),
        Kind.VOUCHER: say("dice_town.doing.voucher", player=player),
        Kind.DESPERADO: say("dice_town.doing.desperado", player=player),
        Kind.CAPTURE: say("dice_town.doing.capture", player=player),
        Kind.BUY_DIE: say("dice_town.doing.buy_die", player=player),
        Kind.BLESSING: say("dice_town.doing.blessing", player=player),
        Kind.AMBUSH: say("dice_town.doing.ambush", player=player),
        Kind.WARPATH: say("dice_town.doing.warpath", player=player),
        Kind.CROWN: say("dice_town.doing.crown", sheriff=player),
    }[kind]
