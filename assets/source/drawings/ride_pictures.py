"""The three rides of Dalton City from the side, engraved: steamer, coach and train, around 0, 0, 64 wide."""

from drawings.cards_engraving import Flat, Layer, Solid
from drawings.palette import BRASS, INK

CREAM, RED, IRON, WOOD = "#f8f0d8", "#a5392a", "#4f5a61", "#a8673a"


def boat() -> list[Layer]:
    """A paddle steamer, bound for the right, its wheel behind."""
    hull = '<path d="M-26 7H24L33 2V10Q30 19 22 19H-24z"/>'
    decks = '<path d="M-23 -5H21V8H-23zM-17 -16H15V-5H-17z"/>'
    roofs = '<path d="M-27 -7.4H25V-4H-27zM-21 -18.4H19V-15H-21zM0 -26.4H14V-23.6H0z"/>'
    pilot = '<path d="M2 -24H12V-18H2z"/>'
    funnels = '<path d="M-15 -18V-30H-17V-33H-9V-30H-11V-18zM-5 -18V-30H-7V-33H1V-30H-1V-18z"/>'
    windows = "".join(
        f'<rect x="{x}" y="{y}" width="4.4" height="5.4"/>'
        for x, y in (*((x, -13) for x in (-14, -6.6, 0.8, 8.2)), *((x, -1) for x in (-8, -0.6, 6.8, 14.2)))
    )
    wheel = '<circle cx="-22" cy="8" r="12" fill="none" stroke="#000" stroke-width="3.2"/>'
    return [
        Solid(funnels, "#3a3634", 2, 0.9),
        Solid(pilot, CREAM, 1.6, 0.9),
        Solid(decks, CREAM, 2, 1),
        Solid(roofs, RED, 1.4, 0.8),
        Flat(f'<g fill="#5f7f94" stroke="{INK}" stroke-width=".7">{windows}</g>'),
        Solid(hull, "#8f4f2c", 5, 1.1),
        Flat(_spokes(-22, 8, 15, 30, "#7d1a16", 3)),
        Solid(wheel, "#c8453a", 1.6, 0.8),
        Solid('<circle cx="-22" cy="8" r="3.2"/>', BRASS, 1.6, 0.7),
    ]


def stagecoach() -> list[Layer]:
    """Bound for the left, with trunks on its roof."""
    body = '<path d="M-17 8Q-23 -3 -20 -14H20Q24 -3 18 8Q0 13 -17 8z"/>'
    roof = '<path d="M-24 -18.6h48v4.2h-48zM-31 -4h11v5h-8l-3.6 10 -3 -1.2z"/>'
    load = '<path d="M-12 -26h14v7.4h-14zM4 -24h11v5.4h-11z"/>'
    windows = (
        '<path d="M-15.6 -10.4h8.4v9.6q-5 1.4 -8.2 .4zM-4.4 -10.4h8.8v10.6h-8.8z'
        'M7.2 -10.4h8.2v9.4q-3 1 -8.2 .6z"/>'
    )
    return [
        Solid(load, WOOD, 2, 0.9),
        Solid(body, RED, 5, 1.1),
        Solid(windows, "#ffe3a0", 0, 0.8),
        Solid(roof, "#5b3218", 1.6, 0.9),
        *_wheel(-13.5, 15, 8.6, "#d9a53e"),
        *_wheel(14, 13.4, 10.4, "#d9a53e"),
    ]


def railroad(smoking: bool = True) -> list[Layer]:
    """A locomotive, bound for the right."""
    puffs = "".join(
        f'<circle cx="{x}" cy="{y}" r="{r}"/>'
        for x, y, r in ((13, -25, 4), (6, -28, 5), (-3, -26, 5), (-12, -29, 4.4))
    )
    stack = '<path d="M15 -8V-14L11.6 -20H24.4L21 -14V-8z"/>'
    dome = '<path d="M-3 -7V-12Q1.5 -17 6 -12V-7z"/>'
    boiler = '<path d="M-10 -9H24Q28.6 -9 28.6 0T24 9H-10z"/>'
    bands = f'<path d="M-1 -9V9M10 -9V9M20 -9V9" stroke="{BRASS}" stroke-width="2"/>'
    cab = '<path d="M-28 -18H-9V9H-28z"/>'
    roof = '<path d="M-32 -21.6H-5V-17.4H-32z"/>'
    pilot = '<path d="M25 9H31L39 20H24z"/>'
    ribs = f'<path d="M28 10L29 19.6M31 10L34 19.6" stroke="{INK}" stroke-width="1"/>'
    return [
        *([Solid(puffs, "#e6dcc4", 4, 0.8, hatch=0.7)] if smoking else []),
        Solid(stack, IRON, 3, 0.9),
        Solid(dome, BRASS, 3, 0.9),
        Solid(boiler, IRON, 8, 1.1),
        Flat(bands),
        Solid('<circle cx="29" cy="-11" r="3.6"/>', "#ffe08a", 2, 0.9),
        Solid(cab, RED, 3, 1),
        Solid('<rect x="-23.6" y="-13.6" width="10" height="9"/>', "#ffe3a0", 0, 0.9),
        Solid(roof, "#4a2a18", 1.6, 0.9),
        Solid('<path d="M-30 8H30V12H-30z"/>', "#6a3a22", 1.6, 0.9),
        Solid(pilot, RED, 2, 0.9),
        Flat(ribs),
        *_wheel(-19, 13.6, 7.8, "#c8453a"),
        *_wheel(-1, 13.6, 7.8, "#c8453a"),
        *_wheel(15, 16.4, 4.6, "#c8453a"),
        Solid('<path d="M-21 12.2H12V15H-21z"/>', "#b9bfc2", 1.2, 0.7),
    ]


def _wheel(x: float, y: float, radius: float, colour: str) -> list[Layer]:
    rim = f'<circle cx="{x}" cy="{y}" r="{radius}" fill="none" stroke="#000" stroke-width="3"/>'
    return [
        Flat(_spokes(x, y, radius, 45, INK, 1.7)),
        Solid(rim, colour, 1.4, 0.7),
        Solid(f'<circle cx="{x}" cy="{y}" r="2.4"/>', colour, 1.4, 0.7),
    ]


def _spokes(x: float, y: float, reach: float, apart: int, colour: str, weight: float) -> str:
    lines = "".join(
        f'<path d="M{x} {y - reach}v{2 * reach}" transform="rotate({turn} {x} {y})"/>'
        for turn in range(0, 180, apart)
    )
    return f'<g stroke="{colour}" stroke-width="{weight}">{lines}</g>'
