"""The backs of the decks: each with its own colour, pattern and emblem."""

from collections.abc import Callable

from PIL import Image

from drawings import svg
from drawings.cards_engraving import Flat, Layer, Solid, engrave
from drawings.cards_frame import CARD, DEED, DOC, RIVER, STORE, printed
from drawings.cards_props import deed, nuggets
from drawings.cards_scenery import burst, thing
from drawings.ink import SEAL_DEFS, flourish, frame, guilloche, star
from drawings.palette import DARK_BRASS, INK, PALE_BRASS, PALE_PARCHMENT
from pipeline.output import Output
from pipeline.recipe import recipe

MIDDLE = (105, 150)
MEDAL = 56
INNER = (16, 16, 178, 268)


def _lattice(colour: str) -> str:
    """Diamonds with a star in each."""
    lines = "".join(f"M{x} 0l300 300M{x} 300l300 -300" for x in range(-300, 220, 24))
    stars = "".join(
        f'<path d="{star(x, y, 4.2)}"/>'
        for row, y in enumerate(range(18, 300, 12))
        for x in range(9 + row % 2 * 12, 220, 24)
    )
    return f'<path d="{lines}" fill="none" stroke="{colour}" stroke-width="1"/><g fill="{colour}">{stars}</g>'


def _rosettes(colour: str) -> str:
    """A banknote's web."""
    web = "".join(
        guilloche(105, 150, radius, 13, petals)
        for radius, petals in ((66, 12), (88, 18), (112, 24), (138, 30), (164, 36))
    )
    return f'<path d="{web}" fill="none" stroke="{colour}" stroke-width=".7"/>'


def _waves(colour: str) -> str:
    """Scallops like water."""
    return "".join(
        f'<g fill="none" stroke="{colour}" stroke-width="1">'
        + "".join(f'<circle cx="{x}" cy="{y}" r="{r}"/>' for r in (13, 9, 5))
        + "</g>"
        for row, y in enumerate(range(0, 320, 13))
        for x in range(row % 2 * 13 - 13, 240, 26)
    )


def _bars(colour: str) -> str:
    """The bars of a cell."""
    bars = "".join(f'<rect x="{x}" y="0" width="7" height="300"/>' for x in range(14, 210, 22))
    thin = "".join(f"M{x + 11.5} 0v300M{x + 16} 0v300" for x in range(14, 210, 22))
    cross = '<rect x="0" y="54" width="210" height="9"/><rect x="0" y="237" width="210" height="9"/>'
    return f'<g fill="{colour}">{bars}{cross}</g><path d="{thin}" stroke="{colour}" stroke-width=".7"/>'


def _crosses(colour: str) -> str:
    """Little crosses between rhombs, like a chemist's tiles."""
    return "".join(
        f'<path d="M{x - 2} {y - 6}h4v4h4v4h-4v4h-4v-4h-4v-4h4z" fill="{colour}"/>'
        if (row + column) % 2
        else f'<path d="M{x} {y - 8}l7 8 -7 8 -7 -8z" fill="none" stroke="{colour}" stroke-width="1.1"/>'
        for row, y in enumerate(range(18, 300, 17))
        for column, x in enumerate(range(3, 220, 17))
    )


def _store() -> list[Layer]:
    return [
        *thing("shop", "#c07a40", 105, 146, 84, relief=3, backing="#f3dda6"),
        *thing("barrel", "#8f5a30", 138, 182, 24, relief=3),
    ]


def _deed() -> list[Layer]:
    return [*deed(105, 152, 84, -8), *thing("quill", "#efe4cc", 130, 130, 62, relief=3)]


def _river() -> list[Layer]:
    pan = '<ellipse cx="105" cy="158" rx="42" ry="26"/>'
    inside = '<ellipse cx="105" cy="155" rx="33" ry="17"/>'
    ripples = (
        '<path d="M73 189q8 -5 16 0t16 0 16 0 16 0M81 196q8 -5 16 0t16 0 16 0" fill="none" '
        f'stroke="{INK}" stroke-width="1.6"/>'
    )
    return [
        Solid(pan, "#7d7468", 9, 1.3),
        Solid(inside, "#a9c3cc", 5, 1),
        *nuggets(105, 164, 50, (4, 3, 2)),
        Flat(ripples),
    ]


def _outlaw() -> list[Layer]:
    return [
        *thing("bandit", "#4a2f20", 105, 150, 92, relief=5, backing="#d9a878"),
    ]


def _doc() -> list[Layer]:
    bottle = (
        '<path d="M97 112H113V128C113 134 129 137 129 148V186Q129 193 122 193H88Q81 193 81 '
        '186V148C81 137 97 134 97 128z"/>'
    )
    label = '<rect x="86" y="154" width="38" height="28"/>'
    cross = '<path d="M101.5 157h7v7.5h7v7h-7v7.5h-7v-7.5h-7v-7h7z" fill="#a52a20"/>'
    return [
        *thing("feather", "#d8c3dc", 134, 142, 50, relief=3),
        Solid(bottle, "#6f9a62", 10, 1.2),
        Solid('<rect x="98" y="101" width="14" height="13" rx="3"/>', "#b98a52", 4),
        Solid(label, "#f3e6c4", 3),
        Flat(cross),
    ]


BACKS: dict[str, tuple[str, str, Callable[[str], str], Callable[[], list[Layer]]]] = {
    "store": (STORE, "#a8503c", _lattice, _store),
    "deed": (DEED, "#6f9a74", _rosettes, _deed),
    "river": (RIVER, "#5d8fb0", _waves, _river),
    "outlaw": ("#a5763f", "#3a2012", _bars, _outlaw),
    "doc": (DOC, "#8d6a9c", _crosses, _doc),
}
"""The ground, the colour of the pattern, the pattern and the emblem of each deck."""


@recipe("cards/back")
def backs(out: Output) -> None:
    """All the backs."""
    for seed, name in enumerate(BACKS):
        out.image(f"cards/back/{name}", back(name, seed), anchor=MIDDLE, credit=("game-icons",))


def back(name: str, seed: int) -> Image.Image:
    """A printed field with a medallion in the middle."""
    ground, light, pattern, emblem = BACKS[name]
    x, y, width, height = INNER
    field = (
        f'<clipPath id="field"><rect x="{x}" y="{y}" width="{width}" height="{height}"/></clipPath>'
        '<radialGradient id="dark" gradientUnits="userSpaceOnUse" cx="90" cy="120" '
        'r="200"><stop offset=".3" stop-opacity="0"/>'
        f'<stop offset="1" stop-opacity=".45"/></radialGradient>'
    )
    body = (
        f'<g clip-path="url(#field)"><rect width="210" height="300" fill="{ground}"/>{pattern(light)}'
        f'<rect width="210" height="300" fill="url(#dark)"/></g>'
        f"{frame((6, 6, 198, 288), light if name == 'outlaw' else ground, 9, 2.4)}{_medallion()}"
    )
    picture = svg.render(body, CARD, defs=field + SEAL_DEFS)
    picture.alpha_composite(engrave([*_sunburst(), *emblem()], CARD))
    return printed(picture, seed)


def _medallion() -> str:
    x, y = MIDDLE
    corners = "".join(
        f'<path d="{star(cx, cy, 9)}" fill="{PALE_BRASS}" stroke="{INK}" stroke-width="1"/>'
        for cx in (34, 176)
        for cy in (34, 266)
    )
    ornaments = "".join(flourish(x, cy, 70, PALE_BRASS) for cy in (70, 232))
    return (
        f'{corners}{ornaments}<circle cx="{x}" cy="{y}" r="{MEDAL + 8}" fill="{INK}"/>'
        f'<circle cx="{x}" cy="{y}" r="{MEDAL + 6.6}" fill="url(#brass)"/>'
        f'<circle cx="{x}" cy="{y}" r="{MEDAL + 3}" fill="none" stroke="{DARK_BRASS}" stroke-width="1"/>'
        f'<circle cx="{x}" cy="{y}" r="{MEDAL}" fill="{PALE_PARCHMENT}" stroke="{INK}" stroke-width="1.4"/>'
    )


def _sunburst() -> list[Layer]:
    x, y = MIDDLE
    clip = f'<clipPath id="medal"><circle cx="{x}" cy="{y}" r="{MEDAL - 1}"/></clipPath>'
    wedges = burst(x, y, 0, "#e8cf96", 24)[0].shape
    return [Flat(f'<defs>{clip}</defs><g clip-path="url(#medal)">{wedges}</g>')]
