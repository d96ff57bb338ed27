"""Metal and powder: the sheriff's star, the bell on the counter, a revolver."""

import numpy as np

from pipeline.output import RATE, Output
from pipeline.recipe import recipe
from sounds.loudness import Level
from sounds.materials import TIN, on_table, tick
from sounds.recording import record
from sounds.synthesis import Dice, Sound, along, body, darker, fading, hump, noise, place, silence, times

BELL = body(
    *((2093, 0.62, 1.0), (2097.5, 0.6, 0.7), (4390, 0.34, 0.5), (4402, 0.3, 0.35)),
    *((6870, 0.2, 0.28), (9480, 0.11, 0.16), (1050, 0.09, 0.2)),
)


def star_spin(dice: Dice) -> Sound:
    """The tin star spins over the table on its points, slower and slower, and claps flat."""
    spin = silence(1.5)
    moment, gap = 0.01, 0.03
    while moment < 0.8:
        force = 0.25 + 0.5 * moment
        place(spin, on_table(dice, TIN, 1700, weight=0.35, ring=0.3), moment, force * dice.uniform(0.7, 1))
        gap *= 1.075
        moment += gap * dice.uniform(0.94, 1.06)
    scrape = noise(dice, 0.85, 2200, 7500) * along(0.85, (0, 0), (0.06, 1), (0.5, 0.5), (0.85, 0))
    turning = 0.6 + 0.4 * np.sin(2 * np.pi * np.cumsum(along(0.85, (0, 15), (0.85, 6))) / RATE)
    place(spin, scrape * turning, 0, 0.035)
    for index in range(6):
        place(
            spin,
            on_table(dice, TIN, 1500, weight=0.7, ring=0.35),
            moment + 0.03 * index * 0.93**index,
            0.9 * 0.7**index,
        )
    return spin


def bell(dice: Dice) -> Sound:
    """The counter bell: a plunger, a bright dome."""
    ding = silence(3.0)
    place(ding, BELL.struck(dice, 14_000, detuned=0.003, patchy=0.25), 0.012)
    place(ding, tick(dice, 0.001, 1500, 8000), 0.012, 0.12)
    place(ding, on_table(dice, TIN, 800, weight=0.35, ring=0.05), 0, 0.5)
    return ding


def shot(dice: Dice) -> Sound:
    """Dry and short: a crack, a puff, a thump."""
    length = 0.5
    crack = noise(dice, length, 900, 12_000) * fading(length, 0.004)
    puff = darker(noise(dice, length, 120, 2400), 1500) * fading(length, dice.uniform(0.035, 0.045))
    fall = np.cumsum(along(length, (0, 165), (0.03, 85), (length, 55))) / RATE
    thump = np.sin(2 * np.pi * fall) * fading(length, 0.05)
    return np.tanh(1.4 * crack + 1.1 * puff + 0.9 * thump)


def ricochet(dice: Dice) -> Sound:
    """A stone's tick and a tumbling whine that falls away."""
    length = dice.uniform(0.55, 0.7)
    away = silence(1.0)
    pitch = dice.uniform(0.92, 1.1) * along(length, (0, 2900), (0.08, 2500), (length, 1050))
    tumbling = 0.6 + 0.4 * np.sin(2 * np.pi * np.cumsum(along(length, (0, 62), (length, 30))) / RATE)
    phase = 2 * np.pi * np.cumsum(pitch * (1 + 0.006 * tumbling)) / RATE
    whine = (np.sin(phase) + 0.25 * np.sin(2 * phase)) * tumbling * hump(length, 0.05, 0.03, length * 0.42)
    air = noise(dice, length, 1200, 5200) * hump(length, 0.05, 0.03, 0.2)
    place(away, tick(dice, 0.002, 900, 9000), 0, 0.5)
    place(away, whine + 0.12 * air, 0.004, 0.35)
    return away[: len(times(1.0))]


@recipe("sounds/metal")
def metal(out: Output) -> None:
    """Star, bell, shot and ricochet."""
    record(out, "star_spin", 2, Level.TABLE, star_spin)
    record(out, "bell", 2, Level.SOFT, bell)
    record(out, "shot", 3, Level.BANG, shot, wet=0.5)
    record(out, "ricochet", 2, Level.SOFT, ricochet)
