"""The pictures at the head of Dalton City's cards, 184 wide and 99 high: trades, diplomas, rides, papers."""

from collections.abc import Callable

from drawings import loop_pictures, ride_pictures
from drawings.cards_engraving import Flat, Layer, Solid, moved
from drawings.cards_props import bag, bill, nuggets
from drawings.cards_scenery import (
    CLAY,
    DAY,
    EVENING,
    burst,
    cactus,
    ground,
    mesas,
    mountains,
    shadow,
    sky,
    smoke,
    table,
    thing,
    wall,
)
from drawings.ink import star
from drawings.palette import BONE, INK, OXBLOOD, PALE_PARCHMENT

Scene = Callable[[], list[Layer]]
STEEL = "#8b8f92"
PLUM = "#8d6a9c"


def barber() -> list[Layer]:
    """A mirror with a shelf of lotions, the pole, scissors and a razor."""
    frame = '<ellipse cx="94" cy="37" rx="31" ry="34"/>'
    glass = '<ellipse cx="94" cy="37" rx="26" ry="29"/>'
    glints = (
        '<path d="M80 52L104 16M88 58L112 22" stroke="#fff" stroke-width="3.4" stroke-opacity=".5" '
        'stroke-linecap="round"/>'
    )
    return [
        *wall("#7d8a78", floor=118, lamp=(40, 30)),
        Solid(frame, "#b98a3a", 5, 1.2),
        Solid(glass, "#bcd0cf", 4, 0.9),
        Flat(glints),
        *_shelf(50, 140, 76),
        *thing("square-bottle", "#6f9a62", 68, 63, 25, relief=3, backing="#e4efd0"),
        *thing("perfume-bottle", "#b3566a", 93, 62, 27, relief=3, backing="#f4dfe0"),
        *thing("soap", "#e8d6a8", 118, 66, 21, relief=3, backing=None),
        *moved(loop_pictures.barber(), 26, 50, 2.1),
        *thing("scissors", STEEL, 158, 34, 48, turn=20, relief=3, backing=None),
        *thing("comb", "#8a5a30", 158, 74, 42, turn=-18, relief=3, backing=None),
    ]


def gunsmith() -> list[Layer]:
    """Rifles on the wall, a revolver on the bench."""
    pegs = '<path d="M46 27h6v11h-6zM142 22h6v11h-6z"/>'
    return [
        *wall(floor=118, lamp=(70, 30)),
        *thing("winchester-rifle", "#8f4f26", 92, 22, 140, turn=40, relief=4, backing="#3a322c"),
        Solid(pegs, "#5b3a22", 3, 0.9),
        *table(70),
        *shadow(74, 88, 80, 8),
        *thing("revolver", STEEL, 66, 68, 76, turn=-4, relief=5, backing=None),
        *shadow(150, 88, 40, 7),
        *thing("heavy-bullets", "#d9a53e", 150, 72, 38, relief=3, backing="#8a5a1c"),
    ]


def general_store() -> list[Layer]:
    """Shelves full of jars, and a counter full of goods."""
    return [
        *wall("#a5783f", floor=118, lamp=(100, 20)),
        *_shelf(-8, 192, 32),
        *thing("mason-jar", "#b9cfc4", 24, 18, 27, relief=3, backing="#d9795a"),
        *thing("mason-jar", "#b9cfc4", 52, 18, 27, relief=3, backing="#e0b24a"),
        *thing("oil-can", "#8d8478", 86, 18, 27, relief=3, backing=None),
        *thing("teapot", "#4f7f9c", 122, 19, 27, relief=3, backing=None),
        *thing("mason-jar", "#b9cfc4", 156, 18, 27, relief=3, backing="#8fa35c"),
        *table(78),
        *shadow(42, 92, 50, 7),
        *thing("barrel", "#9a6236", 36, 64, 58, relief=5, backing="#4a2c18"),
        *shadow(90, 92, 46, 7),
        *thing("flour", "#e9dcb8", 84, 64, 52, relief=5, backing="#b99a62"),
        *shadow(142, 92, 52, 7),
        *thing("old-lantern", "#c8953a", 128, 60, 54, relief=3, backing="#fff0b4"),
        *thing("shiny-apple", "#b3362a", 162, 76, 27, relief=4, backing="#f0d8b0"),
    ]


def saloon() -> list[Layer]:
    """A full glass on the bar, bottles behind it, and the doors swinging."""
    return [
        *wall("#7d3a30", floor=118, lamp=(48, 34)),
        *thing("saloon-doors", "#b57f43", 138, 40, 72, relief=3, backing="#ffdf94"),
        *_shelf(-8, 88, 36),
        *thing("wine-bottle", "#4f6f46", 16, 20, 32, relief=3, backing=None),
        *thing("brandy-bottle", "#a8622a", 40, 21, 29, relief=3, backing="#e8c27a"),
        *thing("square-bottle", "#c8923a", 66, 21, 28, relief=3, backing="#f4e2b0"),
        *table(72),
        *shadow(60, 90, 60, 8),
        *thing("beer-stein", "#e0a12f", 56, 63, 56, relief=5, backing="#fff3d0"),
        *shadow(104, 90, 24, 6),
        *thing("glass-shot", "#d9b27a", 100, 76, 25, relief=3, backing="#f6ead0"),
        *thing("cigar", "#8a5a30", 150, 80, 36, relief=3, backing=None),
    ]


def tailor() -> list[Layer]:
    """A sewing machine between what was made with it."""
    return [
        *wall("#5f7688", floor=118, lamp=(90, 26)),
        *thing("ample-dress", "#9a3a44", 28, 46, 78, relief=5, backing="#d98a8a"),
        *thing("shirt", "#4f7f9c", 156, 38, 62, relief=5, backing="#f6eeda"),
        *table(80),
        *shadow(92, 90, 74, 8),
        *thing("sewing-machine", "#3d3a3c", 92, 56, 72, relief=4, backing="#d9a53e"),
        *thing("scissors", STEEL, 132, 86, 30, turn=70, relief=2.4, backing=None),
        *thing("sewing-string", "#b3362a", 44, 82, 27, relief=3, backing="#e8cf9a"),
    ]


def bank() -> list[Layer]:
    """The safe, and what does not fit in it."""
    return [
        *wall("#6d7f62", floor=118, lamp=(60, 30)),
        *table(80, "#6a3f22"),
        *shadow(70, 92, 80, 8),
        *thing("strongbox", "#77807f", 66, 48, 82, relief=4, backing="#2f3a3a"),
        *shadow(140, 93, 70, 8),
        *bag(128, 92, 54),
        *bag(160, 94, 44, "#b98f52"),
        *bill(100, 90, 34, -14),
        *nuggets(22, 95, 34, (3, 2)),
    ]


def casino() -> list[Layer]:
    """A green table with cards, dice and chips."""
    felt = '<path d="M-8 46Q92 30 192 46V110H-8z"/>'
    rim = '<path d="M-8 40Q92 24 192 40V49Q92 33 -8 49z"/>'
    return [
        *wall("#6a2a3a", floor=118, lamp=(92, 14)),
        *thing("candle-holder", "#d9a53e", 20, 22, 36, relief=3, backing=None),
        *thing("candle-holder", "#d9a53e", 164, 22, 36, relief=3, backing=None),
        Solid(felt, "#3f7a55", 0, 1, 0.12, angle=8),
        Solid(rim, "#7a4526", 4, 1.1),
        *shadow(76, 86, 80, 9),
        *thing("poker-hand", BONE, 74, 58, 68, relief=2.4, backing="#b3261e"),
        *_chips(138, 92, "#a5281f", 5),
        *_chips(162, 88, "#2f5f94", 3),
        *_die(28, 76, 25, -12),
        *_die(122, 60, 19, 14),
    ]


def _chips(x: float, low: float, colour: str, count: int) -> list[Layer]:
    layers: list[Layer] = []
    for step in range(count):
        y = low - step * 6
        top = f'<ellipse cx="{x}" cy="{y - 7}" rx="13" ry="6"/>'
        edge = f'<path d="M{x - 13} {y - 7}v6a13 6 0 0 0 26 0v-6z"/>{top}'
        marks = "".join(f"M{x + at} {y - 1.4 - abs(at) * 0.12 + 2:.1f}v4.4" for at in (-8, 0, 8))
        layers += [
            Solid(edge, colour, 3, 0.9),
            Flat(f'<path d="{marks}" stroke="{BONE}" stroke-width="3.4"/>'),
        ]
    top = f'<ellipse cx="{x}" cy="{low - count * 6 - 1}" rx="8" ry="3.4"/>'
    return [*layers, Solid(top, PALE_PARCHMENT, 1.4, 0.7)]


def _die(x: float, y: float, size: float, turn: float) -> list[Layer]:
    body = '<rect x="-20" y="-20" width="40" height="40" rx="8"/>'
    spots = "".join(
        f'<circle cx="{a}" cy="{b}" r="4"/>' for a, b in ((-10, -10), (10, -10), (0, 0), (-10, 10), (10, 10))
    )
    return moved(
        [Solid(body, BONE, 5, 1.2, hatch=0.8), Flat(f'<g fill="{INK}">{spots}</g>')], x, y, size / 40, turn
    )


def _shelf(left: float, right: float, y: float) -> list[Layer]:
    under = f'<path d="M{left + 4} {y + 7}H{right - 2}V{y + 11}H{left + 4}z"/>'
    return [
        Solid(f'<path d="M{left} {y}H{right}V{y + 6}H{left}z"/>', "#7a4f2c", 3, 1),
        Flat(f'<g fill="{INK}" fill-opacity=".28">{under}</g>'),
    ]


def diploma(trade: str) -> list[Layer]:
    """A framed certificate of the trade, with laurels and a ribbon."""
    back = '<rect x="-8" y="-8" width="200" height="116"/>'
    frame = '<path d="M32 8H152V92H32z"/>'
    sheet = '<path d="M38 14H146V86H38z"/>'
    lines = (
        f'<rect x="42" y="18" width="100" height="64" fill="none" stroke="{INK}" stroke-width=".9"/>'
        f'<path d="M60 26H124M68 75H116" stroke="{INK}" stroke-width="2"/>'
    )
    ribbon = '<path d="M136 74l-6 24 8 -4 4 7 5 -7 8 4 -6 -24z"/>'
    return [
        Solid(back, PLUM, 0, 0, 0.16, angle=60),
        *burst(92, 50, 0, "#b79bc2", 26, 0.55),
        *shadow(96, 93, 128, 8),
        Solid(frame, "#b98a3a", 4, 1.2),
        Solid(sheet, "#fbf2d6", 2, 0.8, hatch=0.5),
        Flat(lines),
        *thing("laurels", "#8f9a52", 92, 50, 62, relief=2, backing=None),
        *moved(loop_pictures.TRADES[trade](), 92, 48, 0.86),
        Solid(ribbon, OXBLOOD, 3, 1),
        Solid(f'<path d="{star(142, 72, 15, 12, 0.8)}"/>', "#c8352a", 4, 1),
        Flat(f'<path d="{star(142, 72, 6)}" fill="#f0b0a0" fill-opacity=".9"/>'),
    ]


def boat() -> list[Layer]:
    """A paddle steamer on a broad river."""
    water = '<path d="M-8 66H192V110H-8z"/>'
    ripples = "".join(
        f"M{x} {y}q7 -4 14 0t14 0"
        for y, start in ((74, 4), (83, -12), (92, 8))
        for x in range(start, 190, 44)
    )
    return [
        *sky(DAY, (150, 30, 13)),
        *mesas(64, "#8f9a62", 5),
        Solid(water, "#6f9fb0", 0, 1, 0.1, angle=2),
        *smoke(74, 8, 0.3),
        *moved(ride_pictures.boat(), 94, 52, 1.36),
        Flat(f'<path d="{ripples}" fill="none" stroke="#e6f0e8" stroke-width="1.6" stroke-opacity=".8"/>'),
    ]


def stagecoach() -> list[Layer]:
    """A coach that leaves its dust behind."""
    dust = "".join(
        f'<circle cx="{x}" cy="{y}" r="{r}"/>'
        for x, y, r in ((146, 84, 9), (158, 78, 11), (172, 84, 10), (166, 68, 8), (180, 72, 8))
    )
    return [
        *sky(EVENING, (40, 34, 17)),
        *mesas(70, CLAY, 4),
        *ground(70),
        *cactus(20, 84, 44),
        *shadow(92, 91, 110, 8),
        Solid(dust, "#e3c48a", 7, 0.8, hatch=0.6),
        *moved(ride_pictures.stagecoach(), 96, 49, 1.72),
    ]


def railroad() -> list[Layer]:
    """A locomotive under snowy mountains."""
    bed = '<path d="M-8 84H192V110H-8z"/>'
    ties = "".join(f"M{x} 88h9v7h-9z" for x in range(-4, 190, 15))
    return [
        *sky("#c9d0c4", None),
        *mountains(78, "#7d7484", 16),
        *ground(76, "#b9a262"),
        *thing("pine-tree", "#5f7048", 168, 58, 50, relief=4),
        *thing("pine-tree", "#6f8052", 20, 62, 42, relief=4),
        Solid(bed, "#9a7a50", 0, 1, 0.15),
        Flat(
            f'<path d="{ties}" fill="#5b3a22" stroke="{INK}" stroke-width=".7"/>'
            f'<path d="M-8 88H192" stroke="#6a7076" stroke-width="3"/>'
        ),
        *smoke(108, 26, 0.5),
        *moved(ride_pictures.railroad(smoking=False), 84, 58, 1.5),
    ]


def daily_star() -> list[Layer]:
    """The front page on the editor's desk."""
    return [
        *wall("#7a5a40", floor=118, lamp=(60, 30)),
        *table(54),
        *shadow(88, 88, 90, 8),
        *moved(loop_pictures.daily_star(), 78, 50, 1.75, -6),
        *thing("quill-ink", "#2f3a52", 146, 50, 62, relief=4, backing=None),
        *thing("stamper", "#8a3a2a", 28, 66, 40, relief=4, backing=None),
    ]


def post_office() -> list[Layer]:
    """Letters on the counter, pigeonholes behind."""
    holes = "".join(
        f'<rect x="{x}" y="{y}" width="24" height="17"/>' for x in range(6, 180, 29) for y in (4, 26)
    )
    letters = "".join(
        f'<path d="M{x + 3} {y + 17}V{y + 6}H{x + 20}V{y + 17}z"/>'
        for x, y in ((6, 4), (64, 4), (93, 26), (151, 4), (35, 26), (122, 26))
    )
    return [
        *wall("#94683c", floor=118, lamp=(92, 26)),
        Solid(holes, "#4a2d18", 2, 1, 0.2),
        Solid(letters, "#e9dcb8", 2, 0.7),
        *table(58),
        *shadow(84, 92, 110, 8),
        *moved(loop_pictures.post_office(), 66, 64, 1.35, -9),
        *moved(loop_pictures.post_office(), 104, 68, 1.35, 6),
        *thing("stamper", "#8a3a2a", 160, 66, 46, relief=4, backing=None),
    ]


TRADES: dict[str, Scene] = {
    "barber": barber,
    "gunsmith": gunsmith,
    "general_store": general_store,
    "saloon": saloon,
    "tailor": tailor,
    "bank": bank,
    "casino": casino,
}
OTHERS: dict[str, Scene] = {
    "transit.boat": boat,
    "transit.stagecoach": stagecoach,
    "transit.railroad": railroad,
    "daily_star": daily_star,
    "post_office": post_office,
}
