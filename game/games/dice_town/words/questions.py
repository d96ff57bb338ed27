"""Every question of the town in one line."""

from typing import Any

from game.engine import Ask, Message, Who, say
from game.games.dice_town.cards import Occasion
from game.games.dice_town.kinds import Kind
from game.games.dice_town.words import occasions
from game.games.dice_town.words.cards import told


def question(ask: Ask) -> Message:
    """What somebody is asked."""
    player, kind = Who(ask.seat), Kind(ask.kind)
    about: Any = ask.about
    if kind is Kind.CARD:
        occasion, actor = about
        return occasions.told(Occasion(occasion), actor)
    if kind is Kind.AT_ONCE:
        return say("dice_town.question.at_once", player=player, card=told(about))
    if kind is Kind.STEAL:
        return say("dice_town.question.steal", player=player, other=Who(about))
    if kind is Kind.GIVE:
        return say("dice_town.question.give", player=player, other=Who(about))
    return {
        Kind.KEEP: say("dice_town.question.keep"),
        Kind.TAKE_BACK: say("dice_town.question.take_back", player=player),
        Kind.RIDE: say("dice_town.question.ride", player=player),
        Kind.BID: say("dice_town.question.bid", player=player),
        Kind.VERDICT: say("dice_town.question.verdict", player=player),
        Kind.ACTION: say("dice_town.question.action", player=player),
        Kind.STORE: say("dice_town.question.store", player=player),
        Kind.VICTIM: say("dice_town.question.victim", player=player),
        Kind.DOC: say("dice_town.question.doc", player=player),
        Kind.DOC_ORDER: say("dice_town.question.doc_order", player=player),
        Kind.DISCOVER: say("dice_town.question.discover", player=player),
        Kind.VOUCHER: say("dice_town.question.store", player=player),
        Kind.DESPERADO: say("dice_town.question.desperado", player=player),
        Kind.CAPTURE: say("dice_town.question.capture", player=player),
        Kind.BUY_DIE: say("dice_town.question.buy_die", player=player),
        Kind.BLESSING: say("dice_town.question.blessing", player=player),
        Kind.AMBUSH: say("dice_town.question.ambush", player=player),
        Kind.WARPATH: say("dice_town.question.warpath", player=player),
        Kind.CROWN: say("dice_town.question.crown", player=player),
    }[kind]
