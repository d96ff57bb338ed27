"""What noises are put together from: silence, filtered noise, curves, and bodies that ring when struck."""

from dataclasses import dataclass

import numpy as np
from scipy import signal

from pipeline.output import RATE

Sound = np.ndarray
Dice = np.random.Generator
"""What decides by chance; seeded, so that the same noise comes out every time."""


def samples(seconds: float) -> int:
    """How many samples that is."""
    return round(seconds * RATE)


def times(seconds: float) -> Sound:
    """The moment of every sample."""
    return np.arange(samples(seconds)) / RATE


def silence(seconds: float) -> Sound:
    """Nothing yet."""
    return np.zeros(samples(seconds))


def place(onto: Sound, sound: Sound, at: float, gain: float = 1.0, around: bool = False) -> None:
    """Mix a sound in at a moment; what reaches over the end is cut, or goes on at the beginning."""
    first = samples(at)
    if around:
        np.add.at(onto, (first + np.arange(len(sound))) % len(onto), gain * sound)
    elif first < len(onto):
        last = min(len(onto), first + len(sound))
        onto[first:last] += gain * sound[: last - first]


def noise(dice: Dice, seconds: float, low: float, high: float) -> Sound:
    """Noise between two frequencies, of about unit strength."""
    raw = dice.normal(size=samples(seconds) + RATE // 10)
    filtered = signal.sosfilt(signal.butter(2, (low, high), "bandpass", fs=RATE, output="sos"), raw)[
        RATE // 10 :
    ]
    return filtered / (filtered.std() + 1e-9)


def darker(sound: Sound, above: float) -> Sound:
    """Muffled: what lies above a frequency fades."""
    return signal.sosfilt(signal.butter(1, above, "lowpass", fs=RATE, output="sos"), sound)


def brighter(sound: Sound, below: float) -> Sound:
    """Thinned: what lies below a frequency fades."""
    return signal.sosfilt(signal.butter(2, below, "highpass", fs=RATE, output="sos"), sound)


def fading(seconds: float, soon: float) -> Sound:
    """A curve that falls to a third in `soon` seconds, again and again."""
    return np.exp(-times(seconds) / soon)


def hump(seconds: float, centre: float, before: float, after: float) -> Sound:
    """A curve that rises to 1 at a moment and falls again, each at its own pace."""
    moment = times(seconds) - centre
    return np.exp(-((moment / np.where(moment < 0, before, after)) ** 2))


def along(seconds: float, *points: tuple[float, float]) -> Sound:
    """A curve through points of time and value."""
    moments, values = zip(*points, strict=True)
    return np.interp(times(seconds), moments, values)


def wavering(dice: Dice, seconds: float, rate: float, depth: float) -> Sound:
    """A curve round 1 that wanders by chance about so many times a second."""
    count = max(4, round(seconds * rate) + 2)
    knots = dice.uniform(1 - depth, 1 + depth, count)
    return np.interp(np.linspace(0, count - 1, samples(seconds)), np.arange(count), knots)


def swept(dice: Dice, centre: Sound, octaves: float = 0.6) -> Sound:
    """Noise round a frequency that moves: a bank of narrow bands, each loud while the centre passes."""
    seconds = len(centre) / RATE
    bands = np.geomspace(80, 14_000, 30)
    total = np.zeros(len(centre))
    for band in bands:
        near = np.exp(-0.5 * (np.log2(centre / band) / octaves) ** 2)
        total += near * noise(dice, seconds, band / 1.14, band * 1.14)[: len(centre)]
    return total / (total.std() + 1e-9)


@dataclass(frozen=True)
class Body:
    """A thing that rings in its own modes."""

    frequencies: Sound
    decays: Sound
    """In how many seconds each mode falls to a third."""
    weights: Sound

    def struck(self, dice: Dice, hardness: float, detuned: float = 0.01, patchy: float = 0.6) -> Sound:
        """One blow: a soft one wakes only what lies below `hardness`, and where it falls decides how much."""
        tuning = 1 + dice.normal(0, detuned)
        weights = self.weights * np.exp(-((self.frequencies / hardness) ** 1.5))
        weights = weights * dice.uniform(1 - patchy, 1, len(weights)) * dice.choice((-1, 1), len(weights))
        moments = times(float(self.decays.max()) * 6)
        rings = np.sin(2 * np.pi * tuning * self.frequencies[:, None] * moments)
        rings *= np.exp(-moments / self.decays[:, None])
        return weights @ rings


def body(*modes: tuple[float, float, float]) -> Body:
    """A body of named modes: frequency, decay, weight."""
    frequencies, decays, weights = (np.array(column) for column in zip(*modes, strict=True))
    return Body(frequencies, decays, weights)


def plank(seed: int, low: float, high: float, modes: int, decay: float, tilt: float = 0.5) -> Body:
    """A piece of wood or hide: many modes, the higher ones fainter and sooner gone."""
    dice = np.random.default_rng(seed)
    frequencies = np.geomspace(low, high, modes) * dice.uniform(0.94, 1.06, modes)
    fall = low / frequencies
    return Body(frequencies, decay * fall**0.55, fall**tilt / np.sqrt(modes))
