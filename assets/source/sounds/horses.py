"""The street: hooves, walking and galloping, a neigh, and the boots of those who walk."""

import numpy as np
from scipy import signal

from pipeline.output import RATE, Output
from pipeline.recipe import recipe
from sounds.loudness import Level
from sounds.materials import SILVER, tick
from sounds.recording import record
from sounds.synthesis import (
    Dice,
    Sound,
    along,
    body,
    darker,
    hump,
    noise,
    place,
    plank,
    silence,
    times,
)

HOOF = body(
    (415, 0.016, 0.7),
    (640, 0.018, 1),
    (930, 0.012, 0.8),
    (1390, 0.008, 0.5),
    (2240, 0.005, 0.3),
    (3300, 0.003, 0.15),
)
HEEL = plank(seed=47, low=95, high=2200, modes=24, decay=0.03, tilt=0.3)
STREET = plank(seed=41, low=62, high=520, modes=14, decay=0.04, tilt=0.5)
WALK, BEATS = 0.23, 4
GALLOP = ((0.0, 0.8), (0.105, 1.0), (0.2, 0.75))
"""When each hoof falls in one stride, and how hard."""
STRIDE = 0.42
FORMANTS = ((1150, 260, 1.0), (2100, 420, 0.7), (3400, 700, 0.4))
"""Where a horse's throat and nose ring: frequency, width, weight."""


def hoof(dice: Dice, force: float = 1.0) -> Sound:
    """One hoof: horn on packed earth, hollow and short, and the dust after it."""
    step = silence(0.3)
    place(step, HOOF.struck(dice, 1500 + 1400 * force, detuned=0.05, patchy=0.4), 0, 0.8 * force)
    place(step, STREET.struck(dice, 330), 0.001, 1.1 * force)
    place(step, tick(dice, 0.0022, 500, 3600), 0, 0.12 * force)
    place(step, noise(dice, 0.12, 700, 3200) * hump(0.12, 0.03, 0.012, 0.03), 0.004, 0.03 * force)
    return step


def boot(dice: Dice) -> Sound:
    """A heel on the boardwalk, the sole, and the spur that tinkles."""
    step = silence(0.6)
    place(step, HEEL.struck(dice, 1100, detuned=0.04, patchy=0.5), 0, 0.9)
    place(step, tick(dice, 0.0018, 400, 2800), 0, 0.1)
    place(step, HEEL.struck(dice, 520, detuned=0.04, patchy=0.5), dice.uniform(0.05, 0.065), 0.4)
    place(step, noise(dice, 0.08, 500, 2400) * hump(0.08, 0.02, 0.01, 0.02), 0.05, 0.025)
    place(step, SILVER.struck(dice, 8000, detuned=0.05), 0.012, 0.035)
    return step


def walk(dice: Dice) -> Sound:
    """Four beats at a stroll, each hoof with its own voice."""
    way = silence(1.4)
    for beat in range(BEATS):
        place(way, hoof(dice, dice.uniform(0.75, 1)), 0.01 + beat * WALK + dice.normal(0, 0.008))
    return way


def gallop(dice: Dice) -> Sound:
    """Two strides and a half: three beats and a flight."""
    way = silence(1.5)
    for stride in range(3):
        for moment, force in GALLOP[: 2 if stride == 2 else 3]:
            when = 0.01 + stride * STRIDE + moment + dice.normal(0, 0.006)
            place(way, hoof(dice, force * dice.uniform(0.85, 1)), when)
    return way


def neigh(dice: Dice) -> Sound:
    """Up in a squeal, then down and down, shaking, into a low murmur and a snort."""
    length = dice.uniform(1.25, 1.4)
    high = dice.uniform(0.94, 1.06)
    pitch = high * along(
        length, (0, 560), (0.09, 1020), (0.3, 1230), (0.55, 1090), (0.85, 760), (1.1, 520), (length, 360)
    )
    shaking = np.sin(2 * np.pi * np.cumsum(along(length, (0, 9), (0.5, 12.5), (length, 10))) / RATE)
    depth = along(length, (0, 0), (0.22, 0.35), (0.5, 1), (length, 1))
    jitter = darker(dice.normal(size=len(pitch)), 60) * 0.12
    pitch = pitch * (1 + 0.1 * depth * shaking + jitter)
    phase = 2 * np.pi * np.cumsum(pitch) / RATE
    rough = along(length, (0, 0), (0.5, 0.1), (0.9, 0.6), (length, 0.9))
    voice = sum(np.sin(k * phase) / k**0.8 for k in range(1, 11)) + rough * sum(
        np.sin((k + 0.5) * phase) / (k + 1) for k in range(5)
    )
    breath = noise(dice, length, 900, 6500)[: len(voice)]
    loud = along(length, (0, 0), (0.05, 0.7), (0.25, 1), (0.7, 0.75), (1.05, 0.5), (length, 0))
    throat = _throat((voice + 0.35 * breath) * loud * (1 - 0.62 * depth * (0.5 + 0.5 * shaking)))
    call = silence(length + 0.55)
    place(call, throat, 0, 0.3)
    snort = noise(dice, 0.3, 300, 3800) * hump(0.3, 0.07, 0.035, 0.08)
    flutter = 0.6 + 0.4 * np.sin(2 * np.pi * 27 * times(0.3))
    place(call, snort * flutter, length + 0.06, 0.05)
    return call


def _throat(sound: Sound) -> Sound:
    heard = 0.25 * sound
    for centre, width, weight in FORMANTS:
        band = signal.butter(1, (centre - width / 2, centre + width / 2), "bandpass", fs=RATE, output="sos")
        heard = heard + weight * signal.sosfilt(band, sound)
    return heard


@recipe("sounds/horses")
def horses(out: Output) -> None:
    """Hoof, walk, gallop, neigh and boot."""
    record(out, "hoof", 4, Level.SOFT, hoof)
    record(out, "boot", 4, Level.SOFT, boot)
    record(out, "hooves_walk", 2, Level.SOFT, walk)
    record(out, "hooves_gallop", 3, Level.TABLE, gallop)
    record(out, "neigh", 2, Level.SOFT, neigh)
