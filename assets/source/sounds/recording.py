"""Takes the variants of a noise: each by its own chances, in the same room, at the same level."""

from collections.abc import Callable

import numpy as np

from pipeline.output import Output
from sounds.loudness import Level, finished
from sounds.room import in_room, in_room_around
from sounds.synthesis import Dice, Sound


def record(
    out: Output,
    name: str,
    takes: int,
    level: Level,
    make: Callable[[Dice], Sound],
    *,
    wet: float = 1.0,
    loops: bool = False,
) -> None:
    """Make so many takes of a noise and hand them over."""
    heard = in_room_around if loops else in_room
    chances = (np.random.default_rng([*name.encode(), number]) for number in range(takes))
    out.sound(f"sounds/{name}", [finished(heard(make(dice), wet), level, loops) for dice in chances])
