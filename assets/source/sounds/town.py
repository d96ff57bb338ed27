"""What is heard in town: the telegraph, a till, a newspaper, the door of a cell, a pair of scales."""

import numpy as np
from scipy import signal

from pipeline.output import RATE, Output
from pipeline.recipe import recipe
from sounds.cards import snap
from sounds.loudness import Level
from sounds.materials import TABLE, paper, tick
from sounds.metal import BELL
from sounds.money import clink
from sounds.recording import record
from sounds.synthesis import (
    Body,
    Dice,
    Sound,
    along,
    body,
    darker,
    fading,
    hump,
    noise,
    place,
    silence,
    wavering,
)

SOUNDER = body(
    (1240, 0.007, 0.6), (2060, 0.011, 1), (3350, 0.008, 0.8), (5100, 0.005, 0.5), (7300, 0.003, 0.25)
)
DOT = 0.052
CALLS = ("-.. -.-.", "..- .-.", "-.- .--")
"""What comes down the wire, in dots and dashes."""
IRON = body(
    *(
        (148, 0.15, 0.5),
        (263, 0.2, 0.8),
        (421, 0.22, 1.0),
        (427, 0.2, 0.5),
        (688, 0.19, 0.9),
        (1043, 0.16, 0.7),
    ),
    *((1512, 0.13, 0.55), (2180, 0.12, 0.4), (3040, 0.08, 0.3), (4400, 0.05, 0.15)),
)
HINGE = body((620, 0.012, 0.7), (1150, 0.016, 1), (1890, 0.012, 0.8), (2760, 0.009, 0.5), (3900, 0.006, 0.3))
PAN = body(
    *(
        (1720, 0.22, 0.9),
        (1726, 0.2, 0.5),
        (3010, 0.18, 1.0),
        (4620, 0.2, 0.6),
        (6480, 0.12, 0.4),
        (8900, 0.07, 0.2),
    )
)


def _strike(dice: Dice, thing: Body, hardness: float) -> Sound:
    """The armature of the sounder hits a stop."""
    blow = silence(0.16)
    place(blow, thing.struck(dice, hardness, detuned=0.008, patchy=0.3), 0, 0.7)
    place(blow, TABLE.struck(dice, 1100), 0, 0.4)
    place(blow, tick(dice, 0.0006, 2000, 9000), 0, 0.08)
    return blow


def telegraph(dice: Dice) -> Sound:
    """A word in Morse: the armature goes down and up with every dot and dash."""
    wire = silence(2.2)
    moment = 0.01
    for sign in CALLS[int(dice.integers(len(CALLS)))]:
        if sign == " ":
            moment += 2 * DOT
            continue
        held = DOT * (1 if sign == "." else 3) * dice.uniform(0.92, 1.08)
        place(wire, _strike(dice, SOUNDER, 6500), moment, dice.uniform(0.9, 1))
        place(wire, _strike(dice, SOUNDER, 3800), moment + held, 0.5)
        moment += held + DOT * dice.uniform(0.95, 1.1)
    return wire


def till(dice: Dice) -> Sound:
    """Keys down, the bell, and the drawer that springs out with its coins."""
    sale = silence(2.4)
    place(sale, _strike(dice, SOUNDER, 2200), 0, 0.8)
    place(sale, TABLE.struck(dice, 900), 0.004, 0.7)
    place(sale, TABLE.struck(dice, 600), 0.12, 0.9)
    rattle = noise(dice, 0.1, 700, 3800) * hump(0.1, 0.04, 0.03, 0.02)
    place(sale, rattle * wavering(dice, 0.1, 80, 0.7), 0.05, 0.08)
    for moment, force in ((0.17, 0.48), (0.235, 0.24)):
        ring = BELL.struck(dice, 12_000, detuned=0.01, patchy=0.3)
        place(sale, ring * fading(len(ring) / RATE, 0.3), moment, force)  # a small bell
    slide = noise(dice, 0.22, 300, 2200) * hump(0.22, 0.1, 0.06, 0.05)
    place(sale, slide, 0.2, 0.09)
    place(sale, TABLE.struck(dice, 750), 0.38, 1.1)
    for index in range(6):
        place(sale, clink(dice, dice.uniform(0.15, 0.4)), 0.385 + 0.035 * index * dice.uniform(0.6, 1.4))
    return sale


def newspaper(dice: Dice) -> Sound:
    """A large sheet is shaken open, folded over, and snaps."""
    sheet = silence(1.5)
    moment = 0.0
    for about, force in ((0.34, 0.7), (0.26, 1.0), (0.3, 0.55)):
        length = about * dice.uniform(0.9, 1.1)
        rustle = paper(dice, length, 420, 6200, grain=420) * hump(
            length, length * 0.45, length * 0.22, length * 0.25
        )
        place(sheet, rustle * wavering(dice, length, 36, 0.5), moment, 0.2 * force)
        flap = darker(noise(dice, length, 150, 900), 600) * hump(length, length * 0.5, 0.03, 0.05)
        place(sheet, flap, moment, 0.07 * force)
        moment += length * 0.78
    for late in (-0.27, -0.02):
        place(sheet, snap(dice, 1.3), moment + late)
    return sheet


def cell_door(dice: Dice) -> Sound:
    """A rusty hinge, bars that clang shut, and the lock."""
    shut = silence(2.6)
    length = dice.uniform(0.5, 0.58)
    rate = along(length, (0, 50), (length * 0.5, 118), (length, 150)) * dice.uniform(0.94, 1.06)
    phase = np.cumsum(rate * (1 + 0.08 * dice.normal(size=len(rate)))) / RATE
    slips = np.diff(np.floor(phase), prepend=0) * dice.uniform(0.5, 1, len(rate))
    creak = signal.fftconvolve(slips, HINGE.struck(dice, 4200, detuned=0.02, patchy=0.7))[: len(rate)]
    place(shut, creak * hump(length, length * 0.6, length * 0.3, length * 0.2), 0, 0.3)
    blow = length - 0.03
    place(shut, IRON.struck(dice, 3600, detuned=0.01, patchy=0.4), blow, 0.8)
    place(shut, IRON.struck(dice, 2000, detuned=0.02, patchy=0.6), blow + 0.052, 0.3)
    place(shut, TABLE.struck(dice, 500), blow, 1.0)
    place(shut, noise(dice, 0.08, 500, 5200) * fading(0.08, 0.01), blow, 0.16)
    for late, force in ((0.42, 0.6), (0.5, 1.0)):
        place(shut, _strike(dice, HINGE, 4600), blow + late, force)
    return shut


def scales(dice: Dice) -> Sound:
    """Brass pans that swing, touch and come to rest."""
    weighing = silence(2.4)
    moment, gap, force = 0.0, 0.3, 1.0
    for index in range(4):
        place(
            weighing,
            PAN.struck(dice, 6500, detuned=0.004 + 0.03 * (index % 2), patchy=0.4),
            moment,
            0.3 * force,
        )
        place(weighing, tick(dice, 0.0007, 3000, 11_000), moment, 0.04 * force)
        for link in range(3):
            chain = clink(dice, 0.05 * force * dice.uniform(0.4, 1))
            place(weighing, chain, moment + 0.02 + 0.03 * link * dice.uniform(0.7, 1.3))
        moment += gap * dice.uniform(0.93, 1.07)
        gap, force = gap * 0.86, force * 0.8
    return weighing


@recipe("sounds/town")
def town(out: Output) -> None:
    """Telegraph, till, newspaper, cell door and scales."""
    record(out, "telegraph", 3, Level.SOFT, telegraph, wet=0.8)
    record(out, "till", 2, Level.TABLE, till)
    record(out, "newspaper", 2, Level.SOFT, newspaper, wet=0.8)
    record(out, "cell_door", 2, Level.TABLE, cell_door)
    record(out, "scales", 2, Level.SOFT, scales)
