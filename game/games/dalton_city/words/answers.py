"""What a fortune hunter is asked, and every answer in a few words, as an adviser would say it."""

from collections import Counter
from functools import cache
from typing import Any

from game.engine import PASS, Action, Ask, Message, Who, say, say_n
from game.games.dalton_city.about import Debt, Throw
from game.games.dalton_city.actions import (
    AGAIN,
    BUY,
    LEAVE,
    NUGGET,
    PAY,
    POST,
    STAR,
    STAY,
    Announce,
    Challenge,
    Go,
    Put,
    Roll,
    Sell,
    Take,
)
from game.games.dalton_city.figures import price
from game.games.dalton_city.kinds import Kind
from game.games.dalton_city.loop import board
from game.games.dalton_city.words.cards import told
from game.games.dalton_city.words.squares import at_square
from game.games.dalton_city.world import HOSPITAL, half_price

_PASSES = {
    Kind.AGAIN: say("dalton_city.answer.enough"),
    Kind.BUY: say("dalton_city.answer.buy_nothing"),
    Kind.RIDE: say("dalton_city.answer.stay"),
    Kind.UNIVERSITY: say("dalton_city.answer.no_college"),
}
_WORDS = {
    AGAIN.code(): say("dalton_city.answer.again"),
    NUGGET.code(): say("dalton_city.answer.nugget"),
    STAR.code(): say("dalton_city.answer.star"),
    POST.code(): say("dalton_city.answer.post"),
}


def question(ask: Ask) -> Message:
    """What somebody is asked; the clock is asked without words."""
    player, about = Who(ask.seat), _any(ask.about)
    match ask.kind:
        case Kind.RANCH:
            return say("dalton_city.question.ranch", player=player)
        case Kind.DICE:
            return _throw(player, ask)
        case Kind.LEAVE:
            return _leave(player, about)
        case Kind.AGAIN:
            return say("dalton_city.question.again", player=player)
        case Kind.BUY:
            return say("dalton_city.question.buy", player=player, card=told(about))
        case Kind.PAY:
            return _pay(player, about)
        case Kind.RIDE:
            return say("dalton_city.question.ride", player=player)
        case Kind.UNIVERSITY:
            return say("dalton_city.question.university", player=player)
        case Kind.DIPLOMA:
            return say("dalton_city.question.lecture", player=player)
        case Kind.CHALLENGE:
            return say("dalton_city.question.challenge", player=player)
        case Kind.SPOILS:
            return say("dalton_city.question.spoils", player=player, other=Who(about[0]))
        case Kind.BANCO:
            return say("dalton_city.question.banco", player=player)
    raise TypeError(f"no words for a question of the kind {ask.kind}")


def told_answer(ask: Ask, action: Action) -> Message:
    """What to do, told to whoever was asked."""
    match action:
        case Roll(dice):
            return say_n("dalton_city.answer.roll", dice)
        case Go(square):
            return _gone(Kind(ask.kind), square)
        case Challenge(seat):
            return say("dalton_city.answer.challenge", player=Who(seat))
        case Announce(rounds):
            return say_n("dalton_city.answer.announce", rounds)
        case Sell(card):
            return say("dalton_city.answer.sell", card=told(card), dollars=half_price(card))
        case Take(card):
            return say("dalton_city.answer.take", card=told(card))
        case Put(card):
            return say("dalton_city.answer.put", card=told(card))
    return _PASSES[Kind(ask.kind)] if action == PASS else _spent(ask, action)


def _spent(ask: Ask, action: Action) -> Message:
    """What to buy or to pay, and how."""
    about = _any(ask.about)
    if action == BUY:
        return say("dalton_city.answer.buy", card=told(about), dollars=price(about))
    if action == PAY:
        return say("dalton_city.answer.pay", dollars=about.amount)
    if action == STAY:
        return say("dalton_city.answer.remain", dollars=about.fine)
    if action == LEAVE:
        if about.held == HOSPITAL:
            return say("dalton_city.answer.leave_hospital")
        return say("dalton_city.answer.leave_sheriff")
    return _WORDS[action.code()]


def _throw(player: Who, ask: Ask) -> Message:
    held, attempt, fine = _any(ask.about)
    if held == HOSPITAL:
        return say("dalton_city.question.hospital", player=player, attempt=attempt, dollars=fine)
    if held:
        return say("dalton_city.question.sheriff", player=player, attempt=attempt, dollars=fine)
    if Roll(2) in ask.options:
        return say("dalton_city.question.dice", player=player)
    return say("dalton_city.question.on_foot", player=player)


def _leave(player: Who, about: Throw) -> Message:
    if about.held == HOSPITAL:
        return say("dalton_city.question.leave_hospital", player=player, dollars=about.fine)
    return say("dalton_city.question.leave_sheriff", player=player, dollars=about.fine)


def _pay(player: Who, about: Debt) -> Message:
    """To whom, if that is somebody, and for what, where that has a name."""
    dollars = about.amount
    if about.creditor >= 0:
        payee = Who(about.creditor)
        if about.card:
            card = told(about.card)
            return say("dalton_city.question.pay_fee", player=player, dollars=dollars, payee=payee, card=card)
        return say("dalton_city.question.pay_to", player=player, dollars=dollars, payee=payee)
    if about.card:
        return say("dalton_city.question.pay_for", player=player, dollars=dollars, card=told(about.card))
    return say("dalton_city.question.pay", player=player, dollars=dollars)


def _gone(asked: Kind, square: int) -> Message:
    at = _told_square(square)
    match asked:
        case Kind.RANCH:
            return say("dalton_city.answer.settle", at=at)
        case Kind.UNIVERSITY:
            return say("dalton_city.answer.enrol", at=at)
        case Kind.DIPLOMA:
            return say("dalton_city.answer.lecture", at=at)
    return say("dalton_city.answer.ride", at=at)


@cache
def _told_square(square: int) -> Message:
    """Where a square is, with its number if another is called the same."""
    names = Counter(at_square(board(), at) for at in range(len(board().squares)))
    at = at_square(board(), square)
    return say("dalton_city.answer.square", at=at, number=square) if names[at] > 1 else at


def _any(about: object) -> Any:
    """What a question is about, whose type only its kind tells."""
    return about
