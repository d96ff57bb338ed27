"""The tenderfoot of Dice Town: likes groups of dice, and anything that glitters."""

from collections.abc import Callable
from dataclasses import dataclass

from game.ai.bot import Budget, Ranked, Ranker, Ranking, Sampler, ranking
from game.engine import PASS, Action, Ask, Combinations, Message, Rng, Seat, say
from game.games.dice_town.actions import MORE, Bid, Capture, Fence, Give, Keep, Name, Play, Ride, Take
from game.games.dice_town.cards import Moment, deed_value, figures, is_deed
from game.games.dice_town.dice import HAND, Face
from game.games.dice_town.frames.throws import price
from game.games.dice_town.kinds import Kind
from game.games.dice_town.view import View

_OFFERS = 3
"""How many offers come to a tenderfoot's mind: the least, and a dollar or two more."""
_PLAYED = 2.5
"""What a card that can be played seems worth, beside the points on others."""
_WHIM = 0.5
"""How much chance decides between things that seem alike."""


class Tenderfoot(Ranker):
    """Keeps its largest group, plays every card at once, names itself, and leaves the rest to its mood."""

    def explain(self, view: View, ask: Ask, sampler: Sampler, rng: Rng, budget: Budget) -> Ranking:
        assert view.seat is not None
        liking, reason = Liking(view, view.seat, ask), _reason(ask.kind)
        options = _small_offers(ask.options) if isinstance(ask.options, Combinations) else ask.options
        found: list[Ranked] = []
        for option in options:
            whim = _WHIM * rng.below(100) / 100
            found.append(Ranked(option, liking.points(option) + whim, reason))
        return ranking(found)


def _reason(kind: str) -> Message:
    if kind == Kind.KEEP:
        return say("ai.dice_town.tenderfoot.keep")
    if kind in (Kind.STORE, Kind.STEAL, Kind.VOUCHER, Kind.VICTIM):
        return say("ai.dice_town.tenderfoot.card")
    return say("ai.dice_town.tenderfoot.whim")


def _small_offers(options: Combinations[Action]) -> list[Action]:
    least = options[0]
    assert isinstance(least, Bid)
    offers = (Bid(least.money + more, least.nuggets, least.cards) for more in range(_OFFERS))
    return [offer for offer in offers if offer in options]


@dataclass(frozen=True, slots=True)
class Liking:
    """What a tenderfoot likes at first sight."""

    view: View
    seat: Seat
    ask: Ask

    def points(self, option: Action) -> float:
        liking = _LIKINGS.get(self.ask.kind)
        return liking(self, option) if liking else 0.0

    def dice(self, option: Action) -> float:
        """Dice of the favourite face are worth their dollar as long as some money is left."""
        assert isinstance(option, Keep)
        wanted = option.faces.count(self._favourite())
        dollars = 0 if option.brute else price(len(option.faces))
        sting = 1.0 if dollars < self.view.money[self.seat] else 2.0
        return 1.6 * wanted - sting * dollars - (len(option.faces) - wanted)

    def _favourite(self) -> Face:
        kept = self.view.kept[self.seat]
        dice = (*kept, *kept, *self.view.cup)
        return max(set(dice), key=lambda face: (dice.count(face), face))

    def playing(self, option: Action) -> float:
        """Cards are there to be played; a card sharp for the favourite face, once all the dice lie there."""
        assert isinstance(self.ask.about, tuple)
        if self.ask.about[0] != Moment.REVEAL:
            return float(option != PASS)
        if any(len(dice) < HAND for dice in self.view.kept) or not isinstance(option, Play):
            return float(option == PASS)
        of, to = option.faces
        return 1.5 if to == self._favourite() and self.view.kept[self.seat].count(of) == 1 else 0.0

    def shine(self, option: Action) -> float:
        """What a card seems worth at a glance."""
        assert isinstance(option, Take | Give)
        card = option.card
        if is_deed(card):
            worth = float(deed_value(card) or 2)
        else:
            worth = float({**figures().wild_west.equipment, **figures().base.equipment}.get(card) or _PLAYED)
        return -worth if isinstance(option, Give) else worth

    def verdict(self, option: Action) -> float:
        """Oneself before anybody; otherwise whoever offers most."""
        if option == MORE:
            return 0.3
        assert isinstance(option, Name)
        if option.seat == self.seat:
            return 5.0
        offered = self.view.bids[option.seat]
        return 0.0 if offered is None else offered.money / 2 + offered.nuggets + 2 * offered.count

    def victim(self, option: Action) -> float:
        assert isinstance(option, Name)
        return float(sum(self.view.backs[option.seat]))

    def doc(self, option: Action) -> float:
        return 0.0 if option == PASS else 1.0 if isinstance(option, Fence) else 2.0

    def oneself(self, option: Action) -> float:
        return float(option == Name(self.seat))

    def many(self, option: Action) -> float:
        """The more the merrier."""
        if isinstance(option, Capture):
            return float(len(option.outlaws))
        return float(option.dice) if isinstance(option, Ride) else 0.0

    def nothing(self, option: Action) -> float:
        return float(option == PASS)


_LIKINGS: dict[str, Callable[[Liking, Action], float]] = {
    Kind.KEEP: Liking.dice,
    Kind.CARD: Liking.playing,
    Kind.STORE: Liking.shine,
    Kind.STEAL: Liking.shine,
    Kind.VOUCHER: Liking.shine,
    Kind.GIVE: Liking.shine,
    Kind.VERDICT: Liking.verdict,
    Kind.VICTIM: Liking.victim,
    Kind.DOC: Liking.doc,
    Kind.DOC_ORDER: Liking.oneself,
    Kind.CROWN: Liking.oneself,
    Kind.CAPTURE: Liking.many,
    Kind.RIDE: Liking.many,
    Kind.BUY_DIE: Liking.nothing,
}
