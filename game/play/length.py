"""How many minutes a match is likely to take those who sit down to it."""

from game.engine import Chosen
from game.games import Game

_THINKS = 4.0, 8.0
"""Seconds that people take for a decision, from quick to thoughtful: ours, nobody can be measured here."""
_HANDS_OVER = 3.0
"""Seconds to pass the screen on, where several people share it and hide something from each other."""
_STEP = 5
"""Minutes to which it is rounded, unless it is fewer than two of those."""


def minutes(game: Game, seats: int, people: int, options: Chosen, speed: float) -> tuple[int, int] | None:
    """From how many minutes to how many, with things shown at a speed (0: at once); None: nobody knows."""
    if game.pace is None:
        return None
    pace = game.pace(seats, options)
    decisions = pace.decisions * people
    least = pace.clock + (pace.seconds / speed if speed else 0.0)
    if people > 1 and game.hands_are_secret:
        least += decisions * _HANDS_OVER
    quick, thoughtful = (_rounded((least + decisions * seconds) / 60) for seconds in _THINKS)
    return quick, max(thoughtful, quick + (_STEP if quick >= 2 * _STEP else 1))


def _rounded(minutes: float) -> int:
    """As people say it."""
    if minutes < 2 * _STEP:
        return max(1, round(minutes))
    return _STEP * round(minutes / _STEP)
