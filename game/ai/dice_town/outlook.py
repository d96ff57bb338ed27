"""What a hand of dice is worth against what the others may show."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from itertools import pairwise
from math import prod
from operator import mul
from types import MappingProxyType

from game.ai.dice_town.endings import Ending, ending, strength
from game.ai.dice_town.rewards import PLACES, Rewards
from game.ai.dice_town.states import WIDTH, State, anatomy, states
from game.engine import Seat
from game.games.dice_town.dice import ACE, KING, Faces

_TIED, _TIED_WITH_SHERIFF = 0.5, 0.05
"""What is left of a place's worth when another Sheriff decides: next to nothing for who is tied with him."""
_UNNAMED = 0.8
"""How often who was not named first in a tie comes second."""

Chances = list[tuple[float, float]]
"""To be first and to be second, by what one has to show."""
Denied = tuple[float, float]
"""What it is worth that no rival is first, and that none is second."""
_NOTHING: Denied = (0.0, 0.0)
Below = tuple[float, ...]
"""A rival's chance to have less than something, for everything there is to have, and 1 in the end."""


def _product(rivals: list[Below]) -> list[float]:
    """The chances that all of them have less."""
    product = list(rivals[0])
    for rival in rivals[1:]:
        product = list(map(mul, product, rival))
    return product


class Outlook:
    """The worth of every hand of five in this round's town, to whomever the rewards are for."""

    def __init__(
        self,
        rewards: Rewards,
        dice: dict[Seat, Faces] | None = None,
        endings: Sequence[Ending] | None = None,
        denied: Mapping[str, Denied] = MappingProxyType({}),
    ) -> None:
        """Look at the others' dice, or suppose that some show others; or know how they will end.

        By place it may be told what it is worth, beside the reward, that no rival is first or second there.
        """
        self.rewards, self.r = rewards, rewards.r
        self.view = self.r.view
        self.denied = denied
        if endings is None:
            shown = dict(enumerate(self.view.kept)) | (dice or {})
            endings = [ending(tuple(sorted(shown[other]))) for other in rewards.others]
        self.endings = endings

    def chances(self, rivals: list[Below]) -> Chances:
        """The chances to be first and second among rivals."""
        best = _product(rivals)
        ties = [upto - below for below, upto in pairwise(best)]
        named = self._named(rivals, ties)
        first = [below + lucky for below, lucky in zip(best, named, strict=False)]
        if not self.view.settings.seconds:
            return [(chance, 0.0) for chance in first]
        second = [_UNNAMED * (tie - lucky) for tie, lucky in zip(ties, named, strict=True)]
        for n, better in enumerate(rivals):  # one rival is better, and all the others are worse
            worse = _product(rivals[:n] + rivals[n + 1 :])
            second = [
                so_far + (1 - upto) * rest
                for so_far, upto, rest in zip(second, better[1:], worse, strict=False)
            ]
        return list(zip(first, second, strict=True))

    def _named(self, rivals: list[Below], ties: list[float]) -> list[float]:
        """The chances to be tied and named first."""
        if self.view.sheriff == self.rewards.seat:
            return ties
        at = self.rewards.others.index(self.view.sheriff)
        rest = _product([*rivals[:at], *rivals[at + 1 :]])[1:] if len(rivals) > 1 else [1.0] * len(ties)
        exactly = [upto - below for below, upto in pairwise(rivals[at])]
        with_him = map(mul, exactly, rest)
        return [
            _TIED_WITH_SHERIFF * sheriff + _TIED * (tie - sheriff)
            for tie, sheriff in zip(ties, with_him, strict=True)
        ]

    @cached_property
    def places(self) -> Chances:
        """What some dice of a face are worth at their place, and the chance that they gain nothing there."""
        return [each for face in range(ACE) for each in self._place(face)]

    def _place(self, face: int) -> Chances:
        place, rivals = PLACES[face], [each.fewer[face] for each in self.endings]
        denied, second_denied = self.denied.get(place, _NOTHING)
        if self.view.warpath == place:
            return [(0.0, 1.0)] * WIDTH
        if face == KING and self.view.sheriff == self.rewards.seat:
            stays = [prod(rival[dice + 1] for rival in rivals) for dice in range(WIDTH)]
            star = self.r.star + denied
            return [(stay * star, 1 - stay if dice else 1.0) for dice, stay in enumerate(stays)]
        found = [(prod(rival[1] for rival in rivals) * denied, 1.0)]
        for dice, (first, second) in enumerate(self.chances(rivals)[1:], 1):
            most, least = self.rewards.at(place, dice)
            nothing = 1 - first * (most > 0) - second * (least > 0)
            found.append((first * (most + denied) + second * (least + second_denied), nothing))
        return found

    @cached_property
    def _halls(self) -> Chances:
        if self.view.warpath == PLACES[ACE]:
            return []
        return self.chances([each.weaker for each in self.endings])

    @cached_property
    def _deeds(self) -> list[tuple[float, float]]:
        denied, second_denied = self.denied.get(PLACES[ACE], _NOTHING)
        found = [self.rewards.at(PLACES[ACE], aces) for aces in range(WIDTH)]
        return [(most + denied, least + second_denied) for most, least in found]

    def hands(self, hands: Iterable[State]) -> list[float]:
        """What hands of five are worth; they are numbered by their strength."""
        places, halls, deeds, docs = self.places, self._halls, self._deeds, self.rewards.docs
        found: list[float] = []
        for hand in hands:
            nines, tens, jacks, queens, kings, aces, doc = anatomy(hand)
            mine, no_nugget = places[nines]
            bank, no_dollar = places[tens]
            store, no_card = places[jacks]
            saloon, no_loot = places[queens]
            star, no_star = places[kings]
            total = mine + bank + store + saloon + star
            missed = no_nugget * no_dollar * no_card * no_loot * no_star
            if halls:
                first, second = halls[hand]
                most, least = deeds[aces]
                total += first * most + second * least
                missed *= 1 - first - second
            found.append(total + missed * docs[doc])
        return found

    @cached_property
    def _leads(self) -> list[list[float]]:
        """By face and number of dice, the chances to be first at the place."""
        leads: list[list[float]] = []
        for face in range(ACE):
            rivals = [each.fewer[face] for each in self.endings]
            if face == KING and self.view.sheriff == self.rewards.seat:
                leads.append([prod(rival[dice + 1] for rival in rivals) for dice in range(WIDTH)])
            else:
                leads.append([0.0, *[first for first, _ in self.chances(rivals)[1:]]])
        return leads

    def first(self, hand: State) -> dict[str, float]:
        """The chances to be first at each place with a hand of five; who stays Sheriff counts as first."""
        dice, halls = states()[hand], self._halls
        found = {PLACES[face]: leads[dice.count(face)] for face, leads in enumerate(self._leads)}
        return found | {PLACES[ACE]: halls[hand][0] if halls else 0.0}

    def of(self, dice: Faces) -> float:
        """What one hand of five is worth."""
        return self.hands((strength(tuple(sorted(dice))),))[0]

    def now(self) -> float:
        """What the hand of five is worth as it lies."""
        return self.of(self.view.kept[self.rewards.seat])
