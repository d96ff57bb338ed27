"""Which dice to keep, for who foresees what the others are going to do at the next reveals."""

from collections.abc import Sequence
from functools import cached_property
from math import prod
from operator import mul

from game.ai.dice_town.endings import Ending
from game.ai.dice_town.keeping import note, price_list
from game.ai.dice_town.outlook import Outlook
from game.ai.dice_town.reckoning import Reckoning
from game.ai.dice_town.rewards import PLACES, Rewards
from game.ai.dice_town.rivals import Habits, Layer, Rival, foresee, last, weighed
from game.ai.dice_town.states import (
    HANDS,
    NONE,
    WIDTH,
    State,
    future,
    joined,
    open_states,
    reachable,
    states,
)
from game.games.dice_town.dice import Faces

_DENIED = 1.0
"""What it counts, beside one's own reward, to keep a place from each of so many rivals."""
_USUAL = 2
"""How many dice usually win a place."""
_PAIR = 2
"""Reveals that are told apart when one's own dice are counted out: this one, the next, and all later ones."""

_FURTHER = 3
"""How many of the later reveals are followed to tell who will be first where."""

Notes = list[float]


class Planning:
    """The worth of what a throw may leave, if the others go on as foreseen."""

    def __init__(self, r: Reckoning, kept: Faces, cup: Faces) -> None:
        self.r, self.kept, self.cup = r, kept, cup
        self.prices = price_list(r)
        self._rewards = Rewards(r)
        self.rivals = [foresee(Rival(r, seat)) for seat in self._rewards.others]
        ends = [1 - prod([1 - layer.full for layer in layers]) for layers in self._by_reveal()]
        self.ends = (ends[0], ends[1], sum(ends[_PAIR:]) / len(ends[_PAIR:]))
        self._weights = _when(ends[_PAIR:])
        self._opened = open_states(kept, cup)
        self._count_out()

    def _by_reveal(self) -> list[list[Layer]]:
        return [list(layers) for layers in zip(*[rival.layers for rival in self.rivals], strict=True)]

    @cached_property
    def outlooks(self) -> tuple[Outlook, Outlook, Outlook]:
        """What hands are worth if the round ends with this reveal, with the next, or later."""
        now, then, *_ = [[layer.ending for layer in layers] for layers in self._by_reveal()]
        later = [
            weighed([layer.ending for layer in rival.layers[_PAIR:]], self._weights) for rival in self.rivals
        ]
        return self._outlook(now), self._outlook(then), self._outlook(later)

    def _outlook(self, endings: Sequence[Ending]) -> Outlook:
        share = _DENIED / len(self.rivals)
        usual = {place: self._rewards.at(place, _USUAL) for place in PLACES}
        denied = {place: (share * first, share * second) for place, (first, second) in usual.items()}
        return Outlook(self._rewards, endings=endings, denied=denied)

    @property
    def expected(self) -> float:
        """What a rival expects of the round."""
        return sum(rival.expects for rival in self.rivals) / len(self.rivals)

    def after(self, chosen: Faces) -> float:
        """What dice are worth once they are revealed at this throw, the price not counted."""
        state = joined(self.kept, chosen)
        if state < HANDS:
            return self._now[state * WIDTH]
        chances, fallen, choices = future(state)
        falls = sum(map(mul, chances, fallen(self._now)))
        notes = self._then
        weakest, notes[NONE] = notes[NONE], notes[state * WIDTH] - self.prices[0]
        goes_on = sum(map(mul, chances, [max(worths(notes)) for worths in choices]))
        notes[NONE] = weakest
        worth: float = self.ends[0] * falls + (1 - self.ends[0]) * goes_on
        return worth

    def _count_out(self) -> None:
        self._now, self._then, self._later = map(self._hands, self.outlooks)
        _, then, later = self.ends
        goes_on: dict[State, float] = {}
        notes, weakest = self._later, self._later[NONE]
        for state in self._opened:
            chances, fallen, choices = future(state)
            notes[NONE] = weakest
            falls = sum(map(mul, chances, fallen(notes)))
            notes[NONE] = falls - self.prices[0]  # at least as good as having to take the last throw
            goes_on[state] = on = sum(map(mul, chances, [max(worths(notes)) for worths in choices]))
            note(notes, state, later * falls + (1 - later) * on, self.prices)
        notes[NONE] = weakest
        notes = self._then
        for state in self._opened:
            chances, fallen, _ = future(state)
            falls = sum(map(mul, chances, fallen(notes)))
            note(notes, state, then * falls + (1 - then) * goes_on[state], self.prices)

    def _hands(self, outlook: Outlook) -> Notes:
        notes, hands = [0.0] * (WIDTH * len(states())), reachable(self.kept)
        for hand, worth in zip(hands, outlook.hands(hands), strict=True):
            note(notes, hand, worth, self.prices)
        return notes

    def first(self, chosen: Faces) -> dict[str, float]:
        """How likely these dice are to be first at each place, if one plays on as planned."""
        then, later = (Habits(notes, self.prices[0]) for notes in (self._then, self._later))
        now, next_time, last_time = self.outlooks
        reveals = [(None, now, self.ends[0]), (then, next_time, self.ends[1])]
        reveals += [(later, last_time, self.ends[2])] * _FURTHER + [(later, last_time, 1.0)]
        spread, found = {joined(self.kept, chosen): 1.0}, dict.fromkeys(PLACES, 0.0)
        for habits, outlook, ends in reveals:
            spread = spread if habits is None else habits.after(spread)
            over = {state: chance * (1.0 if state < HANDS else ends) for state, chance in spread.items()}
            for hand, chance in last(over).items():
                for place, first in outlook.first(hand).items():
                    found[place] += chance * first
            spread = {state: chance * (1 - ends) for state, chance in spread.items() if state >= HANDS}
        return found


def _when(ends: Sequence[float]) -> list[float]:
    """How likely a round is to end at each reveal, for certain at the last of them."""
    weights, left = list[float](), 1.0
    for end in ends[:-1]:
        weights.append(left * end)
        left *= 1 - end
    return [*weights, left]
