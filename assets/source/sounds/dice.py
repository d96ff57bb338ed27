"""Dice: shaken in a leather cup, thrown, and settling on the table."""

from functools import partial

import numpy as np

from pipeline.output import Output
from pipeline.recipe import recipe
from sounds.loudness import Level
from sounds.materials import BONE, LEATHER, bounces, on_table, tick
from sounds.recording import record
from sounds.synthesis import Dice, Sound, darker, hump, noise, place, silence

SHAKE = 1.2
STROKES = 8
"""How often the cup turns in one round of shaking."""
IN_CUP = 5
STRAYS = 16
"""Soft knocks between the turns."""


def clatter(dice: Dice, force: float) -> Sound:
    """One die hits the inside of the cup, or another die."""
    hit = silence(0.13)
    place(hit, LEATHER.struck(dice, 1300 + 1500 * force, detuned=0.05), 0, 0.7)
    place(hit, BONE.struck(dice, 9000 + 4000 * force, detuned=0.05), 0, 0.25 if dice.random() < 0.6 else 0.6)
    place(hit, tick(dice, 0.0008), 0, 0.05)
    return darker(force * hit, 5800)


def shake(dice: Dice) -> Sound:
    """A round of shaking that goes round: at each turn of the cup the dice follow in a bunch."""
    cup = silence(SHAKE)
    for stroke in range(STROKES):
        turn = (stroke + 0.3) * SHAKE / STROKES + dice.normal(0, 0.009)
        firm = 1.0 if stroke % 2 else 0.8
        for _ in range(IN_CUP + dice.integers(3, 7)):
            late = abs(dice.normal(0, 0.034))
            place(
                cup, clatter(dice, firm * dice.uniform(0.3, 1)), turn + late, np.exp(-late * 12), around=True
            )
    for _ in range(STRAYS):
        place(cup, clatter(dice, dice.uniform(0.1, 0.3)), dice.uniform(0, SHAKE), around=True)
    return cup


def throw(dice: Dice) -> Sound:
    """The dice roll over the lip of the cup and are gone."""
    swing = silence(0.5)
    place(swing, noise(dice, 0.4, 350, 2600) * hump(0.4, 0.17, 0.07, 0.08), 0, 0.07)
    for index in range(IN_CUP + 3):
        place(
            swing, clatter(dice, dice.uniform(0.4, 0.9)), 0.05 + 0.021 * index + dice.uniform(0, 0.015), 0.9
        )
    return swing


def settle(dice: Dice, count: int) -> Sound:
    """So many dice come down, bounce over their edges, knock against each other and lie still."""
    table = silence(1.6)
    for number in range(count):
        landing = 0.01 + (dice.uniform(0.0, 0.05) + 0.045 * number if number else 0)
        for moment, force in bounces(dice, dice.uniform(0.115, 0.15), dice.uniform(0.66, 0.73)):
            hit = on_table(dice, BONE, 1700 + 2300 * force, ring=0.5, above=330, detuned=0.05)
            place(table, hit, landing + moment, force * dice.uniform(0.8, 1.1))
            # it lands on an edge and tips over onto the next
            place(table, hit, landing + moment + dice.uniform(0.012, 0.03), 0.35 * force)
    for _ in range(count - 1):
        knock = BONE.struck(dice, 12_000, detuned=0.06)
        place(table, knock, dice.uniform(0.06, 0.35), dice.uniform(0.1, 0.3))
    return table


@recipe("sounds/dice")
def dice(out: Output) -> None:
    """Shaking, throwing, and one to five dice settling."""
    record(out, "shake", 3, Level.TABLE, shake, wet=0.8, loops=True)
    record(out, "throw", 3, Level.TABLE, throw)
    for count in range(1, 6):
        record(out, f"settle_{count}", 3, Level.TABLE, partial(settle, count=count))
