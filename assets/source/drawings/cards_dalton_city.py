"""The cards of Dalton City: what can be owned, each with its picture, its town, and where figures are set."""

import tomllib
from collections.abc import Iterable

from PIL import Image

from drawings import svg, towns, trade_scenes
from drawings.cards_engraving import Flat, Layer, engrave, moved
from drawings.ink import Box, flourish, frame, star
from drawings.loop_pictures import SPECIAL, TRADES
from drawings.palette import BONE, DARK_BRASS, INK, PALE_PARCHMENT, STAINED_PARCHMENT
from drawings.paper import cut, press, sheet
from pipeline.output import Output
from pipeline.places import ROOT
from pipeline.recipe import recipe

DATA = "game/games/dalton_city/data.toml"
CARD = (250, 360)
RADIUS = 11
BAND: Box = (11, 11, 228, 38)
TITLE: Box = (49, 16, 152, 28)
"""Where the program writes the name of a card."""
SCENE: Box = (11, 49, 228, 120)
PRICE: Box = (16, 172, 218, 26)
"""Where it writes the town, from the left, and the price, up to the right."""
PANEL: Box = (11, 201, 228, 148)
TABLE: Box = (32, 224, 207, 124)
"""Where the fees stand: five columns, by the die, and a row for every card of the trade."""
TEXT: Box = (20, 208, 210, 122)
RIDES: Box = (128, 206, 106, 138)
"""The fees of a ride: a row for each of the three that one owner has."""
MARKS = {"daily_star": "#8a5a1e", "post_office": "#2f5f4a", "diploma": "#5d4470", "transit": "#4a5a66"}
"""The colour of cards that are of no town."""
_WIDE = 184
"""Of the scenes as they are drawn."""


@recipe("cards/dalton_city", reads=(DATA,))
def dalton_city(out: Output) -> None:
    """All 44."""
    figures = tomllib.loads((ROOT / DATA).read_text("utf-8"))
    for seed, card in enumerate(figures["trades"]):
        trade, town = card["trade"], card["town"]
        foot = _fees(len(card["fees"]), towns.COLOURS[town])
        face = _face(trade_scenes.TRADES[trade](), towns.COLOURS[town], TRADES[trade](), foot, seed, town)
        _put(out, f"{trade}.{town}", face, TABLE)
    for seed, trade in enumerate(figures["diplomas"]):
        colour = MARKS["diploma"]
        face = _face(trade_scenes.diploma(trade), colour, TRADES[trade](), _text(colour), seed, "diploma")
        _put(out, f"diploma.{trade}", face, TEXT)
    for seed, (name, scene) in enumerate(trade_scenes.OTHERS.items()):
        kind = name.partition(".")[0]
        colour = MARKS[kind]
        foot = _rides(name, colour) if kind == "transit" else _text(colour)
        face = _face(scene(), colour, moved(SPECIAL[name](), size=0.72), foot, seed, kind)
        _put(out, name, face, RIDES if kind == "transit" else TEXT)


def _put(out: Output, name: str, face: Image.Image, text: Box) -> None:
    """Enter a card with the places of what is written on it."""
    where = f"cards/dalton_city/{name}"
    out.image(where, face, anchor=(CARD[0] / 2, CARD[1] / 2), credit=("game-icons", "rye"))
    out.entries[where] |= {"title": list(TITLE), "text": list(text), "price": list(PRICE)}


def _face(
    scene: Iterable[Layer],
    colour: str,
    mark: Iterable[Layer],
    foot: Iterable[Layer],
    seed: int,
    kind: str,
) -> Image.Image:
    """A whole card; `mark` is what it is known by when only its corner is seen, `kind` its town or family."""
    x, y, width, height = SCENE
    picture = Image.new("RGBA", (CARD[0] * 2, CARD[1] * 2))
    drawn = engrave([*moved(scene, size=width / _WIDE), Flat(_VIGNETTE)], (width, height))
    picture.paste(drawn, (x * 2, y * 2))
    picture.alpha_composite(svg.render(_furniture(colour, kind), CARD))
    picture.alpha_composite(engrave([*moved(mark, 30, 30, 0.62), *foot], CARD))
    return cut(press(sheet(CARD, seed=seed % 5 + 1), picture, seed), RADIUS)


_VIGNETTE = (
    '<defs><radialGradient id="v" cx=".45" cy=".46" r=".72"><stop offset=".6" '
    f'stop-color="{INK}" stop-opacity="0"/>'
    f'<stop offset="1" stop-color="{INK}" stop-opacity=".38"/></radialGradient></defs>'
    f'<rect width="{SCENE[2]}" height="{SCENE[3]}" fill="url(#v)"/>'
)


def _furniture(colour: str, kind: str) -> str:
    """The frame, the band in the town's colour with its two discs, the line for the price."""
    tx, ty, tw, th = TITLE
    plate = (
        f'<path d="M{tx} {ty}h{tw}l5 {th / 2} -5 {th / 2}h{-tw}l-5 {-th / 2}z" fill="{PALE_PARCHMENT}" '
        f'stroke="{INK}" stroke-width="1.2"/>'
    )
    corner = (
        f'<circle cx="30" cy="30" r="17" fill="{PALE_PARCHMENT}" stroke="{INK}" stroke-width="1.3"/>'
        f'<circle cx="30" cy="30" r="15.2" fill="none" stroke="{INK}" stroke-width=".5"/>'
    )
    return "".join(
        (
            frame((5.5, 5.5, 239, 349), colour, notch=8, weight=2.4),
            _box(BAND, colour, 1.4),
            plate,
            corner,
            towns.disc(kind, 220, 30, 17) if kind in towns.COLOURS else _family(kind),
            _box(SCENE, "none", 1.6),
            _box((11, 169, 228, 32), PALE_PARCHMENT, 1.3),
            f'<path d="M14 172H236M14 198H236" stroke="{colour}" stroke-width="1.2"/>',
        )
    )


def _family(kind: str) -> str:
    """What a card of no town has instead of an emblem: a seal, a compass, or the half that it saves."""
    ground = f'<circle cx="220" cy="30" r="17" fill="{PALE_PARCHMENT}" stroke="{INK}" stroke-width="1.3"/>'
    if kind == "diploma":
        ribbon = f'<path d="{star(220, 30, 13, 12, 0.8)}" fill="#b3261e"/>'
        return f'{ground}{ribbon}<path d="{star(220, 30, 6.4)}" fill="{BONE}"/>'
    if kind == "transit":
        return ground + svg.icon("compass", INK, 27, 206.5, 16.5)
    return (
        f'{ground}<g font-family="Rye" font-size="16" text-anchor="middle" fill="{INK}">'
        '<text x="214" y="29.4">1</text><text x="226.4" y="41.4">2</text></g>'
        f'<path d="M212 42L228 18" stroke="{INK}" stroke-width="1.8"/>'
    )


def _box(box: Box, fill: str, weight: float) -> str:
    x, y, width, height = box
    return (
        f'<rect x="{x}" y="{y}" width="{width}" height="{height}" fill="{fill}" stroke="{INK}" '
        f'stroke-width="{weight}"/>'
    )


def _fees(rows: int, colour: str) -> list[Layer]:
    """The table without its figures: a die over each column, and beside each row how many cards it is for."""
    px, py, pw, _ = PANEL
    x, y, width, height = TABLE
    step, across = height / rows, width / 5
    right, low = px + pw, y + height
    bands = "".join(
        f'<rect x="{px}" y="{y + row * step}" width="{pw}" height="{step}" fill="{STAINED_PARCHMENT}" '
        'fill-opacity=".38"/>'
        for row in range(0, rows, 2)
    )
    lines = "".join(f"M{x + column * across} {y}V{low}" for column in range(1, 5))
    dice = "".join(_die(x + (column + 0.5) * across, (py + y) / 2, column + 1) for column in range(5))
    counts = "".join(
        _count((px + x) / 2, y + (row + 0.5) * step, row + 1, min(20, step)) for row in range(rows)
    )
    return [
        Flat(
            f"{_box(PANEL, PALE_PARCHMENT, 1.4)}{bands}"
            f'<rect x="{px}" y="{py}" width="{pw}" height="{y - py}" fill="{colour}" fill-opacity=".22"/>'
            f'<path d="{lines}" stroke="{INK}" stroke-width=".6" stroke-opacity=".55"/>'
            f'<path d="M{px} {y}H{right}M{x} {py}V{low}" stroke="{INK}" stroke-width="1.2"/>{dice}{counts}'
        )
    ]


def _die(x: float, y: float, number: int) -> str:
    """A die seen from above."""
    far = 4.3
    corners = ((-far, -far), (far, far), (far, -far), (-far, far))
    spots = [(0, 0)] * (number % 2) + list(corners[: number - number % 2])
    pips = "".join(f'<circle cx="{x + a}" cy="{y + b}" r="1.75"/>' for a, b in spots)
    return (
        f'<rect x="{x - 8.5}" y="{y - 8.5}" width="17" height="17" rx="3.6" fill="{BONE}" stroke="{INK}" '
        f'stroke-width="1.1"/><g fill="{INK}">{pips}</g>'
    )


def _count(x: float, y: float, number: int, room: float) -> str:
    """A little card with a number on it."""
    half = room * 0.45
    return (
        f'<rect x="{x - half * 0.76}" y="{y - half}" width="{half * 1.52}" height="{half * 2}" rx="2" '
        f'fill="{BONE}" stroke="{DARK_BRASS}" stroke-width="1"/>'
        f'<text x="{x}" y="{y + half * 0.56}" font-family="Rye" font-size="{half * 1.6}" '
        'text-anchor="middle" '
        f'fill="{INK}">{number}</text>'
    )


def _text(colour: str) -> list[Layer]:
    """A panel to write on."""
    x, y, width, height = PANEL
    return [Flat(_box(PANEL, PALE_PARCHMENT, 1.4) + flourish(x + width / 2, y + height - 8, 70, colour))]


def _rides(name: str, colour: str) -> list[Layer]:
    """Three rows: a fee for one ride, for two, for all three, with this card's own first."""
    px, py, pw, ph = PANEL
    x, y, _, height = RIDES
    step = height / 3
    lines = "".join(f"M{px} {y + row * step}H{px + pw}" for row in (1, 2))
    layers: list[Layer] = [
        Flat(
            f"{_box(PANEL, PALE_PARCHMENT, 1.4)}"
            f'<path d="{lines}" stroke="{INK}" stroke-width=".8" stroke-opacity=".6"/>'
            f'<path d="M{x - 4} {py}V{py + ph}" stroke="{colour}" stroke-width="1.6"/>'
        )
    ]
    others = [name, *(other for other in SPECIAL if other.startswith("transit.") and other != name)]
    for row in range(3):
        for place, ride in enumerate(others[: row + 1]):
            layers += moved(SPECIAL[ride](), 31 + place * 36, y + (row + 0.5) * step + 1, 0.47)
    return layers
