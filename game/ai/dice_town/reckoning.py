"""What things are worth to a player right now, in points of the final score."""

from functools import cached_property

from game.ai.dice_town.chances import best_of, mean
from game.ai.dice_town.prices import IN_HAND, ROUND, WEST_ROUND
from game.engine import Seat
from game.games.dice_town.cards import (
    Card,
    deed_cards,
    deed_value,
    figures,
    is_deed,
    is_ranch,
    kind,
    outlaws,
    store_cards,
)
from game.games.dice_town.memory import hand_zone
from game.games.dice_town.scoring import DOG_POINTS
from game.games.dice_town.view import View

_HOLD = 0.62
"""The chance that a Sheriff keeps the star for one more round."""
_OFFICE = 1.1
"""What deciding ties is worth while the game goes on."""
_STRONGEST, _OTHERS = 1.1, 0.5
"""How much of a point matters that a rival gets, shared among all rivals."""
_PURSE = 1.8
"""What having money for dice is worth, beyond the points."""


class Reckoning:
    """One player's sense of worth at one moment; everything is worked out when it is needed."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        self.view = view
        self.seat: Seat = view.seat
        self.wild = view.settings.wild_west

    @cached_property
    def others(self) -> tuple[Seat, ...]:
        return tuple(seat for seat in range(self.view.settings.seats) if seat != self.seat)

    @cached_property
    def rounds_left(self) -> float:
        """How many rounds are likely to follow this one."""
        view, pace = self.view, WEST_ROUND if self.wild else ROUND
        return max(0.0, min(view.mine / pace.nuggets, (view.deeds + len(view.queue)) / pace.deeds) - 1)

    @cached_property
    def lasting(self) -> float:
        """How much of its worth a card has that only later rounds can use."""
        return min(1.0, self.rounds_left / 3)

    def money(self, dollars: int) -> float:
        """What a purse is worth: points at the end, and until then the dice it can buy."""
        return dollars / figures().base.dollars_per_point + _PURSE * self.lasting * (1 - 0.75**dollars)

    def loss(self, dollars: int) -> float:
        """What it hurts to pay."""
        purse = self.view.money[self.seat]
        return self.money(purse) - self.money(max(0, purse - dollars))

    def gain(self, dollars: int) -> float:
        """What it helps to be paid."""
        purse = self.view.money[self.seat]
        return self.money(purse + dollars) - self.money(purse)

    @cached_property
    def star(self) -> float:
        """What it is worth to be Sheriff after this round."""
        hold: float = _HOLD**self.rounds_left
        return figures().base.sheriff_points * hold + _OFFICE * (1 - hold)

    def card(self, card: Card, seat: Seat | None = None) -> float:
        """What a card is worth in a player's hand, one's own unless another is named."""
        seat = self.seat if seat is None else seat
        if is_ranch(card):
            return len(self.view.ranches[seat]) + 1.0
        if is_deed(card):
            return float(deed_value(card))
        what = kind(card)
        base, west = figures().base.equipment, figures().wild_west.equipment
        if what == "mule":
            return 1.0 + self.view.backs[seat][1]
        if what == "dog":
            return DOG_POINTS * (len(self.view.captured[seat]) + 0.4 * self.lasting)
        if what in base:
            return float(base[what])
        if what in west:
            return float(west[what])
        if what == "swindler":
            return sum(min(2, self.view.money[other]) for other in self.others) / 2
        return IN_HAND[what] * (1.0 if what == "gift" else self.lasting)

    @cached_property
    def _known(self) -> dict[Card, str]:
        return dict(self.view.seen)

    @cached_property
    def store_values(self) -> tuple[float, ...]:
        """The worth of every store card that may lie in the deck, or in a hand, for all one knows."""
        settings = self.view.settings
        gone = {*self.view.hand, *self.view.playing, *(self.view.looked or ())}
        cards = [c for c in store_cards(settings.wild_west, settings.indians) if c not in gone]
        known = self._known
        unseen = [card for card in cards if known.get(card, "store") == "store"]
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
        """What the cards in another hand are worth: those one knows, and the rest on average."""
        return self._held[seat]

    @cached_property
    def _held(self) -> dict[Seat, tuple[float, ...]]:
        return {other: self._hand(other) for other in self.others}

    def _hand(self, seat: Seat) -> tuple[float, ...]:
        zone = hand_zone(seat)
        known = [card for card, where in self._known.items() if where == zone]
        deeds, store = self.view.backs[seat]
        known_deeds = sum(map(is_deed, known))
        return (
            *map(self.card, known),
            *[mean(self.deed_values)] * (deeds - known_deeds),
            *[mean(self.store_values)] * (store - len(known) + known_deeds),
        )

    @cached_property
    def scores(self) -> tuple[float, ...]:
        """How everybody stands, as far as one can tell."""
        return tuple(map(self._score, range(self.view.settings.seats)))

    def _score(self, seat: Seat) -> float:
        view = self.view
        ranches = len(view.ranches[seat])
        hand = map(self.card, view.hand) if seat == self.seat else self.held(seat)
        fortune = view.money[seat] + sum(outlaws()[each].dollars for each in view.captured[seat])
        star = self.star if seat == view.sheriff else 0.0
        wire = sum(map(deed_value, view.wire[seat]))
        return view.nuggets[seat] + fortune / 2 + star + wire + ranches * (ranches + 1) / 2 + sum(hand)

    def rivalry(self, seat: Seat) -> float:
        """How much of another's point counts against one's own: most of all the strongest rival's."""
        return self._rivalries[seat]

    @cached_property
    def _rivalries(self) -> dict[Seat, float]:
        if len(self.others) == 1:
            return dict.fromkeys(self.others, 1.0)
        strongest = max(self.others, key=self.scores.__getitem__)
        return {
            other: (_STRONGEST if other == strongest else _OTHERS) / len(self.others) for other in self.others
        }

    def steal(self, seat: Seat, draws: int) -> float:
        """What robbing somebody of the best of a few cards is worth."""
        if seat == self.view.guarded:
            return 0.0
        return (1 + self.rivalry(seat)) * best_of(self.held(seat), draws)
