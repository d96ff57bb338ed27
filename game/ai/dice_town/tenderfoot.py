"""The tenderfoot of Dice Town: likes groups of dice, and anything that glitters."""

from collections.abc import Callable

from game.ai.bot import Budget, Ranked, Ranker, Ranking, Sampler, ranking
from game.ai.dice_town import liking, liking_cards, liking_west
from game.ai.dice_town.liking import Liking
from game.engine import Action, Ask, Combinations, Message, Rng, say
from game.games.dice_town.actions import Bid
from game.games.dice_town.kinds import Kind
from game.games.dice_town.view import View

_OFFERS = 3
"""How many offers come to a tenderfoot's mind: the least, and a dollar or two more."""
_WHIM = 0.5
"""How much chance decides between things that seem alike."""

_LIKINGS: dict[str, Callable[[Liking, Action], float]] = {
    Kind.KEEP: liking.keeping,
    Kind.TAKE_BACK: liking.taking_back,
    Kind.RIDE: liking.many,
    Kind.BLESSING: liking_west.blessing,
    Kind.AMBUSH: liking_west.ambush,
    Kind.CARD: liking_cards.playing,
    Kind.AT_ONCE: liking_cards.at_once,
    Kind.GIVE: liking.shine,
    Kind.BID: lambda _like, _option: 0.0,  # a dollar more or less is a matter of mood
    Kind.VERDICT: liking.verdict,
    Kind.ACTION: liking_west.action,
    Kind.STORE: liking.shine,
    Kind.STEAL: liking.shine,
    Kind.VOUCHER: liking.shine,
    Kind.VICTIM: liking.victim,
    Kind.DOC: liking.doc,
    Kind.DOC_ORDER: liking.oneself,
    Kind.DISCOVER: liking_west.discover,
    Kind.DESPERADO: liking_west.desperado,
    Kind.CAPTURE: liking.many,
    Kind.BUY_DIE: liking_west.buying_die,
    Kind.WARPATH: liking_west.warpath,
    Kind.CROWN: liking.oneself,
}


class Tenderfoot(Ranker):
    """Keeps its largest group, plays cards at the first chance, names itself, and has its moods."""

    def explain(self, view: View, ask: Ask, sampler: Sampler, rng: Rng, budget: Budget) -> Ranking:
        assert view.seat is not None
        like, points, reason = Liking(view, view.seat, ask), _LIKINGS[ask.kind], _reason(ask.kind)
        options = _small_offers(ask.options) if isinstance(ask.options, Combinations) else ask.options
        found: list[Ranked] = []
        for option in options:
            whim = _WHIM * rng.below(100) / 100
            found.append(Ranked(option, points(like, option) + whim, reason))
        return ranking(found)


def _reason(kind: str) -> Message:
    if kind in (Kind.KEEP, Kind.TAKE_BACK, Kind.BLESSING):
        return say("ai.dice_town.tenderfoot.keep")
    if kind in (Kind.STORE, Kind.STEAL, Kind.VOUCHER, Kind.VICTIM, Kind.DISCOVER):
        return say("ai.dice_town.tenderfoot.card")
    return say("ai.dice_town.tenderfoot.whim")


def _small_offers(options: Combinations[Action]) -> list[Action]:
    least = options[0]
    assert isinstance(least, Bid)
    offers = (Bid(least.money + more, least.nuggets, least.cards) for more in range(_OFFERS))
    return [offer for offer in offers if offer in options]
