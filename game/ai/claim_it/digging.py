"""A turn counted out: what it is worth to stop, and to roll once or several times more, with exact dice.

The 216 throws are the bits of an integer, so that "how many throws allow this, and none of what is better" is
one operation. A marker is remembered by what it does to the mine, and what comes of it is reckoned once.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from itertools import product
from typing import NamedTuple

from game.games.claim_it.actions import Claim, Squat
from game.games.claim_it.odds import ALL
from game.games.claim_it.spaces import NUMBERS, SIDE, Space, Spaces, space
from game.games.claim_it.world import ASIDE, World

Throws = int
"""A set of the 216 throws of three dice, one bit each."""
EVERY: Throws = (1 << ALL) - 1
_ALL_LOOSE = 0b1111110


class Dug(NamedTuple):
    """The mine in the middle of a turn, as far as it changes in one."""

    laid: Spaces
    squatted: Spaces
    aside: int
    """The numbers of the squatters beside the board, a bit each."""
    lying: tuple[Space, ...]
    """Where each squatter lies, as in the world; kept up to date in the variant only."""


Worth = Callable[[Spaces, Spaces], float]
"""What it is worth to have taken the piles of a turn: those with a claim, and all of them."""


@cache
def allowing() -> tuple[tuple[Throws, ...], ...]:
    """Per space, and per set of numbers that the loose die may show, the throws that can be split so."""
    found = [[0] * (2 * _ALL_LOOSE) for _ in range(SIDE * SIDE)]
    number = {dice: 1 << at for at, dice in enumerate(product(NUMBERS, repeat=3))}
    for c, r, loose in number:
        bits = 0
        for dice, bit in number.items():
            if sorted(dice) == sorted((c, r, loose)):
                bits |= bit
        found[space(c, r)][1 << loose] = bits
    for of in found:
        for loose in range(2, _ALL_LOOSE + 1):
            lowest = loose & -loose
            of[loose] = of[lowest] | of[loose & ~lowest] if lowest > 1 else 0
    return tuple(tuple(of[: _ALL_LOOSE + 1]) for of in found)


@dataclass(slots=True)
class Digging:
    """A turn of one seat's, and what is known of it so far."""

    own: Spaces
    claimed: Spaces
    markers: int
    returning: bool
    worth: Worth
    stops: dict[tuple[Spaces, Spaces], float]
    rolls: dict[tuple[Spaces, Spaces, int, int], float]
    lost: float
    """What it is worth to have gone bankrupt."""

    def stop(self, dug: Dug) -> float:
        """What it is worth to stop and take."""
        return self._taken(dug.laid, dug.laid | dug.squatted)

    def _taken(self, laid: Spaces, taken: Spaces) -> float:
        key = laid, taken
        found = self.stops.get(key)
        if found is None:
            found = self.stops[key] = self.worth(laid, taken)
        return found

    def after(self, dug: Dug, action: Squat | Claim) -> Dug:
        """The mine with one marker more."""
        if isinstance(action, Squat):
            return self._with_squatter(dug, action.at, action.number)
        return self._with_claim(dug, action.at)

    def _with_squatter(self, dug: Dug, at: Space, number: int) -> Dug:
        lying = dug.lying
        if self.returning:
            lying = (*lying[:number], at, *lying[number + 1 :])
        return Dug(dug.laid, dug.squatted | 1 << at, dug.aside & ~(1 << number), lying)

    def _with_claim(self, dug: Dug, at: Space) -> Dug:
        bit = 1 << at
        if self.returning and dug.squatted & bit:
            number = dug.lying.index(at)
            lying = (*dug.lying[:number], ASIDE, *dug.lying[number + 1 :])
            return Dug(dug.laid | bit, dug.squatted ^ bit, dug.aside | 1 << number, lying)
        return Dug(dug.laid | bit, dug.squatted, dug.aside, dug.lying)

    def roll(self, dug: Dug, rolls: int = 1) -> float:
        """What it is worth to roll once more, and then to stop, or to roll on: at most so often in all."""
        key = dug.laid, dug.squatted, dug.aside, rolls
        found = self.rolls.get(key)
        if found is None:
            found = self.rolls[key] = _expected(
                self._soon(dug) if rolls == 1 else self._later(dug, rolls - 1), self.lost
            )
        return found

    def _soon(self, dug: Dug) -> list[tuple[float, Throws]]:
        """What to stop after each marker is worth, and the throws that allow it."""
        return [(value, throws) for value, throws, *_ in self._markers(dug)]

    def _later(self, dug: Dug, rolls: int) -> list[tuple[float, Throws]]:
        """What to go on from a marker is worth, for those that are best for some throw if one stops then."""
        found: list[tuple[float, Throws]] = []
        unseen = EVERY
        for value, throws, at, claims in sorted(self._markers(dug), reverse=True):
            best = throws & unseen
            if not best:
                continue
            unseen ^= best
            if claims:
                found.append((max(value, self.roll(self._with_claim(dug, at), rolls)), throws))
                continue
            found.extend(
                (max(value, self.roll(self._with_squatter(dug, at, number), rolls)), allowed)
                for number in NUMBERS
                if dug.aside >> number & 1 and (allowed := allowing()[at][1 << number]) & best
            )
        return found

    def _markers(self, dug: Dug) -> list[tuple[float, Throws, Space, bool]]:
        """Each marker that throws allow: what to stop after it is worth, those throws, where, if a claim."""
        laid, squatted, aside, _ = dug
        taken, closed, claimable = laid | squatted, laid | self.claimed, self.own | squatted
        claims_left = self.markers > closed.bit_count()
        found, stops, worth = [], self.stops, self.worth
        for at, throws in enumerate(allowing()):
            bit = 1 << at
            if closed & bit:
                continue
            if claimable & bit:
                if not claims_left:
                    continue
                key, allowed, claims = (laid | bit, taken | bit), throws[_ALL_LOOSE], True
            elif aside:
                key, allowed, claims = (laid, taken | bit), throws[aside], False
            else:
                continue
            value = stops.get(key)
            if value is None:
                value = stops[key] = worth(*key)
            found.append((value, allowed, at, claims))
        return found

    def bust(self, dug: Dug) -> float:
        """The chance that the next throw is a bankruptcy."""
        rest = EVERY
        for _, throws, *_ in self._markers(dug):
            rest &= ~throws
        return float(rest.bit_count() / ALL)


def _expected(markers: list[tuple[float, Throws]], lost: float) -> float:
    """The mean over all throws, each with the best of its markers."""
    markers.sort(reverse=True)
    rest, total = EVERY, 0.0
    for value, throws in markers:
        best = rest & throws
        if best:
            total += value * best.bit_count()
            rest ^= best
    return float((total + lost * rest.bit_count()) / ALL)


def digging(world: World, own: Spaces, worth: Worth) -> Digging:
    """A turn to be counted out."""
    return Digging(own, world.claimed, world.markers, world.returning, worth, {}, {}, worth(0, 0))


def dug(world: World) -> Dug:
    """How far a turn has come."""
    aside = sum(1 << number for number in NUMBERS if world.squatters[number] == ASIDE)
    return Dug(world.laid, world.squatted, aside, tuple(world.squatters) if world.returning else ())
