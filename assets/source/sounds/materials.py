"""What things on the table are made of: the same table top, dice and metal in every noise."""

import numpy as np

from sounds.synthesis import Body, Dice, Sound, body, brighter, fading, noise, place, plank, silence

TABLE = plank(seed=7, low=110, high=3800, modes=32, decay=0.042, tilt=0.12)
LEATHER = plank(seed=11, low=310, high=2400, modes=16, decay=0.012, tilt=0.3)
BONE = body(
    (2850, 0.0042, 1), (4270, 0.0034, 0.8), (5900, 0.0026, 0.6), (7600, 0.002, 0.4), (9400, 0.0014, 0.25)
)
TOKEN = body((820, 0.011, 1), (1730, 0.009, 0.8), (2610, 0.007, 0.6), (3890, 0.005, 0.35))
SILVER = body(
    (3180, 0.14, 0.8),
    (3187, 0.13, 0.4),
    (5260, 0.12, 1),
    (6990, 0.09, 0.8),
    (8450, 0.06, 0.6),
    (11_300, 0.035, 0.25),
)
GOLD = body((1260, 0.02, 0.7), (2140, 0.026, 1), (3370, 0.02, 0.6), (4980, 0.013, 0.35))
TIN = body((1490, 0.07, 0.6), (2380, 0.1, 1), (3720, 0.09, 0.8), (5130, 0.06, 0.6), (7440, 0.04, 0.4))


def tick(dice: Dice, length: float, low: float = 1500, high: float = 9000) -> Sound:
    """The unpitched instant of a contact."""
    return noise(dice, length * 6, low, high) * fading(length * 6, length)


def on_table(
    dice: Dice,
    thing: Body,
    hardness: float,
    weight: float = 1.0,
    ring: float = 0.5,
    above: float = 280,
    detuned: float = 0.015,
) -> Sound:
    """A thing meets the table: both ring, with a tick between; a light one wakes only what lies `above`."""
    hit = silence(max(0.35, float(thing.decays.max()) * 6))
    place(hit, brighter(TABLE.struck(dice, hardness), above), 0, 0.9 * weight)
    place(hit, thing.struck(dice, hardness * 4, detuned), 0, ring)
    place(hit, tick(dice, 0.0009), 0, 0.08)
    return hit


def bounces(dice: Dice, first: float, spring: float, shortest: float = 0.016) -> list[tuple[float, float]]:
    """When a thing that is dropped touches down again, and how hard: ever sooner, ever softer."""
    moment, gap, force = 0.0, first, 1.0
    found = []
    while gap > shortest:
        found.append((moment, force))
        moment += gap * dice.uniform(0.9, 1.1)
        force *= spring * dice.uniform(0.88, 1.06)
        gap *= spring
    return found


def paper(dice: Dice, seconds: float, low: float, high: float, grain: float = 160) -> Sound:
    """Paper or cloth that is moved: noise that crackles as its fibres slip."""
    slips = dice.random(len(silence(seconds))) < grain / 44_100
    crackle = np.convolve(slips * dice.exponential(1.0, len(slips)), fading(0.012, 0.0022))[: len(slips)]
    base = noise(dice, seconds, low, high)[: len(slips)]
    return base * (0.35 + crackle)
