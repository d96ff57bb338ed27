"""Money: silver dollars, paper bills, lumps of gold."""

from pipeline.output import Output
from pipeline.recipe import recipe
from sounds.loudness import Level
from sounds.materials import GOLD, SILVER, TABLE, bounces, on_table, paper, tick
from sounds.recording import record
from sounds.synthesis import Dice, Sound, along, hump, place, silence


def clink(dice: Dice, force: float = 1.0) -> Sound:
    """Silver on silver."""
    ring = silence(1.0)
    place(ring, SILVER.struck(dice, 16_000, detuned=0.025), 0, 0.5 * force)
    place(ring, SILVER.struck(dice, 16_000, detuned=0.025), 0.0007, 0.3 * force)
    place(ring, tick(dice, 0.0006, 4000, 14_000), 0, 0.06 * force)
    return ring


def coin(dice: Dice) -> Sound:
    """One dollar dropped flat: it chinks, hops and flutters to rest."""
    drop = silence(1.3)
    pitch = dice.uniform(0.4, 0.5)
    for moment, force in bounces(dice, dice.uniform(0.09, 0.12), 0.6, shortest=0.012):
        place(
            drop,
            on_table(dice, SILVER, 1500 + 1200 * force, weight=0.5, ring=pitch, above=400),
            moment,
            force,
        )
    return drop


def coins(dice: Dice) -> Sound:
    """A handful poured out."""
    heap = silence(1.9)
    for index in range(9 + dice.integers(0, 3)):
        moment = 0.05 * index * dice.uniform(0.8, 1.25)
        place(heap, on_table(dice, SILVER, 1900, weight=0.6, ring=0.3), moment, dice.uniform(0.4, 0.9))
        place(heap, clink(dice, dice.uniform(0.25, 0.7)), moment + dice.uniform(0.01, 0.05))
    return heap


def bill(dice: Dice) -> Sound:
    """Worn paper that is picked up and put down."""
    length = dice.uniform(0.34, 0.44)
    rustle = silence(0.7)
    shape = along(length, (0, 0), (0.04, 1), (0.13, 0.35), (0.2, 0.8), (length, 0))
    place(rustle, paper(dice, length, 1100, 6800, grain=260) * shape, 0, 0.16)
    place(rustle, paper(dice, 0.12, 500, 3200, grain=500) * hump(0.12, 0.03, 0.012, 0.03), length * 0.8, 0.1)
    place(rustle, TABLE.struck(dice, 380), length * 0.82, 0.12)
    return rustle


def nugget(dice: Dice) -> Sound:
    """Heavy and soft: a thud with little ring, half a hop, a short roll."""
    drop = silence(0.9)
    for moment, force in bounces(dice, dice.uniform(0.08, 0.1), 0.46, shortest=0.02):
        place(drop, on_table(dice, GOLD, 900 + 600 * force, weight=1.1, ring=0.6, above=120), moment, force)
    for index in range(4):
        place(drop, on_table(dice, GOLD, 900, weight=0.5, ring=0.3), 0.15 + 0.04 * index, 0.14 * 0.7**index)
    return drop


@recipe("sounds/money")
def money(out: Output) -> None:
    """Coin, coins, bill and nugget."""
    record(out, "coin", 4, Level.TABLE, coin)
    record(out, "coins", 3, Level.TABLE, coins)
    record(out, "bill", 3, Level.SOFT, bill, wet=0.8)
    record(out, "nugget", 3, Level.TABLE, nugget)
