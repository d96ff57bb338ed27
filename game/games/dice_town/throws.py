"""Which events of the town are throws of dice, and whose."""

from collections.abc import Iterator
from functools import cache
from typing import Any

from game.games.dice import Dice, Throw
from game.games.dice_town import events
from game.games.dice_town.cards import figures
from game.games.dice_town.dice import NAMES

POKER = Dice("poker", tuple(NAMES), icon="die_")


@cache
def indian_die() -> Dice:
    """The die of the Indians."""
    return Dice("indian", tuple(figures().indians.die))


def throws(event: Any) -> Iterator[Throw]:
    """The throws in an event, as far as whoever it was made for may see them."""
    match event:
        case events.Rolled(seat, _, faces) | events.Hunted(seat, faces, False) if faces is not None:
            # a second shot shows the dice that lay still too, and does not say which
            yield Throw(seat, POKER, tuple(NAMES[face] for face in faces))
        case events.Turned(seat, _, face, "ambush"):
            yield Throw(seat, POKER, (NAMES[face],))
        case events.DieRolled(seat, face):
            yield Throw(seat, indian_die(), (face,))
