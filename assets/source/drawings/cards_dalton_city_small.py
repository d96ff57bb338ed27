"""The cards of Dalton City for where they are small: a large emblem and picture, and room for a price."""

import tomllib
from collections.abc import Iterable

from PIL import Image

from drawings import svg, towns
from drawings.cards_dalton_city import DATA, MARKS
from drawings.cards_engraving import Layer, engrave, moved
from drawings.ink import Box, rays, star
from drawings.loop_pictures import SPECIAL, TRADES, diploma
from drawings.palette import BONE, INK, PALE_PARCHMENT
from drawings.paper import cut, press, sheet
from pipeline.output import Output
from pipeline.places import ROOT
from pipeline.recipe import recipe

CARD = (125, 180)
RADIUS = 7
BAND: Box = (6, 6, 113, 39)
SCENE: Box = (6, 45, 113, 91)
FOOT: Box = (6, 136, 113, 38)
PRICE: Box = (8, 137, 109, 36)
"""Where the program writes what a card costs, or fetches."""
EMBLEM = (62.5, 26.0, 18.0)


@recipe("cards/dalton_city/small", reads=(DATA,))
def small(out: Output) -> None:
    """All 44."""
    figures = tomllib.loads((ROOT / DATA).read_text("utf-8"))
    for seed, card in enumerate(figures["trades"]):
        trade, town = card["trade"], card["town"]
        _put(out, f"{trade}.{town}", moved(TRADES[trade](), size=1.9), towns.COLOURS[town], town, seed)
    for seed, trade in enumerate(figures["diplomas"]):
        _put(out, f"diploma.{trade}", moved(diploma(trade), size=1.5), MARKS["diploma"], "diploma", seed)
    for seed, name in enumerate(name for name in SPECIAL if name.partition(".")[0] in MARKS):
        kind = name.partition(".")[0]
        _put(out, name, moved(SPECIAL[name](), size=1.45), MARKS[kind], kind, seed)


def _put(out: Output, name: str, picture: Iterable[Layer], colour: str, kind: str, seed: int) -> None:
    where = f"cards/dalton_city/small/{name}"
    face = _face(picture, colour, kind, seed)
    out.image(where, face, anchor=(CARD[0] / 2, CARD[1] / 2), credit=("game-icons", "rye"))
    out.entries[where] |= {"price": list(PRICE)}


def _face(picture: Iterable[Layer], colour: str, kind: str, seed: int) -> Image.Image:
    """A whole card; `kind` is its town or, if it is of none, its family."""
    x, y, width, height = SCENE
    middle = (x + width / 2, y + height / 2)
    clip = f'<clipPath id="scene"><rect x="{x}" y="{y}" width="{width}" height="{height}"/></clipPath>'
    ground = (
        f'<rect x="{x}" y="{y}" width="{width}" height="{height}" fill="#f3e2b4"/><g clip-path="url(#scene)" '
        f'fill-opacity=".3">{rays(*middle, 0, 90, 22, colour)}</g>'
    )
    boxes = _box(BAND, colour) + _box(FOOT, PALE_PARCHMENT) + _box(SCENE, "none")
    drawn = svg.render(ground + boxes + _rim(colour) + _mark(kind), CARD, defs=clip)
    drawn.alpha_composite(engrave(moved(picture, *middle), CARD))
    return cut(press(sheet(CARD, seed=seed % 5 + 1, age=0.6), drawn, seed, wear=0.7), RADIUS)


def _box(box: Box, fill: str) -> str:
    x, y, width, height = box
    path = f"M{x} {y}h{width}v{height}h{-width}z"
    return f'<path d="{path}" fill="{fill}" stroke="{INK}" stroke-width="1.4"/>'


def _rim(colour: str) -> str:
    """A line of the card's colour round everything."""
    outline = 'x="3.4" y="3.4" width="118.2" height="173.2" rx="4"'
    return f'<rect {outline} fill="none" stroke="{colour}" stroke-width="3"/>'


def _mark(kind: str) -> str:
    """The town's emblem, or that of the family."""
    x, y, radius = EMBLEM
    if kind in towns.COLOURS:
        return towns.disc(kind, x, y, radius)
    ground = f'<circle cx="{x}" cy="{y}" r="{radius}" fill="{BONE}" stroke="{INK}" stroke-width="1.4"/>'
    if kind == "diploma":
        seal = f'<path d="{star(x, y, radius * 0.8, 12, 0.8)}" fill="#b3261e"/>'
        return f'{ground}{seal}<path d="{star(x, y, radius * 0.38)}" fill="{BONE}"/>'
    if kind == "transit":
        return ground + svg.icon("compass", INK, radius * 1.6, x - radius * 0.8, y - radius * 0.8)
    return (
        f'{ground}<g font-family="Rye" font-size="17" text-anchor="middle" fill="{INK}">'
        f'<text x="{x - 6}" y="{y}">1</text><text x="{x + 6.6}" y="{y + 12}">2</text></g>'
        f'<path d="M{x - 8} {y + 12}L{x + 8} {y - 12}" stroke="{INK}" stroke-width="1.8"/>'
    )
