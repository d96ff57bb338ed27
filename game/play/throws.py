"""Which events are throws of dice, and whose."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cache

from game.engine import Event, Seat
from game.games.claim_it import events as claim_it
from game.games.dalton_city import events as dalton_city
from game.games.dice_town import events as dice_town
from game.games.dice_town.cards import figures
from game.games.dice_town.dice import NAMES

PIPS = "pips"
POKER = "poker"
INDIAN = "indian"


@dataclass(frozen=True, slots=True)
class Throw:
    """Dice of one kind that a seat has thrown."""

    seat: Seat
    kind: str
    faces: tuple[str, ...]


NO_THROW = (dice_town.TookBack, dice_town.Rode, dice_town.Tied)
"""Events that speak of dice nobody has thrown: taken back, set by an outlaw, compared."""


def throws(event: Event) -> Iterator[Throw]:
    """The throws in an event, as far as whoever it was made for may see them."""
    match event:
        case claim_it.RolledOff(seat, dice) | claim_it.Rolled(seat, dice) | dalton_city.Rolled(seat, dice):
            yield _pips(seat, *dice)
        case dalton_city.RolledOff(seat, die) | dalton_city.FeeRolled(seat, _, die):
            yield _pips(seat, die)
        case dalton_city.NuggetWeighed(seat, dice):
            yield _pips(seat, *dice)
        case dalton_city.DuelRolled(newcomer, occupant, (first, second)):
            yield _pips(newcomer, first)
            yield _pips(occupant, second)
        case dice_town.Rolled(seat, _, faces) | dice_town.Hunted(seat, faces, False) if faces is not None:
            # a second shot shows the dice that lay still too, and does not say which
            yield Throw(seat, POKER, tuple(NAMES[face] for face in faces))
        case dice_town.Turned(seat, _, face, "ambush"):
            yield Throw(seat, POKER, (NAMES[face],))
        case dice_town.DieRolled(seat, face):
            yield Throw(seat, INDIAN, (face,))


def _pips(seat: Seat, *dice: int) -> Throw:
    return Throw(seat, PIPS, tuple(map(str, dice)))


@cache
def chances(kind: str) -> Mapping[str, Fraction]:
    """How likely each face of a kind of die is."""
    faces = {PIPS: tuple("123456"), POKER: NAMES, INDIAN: figures().indians.die}[kind]
    return {face: Fraction(faces.count(face), len(faces)) for face in faces}
