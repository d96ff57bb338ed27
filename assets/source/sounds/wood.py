"""Wood: tokens put down, a rubber stamp, a swinging door, buttons."""

import numpy as np
from scipy import signal

from pipeline.output import RATE, Output
from pipeline.recipe import recipe
from sounds.loudness import Level
from sounds.materials import TABLE, TOKEN, on_table, tick
from sounds.recording import record
from sounds.synthesis import Dice, Sound, along, fading, hump, noise, place, plank, silence, times

DOOR = plank(seed=23, low=380, high=6800, modes=30, decay=0.03, tilt=0.15)
PANEL = plank(seed=29, low=70, high=900, modes=14, decay=0.07, tilt=0.6)
KEY = plank(seed=31, low=640, high=4200, modes=9, decay=0.008, tilt=0.3)


def token(dice: Dice) -> Sound:
    """A wooden disc: its edge, then its face."""
    down = silence(0.5)
    place(down, on_table(dice, TOKEN, 2400, weight=0.5, ring=0.35), 0, 0.5)
    place(down, on_table(dice, TOKEN, 1900, weight=0.8, ring=0.6, above=220), dice.uniform(0.022, 0.036))
    return down


def stamp(dice: Dice) -> Sound:
    """Rubber on paper on wood, and the sticky lift."""
    press = silence(0.7)
    place(press, TABLE.struck(dice, 520), 0, 1.2)
    place(press, noise(dice, 0.06, 250, 1800) * fading(0.06, 0.009), 0, 0.2)
    place(press, TOKEN.struck(dice, 1800), 0.003, 0.25)
    place(press, noise(dice, 0.1, 1200, 4500) * hump(0.1, 0.03, 0.015, 0.02), 0.16, 0.03)
    return press


def door(dice: Dice) -> Sound:
    """Saloon doors: the hinges creak out and back, less each time, and the leaves bump."""
    swing = silence(2.3)
    start = 0.02
    for length, pitch, force in ((0.62, 1.0, 1.0), (0.5, 0.86, 0.6), (0.42, 0.78, 0.33)):
        rate = (
            pitch
            * dice.uniform(0.94, 1.06)
            * along(length, (0, 34), (length * 0.25, 78), (length * 0.7, 60), (length, 26))
        )
        phase = np.cumsum(rate * (1 + 0.05 * dice.normal(size=len(rate)))) / RATE
        slips = np.diff(np.floor(phase), prepend=0) * dice.uniform(0.6, 1, len(rate))
        creak = signal.fftconvolve(slips, DOOR.struck(dice, 7000, detuned=0.02, patchy=0.8))[: len(rate)]
        place(swing, creak * hump(length, length * 0.4, length * 0.28, length * 0.26), start, 0.8 * force)
        place(swing, PANEL.struck(dice, 420), start + length * 0.96, 0.22 * force)
        start += length + 0.03
    return swing


def click(dice: Dice) -> Sound:
    """A button: a small wooden key, down and up."""
    key = silence(0.2)
    place(key, KEY.struck(dice, 3600, patchy=0.4), 0)
    place(key, tick(dice, 0.0007), 0, 0.05)
    place(key, KEY.struck(dice, 5000, patchy=0.4), 0.034, 0.25)
    return key


def hover(dice: Dice) -> Sound:
    """Hardly there."""
    return KEY.struck(dice, 2600, patchy=0.3)


def clock(dice: Dice) -> Sound:
    """The escapement of a wall clock."""
    beat = silence(0.2)
    place(beat, KEY.struck(dice, 4600, patchy=0.3), 0)
    place(beat, tick(dice, 0.0006, 3000, 10_000), 0, 0.07)
    ring = np.sin(2 * np.pi * 3120 * times(0.12)) * fading(0.12, 0.014)
    place(beat, ring, 0.001, 0.12)
    return beat


@recipe("sounds/wood")
def wood(out: Output) -> None:
    """Token, stamp, door, click, hover and tick."""
    record(out, "token", 4, Level.SOFT, token)
    record(out, "stamp", 2, Level.TABLE, stamp)
    record(out, "door", 2, Level.SOFT, door)
    record(out, "click", 3, Level.BUTTON, click, wet=0.6)
    record(out, "hover", 1, Level.FAINT, hover, wet=0.5)
    record(out, "tick", 2, Level.BUTTON, clock, wet=0.7)
