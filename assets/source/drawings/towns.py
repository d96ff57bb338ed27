"""The seven towns of Dalton City: a colour each, and an emblem for whoever cannot tell colours apart."""

import math

from drawings.ink import star
from drawings.palette import BONE, INK, PALE_BRASS
from drawings.svg import icon, render
from pipeline.output import Output
from pipeline.recipe import recipe

SIDE = 40
"""Of the emblem on its ground, in units."""
COLOURS = {
    "rock": "#525b63",
    "river": "#2c639c",
    "cactus": "#7fa343",
    "desert": "#e6b238",
    "desperados": "#98261d",
    "little": "#c78db4",
    "dalton": "#2a1a12",
}
"""They differ in lightness too; no town has the colour of Dalton City's gold on black."""
PALE = ("cactus", "desert", "little")
"""Those so light that what is printed on them must be dark."""


@recipe("dalton_city/towns")
def towns(out: Output) -> None:
    """A disc for each, for lists, seats and cards."""
    rows = {town: [render(disc(town, SIDE / 2, SIDE / 2, SIDE / 2 - 1), (SIDE, SIDE))] for town in COLOURS}
    out.sheet("dalton_city/town", rows, anchor=(SIDE / 2, SIDE / 2), credit=["game-icons"], lossless=True)


def disc(town: str, x: float, y: float, radius: float) -> str:
    """A town's emblem on its colour, round, with a pale rim."""
    return (
        f'<circle cx="{x}" cy="{y}" r="{radius}" fill="{INK}"/>'
        f'<circle cx="{x}" cy="{y}" r="{radius * 0.93}" fill="{BONE}"/>'
        f'<circle cx="{x}" cy="{y}" r="{radius * 0.83}" fill="{COLOURS[town]}"/>'
        f"{emblem(town, x, y, radius * 1.3, on(town))}"
    )


def on(town: str) -> str:
    """The ink that is read on a town's colour."""
    if town == "dalton":
        return PALE_BRASS
    return INK if town in PALE else BONE


def emblem(town: str, x: float, y: float, size: float, ink: str) -> str:
    """What a town is known by, around a point."""
    return f'<g transform="translate({x} {y}) scale({size / 24})">{_EMBLEMS[town](ink)}</g>'


def _rock(ink: str) -> str:
    """Two peaks."""
    peaks = "M-11 9L-3.4 -9.6L1.2 -1.6L4.6 -6.2L11 9z"
    return f'<path d="{peaks}" fill="{ink}" stroke="{ink}" stroke-linejoin="round"/>'


def _river(ink: str) -> str:
    waves = "".join(f"M-11 {y}q2.75 -4.4 5.5 0t5.5 0 5.5 0 5.5 0" for y in (-6, 0.6, 7.2))
    return f'<path d="{waves}" fill="none" stroke="{ink}" stroke-width="2.9" stroke-linecap="round"/>'


def _cactus(ink: str) -> str:
    """A prickly pear: no pawn looks like it."""
    pads = ((0, 2.4, 4.3, 8.8, 0), (-7.3, 1.6, 2.9, 5, -44), (6.6, -3, 3, 5.4, 38), (-9.4, -4.8, 2.3, 3.4, 6))
    ovals = "".join(
        f'<ellipse rx="{rx}" ry="{ry}" transform="translate({x} {y}) rotate({turn})"/>'
        for x, y, rx, ry, turn in pads
    )
    fruits = '<circle cx="-.2" cy="-8.2" r="2.2"/><circle cx="10" cy="-8" r="2"/>'
    return f'<g fill="{ink}">{ovals}{fruits}<path d="M-7 9.4H7V11.6H-7z"/></g>'


def _desert(ink: str) -> str:
    rays = "".join(
        f"M{6.8 * math.cos(a):.2f} {6.8 * math.sin(a):.2f}L{11 * math.cos(a):.2f} {11 * math.sin(a):.2f}"
        for a in (math.tau * step / 8 for step in range(8))
    )
    beams = f'<path d="{rays}" stroke="{ink}" stroke-width="2.6" stroke-linecap="round"/>'
    return f'<circle r="4.9" fill="{ink}"/>{beams}'


def _desperados(ink: str) -> str:
    """The mask of those who founded it."""
    return icon("domino-mask", ink, 27, -13.5, -13.5)


def _little(ink: str) -> str:
    """One house."""
    return (
        f'<path d="M-11 0L0 -10L11 0H8V10H2.6V3H-2.6V10H-8V0z" fill="{ink}" stroke="{ink}" '
        'stroke-width=".8" stroke-linejoin="round"/>'
    )


def _dalton(ink: str) -> str:
    return f'<path d="{star(0, 0.8, 12, inner=0.42)}" fill="{ink}"/>'


_EMBLEMS = {
    "rock": _rock,
    "river": _river,
    "cactus": _cactus,
    "desert": _desert,
    "desperados": _desperados,
    "little": _little,
    "dalton": _dalton,
}
