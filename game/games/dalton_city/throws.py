"""Which events of Dalton City are throws of dice, and whose."""

from collections.abc import Iterator
from typing import Any

from game.games.dalton_city import events
from game.games.dice import Throw, pips


def throws(event: Any) -> Iterator[Throw]:
    """The throws in an event."""
    match event:
        case events.Rolled(seat, dice) | events.NuggetWeighed(seat, dice):
            yield pips(seat, *dice)
        case events.RolledOff(seat, die) | events.FeeRolled(seat, _, die):
            yield pips(seat, die)
        case events.DuelRolled(newcomer, occupant, (first, second)):
            yield pips(newcomer, first)
            yield pips(occupant, second)
