"""The squares of Dalton City as they are printed: a frame, a ground, the town's colour, and a picture."""

from PIL import Image

from drawings import facades_dalton_city, loop_pictures, towns
from drawings.board_drawing import Drawing, gradient
from drawings.cards_engraving import Layer, engrave, moved
from drawings.level import Spot
from drawings.palette import BRASS, INK, PALE_PARCHMENT

BAND = 13.0
"""How high the colour of a town is."""
EMBLEM = 12.5
LABEL = 20.0
"""The strip at the foot of a square, where the program writes a price or puts up the owner's sign."""
TALL = 80.0
"""From this height on a square has room for a picture as large as it is drawn."""
LABELLED = ("ranch", "transit.boat", "transit.stagecoach", "transit.railroad")
SKY_DEFS = gradient("dalton-sky", ("#7d96a3", "#d9ac72", "#f3d08c"))


def square(d: Drawing, spot: Spot, times: str) -> None:
    """A square along the rows and columns; `times` is what one is worth that pays by the pip."""
    first, _, second = spot.name.partition(".")
    if first in loop_pictures.TRADES:
        _ground(d, spot, loop_pictures.TRADE, label=True)
        _band(d, spot, second)
        size = 0.88 if spot.height < TALL else 1.0
        _picture(d, spot, moved(loop_pictures.TRADES[first](), size=size), 9, _trade_height(spot))
    elif first == "diploma":
        _ground(d, spot, loop_pictures.DIPLOMA, label=True)
        _picture(d, spot, loop_pictures.diploma(second), 0, 0.5 + (spot.height - LABEL) / 2)
    elif first == "times":
        _ground(d, spot, loop_pictures.GROUNDS[first], label=False)
        _picture(d, spot, loop_pictures.times(times), 0, spot.height / 2)
    else:
        label = spot.name in LABELLED
        _ground(d, spot, loop_pictures.GROUNDS[spot.name], label)
        middle = (spot.height - LABEL * label) / 2
        size = 0.86 if label and spot.height < TALL else 1.0
        _picture(d, spot, moved(loop_pictures.SPECIAL[spot.name](), size=size), 0, middle)
    _frame(d, spot.x, spot.y, spot.width, spot.height)


def _trade_height(spot: Spot) -> float:
    return (BAND + spot.height - LABEL) / 2


def _ground(d: Drawing, spot: Spot, colour: str, label: bool) -> None:
    x, y, width, height = spot.x, spot.y, spot.width, spot.height
    d.box(x, y, width, height, colour, 0.0, 0)
    if label:
        top = y + height - LABEL
        d.flat(
            f'<path d="M{x} {top}h{width}v{LABEL}h{-width}z" fill="{PALE_PARCHMENT}"/>',
            f'<path d="M{x} {top}h{width}v{LABEL}h{-width}z"/>',
        )
        d.line(f"M{x} {top}h{width}", 0.9, INK, 0.7)


def _band(d: Drawing, spot: Spot, town: str) -> None:
    """The town's colour along the top, and its emblem at the left end."""
    box = f"M{spot.x} {spot.y}h{spot.width}v{BAND}h{-spot.width}z"
    d.flat(f'<path d="{box}" fill="{towns.COLOURS[town]}"/>', f'<path d="{box}"/>')
    d.line(f"M{spot.x} {spot.y + BAND}h{spot.width}", 1.1)
    _emblem(d, town, spot.x + EMBLEM + 3.4, spot.y + EMBLEM + 3.4)


def _emblem(d: Drawing, town: str, x: float, y: float) -> None:
    d.flat(towns.disc(town, x, y, EMBLEM), f'<circle cx="{x}" cy="{y}" r="{EMBLEM}"/>')


def _picture(d: Drawing, spot: Spot, layers: list[Layer], across: float, down: float) -> None:
    """Engraved apart and pasted in, as it has a relief of its own."""
    size = (spot.width, spot.height)
    middle = (spot.width / 2 + across, down)
    picture = engrave(moved(layers, *middle), size)
    shadow = Image.new("RGBA", picture.size, INK)
    shadow.putalpha(picture.getchannel("A").point(lambda value: value * 0.35))
    d.picture(shadow, (spot.x + 1, spot.y + 1.6, *size))
    d.picture(picture, (spot.x, spot.y, *size))


def _frame(d: Drawing, x: float, y: float, width: float, height: float) -> None:
    d.line(f"M{x} {y}h{width}v{height}h{-width}z", 1.8, INK)


def house(d: Drawing, left: Spot, right: Spot) -> None:
    """A house of Dalton City, which stands on both sides of the fold: two squares."""
    trade = left.name.partition(".")[0]
    x, y, width, height = left.x, left.y, left.width + right.width, left.height
    ground = y + height - LABEL
    d.box(x, y, width, height, "url(#dalton-sky)", 0.0, 0)
    with d.moved(x + width / 2, ground):
        facades_dalton_city.HOUSES[trade](d)
    d.box(x, ground, width, LABEL, "#d9bd84", 0.0, 0)
    for spot in (left, right):
        d.flat(
            f'<rect x="{spot.x}" y="{ground}" width="{spot.width}" height="{LABEL}" '
            f'fill="{PALE_PARCHMENT}"/>',
            f'<rect x="{spot.x}" y="{ground}" width="{spot.width}" height="{LABEL}"/>',
        )
    d.box(x, ground - 2.4, width, 4, "#a87c48", "down", 0.9)
    _medallion(d, trade, x + width / 2, ground - 56)
    for spot in (left, right):
        outer = spot.x + EMBLEM + 2 if spot is left else spot.x + spot.width - EMBLEM - 2
        _emblem(d, "dalton", outer, spot.y + EMBLEM + 2)
    d.line(f"M{x + width / 2} {ground}v{LABEL}", 1.4, INK)
    _frame(d, x, y, width, height)


def _medallion(d: Drawing, trade: str, x: float, y: float) -> None:
    """What the house trades in, round."""
    radius = 20.0
    d.flat(
        f'<circle cx="{x + 1.4}" cy="{y + 2}" r="{radius}" fill="#1a0c05" opacity=".5"/>'
        f'<circle cx="{x}" cy="{y}" r="{radius}" fill="{INK}"/><circle cx="{x}" cy="{y}" r="{radius - 1.2}" '
        f'fill="{BRASS}"/><circle cx="{x}" cy="{y}" r="{radius - 3}" fill="{PALE_PARCHMENT}" stroke="{INK}" '
        'stroke-width=".8"/>',
        f'<circle cx="{x}" cy="{y}" r="{radius + 2}"/>',
    )
    side = 2 * radius
    picture = engrave(moved(loop_pictures.TRADES[trade](), radius, radius, 0.66), (side, side))
    d.picture(picture, (x - radius, y - radius, side, side))
