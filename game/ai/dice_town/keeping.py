"""Which dice to keep: every throw still to come is counted out."""

from collections.abc import Sequence
from operator import mul

from game.ai.dice_town.outlook import Outlook
from game.ai.dice_town.reckoning import Reckoning
from game.ai.dice_town.states import NONE, WIDTH, State, future, joined, open_states, reachable, states
from game.engine import Seat
from game.games.dice_town.dice import HAND, Faces, price
from game.games.dice_town.view import View

_ENDS = (0.02, 0.05, 0.12, 0.35, 0.75, 1.0)
"""The chance that a player completes the hand at a reveal, by the dice kept before it."""
_LATER = 2
"""How many dice the others will have added when one chooses again."""
_TOO_DEAR = 1e9


def end_chance(view: View, seat: Seat, more: int = 0) -> float:
    """The chance that the next reveal completes somebody else's hand: then there is one last throw."""
    goes_on = 1.0
    for other, kept in enumerate(view.kept):
        if other != seat:
            goes_on *= 1 - _ENDS[min(HAND, len(kept) + more)]
    return 1 - goes_on


class Keeping:
    """The worth of what a throw may leave, if one plays on well."""

    def __init__(self, outlook: Outlook, kept: Faces, cup: Faces) -> None:
        self.outlook, self.r = outlook, outlook.r
        self.kept, self.cup = kept, cup
        self.prices = price_list(self.r)
        self.notes = [0.0] * (WIDTH * len(states()))
        self.falls: dict[State, float] = {}
        self.goes_on: dict[State, float] = {}
        self._count_out()

    def after(self, chosen: Faces) -> float:
        """What dice are worth once they are revealed at this throw, the price not counted."""
        state = joined(self.kept, chosen)
        if state not in self.falls:
            return self.notes[state * WIDTH]
        ends = end_chance(self.r.view, self.r.seat)
        return ends * self.falls[state] + (1 - ends) * self.goes_on[state]

    def before(self, *, last: bool) -> float:
        """What the dice kept so far are worth before a throw."""
        state = joined(self.kept, ())
        if state not in self.falls:
            return self.notes[state * WIDTH]
        return self.falls[state] if last else self.goes_on[state]

    def noted(self, ends: float) -> list[float]:
        """The notes of somebody who thinks so likely that the next reveal is the last."""
        notes = self.notes.copy()
        for state, falls in self.falls.items():
            note(notes, state, ends * falls + (1 - ends) * self.goes_on[state], self.prices)
        return notes

    def _count_out(self) -> None:
        hands = reachable(self.kept)
        for hand, worth in zip(hands, self.outlook.hands(hands), strict=True):
            note(self.notes, hand, worth, self.prices)
        ends = end_chance(self.r.view, self.r.seat, _LATER)
        notes = self.notes
        for state in open_states(self.kept, self.cup):
            chances, fallen, choices = future(state)
            falls = sum(map(mul, chances, fallen(notes)))
            notes[NONE] = falls - self.prices[0]  # at least as good as having to take the last throw
            goes_on = sum(map(mul, chances, [max(worths(notes)) for worths in choices]))
            self.falls[state], self.goes_on[state] = falls, goes_on
            note(notes, state, ends * falls + (1 - ends) * goes_on, self.prices)


def note(notes: list[float], state: State, worth: float, prices: Sequence[float]) -> None:
    """Note the worth of a state, less the price of none to five dice."""
    _, one, two, three, four, five = prices
    at = state * WIDTH
    less = (worth, worth - one, worth - two, worth - three, worth - four, worth - five)
    notes[at : at + WIDTH] = less


def price_list(r: Reckoning) -> list[float]:
    """What it hurts to pay for keeping none to five dice."""
    money = r.view.money[r.seat]
    return [r.loss(price(dice)) if price(dice) <= money else _TOO_DEAR for dice in range(WIDTH)]
