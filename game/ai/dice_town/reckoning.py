"""What one knows of the others: their hands, how they stand, and how much that matters."""

from functools import cached_property

from game.ai.dice_town.chances import best_of, mean
from game.ai.dice_town.worth import Worth
from game.engine import Seat
from game.games.dice_town.cards import Card, deed_cards, deed_value, is_deed, kind, outlaws, store_cards
from game.games.dice_town.known import STORE, Zones, hand_zone

_STRONGEST, _OTHERS = 1.1, 0.5
"""How much of a point matters that a rival gets, shared among all rivals."""
_NEARLY = 4.0
"""How many points behind the strongest rival another one is no danger any more."""


def shown(points: float) -> float:
    """A figure for people to read, who know no minus zero."""
    return round(points, 1) + 0.0


class Reckoning(Worth):
    """One player's reckoning of the whole table; everything is worked out when it is needed."""

    @cached_property
    def _known(self) -> dict[Card, Zones]:
        return dict(self.view.seen)

    @cached_property
    def store_values(self) -> tuple[float, ...]:
        """The worth of every store card that may lie in the deck, or in a hand, for all one knows."""
        settings = self.view.settings
        gone = {*self.view.hand, *self.view.playing, *(self.view.looked or ())}
        cards = [c for c in store_cards(settings.wild_west, settings.indians) if c not in gone]
        known = self._known
        unseen = [card for card in cards if known.get(card, STORE) & STORE]
        return tuple(map(self.card, unseen or cards))

    @cached_property
    def deed_values(self) -> tuple[float, ...]:
        """The worth of every deed that may be the next one of the deck."""
        view = self.view
        gone = {*view.hand, *view.queue, *view.spent, *(view.looked or ())}
        for owned in (*view.wire, *view.ranches):
            gone.update(owned)
        known = self._known
        return tuple(self.card(c) for c in deed_cards(self.wild) if c not in gone and c not in known)

    def store(self, draws: int) -> float:
        """What a store action with so many cards is worth."""
        return best_of(self.store_values, draws) if self.view.store + self.view.discard else 0.0

    @cached_property
    def next_deed(self) -> float:
        """What the top deed of the deck is worth."""
        return mean(self.deed_values) if self.view.deeds else 0.0

    def held(self, seat: Seat) -> tuple[float, ...]:
        """What the cards in a hand are worth: those one knows, and the rest on average."""
        return self._held[seat]

    def in_hand(self, seat: Seat, what: str) -> Card | None:
        """A card of a kind that one knows to be in a hand."""
        hand = self.view.hand if seat == self.seat else self._sure(seat)
        return next((card for card in hand if kind(card) == what), None)

    def _sure(self, seat: Seat) -> list[Card]:
        return [card for card, zones in self._known.items() if zones == hand_zone(seat)]

    @cached_property
    def _held(self) -> dict[Seat, tuple[float, ...]]:
        own = tuple(map(self.card, self.view.hand))
        return {**{other: self._hand(other) for other in self.others}, self.seat: own}

    def _hand(self, seat: Seat) -> tuple[float, ...]:
        zone = hand_zone(seat)
        sure = self._sure(seat)
        maybe = [card for card, zones in self._known.items() if zones & zone and zones != zone]
        deeds, store = self.view.backs[seat]
        sure_deeds = sum(map(is_deed, sure))
        any_deed = (*self.deed_values, *(self.card(card) for card in maybe if is_deed(card)))
        any_store = (*self.store_values, *(self.card(card) for card in maybe if not is_deed(card)))
        return (
            *map(self.card, sure),
            *[mean(any_deed)] * (deeds - sure_deeds),
            *[mean(any_store)] * (store - len(sure) + sure_deeds),
        )

    @cached_property
    def scores(self) -> tuple[float, ...]:
        """How everybody stands, as far as one can tell."""
        return tuple(map(self._score, range(self.view.settings.seats)))

    def _score(self, seat: Seat) -> float:
        view = self.view
        ranches = len(view.ranches[seat])
        fortune = view.money[seat] + sum(outlaws()[each].dollars for each in view.captured[seat])
        star = self.star if seat == view.sheriff else 0.0
        wire = sum(map(deed_value, view.wire[seat]))
        return (
            view.nuggets[seat]
            + fortune / 2
            + star
            + wire
            + ranches * (ranches + 1) / 2
            + sum(self.held(seat))
        )

    def rivalry(self, seat: Seat) -> float:
        """How much of another's point counts against one's own: most of all the strongest rivals'."""
        return self._rivalries[seat]

    @cached_property
    def _rivalries(self) -> dict[Seat, float]:
        if len(self.others) == 1:
            return dict.fromkeys(self.others, 1.0)
        best = max(self.scores[other] for other in self.others)
        near = {other: max(0.0, 1 - (best - self.scores[other]) / _NEARLY) for other in self.others}
        shared = (_STRONGEST - _OTHERS) / sum(near.values())
        return {other: (_OTHERS + shared * near[other]) / len(self.others) for other in self.others}

    def loot(self, seat: Seat, draws: int) -> float:
        """What the best of a few cards out of a hand is worth to whoever robs it."""
        return 0.0 if seat == self.view.guarded else best_of(self.held(seat), draws)

    def steal(self, seat: Seat, draws: int) -> float:
        """What robbing somebody is worth, the victim's loss included."""
        return (1 + self.rivalry(seat)) * self.loot(seat, draws)
