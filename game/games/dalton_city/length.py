"""How long a game takes: so many rounds, by the clock, or as long as it took bots."""

from game.engine import Chosen
from game.games.dalton_city.world import MINUTES, ROUNDS
from game.games.length import Pace, measured_pace

_AFTER_THE_CLOCK = 1.5
"""Rounds: what is left of the one in play, and a last one."""


def pace(seats: int, options: Chosen) -> Pace:
    """What a game of so many players with these options comes to."""
    found = measured_pace(__package__, seats, options)
    if options["end"] == MINUTES:
        after = found.times(_AFTER_THE_CLOCK / found.rounds)
        return Pace(after.rounds, after.decisions, after.seconds, clock=60.0 * int(options["minutes"]))
    return found.times(int(options["rounds"]) / found.rounds) if options["end"] == ROUNDS else found
