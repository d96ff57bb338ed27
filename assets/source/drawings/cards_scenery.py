"""Backdrops for the cards: desert, hills, rooms and what stands about in them."""

import math
import random

from drawings import svg
from drawings.cards_engraving import Flat, Layer, Solid, moved
from drawings.ink import rays
from drawings.palette import INK

WIDTH, HEIGHT = 184, 158
SAND, CLAY, ROCK, DUSK = "#d9ad6a", "#b9733f", "#9b5a36", "#7d6a72"
DAY, EVENING, NIGHT = "#e9cf98", "#e3a867", "#5d6670"
SAGE, PLANK, SHADE = "#7f8a58", "#9a6a3c", "#5b3a22"


def sky(
    colour: str = DAY, sun: tuple[float, float, float] | None = (48, 58, 17), glow: str = "#f6e3ae"
) -> list[Layer]:
    """A wash with ruled lines that thin out downwards, and a sun with its rays."""
    lines = "".join(
        (
            f'<path d="M0 {y:.1f}H{WIDTH}" stroke="{INK}" stroke-opacity=".38" '
            f'stroke-width="{0.8 - y / 170:.2f}"/>'
        )
        for y in _steps(2, 100, 3.1)
    )
    layers: list[Layer] = [Flat(f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{colour}"/>')]
    if sun is None:
        return [*layers, Flat(lines)]
    x, y, radius = sun
    layers.append(Flat(rays(x, y, radius, 260, 30, glow) + lines))
    layers.append(Solid(_circle(x, y, radius), "#f3c765", 0, 0.8, hatch=0))
    return layers


def mesas(low: float = 104, colour: str = CLAY, seed: int = 1) -> list[Layer]:
    """Table mountains on the horizon."""
    chance = random.Random(seed)
    shapes = []
    x = -14.0
    while x < WIDTH:
        width, height = chance.uniform(26, 58), chance.uniform(12, 34)
        shapes.append(
            f"M{x} {low}l{width * 0.2} {-height * 0.35} 3 "
            f"{-height * 0.65}h{width * 0.45}l3 {height * 0.7} {width * 0.25} "
            f"{height * 0.3}z"
        )
        x += width * chance.uniform(0.75, 1.3)
    path = f'<path d="{"".join(shapes)}"/>'
    return [Solid(path, colour, 7, 0.8, 0.1, angle=78, period=2.6)]


def mountains(low: float = 106, colour: str = DUSK, peak: float = 48) -> list[Layer]:
    """A sharp range with snow on its tops."""
    path = (
        f'<path d="M-4 {low}L26 {peak + 24} 40 {peak + 34} 72 {peak} 98 {peak + 32} 112 '
        f'{peak + 20} 140 {peak + 44} 158 {peak + 28} 190 {low}z"/>'
    )
    snow = f'<path d="M72 {peak}l12 15 -5 2 -5 -5 -4 7 -5 -6 -5 5zM112 {peak + 20}l7 7 -5 2 -4 -3 -4 2z"/>'
    return [Solid(path, colour, 14, 0.9, 0.12, angle=62), Solid(snow, "#f1e8d2", 3, 0.4, hatch=0.4)]


def ground(low: float = 104, colour: str = SAND, seed: int = 1) -> list[Layer]:
    """Sand that rolls towards us, with pebbles and tufts."""
    chance = random.Random(seed)
    edge = f"M0 {low}C40 {low - 5} 70 {low + 4} 110 {low} S160 {low - 4} {WIDTH} {low + 1}V{HEIGHT}H0z"
    strokes = []
    for _ in range(46):
        y = low + 6 + chance.random() ** 0.7 * (HEIGHT - low)
        x, length = chance.uniform(-6, WIDTH), chance.uniform(4, 15)
        strokes.append(f"M{x:.1f} {y:.1f}q{length / 2:.1f} {chance.uniform(-1.6, 0.6):.1f} {length:.1f} 0")
    marks = (
        f'<path d="{"".join(strokes)}" fill="none" stroke="{INK}" stroke-opacity=".55" stroke-width=".7"/>'
    )
    return [Solid(f'<path d="{edge}"/>', colour, 10, 0.9, 0.02, angle=4), Flat(marks)]


def cactus(x: float, low: float, height: float, colour: str = SAGE, flip: bool = False) -> list[Layer]:
    """A saguaro that stands at x, low."""
    arms = (
        '<path d="M0 0V-92M0 -34H-17Q-24 -34 -24 -42V-60M0 -46H15Q22 -46 22 -54V-76" fill="none" '
        'stroke="#000" stroke-width="13" stroke-linecap="round" stroke-linejoin="round"/>'
    )
    ribs = (
        f'<path d="M-2.4 -3V-90M2.2 -3V-90M-24 -44V-58M22 -56V-74" fill="none" stroke="{INK}" '
        f'stroke-width="1" stroke-dasharray="3 2" stroke-opacity=".75"/>'
    )
    size = height / 98
    return moved([Solid(arms, colour, 6.5, 1.1), Flat(ribs)], x, low, -size if flip else size)


def rock(x: float, low: float, width: float, colour: str = ROCK) -> list[Layer]:
    """A boulder with a few facets."""
    body = '<path d="M-50 0L-44 -22 -22 -40 10 -44 34 -32 50 -10 48 0z"/>'
    facets = (
        '<path d="M-22 -40L-12 -18 10 -44M-12 -18L-20 0M-12 -18L26 -12 34 -32M26 -12L30 0" '
        f'fill="none" stroke="{INK}" stroke-width="1.3" stroke-opacity=".7"/>'
    )
    return moved([Solid(body, colour, 22, 1.2, 0.06), Flat(facets)], x, low, width / 100)


def wall(colour: str = PLANK, floor: float = 116, lamp: tuple[float, float] | None = (40, 48)) -> list[Layer]:
    """A boarded room with the lamp's light on the wall, and a floor of planks towards us."""
    boards = "".join(f"M{x:.1f} 0V{floor}" for x in _steps(10, WIDTH, 19))
    planks = "".join(f"M{92 + (x - 92) * 0.55:.1f} {floor}L{x:.1f} {HEIGHT}" for x in _steps(-90, 290, 26))
    knots = "".join(
        f"M{x} {y}q-3 5 0 10q3 -5 0 -10M{x} {y - 14}q-5 10 -4 19M{x} {y + 24}q4 -8 4 -17"
        for x, y in ((19, 80), (76, 34), (133, 86), (171, 40))
    )
    layers: list[Layer] = [
        Solid(
            f'<rect x="-9" y="-9" width="{WIDTH + 18}" height="{floor + 9}"/>',
            colour,
            0,
            0,
            0.14,
            angle=90,
            period=2.2,
        ),
        Flat(f'<path d="{knots}" fill="none" stroke="{INK}" stroke-opacity=".5" stroke-width=".7"/>'),
        Flat(f'<path d="{boards}" stroke="{INK}" stroke-width="1.1" stroke-opacity=".8"/>'),
        Solid(
            f'<rect x="-9" y="{floor}" width="{WIDTH + 18}" height="60"/>',
            "#7a4f2c",
            0,
            1,
            0.22,
            angle=0,
            period=2.4,
        ),
        Flat(f'<path d="{planks}" stroke="{INK}" stroke-width="1" stroke-opacity=".8"/>'),
    ]
    if lamp:
        x, y = lamp
        layers.append(Flat(_light(x, y)))
    return layers


def table(low: float = 112, colour: str = "#7a4526") -> list[Layer]:
    """The near edge of a table top, for what lies on it."""
    top = f'<path d="M-8 {low}H{WIDTH + 8}V{HEIGHT + 8}H-8z"/>'
    grain = "".join(f"M0 {y:.1f}q46 {3 - (y % 5)} 92 0t92 0" for y in _steps(low + 7, HEIGHT, 7))
    return [
        Solid(top, colour, 6, 1.2, 0.05, angle=2, period=2.6),
        Flat(f'<path d="{grain}" fill="none" stroke="{INK}" stroke-opacity=".55" stroke-width=".8"/>'),
    ]


def burst(
    x: float, y: float, near: float, colour: str = "#f4dca0", count: int = 22, strength: float = 1
) -> list[Layer]:
    """Wedges of light behind the thing the card is about."""
    return [Flat(f'<g fill-opacity="{strength}">{rays(x, y, near, 260, count, colour)}</g>')]


def shadow(x: float, y: float, width: float, height: float = 6) -> list[Layer]:
    """What a thing throws on the ground, hatched away from the lamp."""
    ellipse = f'<ellipse cx="{x + width * 0.1}" cy="{y}" rx="{width / 2}" ry="{height / 2}"/>'
    strokes = "".join(
        f"M{x - width * 0.4 + width * step / 7:.1f} {y + (step % 2) * 1.4:.1f}h{width * 0.26:.1f}"
        for step in range(8)
    )
    return [
        Flat(f'<g fill="{INK}" fill-opacity=".42">{ellipse}</g>'),
        Flat(f'<path d="{strokes}" stroke="{INK}" stroke-width=".9" stroke-opacity=".7"/>'),
    ]


def thing(
    name: str,
    colour: str,
    x: float,
    y: float,
    size: float,
    *,
    turn: float = 0,
    flip: bool = False,
    relief: float = 5,
    backing: str | None = INK,
    hatch: float = 1,
    shade: float = 0,
) -> list[Layer]:
    """A thing of the icon set, engraved, with its middle at x, y."""
    shape = svg.icon(name, "#000", size, -size / 2, -size / 2)
    placed = f'<g transform="translate({x} {y}) rotate({turn}) scale({-1 if flip else 1} 1)">{shape}</g>'
    return [Solid(placed, colour, relief, 0.95, shade, backing=backing, hatch=hatch)]


def smoke(x: float, y: float, size: float, colour: str = "#e6dac0") -> list[Layer]:
    """A puff that curls up."""
    puffs = ((0, 0, 9), (9, -9, 11), (-3, -15, 10), (9, -25, 12), (-4, -33, 9), (6, -42, 10), (16, -50, 7))
    shape = "".join(_circle(px, py, radius) for px, py, radius in puffs)
    return moved([Solid(shape, colour, 8, 1, hatch=0.7)], x, y, size)


def _circle(x: float, y: float, radius: float) -> str:
    return f'<circle cx="{x}" cy="{y}" r="{radius}"/>'


def _light(x: float, y: float) -> str:
    glow = (
        f'<radialGradient id="glow" gradientUnits="userSpaceOnUse" cx="{x}" cy="{y}" r="130">'
        '<stop offset="0" stop-color="#ffe3a0" stop-opacity=".75"/><stop offset=".45" '
        'stop-color="#ffcf7a" stop-opacity=".25"/>'
        '<stop offset="1" stop-color="#2e1609" stop-opacity=".35"/></radialGradient>'
    )
    return f'<defs>{glow}</defs><rect width="{WIDTH}" height="{HEIGHT}" fill="url(#glow)"/>'


def _steps(start: float, stop: float, step: float) -> list[float]:
    return [start + step * number for number in range(math.ceil((stop - start) / step))]
