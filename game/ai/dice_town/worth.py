"""What money, the star and cards are worth to a player right now, in points of the final score."""

from functools import cached_property

from game.ai.dice_town.prices import IN_HAND, RANCH, RECRUIT, ROUND, WEST_ROUND
from game.engine import Seat
from game.games.dice_town.cards import Card, deed_value, figures, is_deed, is_ranch, kind
from game.games.dice_town.dice import HAND
from game.games.dice_town.scoring import DOG_POINTS
from game.games.dice_town.view import View

_HOLD = 0.5
"""The chance that a Sheriff keeps the star for one more round."""
_OFFICE = 1.1
"""What deciding ties is worth while the game goes on."""
_PURSE = 1.8
"""What having money for dice is worth, beyond the points."""


class Worth:
    """One player's sense of worth at one moment."""

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
        mined = all(len(dice) == HAND for dice in view.kept)  # most questions come after the mine then
        gold = view.mine / pace.nuggets - (0 if mined else 1)
        land = (view.deeds + len(view.queue)) / pace.deeds - 1
        return max(0.0, min(gold, land))

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

    def gain(self, dollars: int, seat: Seat | None = None) -> float:
        """What it helps to be paid, oneself or another."""
        purse = self.view.money[self.seat if seat is None else seat]
        return self.money(purse + dollars) - self.money(purse)

    @cached_property
    def star(self) -> float:
        """What it is worth to be Sheriff after this round."""
        hold: float = _HOLD**self.rounds_left
        return figures().base.sheriff_points * hold + _OFFICE * (1 - hold)

    @cached_property
    def recruit(self) -> float:
        """What a recruited outlaw is worth."""
        return RECRUIT * self.lasting

    def ranch(self, ranches: int) -> float:
        """What the last of so many ranches is worth: the points it adds, and hope."""
        return ranches + RANCH * self.lasting

    def card(self, card: Card) -> float:
        """What a card is worth in one's own hand."""
        view, seat = self.view, self.seat
        if is_ranch(card):
            return self.ranch(len(view.ranches[seat]) + 1)
        if is_deed(card):
            return float(deed_value(card))
        what = kind(card)
        base, west = figures().base.equipment, figures().wild_west.equipment
        if what == "mule":
            return 1.0 + view.backs[seat][1]
        if what == "dog":
            return DOG_POINTS * (len(view.captured[seat]) + 0.4 * self.lasting)
        if what in base:
            return float(base[what])
        if what in west:
            return float(west[what])
        if what == "swindler":
            return sum(min(2, view.money[other]) for other in self.others) / 2
        return IN_HAND[what] * (1.0 if what == "gift" else self.lasting)
