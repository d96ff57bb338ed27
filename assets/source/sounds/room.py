"""The small wooden room that every noise is heard in."""

import numpy as np
from scipy import signal

from sounds.synthesis import Sound, brighter, darker, fading, samples, silence

SEED = 1881
FIRST, LAST = 0.0035, 0.034
"""When the earliest and the latest single reflection arrive, in seconds."""
REFLECTIONS = 12
TAIL = 0.45
EARLY, LATE = 0.42, 0.055


def _response() -> Sound:
    """A few single reflections off walls and ceiling, then a short dull tail."""
    dice = np.random.default_rng(SEED)
    early = silence(TAIL)
    for moment in np.geomspace(FIRST, LAST, REFLECTIONS) * dice.uniform(0.9, 1.1, REFLECTIONS):
        early[samples(moment)] += dice.choice((-1, 1)) * dice.uniform(0.6, 1) * FIRST / moment
    tail = dice.normal(size=len(early)) * fading(TAIL, 0.075)
    tail[: samples(FIRST * 3)] *= np.linspace(0, 1, samples(FIRST * 3))
    tail = brighter(darker(darker(tail, 3200), 5200), 140)
    return EARLY * darker(early, 6500) + LATE * tail / np.sqrt((tail**2).sum()) * 3


RESPONSE = _response()


def in_room(sound: Sound, wet: float = 1.0) -> Sound:
    """A noise with what the room answers."""
    answer = signal.fftconvolve(sound, RESPONSE)
    answer *= wet
    answer[: len(sound)] += sound
    return answer


def in_room_around(sound: Sound, wet: float = 1.0) -> Sound:
    """The same for a noise that goes round: its end is heard over its beginning."""
    answer = in_room(sound, wet)
    looped = answer[: len(sound)].copy()
    rest = answer[len(sound) :]
    looped[: len(rest)] += rest
    return looped
