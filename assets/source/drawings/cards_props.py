"""Things that appear on several cards and that no icon shows well: dice, bills, bags, posters, a horse."""

from drawings.cards_engraving import Flat, Layer, Solid, moved
from drawings.die_faces import POKER
from drawings.palette import BONE, INK

MONEY = "#9db183"
CANVAS = "#c9a263"


def die(face: str, x: float, y: float, size: float, turn: float = 0) -> list[Layer]:
    """A bone die that shows one face, with its middle at x, y."""
    letter = (
        f'<text y="10" font-family="Rye" font-size="{24 if face == "10" else 29}" text-anchor="middle" '
        f'fill="{POKER[face][0]}">{face}</text>'
    )
    body = '<rect x="-20" y="-20" width="40" height="40" rx="8"/>'
    return moved([Solid(body, BONE, 5, 1.2, hatch=0.8), Flat(letter)], x, y, size / 40, turn)


def bill(x: float, y: float, size: float, turn: float = 0, figure: str = "$") -> list[Layer]:
    """A dollar bill, `size` units long."""
    paper = '<rect x="-40" y="-20" width="80" height="40"/>'
    marks = (
        f'<rect x="-35" y="-15" width="70" height="30" fill="none" stroke="{INK}" stroke-width="1.4"/>'
        f'<circle r="11.5" fill="#dbe0b4" stroke="{INK}" stroke-width="1.4"/>'
        f'<text y="6.4" font-family="Rye" font-size="18" text-anchor="middle" fill="{INK}">{figure}</text>'
        f'<path d="M-30 -9h10M-30 -4h8M30 9h-10M30 4h-8M-30 9h7M30 -9h-7" stroke="{INK}" stroke-width="1.2"/>'
    )
    return moved([Solid(paper, MONEY, 3, 1.4), Flat(marks)], x, y, size / 80, turn)


def bag(x: float, low: float, size: float, colour: str = CANVAS, figure: str = "$") -> list[Layer]:
    """A tied sack that stands at x, low, `size` units high."""
    body = (
        '<path d="M-14 -66C-30 -56 -42 -36 -42 -18C-42 -4 -34 0 0 0C34 0 42 -4 42 -18C42 -36 '
        '30 -56 14 -66z"/>'
    )
    neck = '<path d="M-14 -68L-24 -88Q-12 -84 -6 -90Q0 -84 8 -90Q14 -84 24 -88L14 -68z"/>'
    tie = '<rect x="-17" y="-71" width="34" height="8" rx="4"/>'
    text = f'<text y="-16" font-family="Rye" font-size="38" text-anchor="middle" fill="{INK}">{figure}</text>'
    layers = [
        Solid(neck, colour, 7, 1.4),
        Solid(body, colour, 22, 1.5),
        Solid(tie, "#8e3a22", 3, 1.2),
        Flat(text),
    ]
    return moved(layers, x, low, size / 90)


def nuggets(x: float, low: float, size: float, rows: tuple[int, ...] = (4, 3, 2, 1)) -> list[Layer]:
    """A heap of gold, `size` units wide."""
    lump = '<path d="M-12 4L-13 -4 -9 -9 -4 -8 1 -13 8 -11 9 -6 13 -1 11 6 5 7 1 11 -6 9 -8 5z"/>'
    glint = (
        f'<path d="M-4 -8L-2 -2L-8 5M-2 -2L5 1L9 -6M5 1L5 7" stroke="{INK}" stroke-width=".9" '
        'stroke-opacity=".75" fill="none"/>'
    )
    unit = size / (rows[0] * 24)
    layers: list[Layer] = []
    for row, count in enumerate(rows):
        for number in range(count):
            across = (number - (count - 1) / 2) * 23
            place = (x + across * unit, low - (9 + row * 16) * unit)
            layers += moved(
                [Solid(lump, "#e8b13a", 8, 1.4, -0.06), Flat(glint)],
                *place,
                unit,
                (row * 70 + number * 47) % 360,
            )
    return layers


def poster(layers: list[Layer], x: float, y: float, height: float, turn: float = 0) -> list[Layer]:
    """A notice on a wall with somebody's portrait, its middle at x, y."""
    sheet = '<path d="M-44 -60L43 -61 45 -20 43 20 45 61 10 59 -20 61 -45 60 -43 10z"/>'
    field = '<rect x="-33" y="-38" width="66" height="66"/>'
    text = (
        f'<path d="M-34 -53H34M-34 -47H34" stroke="{INK}" stroke-width="3.4"/><path d="M-26 42'
        f'H26M-18 50H18" stroke="{INK}" stroke-width="2.6"/>'
    )
    clip = '<clipPath id="p"><rect x="-33" y="-38" width="66" height="66"/></clipPath>'
    inside = [_clipped(layer, clip) for layer in moved(layers, -33, -36, 0.55)]
    nails = (
        '<circle cx="-38" cy="-55" r="2.4"/><circle cx="38" cy="-56" r="2.4"/><circle '
        'cx="38" cy="55" r="2.4"/><circle cx="-38" cy="55" r="2.4"/>'
    )
    whole = [
        Solid(sheet, "#ecd8a6", 5, 1.4, hatch=0.6),
        Flat(text),
        Solid(field, "#d9b878", 0, 1.2, 0.2),
        *inside,
    ]
    return moved([*whole, Solid(nails, "#6b655c", 2, 0.8)], x, y, height / 122, turn)


def deed(x: float, y: float, height: float, turn: float = 0) -> list[Layer]:
    """A paper with writing and a red seal."""
    paper = '<rect x="-36" y="-48" width="72" height="96"/>'
    lines = "".join(f"M-26 {y_}H{26 - (y_ % 3) * 6}" for y_ in range(-20, 24, 7))
    marks = (
        f'<path d="M-22 -34H22" stroke="{INK}" stroke-width="5"/><path d="{lines}" '
        f'stroke="{INK}" stroke-width="1.8"/>'
    )
    seal = '<circle cx="18" cy="33" r="9.5"/>'
    return moved(
        [Solid(paper, "#f0e0b4", 4, 1.4, hatch=0.6), Flat(marks), Solid(seal, "#a52a20", 5, 1.1)],
        x,
        y,
        height / 96,
        turn,
    )


def horse(x: float, low: float, height: float, coat: str = "#8f5529", mane: str = "#3a2418") -> list[Layer]:
    """A horse's head and neck in profile, bridled, cut off at `low`."""
    body = (
        '<path d="M-2 116C4 84 16 52 40 28C44 20 50 14 55 12L58 -2L67 10C76 18 84 36 97 57'
        'C102 66 98 75 89 76C82 77 76 71 70 65C64 61 60 62 57 65C60 80 72 96 78 116z"/>'
    )
    hair = (
        '<path d="M57 4C42 6 22 22 12 48C4 70 -6 92 -14 116L4 116C8 94 14 88 16 76L22 78C22 '
        '66 28 58 32 48L37 51C40 40 48 28 62 18z"/>'
    )
    lock = '<path d="M58 2Q76 8 73 28Q64 24 57 12z"/>'
    bridle = '<path d="M49 16L66 62M81 40L68 62M60 20L75 25" fill="none" stroke="#000" stroke-width="3.6"/>'
    eye = (
        '<ellipse cx="69" cy="32" rx="4" ry="3.2" fill="#1a0d06"/><circle cx="67.8" cy="31" '
        'r="1.1" fill="#fff"/>'
    )
    marks = (
        '<path d="M64 27Q70 25 74 31M90 61q4 -2 5 2q-3 3 -5 -2M87 71q6 -1 9 -4M56 64Q50 '
        '56 52 46M66 62Q62 50 66 42" '
        f'fill="none" stroke="{INK}" stroke-width="1.3" stroke-linecap="round"/>'
    )
    blaze = '<path d="M74 26C82 36 90 48 96 58L90 58C84 46 78 36 74 26z"/>'
    layers = [
        Solid(body, coat, 15, 1.3),
        Solid(blaze, "#f1e4c6", 2, 0.4),
        Flat(marks + eye),
        Solid(bridle, "#7d1a16", 1.8, 0.9),
        Solid('<circle cx="68" cy="61" r="3.6"/>', "#e8bd55", 2, 0.9),
        Solid(hair, mane, 6, 1.2),
        Solid(lock, mane, 4, 1),
    ]
    return moved(layers, x - 44 * height / 118, low - 116 * height / 118, height / 118)


def fence(low: float, colour: str = "#a5743f", posts: tuple[float, ...] = (14, 62, 122, 170)) -> list[Layer]:
    """Two rails on posts across the picture."""
    rails = (
        f'<path d="M-8 {low - 30}L192 {low - 27}V{low - 20}L-8 {low - 23}zM-8 {low - 15}L192 '
        f'{low - 13}V{low - 6}L-8 {low - 8}z"/>'
    )
    stakes = "".join(
        f'<path d="M{x - 4} {low}V{low - 37}L{x} {low - 41}L{x + 4} {low - 37}V{low}z"/>' for x in posts
    )
    return [Solid(rails, colour, 3.4, angle=4), Solid(stakes, colour, 4)]


def moon(x: float = 40, y: float = 44, radius: float = 14) -> list[Layer]:
    """A full moon among stars, for the night."""
    stars = "".join(
        f'<path d="M{sx - 2} {sy}h4M{sx} {sy - 2}v4" stroke="#f6ead0" stroke-width=".9"/>'
        for sx, sy in ((78, 26), (104, 44), (140, 22), (166, 40), (18, 78), (124, 66), (70, 60), (172, 70))
    )
    craters = (
        f'<circle cx="{x + 4}" cy="{y - 3}" r="2.6" fill="none" stroke="{INK}" '
        f'stroke-opacity=".4"/><circle cx="{x - 4}" cy="{y + 5}" r="1.8" fill="none" '
        f'stroke="{INK}" stroke-opacity=".4"/>'
    )
    return [
        Flat(stars),
        Solid(f'<circle cx="{x}" cy="{y}" r="{radius}"/>', "#f3e6c4", 5, 0.9, hatch=0.6),
        Flat(craters),
    ]


def glow(x: float, y: float, radius: float, colour: str = "#ffdf8f", strength: float = 0.85) -> list[Layer]:
    """Light round a flame."""
    gradient = (
        f'<radialGradient id="g" gradientUnits="userSpaceOnUse" cx="{x}" cy="{y}" r="{radius}">'
        f'<stop offset="0" stop-color="{colour}" stop-opacity="{strength}"/>'
        f'<stop offset="1" stop-color="{colour}" stop-opacity="0"/></radialGradient>'
    )
    return [Flat(f'<defs>{gradient}</defs><circle cx="{x}" cy="{y}" r="{radius}" fill="url(#g)"/>')]


def _clipped(layer: Layer, clip: str) -> Layer:
    shape = f'<defs>{clip}</defs><g clip-path="url(#p)">{layer.shape}</g>'
    if isinstance(layer, Flat):
        return Flat(shape)
    return Solid(
        shape, layer.colour, layer.relief, layer.outline, layer.shade, layer.angle, layer.period, layer.hatch
    )
