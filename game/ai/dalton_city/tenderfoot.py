"""The tenderfoot of Dalton City: buys what it can, rides fast, and sells whatever comes to hand."""

from game.ai.bot import Budget, Ranked, Ranker, Ranking, Sampler, ranking
from game.engine import PASS, Action, Ask, Message, Rng, say
from game.games.dalton_city.actions import BUY, STAY, Go, Put, Roll, Sell, Take
from game.games.dalton_city.figures import price
from game.games.dalton_city.kinds import Kind
from game.games.dalton_city.view import View


class Tenderfoot(Ranker):
    """Likes two dice, anything for sale, and what has the highest price."""

    def explain(self, view: View, ask: Ask, sampler: Sampler, rng: Rng, budget: Budget) -> Ranking:
        reason, found = _reason(ask.kind), []
        for option in ask.options:
            whim = rng.below(100) / 1000
            found.append(Ranked(option, _liking(view, ask, option) + whim, reason))
        return ranking(found)


def _liking(view: View, ask: Ask, option: Action) -> float:
    """At first sight, and cash only; chance decides the rest."""
    match option:
        case Go(square) if ask.kind == Kind.UNIVERSITY:
            return float(price(view.board.squares[square].card) <= view.money[ask.seat])
        case Roll(dice):
            return float(dice)
        case Take(card):
            return 1.0 + price(card)
        case Put(card):
            return 1.0 / (1 + price(card))
        case Sell():
            return -1.0
    if option == BUY:
        return float(price(str(ask.about)) <= view.money[ask.seat])
    return 0.5 if option in (PASS, STAY) else 1.0


def _reason(kind: str) -> Message:
    match kind:
        case Kind.BUY | Kind.UNIVERSITY:
            return say("ai.dalton_city.tenderfoot.buy")
        case Kind.DICE:
            return say("ai.dalton_city.tenderfoot.dice")
        case Kind.SPOILS | Kind.BANCO:
            return say("ai.dalton_city.tenderfoot.card")
    return say("ai.dalton_city.tenderfoot.whim")
