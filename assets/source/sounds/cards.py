"""Cards: sliding, turned over, shuffled."""

import numpy as np

from pipeline.output import Output
from pipeline.recipe import recipe
from sounds.loudness import Level
from sounds.materials import TABLE, paper, tick
from sounds.recording import record
from sounds.synthesis import Dice, Sound, hump, noise, place, silence, wavering


def snap(dice: Dice, force: float = 1.0) -> Sound:
    """A card springs flat."""
    flick = silence(0.06)
    place(flick, tick(dice, 0.0016, 1400, 7500), 0, 0.3 * force)
    place(flick, noise(dice, 0.05, 500, 1500) * hump(0.05, 0.002, 0.001, 0.008), 0, 0.12 * force)
    return flick


def tap(dice: Dice, force: float = 1.0) -> Sound:
    """A card comes to lie on the table."""
    soft = silence(0.2)
    place(soft, TABLE.struck(dice, 480), 0, 0.35 * force)
    place(soft, tick(dice, 0.0025, 700, 4200), 0, 0.09 * force)
    return soft


def slide(dice: Dice) -> Sound:
    """Across the cloth and the wood, fast and then slower, to a soft stop."""
    length = dice.uniform(0.2, 0.27)
    way = silence(0.55)
    rub = paper(dice, length, 950, 5800, grain=900) * hump(length, 0.06, 0.03, length * 0.4)
    place(way, rub * wavering(dice, length, 40, 0.3), 0.005, 0.14)
    place(way, tap(dice, 0.5), length * 0.85)
    return way


def flip(dice: Dice) -> Sound:
    """Bent, let go, and down."""
    turn = silence(0.5)
    place(turn, noise(dice, 0.14, 900, 5200) * hump(0.14, 0.06, 0.03, 0.03), 0, 0.06)
    place(turn, snap(dice), 0.062)
    place(turn, tap(dice), 0.062 + dice.uniform(0.05, 0.065))
    return turn


def shuffle(dice: Dice) -> Sound:
    """A riffle of two halves, the bridge falling together, and two taps to square the pack."""
    pack = silence(2.1)
    moment = 0.02
    for index in range(38):
        moment += (0.026 - 0.0108 * np.sin(np.pi * index / 37)) * dice.uniform(0.7, 1.3)
        place(pack, snap(dice, dice.uniform(0.6, 1)), moment)
    moment += 0.12
    place(pack, noise(dice, 0.42, 900, 5200) * hump(0.42, 0.18, 0.1, 0.09), moment, 0.03)
    for index in range(34):
        place(pack, snap(dice, dice.uniform(0.3, 0.6)), moment + 0.011 * index * dice.uniform(0.94, 1.06))
    for gap in (0.47, 0.6):
        place(pack, tap(dice, 1.6), moment + gap + dice.uniform(0, 0.02))
    return pack


@recipe("sounds/cards")
def cards(out: Output) -> None:
    """Slide, flip and shuffle."""
    record(out, "card_slide", 4, Level.SOFT, slide, wet=0.8)
    record(out, "card_flip", 3, Level.SOFT, flip, wet=0.8)
    record(out, "shuffle", 2, Level.SOFT, shuffle, wet=0.8)
