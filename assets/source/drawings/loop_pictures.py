"""What is pictured on the squares of Dalton City, engraved, around the middle of a square at 0, 0."""

from collections.abc import Callable

from drawings import ride_pictures
from drawings.cards_engraving import Flat, Layer, Solid, moved
from drawings.cards_props import nuggets
from drawings.cards_scenery import burst, thing
from drawings.ink import star
from drawings.palette import BONE, BRASS, INK, OXBLOOD, PALE_PARCHMENT

STEEL, WOOD, AMBER, CLOTH = "#8b8f92", "#a8673a", "#dc9a2c", "#4f7f9c"


def barber() -> list[Layer]:
    """The pole outside every barber's shop."""
    glass = '<rect x="-6.5" y="-11" width="13" height="21"/>'
    red = "".join(f"M-6.5 {y + 6}L6.5 {y - 2}v5.4L-6.5 {y + 11.4}z" for y in (-14, -2.6))
    blue = "".join(f"M-6.5 {y + 6}L6.5 {y - 2}v2.8L-6.5 {y + 8.8}z" for y in (-7.4, 4))
    caps = (
        '<rect x="-9" y="-14.5" width="18" height="4.4" rx="1.6"/><rect x="-9" y="9.4" width="18" '
        'height="4.4" rx="1.6"/>'
    )
    ball = '<circle cy="-18" r="4"/><path d="M-6 14h12q-1 4.6 -6 4.6t-6 -4.6z"/>'
    clip = '<clipPath id="pole"><rect x="-6.5" y="-11" width="13" height="21"/></clipPath>'
    stripes = (
        f'<defs>{clip}</defs><g clip-path="url(#pole)"><path d="{red}" fill="#b3261e"/>'
        f'<path d="{blue}" fill="#2f5f94"/></g>'
    )
    return [
        Solid(glass, "#f6eeda", 0, 1),
        Flat(stripes),
        Solid(ball, BRASS, 3, 0.9),
        Solid(caps, BRASS, 2.2, 0.9),
        Flat('<path d="M-3.6 -9V9" stroke="#fff" stroke-width="1.6" stroke-opacity=".65"/>'),
    ]


def gunsmith() -> list[Layer]:
    return thing("revolver", STEEL, 0, 0, 50, turn=-24, relief=3, backing=None)


def general_store() -> list[Layer]:
    return thing("barrel", WOOD, 0, 0, 39, relief=3.4, backing="#4a2c18")


def saloon() -> list[Layer]:
    return thing("beer-stein", AMBER, 0, 0, 39, relief=3.4, backing="#fff3d0")


def tailor() -> list[Layer]:
    return thing("shirt", CLOTH, 0, 0, 40, relief=3, backing="#f6eeda")


def bank() -> list[Layer]:
    return thing("strongbox", "#6d7f72", 0, 0, 38, relief=2.6, backing="#e8c25a")


def casino() -> list[Layer]:
    """A gambling chip."""
    edge = "".join(
        f'<rect x="-2.4" y="-19" width="4.8" height="5.2" transform="rotate({turn})"/>'
        for turn in range(0, 360, 45)
    )
    spade = (
        "M0 -9C1.8 -5.4 7.6 -2.6 7.6 2a4.1 4.1 0 0 1 -6.7 3.1q.4 3.1 2.4 4.9h-6.6q2 -1.8 2.4 -4.9A4.1 "
        "4.1 0 0 1 -7.6 2C-7.6 -2.6 -1.8 -5.4 0 -9z"
    )
    return [
        Solid('<circle r="19"/>', "#a5281f", 4, 1),
        Flat(f'<g fill="{BONE}">{edge}</g>'),
        Solid('<circle r="12.8"/>', PALE_PARCHMENT, 2, 0.9),
        Flat(f'<path d="{spade}" fill="{INK}"/>'),
    ]


TRADES: dict[str, Callable[[], list[Layer]]] = {
    "barber": barber,
    "gunsmith": gunsmith,
    "general_store": general_store,
    "saloon": saloon,
    "tailor": tailor,
    "bank": bank,
    "casino": casino,
}


def diploma(trade: str) -> list[Layer]:
    """A certificate with what it certifies on it, and a ribbon."""
    paper = '<path d="M-30 -19H30V17H-30z"/>'
    lines = f'<rect x="-26.5" y="-15.5" width="53" height="29" fill="none" stroke="{INK}" stroke-width=".8"/>'
    ribbon = '<path d="M17 11l-4 14 5.5 -3 3 5 3 -5 5.5 3 -4 -14z"/>'
    return [
        Solid(paper, "#fbf2d6", 3, 1.1, hatch=0.5),
        Flat(lines),
        *moved(TRADES[trade](), -6, -1, 0.66),
        Solid(ribbon, OXBLOOD, 2, 0.9),
        Solid(f'<path d="{star(21.5, 10, 9, 10, 0.78)}"/>', "#c8352a", 3, 0.9),
    ]


def ranch() -> list[Layer]:
    return [
        *thing("windpump", "#8f6a48", 22, -4, 36, relief=2, backing=None),
        *thing("barn", "#ab3f2c", -8, 1, 44, relief=2.6, backing="#f6e6c0"),
    ]


def telegram() -> list[Layer]:
    """A pole with its wires."""
    pole = '<path d="M-2.2 -22h4.4V24h-4.4zM-20 -17h40v4h-40zM-16 -6h32v4h-32z"/>'
    knobs = "".join(
        f'<rect x="{x}" y="{y}" width="4.4" height="6.4" rx="2"/>'
        for x, y in ((-19, -23.4), (-11, -23.4), (6.6, -23.4), (14.6, -23.4), (-14, -12.4), (9.6, -12.4))
    )
    wires = "".join(
        f"M{x} {y}Q{x + side * 12} {y + 7} {side * 37} {y + 1}"
        for x, y, side in ((-17, -22, -1), (-12, -11, -1), (17, -22, 1), (12, -11, 1))
    )
    return [
        Flat(f'<path d="{wires}" fill="none" stroke="{INK}" stroke-width="1.3"/>'),
        Solid(pole, "#8f5f36", 2, 1),
        Solid(knobs, "#7fb2b8", 2, 0.8),
    ]


def hospital() -> list[Layer]:
    """A bed under a red cross."""
    cross = '<path d="M-5 -24h10v7h7v9h-7v7h-10v-7h-7v-9h7z"/>'
    frame = '<path d="M-29 2h4v16h50v-9h4V25h-4v-3h-50v3h-4z"/>'
    sheet = '<path d="M-25 9.4Q-12 6 -6 9L25 9V18H-25z"/>'
    return [
        Solid(cross, "#c22b20", 3, 1),
        Solid('<rect x="-25" y="3.4" width="15" height="8" rx="3.6"/>', "#fbf5e4", 3, 0.9),
        Solid(sheet, "#e9e2cf", 3, 0.9),
        Solid(frame, STEEL, 1.8, 0.9),
    ]


def sheriff() -> list[Layer]:
    """A star before the bars of a cell."""
    bars = (
        '<path d="M-29 -23h58v4.6h-58zM-29 16.4h58v4.6h-58z'
        + "".join(f"M{x} -19h4.4v36h-4.4z" for x in (-27, -18, -9, 4.6, 13.6, 22.6))
        + '"/>'
    )
    return [
        Solid(bars, "#6a7076", 1.8, 0.8),
        *thing("law-star", "#e3b23f", 0, -1, 36, relief=4, backing=None),
    ]


def rodeo() -> list[Layer]:
    """A bull, head on."""
    horns = (
        '<path d="M-9 -9C-19 -8 -27 -13 -28 -25C-24 -18 -16 -17 -7 -17H7C16 -17 24 -18 28 -25C27 -13 19 '
        '-8 9 -9z"/>'
    )
    ears = '<path d="M-11 -7Q-22 -9 -25 -1Q-17 3 -10 0zM11 -7Q22 -9 25 -1Q17 3 10 0z"/>'
    head = '<path d="M-13 -14Q0 -19 13 -14Q15 -2 10 12L8 20Q0 25 -8 20L-10 12Q-15 -2 -13 -14z"/>'
    tuft = '<path d="M-8 -17Q0 -21 8 -17Q6 -9 3 -6L0 -10L-3 -6Q-6 -9 -8 -17z"/>'
    marks = (
        f'<g fill="{INK}"><ellipse cx="-6.6" cy="-1" rx="2.2" ry="2.6"/><ellipse cx="6.6" cy="-1" '
        'rx="2.2" ry="2.6"/>'
        '<ellipse cx="-4" cy="15.4" rx="1.9" ry="1.4"/><ellipse cx="4" cy="15.4" rx="1.9" ry="1.4"/></g>'
    )
    ring = '<circle cy="20.4" r="4.4" fill="none" stroke="#000" stroke-width="2.2"/>'
    return [
        Solid(horns, BONE, 4, 1.1),
        Solid(ears, "#7d4526", 3, 1),
        Solid(head, "#8f5029", 6, 1.1),
        Solid(tuft, "#4f2a16", 2.4, 0.8),
        Solid('<ellipse cy="15.6" rx="9" ry="6"/>', "#d9a98a", 3, 0.8),
        Flat(marks),
        Solid(ring, BRASS, 1.1, 0.6),
    ]


def wanted() -> list[Layer]:
    """A poster without a word."""
    paper = '<path d="M-20 -25L20 -26 21 0 19.6 25 4 24 -20 26 -21 6z"/>'
    marks = f'<path d="M-15 -20.4H15M-11 17.4H11M-7 21.4H7" stroke="{INK}" stroke-width="2.6"/>'
    return [
        Solid(paper, "#ecd39a", 2.6, 1, hatch=0.6),
        Flat(marks),
        Solid('<ellipse cy="-1" rx="7" ry="8"/>', "#dba878", 3, 0.7),
        Flat(f'<g fill="{INK}"><circle cx="-2.8" cy="-.2" r="1.2"/><circle cx="2.8" cy="-.2" r="1.2"/></g>'),
        *thing("bandit", "#5b3a26", 0, -1.6, 31, relief=2, backing=None),
        Flat('<g fill="#a52a20"><circle cx="-17" cy="-22.6" r="1.6"/><circle cx="17" cy="-23" r="1.6"/></g>'),
    ]


def hold_up() -> list[Layer]:
    return [
        Solid('<ellipse cx="-10" cy="-1" rx="10" ry="11"/>', "#dba878", 4, 0.9),
        Flat(f'<g fill="{INK}"><circle cx="-14" cy="0" r="1.6"/><circle cx="-6" cy="0" r="1.6"/></g>'),
        *thing("bandit", "#3a2a22", -10, -2, 44, relief=3, backing=None),
        *thing("revolver", STEEL, 17, 11, 36, turn=-8, flip=True, relief=2.2, backing=None),
    ]


def banco() -> list[Layer]:
    """A chest that runs over."""
    notes = "".join(
        f'<rect x="-13" y="-7" width="26" height="13" transform="translate({x} {y}) rotate({turn})"/>'
        for x, y, turn in ((-13, -12, -32), (12, -13, 28), (0, -15, -4))
    )
    return [
        Solid(notes, "#9db183", 2, 0.9),
        *nuggets(0, -1, 30, (3, 2)),
        *thing("locked-chest", "#9a5f2c", 0, 8, 44, relief=3, backing="#e3b23f"),
    ]


def nugget() -> list[Layer]:
    lump = "M-24 6L-22 -7 -12 -17 0 -14 8 -20 19 -15 24 -3 20 10 9 15 -2 13 -12 18 -20 14z"
    facets = "M-12 -17L-7 -5 -22 -7M-7 -5L4 -2 8 -20M4 -2L19 -15M4 -2L9 15M-7 -5L-12 18M4 -2L20 10"
    return [
        *burst(0, 0, 0, "#ffe9a8", 16, 0.75),
        Solid(f'<path d="{lump}"/>', "#efb62f", 9, 1.2, -0.1),
        Flat(f'<path d="{facets}" fill="none" stroke="#7a4c08" stroke-width="1.1" stroke-opacity=".8"/>'),
        Flat(f'<path d="{star(11, -10, 8, 4, 0.2)}{star(-13, 3, 5, 4, 0.2)}" fill="#fffbe6"/>'),
    ]


def university() -> list[Layer]:
    return [
        *thing("greek-temple", "#d9c493", 0, 7, 46, relief=2.4, backing="#7a5f38"),
        *thing("graduate-cap", "#2f4a6b", 0, -13, 38, relief=3, backing=None),
    ]


def daily_star() -> list[Layer]:
    """The front page: a star, a picture, and columns."""
    sheets = '<path d="M-25 -15L19 -23 25 17 -19 24z"/>'
    page = '<path d="M-22 -20H22V22H-22z"/>'
    lines = "".join(f"M{x} {y}h9" for x in (-18, -6.5) for y in (4, 8, 12, 16)) + "M5 16h13"
    marks = (
        f'<path d="M-18 -13.4H-8M8 -13.4H18M-18 -3H18" stroke="{INK}" stroke-width="1.4"/>'
        f'<path d="{lines}" stroke="{INK}" stroke-width="1.5"/><rect x="5" y="1.6" width="13" height="11" '
        'fill="#8f7a55"/>'
    )
    return [
        Solid(sheets, "#e0d2aa", 2, 0.9),
        Solid(page, "#f8f0d8", 2, 1, hatch=0.5),
        Flat(marks),
        Solid(f'<path d="{star(0, -10.6, 8)}"/>', "#c2352a", 2, 0.8),
    ]


def post_office() -> list[Layer]:
    """A sealed letter with its stamp."""
    cover = '<path d="M-27 -17H27V19H-27z"/>'
    folds = (
        f'<path d="M-27 -17L0 6L27 -17M-27 19L-7 0M27 19L7 0" fill="none" stroke="{INK}" stroke-width="1.3"/>'
    )
    return [
        Solid(cover, "#f4e6c0", 4, 1.1, hatch=0.6),
        Flat(folds),
        Solid('<circle cy="5" r="8"/>', "#b3261e", 4, 1),
        Flat(f'<path d="{star(0, 5, 4.6)}" fill="#f0b0a0" fill-opacity=".8"/>'),
    ]


def times(dollars: str) -> list[Layer]:
    """So many dollars for each pip."""
    size = 25 if len(dollars) < 4 else 21
    die = '<rect x="-11" y="-11" width="22" height="22" rx="4.6"/>'
    pips = "".join(
        f'<circle cx="{x}" cy="{y}" r="2.1"/>' for x, y in ((-5, -5), (5, -5), (0, 0), (-5, 5), (5, 5))
    )
    return [
        *moved([Solid(die, BONE, 3, 1, hatch=0.8), Flat(f'<g fill="{INK}">{pips}</g>')], 0, -13, 1, -10),
        Flat(
            f'<text y="21" font-family="Rye" font-size="{size}" text-anchor="middle" '
            f'fill="{INK}">×{dollars}</text>'
        ),
    ]


SPECIAL: dict[str, Callable[[], list[Layer]]] = {
    "ranch": ranch,
    "telegram": telegram,
    "hospital": hospital,
    "sheriff": sheriff,
    "rodeo": rodeo,
    "wanted": wanted,
    "hold_up": hold_up,
    "banco": banco,
    "nugget": nugget,
    "university": university,
    "daily_star": daily_star,
    "post_office": post_office,
    "transit.boat": ride_pictures.boat,
    "transit.stagecoach": ride_pictures.stagecoach,
    "transit.railroad": ride_pictures.railroad,
}
GROUNDS = {
    "ranch": "#c9c07c",
    "telegram": "#ecd9a0",
    "hospital": "#dfe6d8",
    "sheriff": "#b9c0bd",
    "rodeo": "#e3b77a",
    "wanted": "#c99b6a",
    "hold_up": "#c98b6a",
    "banco": "#b9c79a",
    "nugget": "#7a4a1c",
    "university": "#bfd0d6",
    "daily_star": "#e6c9a4",
    "post_office": "#bccbb4",
    "transit.boat": "#a9c9d2",
    "transit.stagecoach": "#e6cf95",
    "transit.railroad": "#cfc4b4",
    "times": "#e8cf86",
}
"""The colour a square that is no trade is printed on."""
DIPLOMA = "#d3c5dc"
TRADE = "#f3e6c4"
