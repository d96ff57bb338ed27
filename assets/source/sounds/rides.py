"""Rides: the whistle of a train, that of a riverboat, a coach that rattles off."""

import numpy as np

from pipeline.output import RATE, Output
from pipeline.recipe import recipe
from sounds.horses import hoof
from sounds.loudness import Level
from sounds.materials import SILVER, tick
from sounds.recording import record
from sounds.synthesis import Dice, Sound, along, darker, hump, noise, place, plank, silence, wavering

CHIME = (311.1, 370.0, 415.3, 493.9, 622.3)
"""The five pipes of a locomotive's whistle."""
HORN = (110.0, 138.6, 164.8, 220.0)
"""The pipes of a riverboat's, deep and a little sour."""
COACH = plank(seed=43, low=140, high=2600, modes=24, decay=0.02, tilt=0.35)


def _blown(dice: Dice, pipes: tuple[float, ...], length: float, rise: float, overtones: int) -> Sound:
    """Steam through pipes: each swells up to its note, wavers there, and sinks as the valve shuts."""
    shape = along(length, (0, 0), (rise, 1), (length - 0.16, 0.9), (length, 0))
    bend = along(length, (0, 0.93), (rise * 1.4, 1), (length - 0.18, 1), (length, 0.95))
    total = np.zeros(len(shape))
    for pipe in pipes:
        pitch = pipe * dice.uniform(0.996, 1.004) * bend * wavering(dice, length, 9, 0.003)
        phase = 2 * np.pi * np.cumsum(pitch) / RATE + dice.uniform(0, 6.28)
        total += sum(np.sin(k * phase) / k**1.5 for k in range(1, overtones + 1))
    steam = noise(dice, length, 900, 7000)[: len(shape)]
    return shape * (total / len(pipes) + 0.1 * steam * wavering(dice, length, 30, 0.3))


def train(dice: Dice) -> Sound:
    """A short call and a long one, while the engine begins to puff."""
    ride = silence(2.3)
    place(ride, _blown(dice, CHIME, 0.3, 0.05, 5), 0, 0.5)
    place(ride, _blown(dice, CHIME, dice.uniform(0.75, 0.85), 0.06, 5), 0.4, 0.55)
    moment, gap = 0.55, 0.34
    while moment < 2.0:
        puff = darker(noise(dice, 0.26, 140, 3000), 1300) * hump(0.26, 0.03, 0.012, 0.075)
        place(ride, puff, moment, 0.2 * min(1, (2.2 - moment) * 1.5))
        moment += gap
        gap *= 0.87
    return ride


def boat(dice: Dice) -> Sound:
    """One deep blast across the water, and the wheel that begins to turn."""
    ride = silence(2.4)
    place(ride, _blown(dice, HORN, dice.uniform(1.05, 1.15), 0.14, 9), 0, 0.6)
    for stroke in range(6):
        splash = noise(dice, 0.3, 350, 3600) * hump(0.3, 0.07, 0.04, 0.08)
        place(ride, splash, 0.75 + 0.24 * stroke, 0.06 * min(1, 1.5 - 0.22 * stroke))
    return ride


def coach(dice: Dice) -> Sound:
    """The whip, hooves, and wheels over stones with all that is loose on the roof."""
    length = 1.7
    ride = silence(2.0)
    place(ride, noise(dice, 0.16, 1500, 6000) * hump(0.16, 0.13, 0.05, 0.01), 0, 0.03)
    place(ride, tick(dice, 0.0016, 1800, 12_000), 0.13, 0.5)
    swell = along(length, (0, 0), (0.25, 1), (1.1, 0.9), (length, 0))
    rumble = darker(noise(dice, length, 60, 420), 260) * swell * wavering(dice, length, 14, 0.4)
    place(ride, rumble, 0.15, 0.16)
    for moment in np.cumsum(dice.exponential(0.045, 34)):
        if moment < length:
            force = float(np.interp(moment, (0, 0.25, 1.1, length), (0, 1, 0.9, 0)))
            place(
                ride,
                COACH.struck(dice, dice.uniform(700, 2000)),
                0.15 + moment,
                force * dice.uniform(0.15, 0.5),
            )
            if dice.random() < 0.3:
                place(ride, SILVER.struck(dice, 9000, detuned=0.08), 0.15 + moment, 0.03 * force)
    for stride in range(5):
        for beat in (0.0, 0.07, 0.15):
            place(ride, hoof(dice, dice.uniform(0.4, 0.7)), 0.2 + stride * 0.3 + beat, 0.6 - 0.09 * stride)
    return ride


@recipe("sounds/rides")
def rides(out: Output) -> None:
    """Train, boat and coach."""
    record(out, "train", 2, Level.TABLE, train)
    record(out, "boat", 2, Level.TABLE, boat)
    record(out, "coach", 2, Level.TABLE, coach)
