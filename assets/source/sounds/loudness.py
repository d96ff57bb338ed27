"""How loud a noise is to the ear, and how all of them are brought to their level."""

from enum import Enum

import numpy as np
import pyloudnorm
from scipy import ndimage, signal

from pipeline.output import RATE
from sounds.synthesis import Sound, samples

WINDOW = 0.2
"""The ear adds up about so many seconds."""
CEILING = 10 ** (-2.2 / 20)
"""Of the true peak; a little below what is promised, since coding adds some."""
QUIET = 10 ** (-58 / 20)
FADE_IN, FADE_OUT = 0.002, 0.04
LOOKAHEAD = 0.0015


class Level(Enum):
    """How loud a kind of noise is at its loudest moment, in LUFS."""

    BANG = -17.0
    STING = -19.0
    TABLE = -21.0
    SOFT = -25.0
    BUTTON = -29.0
    FAINT = -37.0


def finished(sound: Sound, level: Level, loops: bool = False) -> Sound:
    """Trimmed, faded, and at its level."""
    sound = _turned(sound) if loops else _faded(_trimmed(sound))
    louder = sound * 10 ** ((level.value - loudest(sound)) / 20)
    return _limited(louder)


def loudest(sound: Sound) -> float:
    """The loudness of the loudest moment."""
    heard = np.concatenate([sound, np.zeros(samples(WINDOW))])
    for shelf in (
        pyloudnorm.IIRfilter(4.0, 1 / np.sqrt(2), 1500.0, RATE, "high_shelf"),
        pyloudnorm.IIRfilter(0.0, 0.5, 38.0, RATE, "high_pass"),
    ):
        heard = shelf.apply_filter(heard)
    power = ndimage.uniform_filter1d(heard**2, samples(WINDOW), mode="constant").max()
    return -0.691 + 10 * float(np.log10(power + 1e-12))


def peak(sound: Sound) -> float:
    """The true peak, between the samples too."""
    return float(np.abs(signal.resample_poly(sound, 4, 1)).max())


def _trimmed(sound: Sound) -> Sound:
    """From just before the first that can be heard to the last."""
    heard = np.flatnonzero(np.abs(sound) > np.abs(sound).max() * QUIET)
    kept = sound[heard[0] : heard[-1] + 1]
    return np.concatenate([np.zeros(samples(FADE_IN)), kept])


def _turned(sound: Sound) -> Sound:
    """A noise that goes round, begun where it is quietest."""
    power = ndimage.uniform_filter1d(sound**2, samples(FADE_IN), mode="wrap")
    return np.roll(sound, -int(power.argmin()))


def _faded(sound: Sound) -> Sound:
    faded = sound.copy()
    faded[: samples(FADE_IN)] *= np.linspace(0, 1, samples(FADE_IN))
    end = min(samples(FADE_OUT), len(sound) // 3)
    faded[-end:] *= np.cos(np.linspace(0, np.pi / 2, end)) ** 2
    return faded


def _limited(sound: Sound) -> Sound:
    """Peaks turned down for a moment rather than cut off; then, if need be, all of it."""
    width = samples(LOOKAHEAD)
    highest = ndimage.maximum_filter1d(np.abs(sound), 2 * width + 1, mode="nearest")
    wanted = np.minimum(1, CEILING / np.maximum(highest, 1e-9))
    held = sound * ndimage.uniform_filter1d(wanted, width, mode="nearest")
    return held * min(1, CEILING / peak(held))
