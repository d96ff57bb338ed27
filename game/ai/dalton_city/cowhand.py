"""The cowhand of Dalton City: knows which squares are come to, and what it will cost to be short of cash."""

from collections.abc import Callable

from game.ai.bot import Budget, Ranked, Ranker, Ranking, Sampler, ranking
from game.ai.dalton_city.habits import COWHAND, Habits
from game.ai.dalton_city.reasons import ahead, going, hundreds, leaving
from game.ai.dalton_city.reckoning import Reckoning
from game.ai.dalton_city.squares import Squares
from game.engine import PASS, Action, Ask, Rng, say
from game.games.dalton_city.about import Debt
from game.games.dalton_city.actions import (
    AGAIN,
    BUY,
    LEAVE,
    NUGGET,
    PAY,
    Challenge,
    Go,
    Put,
    Roll,
    Sell,
    Take,
)
from game.games.dalton_city.figures import DAILY_STAR, POST_OFFICE, Card
from game.games.dalton_city.kinds import Kind
from game.games.dalton_city.purposes import FEE
from game.games.dalton_city.view import View
from game.games.dalton_city.world import half_price


class Cowhand(Ranker):
    """Takes what leaves it richest in the end, as far as it can tell from its seat."""

    def __init__(self, habits: Habits = COWHAND) -> None:
        self.habits = habits

    def explain(self, view: View, ask: Ask, sampler: Sampler, rng: Rng, budget: Budget) -> Ranking:
        r = Reckoning(view, self.habits)
        plain = [option for option in ask.options if not isinstance(option, Sell)]
        found = [_ANSWERS[ask.kind](r, ask, option) for option in plain] if ask.kind in _ANSWERS else []
        if ask.kind in _PLACES:
            squares = Squares(r)
            found = [_PLACES[ask.kind](squares, option) for option in plain]
        best = max((each.value for each in found), default=None)
        short = _short(r, ask) if ask.kind == Kind.PAY else 0.0
        sales = [option for option in ask.options if isinstance(option, Sell)]
        return ranking([*found, *(_sale(r, option.card, best, short) for option in sales)])


def _short(r: Reckoning, ask: Ask) -> float:
    """Dollars that are lacking for the debt at hand."""
    assert isinstance(ask.about, Debt)
    return float(max(0, ask.about.amount - r.cash))


def _sale(r: Reckoning, card: Card, best: float | None, short: float) -> Ranked:
    """A sale never beats an answer to the question itself, unless cash is lacking for the debt."""
    lost = r.sale(card)
    base = -short if best is None or short else best
    left = max(0.0, short - half_price(card))
    return Ranked(Sell(card), base - lost - left, say("ai.dalton_city.sell", lost=hundreds(lost)))


def _buy(r: Reckoning, ask: Ask, option: Action) -> Ranked:
    card = str(ask.about)
    if option == BUY:
        earned = r.worth(card, r.seat)
        return Ranked(option, r.bought(card), say("ai.dalton_city.buy", worth=hundreds(earned)))
    return Ranked(option, 0.0, say("ai.dalton_city.buy.pass"))


def _pay(r: Reckoning, ask: Ask, option: Action) -> Ranked:
    assert isinstance(ask.about, Debt)
    purpose, creditor, amount = ask.about[:3]
    if option == PAY:
        return Ranked(option, -r.spent(amount), say("ai.dalton_city.pay", left=r.cash - amount))
    if option == NUGGET:
        joy = r.joy(r.nugget - amount, creditor) if creditor >= 0 else 0.0
        return Ranked(option, -r.nugget - joy, say("ai.dalton_city.nugget", worth=hundreds(r.nugget)))
    card = DAILY_STAR if purpose == FEE else POST_OFFICE
    saved, later = amount / 2, r.keep(card)
    value = -r.spent(amount / 2) - later + (r.joy(saved, creditor) if purpose == FEE else 0.0)
    return Ranked(option, value, say("ai.dalton_city.halve", saved=hundreds(saved), later=hundreds(later)))


def _challenge(r: Reckoning, _: Ask, option: Action) -> Ranked:
    assert isinstance(option, Challenge)
    worth = max((r.swing(card, option.seat) for card in r.owned[option.seat]), default=0.0)
    return Ranked(option, worth, say("ai.dalton_city.challenge", worth=hundreds(worth)))


def _spoils(r: Reckoning, ask: Ask, option: Action) -> Ranked:
    assert isinstance(option, Take)
    assert isinstance(ask.about, tuple)
    worth = r.swing(option.card, ask.about[0])
    return Ranked(option, worth, say("ai.dalton_city.take", worth=hundreds(worth)))


def _put(r: Reckoning, _: Ask, option: Action) -> Ranked:
    assert isinstance(option, Put)
    lost = r.worth(option.card, r.seat)
    return Ranked(option, -lost, say("ai.dalton_city.put", lost=hundreds(lost)))


def _dice(squares: Squares, option: Action) -> Ranked:
    assert isinstance(option, Roll)
    worth = squares.throw(option.dice)
    return Ranked(option, worth, ahead(worth))


def _leave(squares: Squares, option: Action) -> Ranked:
    leave, remain = squares.leave(), squares.remain()
    return Ranked(option, leave if option == LEAVE else remain, leaving(leave - remain))


def _again(squares: Squares, option: Action) -> Ranked:
    if option != AGAIN:
        return Ranked(option, squares.rest(), say("ai.dalton_city.again.pass"))
    worth = squares.next_play() + squares.r.habits.eager
    return Ranked(option, worth, ahead(worth))


def _go(squares: Squares, option: Action) -> Ranked:
    if option == PASS:
        stay = squares.stay(squares.r.view.at[squares.r.seat])
        return Ranked(option, stay, say("ai.dalton_city.go.pass"))
    assert isinstance(option, Go)
    worth = squares.arrive(option.square) + squares.stay(option.square)
    return Ranked(option, worth, going(worth))


def _study(squares: Squares, option: Action) -> Ranked:
    """At the University the card must be bought."""
    if not isinstance(option, Go) or squares.met(option.square):
        return _go(squares, option)
    card = squares.r.board.squares[option.square].card
    worth = squares.r.bought(card) + squares.stay(option.square)
    return Ranked(option, worth, going(worth))


def _ranch(squares: Squares, option: Action) -> Ranked:
    assert isinstance(option, Go)
    worth = squares.roll(option.square, 1, meeting=False)
    return Ranked(option, worth, ahead(worth))


_ANSWERS: dict[str, Callable[[Reckoning, Ask, Action], Ranked]] = {
    Kind.BUY: _buy,
    Kind.PAY: _pay,
    Kind.CHALLENGE: _challenge,
    Kind.SPOILS: _spoils,
    Kind.BANCO: _put,
}
_PLACES: dict[str, Callable[[Squares, Action], Ranked]] = {
    Kind.RANCH: _ranch,
    Kind.DICE: _dice,
    Kind.LEAVE: _leave,
    Kind.AGAIN: _again,
    Kind.RIDE: _go,
    Kind.UNIVERSITY: _study,
    Kind.DIPLOMA: _go,
}
