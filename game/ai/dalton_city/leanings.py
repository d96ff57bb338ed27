"""What an answer at Dalton City is like: cards or cash, two dice or one, peace or a duel."""

from game.ai.characters.traits import Traits
from game.engine import Action, Ask, Seat
from game.games.dalton_city.actions import (
    AGAIN,
    BUY,
    LEAVE,
    NUGGET,
    STAY,
    Challenge,
    Go,
    Put,
    Roll,
    Sell,
    Take,
)
from game.games.dalton_city.figures import Card, price
from game.games.dalton_city.kinds import Kind
from game.games.dalton_city.view import View
from game.games.dalton_city.world import BANK

_DEAR = 10_000
"""Dollars: a card of that price is as much land as there can be in one."""


def leanings(view: View, ask: Ask, action: Action) -> Traits:
    """From the view alone."""
    match action:
        case Roll(dice):
            return Traits(risk=1.0 if dice == 2 else -1.0)
        case Sell(card) | Put(card):
            return Traits(gold=0.5, land=-_land(card))
        case Take(card):
            return Traits(land=_land(card))
        case Challenge(seat):
            return Traits(rivalry=_lead(view, ask.seat, seat))
        case Go(square):
            return _going(view, ask, square)
    if ask.kind == Kind.BUY:
        bought = 1.0 if action == BUY else -1.0
        return Traits(risk=bought / 2, gold=-bought, land=bought)
    if action in (LEAVE, STAY):
        return Traits(risk=1.0 if action == LEAVE else -1.0)
    return Traits(risk=float(action == AGAIN), gold=-float(action == NUGGET))


def _land(card: Card) -> float:
    return min(1.0, price(card) / _DEAR)


def _going(view: View, ask: Ask, at: int) -> Traits:
    """To where something can be bought, or where somebody stands."""
    same = view.board.same(at)
    met = [seat for seat, there in enumerate(view.at) if there in same and seat != ask.seat]
    square = view.board.squares[at]
    for_sale = bool(square.card) and dict(view.owner).get(square.card) == BANK
    return Traits(
        risk=float(bool(met)),
        rivalry=max((_lead(view, ask.seat, seat) for seat in met if view.playing[seat]), default=0.0),
        gold=float(square.kind in ("nugget", "banco", "times")),
        land=float(for_sale),
    )


def _lead(view: View, own: Seat, seat: Seat) -> float:
    """How rich a rival is beside the richest, so that the leader is disliked most."""
    rich = [view.money[each] + _owned(view, each) for each in range(len(view.money))]
    most = max(wealth for each, wealth in enumerate(rich) if each != own)
    return rich[seat] / most if most > 0 else 0.0


def _owned(view: View, seat: Seat) -> int:
    return sum(price(card) for card, owner in view.owner if owner == seat)
