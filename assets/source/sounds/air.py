"""Air and cloth: something flies past, the curtain is drawn."""

from pipeline.output import Output
from pipeline.recipe import recipe
from sounds.loudness import Level
from sounds.materials import SILVER, paper
from sounds.recording import record
from sounds.synthesis import Dice, Sound, along, hump, place, silence, swept, wavering


def whoosh(dice: Dice) -> Sound:
    """Past the ear and away."""
    length = 0.42
    top = dice.uniform(1100, 1500)
    centre = along(length, (0, 320), (0.17, top), (length, 380))
    return swept(dice, centre) * hump(length, 0.17, 0.07, 0.085)


def curtain(dice: Dice) -> Sound:
    """Heavy velvet along a brass rail."""
    length = dice.uniform(0.95, 1.1)
    draw = silence(1.5)
    pull = along(length, (0, 0), (0.12, 0.8), (0.5, 1), (length * 0.85, 0.7), (length, 0))
    cloth = swept(dice, along(length, (0, 500), (0.5, 950), (length, 420)), octaves=0.9)
    place(draw, cloth * pull * wavering(dice, length, 9, 0.35), 0, 0.16)
    place(draw, paper(dice, length, 900, 4200, grain=120) * pull, 0, 0.035)
    for index in range(14):
        ring = SILVER.struck(dice, 7000, detuned=0.06)
        place(
            draw,
            ring,
            0.06 + (length - 0.15) * index / 14 * dice.uniform(0.92, 1.08),
            dice.uniform(0.015, 0.05),
        )
    return draw


@recipe("sounds/air")
def air(out: Output) -> None:
    """Whoosh and curtain."""
    record(out, "whoosh", 2, Level.SOFT, whoosh)
    record(out, "curtain", 2, Level.SOFT, curtain)
