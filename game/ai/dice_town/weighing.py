"""What things are worth to the expert: prices that were found by training, and rivals by their chances."""

from functools import cached_property

from game.ai.dice_town import standing
from game.ai.dice_town.prices import IN_HAND
from game.ai.dice_town.reckoning import Reckoning
from game.ai.dice_town.standing import Prices, purse
from game.engine import Seat
from game.games.dice_town.cards import Card, figures, kind


class Weighing(Reckoning):
    """A reckoning at prices that change as the game goes on; one point is one that is surely scored."""

    @cached_property
    def prices(self) -> Prices:
        return standing.prices(self.rounds_left, self.wild)

    def money(self, dollars: int) -> float:
        return dollars / figures().base.dollars_per_point + self.prices.purse * purse(dollars)

    @cached_property
    def star(self) -> float:
        return self.prices.star

    @cached_property
    def recruit(self) -> float:
        return self.prices.recruit

    def ranch(self, ranches: int) -> float:
        return ranches + self.prices.ranch

    def card(self, card: Card) -> float:
        what = kind(card)
        if what in IN_HAND and what != "gift":
            return IN_HAND[what] * self.prices.cards
        return super().card(card)

    def _score(self, seat: Seat) -> float:
        dollars = self.view.money[seat]
        bare = dollars / figures().base.dollars_per_point
        recruits = self.recruit * len(self.view.gangs[seat])
        ranches = self.prices.ranch * len(self.view.ranches[seat])
        return super()._score(seat) + self.money(dollars) - bare + recruits + ranches

    def shares(self, more: float = 0.0) -> list[float]:
        """Everybody's share of the win, should one have some more points than it seems."""
        scores = [score + more * (seat == self.seat) for seat, score in enumerate(self.scores)]
        return standing.shares(scores, self.rounds_left, self.wild)

    @cached_property
    def _rivalries(self) -> dict[Seat, float]:
        """Whatever another's point takes from one's own share, for each that one's own adds to it."""
        shares = self.shares()
        rest = sum(shares[other] for other in self.others)
        return {other: shares[other] / rest for other in self.others}
