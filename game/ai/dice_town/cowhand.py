"""The cowhand of Dice Town: counts out the dice and weighs everything in points."""

from collections.abc import Callable

from game.ai.bot import Budget, Ranked, Ranker, Ranking, Sampler, ranking
from game.ai.dice_town import bribes, frontier, judging, playing, rolling, visiting
from game.ai.dice_town.reckoning import Reckoning
from game.engine import Ask, Rng
from game.games.dice_town.kinds import Kind
from game.games.dice_town.view import View

ANSWERS: dict[str, Callable[[Reckoning, Ask], list[Ranked]]] = {
    Kind.KEEP: rolling.keep,
    Kind.TAKE_BACK: rolling.take_back,
    Kind.RIDE: rolling.ride,
    Kind.BLESSING: rolling.blessing,
    Kind.AMBUSH: rolling.ambush,
    Kind.CARD: playing.window,
    Kind.AT_ONCE: playing.at_once,
    Kind.GIVE: playing.give,
    Kind.BID: bribes.bid,
    Kind.VERDICT: judging.verdict,
    Kind.ACTION: visiting.action,
    Kind.STORE: visiting.take,
    Kind.STEAL: visiting.take,
    Kind.VOUCHER: visiting.take,
    Kind.VICTIM: visiting.victim,
    Kind.DOC: visiting.doc,
    Kind.DOC_ORDER: visiting.doc_order,
    Kind.DISCOVER: frontier.discover,
    Kind.DESPERADO: frontier.desperado,
    Kind.CAPTURE: frontier.capture,
    Kind.BUY_DIE: frontier.buy_die,
    Kind.WARPATH: frontier.warpath,
    Kind.CROWN: visiting.crown,
}


class Cowhand(Ranker):
    """Takes what is worth most, as far as it can tell from its seat."""

    def explain(self, view: View, ask: Ask, sampler: Sampler, rng: Rng, budget: Budget) -> Ranking:
        return ranking(ANSWERS[ask.kind](Reckoning(view), ask))
