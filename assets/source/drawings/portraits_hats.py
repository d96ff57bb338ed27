"""What people wear on their heads."""

from dataclasses import dataclass

from drawings.cards_engraving import Flat, Layer, Solid
from drawings.palette import INK


@dataclass(frozen=True, slots=True)
class _Hat:
    crown: str
    brim: str
    band: str
    detail: str = ""


LIFT = 3.5
"""How far above the brow a hat sits, so that the eyes stay free."""
HATS = {
    "cowboy": _Hat(
        "M36 40C35 22 39 5 48 5C54 5 55 10 60 10C65 10 66 5 72 5C81 5 85 22 84 40z",
        "M8 30C12 45 30 48 60 48C90 48 108 45 112 30C108 29 103 37 84 38C70 39 50 39 36 38C17 37 12 29 8 30z",
        "M35.8 31Q60 35 84.2 31L84.3 38.5Q60 42 35.7 38.5z",
        detail="M60 11Q58 20 60 28M49 8Q46 16 48 25M71 8Q74 16 72 25",
    ),
    "stetson": _Hat(
        "M34 40C29 20 35 1 47 1C54 1 54 7 60 7C66 7 66 1 73 1C85 1 91 20 86 40z",
        "M4 38C14 30 30 36 60 36C90 36 106 30 116 38C104 50 86 48 60 48C34 48 16 50 4 38z",
        "M33 27Q60 31 87 27L86.6 35.6Q60 39.6 33.4 35.6z",
        detail="M60 8Q57 17 60 25M48 5Q45 13 47 22M72 5Q75 13 73 22",
    ),
    "flat": _Hat(
        "M36 39L38 15C50 11 70 11 82 15L84 39z",
        "M10 41C26 33 94 33 110 41C94 50 26 50 10 41z",
        "M36.6 28Q60 31.6 83.4 28L84 37Q60 40.6 36 37z",
        detail="M38 15Q60 21 82 15",
    ),
    "bowler": _Hat(
        "M37 40C35 9 85 9 83 40z",
        "M25 37C30 42 44 41 60 41C76 41 90 42 95 37C97 46 80 48.5 60 48.5C40 48.5 23 46 25 37z",
        "M36.6 31Q60 34.4 83.4 31V39Q60 42 36.8 39z",
    ),
    "top": _Hat(
        "M40 40C40 26 38 14 36 1C48 -3 72 -3 84 1C82 14 80 26 80 40z",
        "M22 36C30 43 44 41 60 41C76 41 90 43 98 36C99 47 80 49 60 49C40 49 21 47 22 36z",
        "M39.6 28Q60 31.6 80.4 28L80.2 38Q60 41.4 39.8 38z",
        detail="M36 1Q60 6 84 1",
    ),
    "sombrero": _Hat(
        "M42 38C42 18 49 2 60 1C71 2 78 18 78 38z",
        "M-8 28C-2 40 34 36 60 36C86 36 122 40 128 28C130 46 96 52 60 52C24 52 -10 46 -8 28z",
        "M42.4 27Q60 31 77.6 27L78 36Q60 39.6 42 36z",
        detail=(
            "M-2 36Q60 50 122 36M2 40q3 4 6 0t6 1 6 1 6 1 6 1 6 1M118 40q-3 4 -6 0t-6 1 -6 1 -6 1 -6 1 -6 1"
        ),
    ),
    "slouch": _Hat(
        "M37 40C33 24 40 12 52 14C58 8 74 10 80 18C86 24 84 34 83 40z",
        (
            "M12 46C20 34 36 38 60 37C84 38 102 32 110 44C104 54 96 44 80 47C66 50 50 46 38 "
            "49C26 52 18 56 12 46z"
        ),
        "M36.6 32Q60 38 83.8 32V38.4Q60 43 37 39z",
        detail="M52 15Q54 22 49 27M72 14Q70 22 74 28M88 41l5 4M30 42l-4 5",
    ),
    "cap": _Hat(
        "M36 40C32 22 40 15 60 15C80 15 88 22 84 40z",
        "M37 38Q60 33 83 38Q92 44 90 48Q60 40 30 48Q28 44 37 38z",
        "M36 32Q60 28 84 32L83.6 39Q60 35 36.4 39z",
        detail="M46 18Q43 24 44 31M53 16Q51 23 52 30M60 15.4V30M67 16Q69 23 68 30M74 18Q77 24 76 31",
    ),
}


def hat(kind: str, colour: str, band: str, turn: float = 0) -> list[Layer]:
    """A hat on the head: crown, band and brim."""
    worn = HATS[kind]
    tilt = f'<g transform="translate(0 {-LIFT}) rotate({turn} 60 40)">'
    crown, ribbon, brim = (f'{tilt}<path d="{path}"/></g>' for path in (worn.crown, worn.band, worn.brim))
    shadow = '<path d="M39 40Q60 46 81 40L81 48Q60 53 39 48z" fill="#2e1609" fill-opacity=".32"/>'
    detail = (
        f'{tilt}<path d="{worn.detail}" fill="none" stroke="{INK}" stroke-width="1.1" '
        'stroke-linecap="round" stroke-opacity=".8"/></g>'
    )
    return [
        Flat(shadow),
        Solid(crown, colour, 11, 1.1),
        Solid(ribbon, band, 3, 0.7),
        Solid(brim, colour, 6, 1.1, 0.04),
        Flat(detail),
    ]


def feathers(colours: tuple[str, ...], x: float = 80, y: float = 30, turn: float = 18) -> list[Layer]:
    """Feathers that stand up from a band or a hairpin."""
    layers: list[Layer] = []
    for number, colour in enumerate(colours):
        place = f'<g transform="translate({x} {y}) rotate({turn + 24 * number})">'
        vane = f'{place}<path d="M0 4C-8 -10 -7 -30 1 -40C8 -30 8 -10 0 4z"/></g>'
        quill = (
            f'{place}<path d="M0 6L0.6 -36M0 -8l-4 -5M0.2 -16l-4 -5M0.2 -12l4 -5M0.4 -22l4 '
            f'-5" fill="none" stroke="{INK}" stroke-width=".9"/></g>'
        )
        layers += [Solid(vane, colour, 4), Flat(quill)]
    return layers


def headband(colour: str, beads: str) -> list[Layer]:
    """A beaded band round the brow."""
    band = "M37.4 42Q60 34 82.6 42L82 49Q60 41 38 49z"
    pattern = "".join(
        f'<path d="M{x} {y}l2.6 -2.6 2.6 2.6 -2.6 2.6z" fill="{beads}"/>'
        for x, y in ((43, 43), (50, 41.2), (57.4, 40.6), (64.8, 41.2), (72, 43))
    )
    return [Solid(f'<path d="{band}"/>', colour, 3), Flat(pattern)]
