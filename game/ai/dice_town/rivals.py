"""What a rival is going to throw and keep, seen from another seat: as one who counts would, whoever it is."""

from collections.abc import Sequence
from functools import cache, cached_property
from operator import mul
from typing import NamedTuple

from game.ai.dice_town.endings import Ending, below, ending, fallen, strength, throws
from game.ai.dice_town.keeping import Keeping, end_chance
from game.ai.dice_town.outlook import Outlook
from game.ai.dice_town.reckoning import Reckoning
from game.ai.dice_town.rewards import Rewards
from game.ai.dice_town.states import HANDS, NONE, WIDTH, State, future, joined, states
from game.engine import Seat
from game.games.dice_town.dice import FACES, HAND, choices

LAYERS = 5
"""How many reveals ahead are told apart; a round seldom has more."""
_TRACE = 0.002
"""Dice that a rival keeps more rarely than that are not followed further."""
_LATER = 2
"""How many dice the others will have added, on the average, when one chooses again."""
_UNSURE = 0.1
"""How often a rival is thought to end as somebody of whom nothing but the dice is known."""

Spread = dict[State, float]
"""How likely each state is."""


class Rival(Reckoning):
    """Another's reckoning of the table, as far as one can tell from one's own seat."""

    def __init__(self, own: Reckoning, seat: Seat) -> None:
        super().__init__(own.view)
        self.seat = seat

    @cached_property
    def _held(self) -> dict[Seat, tuple[float, ...]]:
        """What hands are worth: of none more is known than what others can know of it."""
        return {seat: self._hand(seat) for seat in range(self.view.settings.seats)}


class Layer(NamedTuple):
    """One of the next reveals, should nobody have a full hand before."""

    full: float
    """The chance that this very reveal makes the rival's hand complete."""
    ending: Ending
    """What the rival will show if the round ends with it, the last throw included."""


class Foreseen(NamedTuple):
    """A rival's next reveals, and what the rival expects of the round."""

    layers: Sequence[Layer]
    expects: float


class Habits:
    """What somebody keeps of every throw who values states as noted."""

    def __init__(self, notes: list[float], none: float) -> None:
        self._notes, self._none = notes, none
        self._rows: dict[State, Spread] = {}

    def after(self, spread: Spread) -> Spread:
        """The states after one more throw of whoever has no full hand."""
        found: Spread = {}
        for state, mass in spread.items():
            row = self._row(state) if state >= HANDS and mass >= _TRACE else {state: 1.0}
            for lead, chance in row.items():
                found[lead] = found.get(lead, 0.0) + mass * chance
        return found

    def _row(self, state: State) -> Spread:
        row = self._rows.get(state)
        if row is not None:
            return row
        row = self._rows[state] = {}
        notes = self._notes
        weakest, notes[NONE] = notes[NONE], notes[state * WIDTH] - self._none
        chances, _, worths = future(state)
        for chance, get, leads in zip(chances, worths, _leads(state), strict=True):
            values = get(notes)
            lead = leads[values.index(max(values))]
            row[lead] = row.get(lead, 0.0) + chance
        notes[NONE] = weakest
        return row


@cache
def _leads(state: State) -> tuple[tuple[State, ...], ...]:
    """For each throw, the states that may follow from it, keeping none first."""
    kept = states()[state]
    return tuple(
        tuple(joined(kept, chosen) for chosen in choices(faces)) for faces, _ in throws(HAND - len(kept))
    )


def foresee(rival: Rival) -> Foreseen:
    """Follow a rival's dice through the next reveals."""
    kept, outlook = rival.view.kept[rival.seat], Outlook(Rewards(rival))
    guess = ending(kept)
    if len(kept) == HAND:
        return Foreseen([Layer(1.0, guess)] * LAYERS, outlook.of(kept))
    keeping = Keeping(outlook, kept, ())
    first, later = (
        Habits(keeping.noted(end_chance(rival.view, rival.seat, more)), keeping.prices[0])
        for more in (0, _LATER)
    )
    spread, habits, layers = {joined(kept, ()): 1.0}, first, list[Layer]()
    while len(layers) < LAYERS:
        spread, habits = habits.after(spread), later
        full = sum([chance for state, chance in spread.items() if state < HANDS])
        layers.append(Layer(full, weighed((_ending(last(spread)), guess), (1 - _UNSURE, _UNSURE))))
        left = 1 - full
        if left <= _TRACE:
            layers += layers[-1:] * (LAYERS - len(layers))
        spread = {state: chance / left for state, chance in spread.items() if state >= HANDS and left}
    return Foreseen(layers, keeping.before(last=False))


@cache
def _fallen(state: State) -> tuple[tuple[State, float], ...]:
    return tuple((strength(hand), chance) for hand, chance in fallen(states()[state]))


def last(spread: Spread) -> Spread:
    """The hands once a last throw has fallen."""
    hands: Spread = {}
    for state, mass in spread.items():
        for hand, chance in ((state, 1.0),) if state < HANDS else _fallen(state):
            hands[hand] = hands.get(hand, 0.0) + mass * chance
    return hands


@cache
def _counts(hand: State) -> tuple[int, ...]:
    """Where a hand is counted: for each face, by its number of dice."""
    return tuple(face * WIDTH + states()[hand].count(face) for face in FACES)


def _ending(hands: Spread) -> Ending:
    exactly, at = [0.0] * (WIDTH * len(FACES)), [0.0] * HANDS
    for hand, chance in hands.items():
        at[hand] += chance
        for count in _counts(hand):
            exactly[count] += chance
    by_face = (exactly[face * WIDTH : (face + 1) * WIDTH] for face in FACES)
    return Ending(tuple(map(below, by_face)), below(at))


def weighed(endings: Sequence[Ending], weights: Sequence[float]) -> Ending:
    """Several endings as one."""
    return Ending(
        tuple(_sum(each, weights) for each in zip(*[ending.fewer for ending in endings], strict=True)),
        _sum([ending.weaker for ending in endings], weights),
    )


def _sum(rows: Sequence[Sequence[float]], weights: Sequence[float]) -> tuple[float, ...]:
    return tuple([sum(map(mul, column, weights)) for column in zip(*rows, strict=True)])
