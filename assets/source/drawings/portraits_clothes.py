"""Shoulders, and what people wear and carry about the face."""

from drawings.cards_engraving import Flat, Layer, Solid
from drawings.ink import star
from drawings.palette import BRASS, INK

SHOULDERS = "M6 134C6 108 26 100 46 95H74C94 100 114 108 114 134z"
NECK = "M48 74H72V98Q60 106 48 98z"


def bust(kind: str, colour: str, second: str, skin: str) -> list[Layer]:
    """Neck and shoulders in a `vest`, `shirt`, `coat`, `dress`, `collar` or `poncho`."""
    layers: list[Layer] = [Solid(f'<path d="{NECK}"/>', skin, 7, 1, 0.16)]
    layers += _GARMENTS[kind](colour, second, skin)
    return layers


def _vest(colour: str, second: str, _skin: str) -> list[Layer]:
    shirt = Solid(f'<path d="{SHOULDERS}"/>', second, 12)
    vest = Solid('<path d="M20 134L30 101L46 95L60 124L74 95L90 101L100 134z"/>', colour, 7)
    collar = Solid('<path d="M46 93L60 108L50 114L41 97zM74 93L60 108L70 114L79 97z"/>', second, 4)
    buttons = '<circle cx="60" cy="129" r="1.8"/>'
    return [shirt, vest, collar, Solid(buttons, BRASS, 1.4, 0.6)]


def _shirt(colour: str, second: str, _skin: str) -> list[Layer]:
    body = Solid(f'<path d="{SHOULDERS}"/>', colour, 13)
    collar = Solid('<path d="M45 92L60 107L49 116L38 98zM75 92L60 107L71 116L82 98z"/>', colour, 4)
    seams = (
        '<path d="M60 108V132M30 112Q28 122 28 132M90 112Q92 122 92 132" fill="none" '
        f'stroke="{INK}" stroke-width="1"/>'
    )
    buttons = Solid('<circle cx="60" cy="119" r="1.7"/><circle cx="60" cy="128" r="1.7"/>', second, 1.2, 0.6)
    return [body, collar, Flat(seams), buttons]


def _coat(colour: str, second: str, _skin: str) -> list[Layer]:
    body = Solid(f'<path d="{SHOULDERS}"/>', colour, 13)
    front = Solid('<path d="M46 95L60 132L74 95L66 100H54z"/>', second, 6)
    lapels = Solid(
        '<path d="M46 92L32 99L36 112L46 112L58 133zM74 92L88 99L84 112L74 112L62 133z"/>',
        colour,
        4,
        shade=0.1,
    )
    return [body, front, lapels]


def _dress(colour: str, second: str, skin: str) -> list[Layer]:
    """Bare shoulders above a frilled neckline, and a ribbon round the neck."""
    shoulders = Solid(
        '<path d="M14 134C14 110 32 103 48 97H72C88 103 106 110 106 134z"/>', skin, 12, hatch=0.8
    )
    bodice = Solid('<path d="M18 136Q22 116 34 116Q48 128 60 120Q72 128 86 116Q98 116 102 136z"/>', colour, 6)
    frill = Solid(
        (
            '<path d="M12 130Q12 112 24 111Q30 110 36 117Q48 128 60 118Q72 128 84 117Q90 110 '
            "96 111Q108 112 108 130Q98 116 86 121Q72 132 60 124Q48 132 34 121Q22 116 12 130z"
            '"/>'
        ),
        second,
        3,
    )
    choker = Solid(
        '<path d="M48 89Q60 95 72 89V94Q60 100 48 94z"/><circle cx="60" cy="98" r="2.6"/>', colour, 2
    )
    return [shoulders, bodice, frill, choker]


def _collar(colour: str, second: str, _skin: str) -> list[Layer]:
    body = Solid(f'<path d="{SHOULDERS}"/>', colour, 13)
    collar = Solid('<path d="M46 84Q60 94 74 84L77 99Q60 109 43 99z"/>', second, 4)
    lace = "".join(
        f'<circle cx="{x}" cy="{y}" r="3"/>'
        for x, y in ((45, 101), (52, 104), (60, 105), (68, 104), (75, 101))
    )
    seam = (
        '<path d="M60 108V132M36 108Q42 120 44 132M84 108Q78 120 76 132" fill="none" '
        f'stroke="{INK}" stroke-width="1"/>'
    )
    return [body, Flat(seam), Solid(lace, second, 2, 0.7), collar]


def _poncho(colour: str, second: str, _skin: str) -> list[Layer]:
    body = Solid('<path d="M0 136C4 112 24 104 44 95Q60 106 76 95C96 104 116 112 120 136z"/>', colour, 13)
    stripes = Solid(
        '<path d="M20 110Q40 132 60 134Q80 132 100 110L106 114Q86 136 60 140Q34 136 14 114z"/>',
        second,
        3,
        0.7,
    )
    zigzag = (
        '<path d="M30 106l6 8 6 -3 6 8 6 -4 6 6 6 -6 6 4 6 -8 6 3 6 -8" fill="none" '
        f'stroke="{second}" stroke-width="2.2" stroke-linejoin="round"/>'
    )
    return [body, stripes, Flat(zigzag)]


_GARMENTS = {
    "vest": _vest,
    "shirt": _shirt,
    "coat": _coat,
    "dress": _dress,
    "collar": _collar,
    "poncho": _poncho,
}


def neckerchief(colour: str) -> list[Layer]:
    """A scarf knotted below the chin."""
    scarf = "M42 90Q60 101 78 90L82 100Q72 112 60 118Q48 112 38 100z"
    dots = "".join(
        f'<circle cx="{x}" cy="{y}" r="1.2" fill="#f6ead0"/>'
        for x, y in ((48, 100), (55, 106), (62, 103), (68, 107), (73, 99), (60, 112))
    )
    return [Solid(f'<path d="{scarf}"/>', colour, 6), Flat(dots)]


def bowtie(colour: str) -> list[Layer]:
    return [
        Solid('<path d="M60 103L46 97V111zM60 103L74 97V111z"/><circle cx="60" cy="104" r="3.6"/>', colour, 4)
    ]


def string_tie(colour: str) -> list[Layer]:
    return [
        Solid(
            (
                '<path d="M58 103L50 128L55 129L60 108L65 129L70 128L62 103z"/><circle '
                'cx="60" cy="104" r="3.4"/>'
            ),
            colour,
            2.4,
        )
    ]


def badge() -> list[Layer]:
    """A star on the chest."""
    return [Solid(f'<path d="{star(84, 118, 9.5)}"/>', "#e8bd55", 3, 1)]


def mask(colour: str) -> list[Layer]:
    """A scarf drawn over nose and mouth."""
    cloth = "M36 58Q48 62 60 60Q72 62 84 58L83 72Q78 92 60 106Q42 92 37 72z"
    folds = (
        '<path d="M40 66Q52 74 58 74M80 66Q68 74 62 74M44 78Q54 84 60 96M76 78Q66 84 60 96" '
        f'fill="none" stroke="{INK}" stroke-width="1"/>'
    )
    dots = "".join(
        f'<circle cx="{x}" cy="{y}" r="1.2" fill="#f6ead0"/>'
        for x, y in (
            (45, 70),
            (52, 68),
            (60, 68),
            (68, 68),
            (75, 70),
            (50, 79),
            (60, 82),
            (70, 79),
            (56, 90),
            (64, 90),
        )
    )
    return [Solid(f'<path d="{cloth}"/>', colour, 9), Flat(folds + dots)]


def spectacles(colour: str = BRASS) -> list[Layer]:
    rims = "".join(
        f'<circle cx="{x}" cy="55.5" r="8" fill="#fff" fill-opacity=".16" stroke="{{}}" stroke-width="{{}}"/>'
        for x in (50.5, 69.5)
    )
    arms = (
        '<path d="M58.4 54Q60 52 61.6 54M42.6 54L37 52M77.4 54L83 52" fill="none" '
        'stroke="{}" stroke-width="{}"/>'
    )
    heavy, fine = (INK, 2.6), (colour, 1.3)
    return [Flat((rims + arms).format(*heavy * 3)), Flat((rims + arms).format(*fine * 3))]


def patch(left: bool = True) -> list[Layer]:
    """A black patch over one eye, with its cord."""
    x = 50.5 if left else 69.5
    cord = "M37 44Q50 46 82 62" if left else "M83 44Q70 46 38 62"
    return [
        Flat(f'<path d="{cord}" fill="none" stroke="{INK}" stroke-width="1.8"/>'),
        Solid(
            f'<path d="M{x - 7.4} 50Q{x} 46 {x + 7.4} 50Q{x + 6} 61 {x} 62Q{x - 6} 61 {x - 7.4} 50z"/>',
            "#3a2a22",
            4,
        ),
    ]


def scar(x: float = 72, y: float = 62) -> list[Layer]:
    path = f"M{x} {y}l4 13M{x - 2} {y + 3.6}l5.4 -1.6M{x - 0.6} {y + 7.4}l5.4 -1.6M{x + 0.8} {y + 11}l5 -1.6"
    return [
        Flat(f'<path d="{path}" stroke="#8e2f22" stroke-width="1.5" stroke-linecap="round" fill="none"/>')
    ]


def pipe(colour: str = "#6a3a1c") -> list[Layer]:
    """A pipe in the corner of the mouth."""
    shape = "M64 77L84 83Q86 76 84 73H97V82Q96 91 88 90L64 80z"
    return [Solid(f'<path d="{shape}"/>', colour, 3)]


def cigar() -> list[Layer]:
    smoke = (
        '<path d="M88 72q4 -5 0 -9t2 -10" fill="none" stroke="#efe4cc" stroke-width="2" '
        'stroke-linecap="round" stroke-opacity=".85"/>'
    )
    return [
        Solid('<path d="M63 76.4L86 71.6L87.4 76L64 80.6z"/>', "#7a4a24", 2.4),
        Solid('<path d="M85 71.8L88.4 71L89.6 75.4L86.6 76.2z"/>', "#e2662c", 1, 0.6),
        Flat(smoke),
    ]


def earrings(colour: str = "#e8bd55") -> list[Layer]:
    return [Solid('<circle cx="37" cy="68" r="3"/><circle cx="83" cy="68" r="3"/>', colour, 2, 0.8)]


def necklace(colours: tuple[str, str]) -> list[Layer]:
    """A string of large beads."""
    places = ((42, 98), (47, 104), (53, 108), (60, 110), (67, 108), (73, 104), (78, 98))
    return [
        Solid("".join(f'<circle cx="{x}" cy="{y}" r="3.2"/>' for x, y in places[number::2]), colour, 2.4, 0.8)
        for number, colour in enumerate(colours)
    ]


def freckles() -> list[Layer]:
    places = ((44, 64), (47, 67), (50, 64.6), (46, 70), (70, 64.6), (73, 67), (76, 64), (74, 70))
    return [Flat("".join(f'<circle cx="{x}" cy="{y}" r=".9" fill="#a5572c"/>' for x, y in places))]


def flower(colour: str, x: float = 84, y: float = 34) -> list[Layer]:
    """A flower in the hair."""
    petals = "".join(
        f'<ellipse cx="{x}" cy="{y - 6}" rx="4.4" ry="5.4" transform="rotate({turn} {x} {y})"/>'
        for turn in range(0, 360, 72)
    )
    return [Solid(petals, colour, 3, 0.9), Solid(f'<circle cx="{x}" cy="{y}" r="3.2"/>', "#e8bd55", 2, 0.6)]
