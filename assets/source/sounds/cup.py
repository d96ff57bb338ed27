"""The leather cup: slammed onto the table, and lifted off the dice."""

from pipeline.output import Output
from pipeline.recipe import recipe
from sounds.dice import clatter
from sounds.loudness import Level
from sounds.materials import LEATHER, TABLE, paper
from sounds.recording import record
from sounds.synthesis import Dice, Sound, darker, fading, hump, noise, place, silence


def slam(dice: Dice) -> Sound:
    """Mouth down: the rim claps, the table booms, and the dice jump inside."""
    blow = silence(0.9)
    place(blow, TABLE.struck(dice, 800), 0, 1.5)
    place(blow, LEATHER.struck(dice, 1300), 0.0005, 0.9)
    place(blow, noise(dice, 0.12, 300, 2600) * fading(0.12, 0.011), 0, 0.22)
    rattle = silence(0.6)
    for index in range(9):
        place(
            rattle,
            clatter(dice, dice.uniform(0.3, 0.8)),
            0.03 + 0.018 * index * dice.uniform(0.7, 1.4),
            0.86**index,
        )
    place(blow, darker(rattle, 1800), 0, 0.55)
    return blow


def lift(dice: Dice) -> Sound:
    """The rim leaves the wood, a breath of air goes in, leather rubs the hand."""
    rise = silence(0.5)
    place(rise, paper(dice, 0.34, 350, 2400, grain=420) * hump(0.34, 0.1, 0.045, 0.1), 0.01, 0.16)
    place(rise, noise(dice, 0.3, 180, 520) * hump(0.3, 0.09, 0.03, 0.06), 0.01, 0.12)
    place(rise, LEATHER.struck(dice, 700), 0.02, 0.35)
    return rise


@recipe("sounds/cup")
def cup(out: Output) -> None:
    """Slam and lift."""
    record(out, "slam", 3, Level.BANG, slam)
    record(out, "lift", 3, Level.SOFT, lift)
