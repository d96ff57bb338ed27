"""Which events of the mine are throws of dice."""

from collections.abc import Iterator
from typing import Any

from game.games.claim_it import events
from game.games.dice import Throw, pips


def throws(event: Any) -> Iterator[Throw]:
    """The throws in an event."""
    match event:
        case events.RolledOff(seat, dice) | events.Rolled(seat, dice):
            yield pips(seat, *dice)
