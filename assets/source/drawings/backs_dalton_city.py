"""The backs of Dalton City's two decks: what can be owned, and telegrams."""

from collections.abc import Callable

from PIL import Image

from drawings import loop_pictures, svg
from drawings.cards_dalton_city import CARD, RADIUS
from drawings.cards_engraving import Flat, Layer, Solid, engrave, moved
from drawings.cards_scenery import burst, thing
from drawings.ink import SEAL_DEFS, flourish, frame, guilloche, star
from drawings.palette import DARK_BRASS, INK, PALE_BRASS, PALE_PARCHMENT
from drawings.paper import cut, press, sheet
from pipeline.output import Output
from pipeline.recipe import recipe

MIDDLE = (CARD[0] / 2, CARD[1] / 2)
MEDAL = 64.0
INNER = (18, 18, 214, 324)
MORSE = (". .- ... - .-. ..- -.. -.-- .-- ..", "-.. .- .-.. - --- -. -.-. .. - -.--")
"""Dots and dashes for the telegrams' ground, which say nothing."""


def _wheels(colour: str) -> str:
    """Cartwheels side by side."""
    hubs = [(x, y) for row, y in enumerate(range(4, 380, 44)) for x in range(row % 2 * 26 - 4, 270, 52)]
    rings = "".join(guilloche(*hub, 20, 6, 8, 4) for hub in hubs)
    stars = "".join(f'<path d="{star(*hub, 5.4)}"/>' for hub in hubs)
    return (
        f'<path d="{rings}" fill="none" stroke="{colour}" stroke-width=".8"/><g fill="{colour}">{stars}</g>'
    )


def _morse(colour: str) -> str:
    """Lines of a message."""
    marks = []
    for row, y in enumerate(range(26, 350, 15)):
        x = 12.0 - row % 3 * 17
        for sign in (MORSE[row % 2] + " ") * 3:
            length = {".": 0.1, "-": 9.0, " ": -3.0}[sign]
            if length > 0:
                marks.append(f"M{x:.1f} {y}h{length}")
            x += max(length, 0) + 8
    return f'<path d="{"".join(marks)}" stroke="{colour}" stroke-width="3.6" stroke-linecap="round"/>'


def _town() -> list[Layer]:
    """The town's star on a cartwheel."""
    x, y = MIDDLE
    return [
        *thing("cartwheel", "#9a6236", x, y, 116, relief=5, backing=None),
        Solid(f'<path d="{star(x, y + 2, 47)}"/>', "#e3b23f", 12, 1.4),
    ]


def _pole() -> list[Layer]:
    return moved(loop_pictures.telegram(), *MIDDLE, 1.9)


BACKS: dict[str, tuple[str, str, Callable[[str], str], Callable[[], list[Layer]]]] = {
    "dalton_city": ("#2a1a12", "#8a6a34", _wheels, _town),
    "telegram": ("#c8963c", "#9a6a20", _morse, _pole),
}
"""The ground, the colour of the pattern, the pattern and the emblem of each deck."""


@recipe("cards/back/dalton_city")
def backs(out: Output) -> None:
    """Both."""
    for seed, name in enumerate(BACKS):
        out.image(f"cards/back/{name}", _back(name, seed), anchor=MIDDLE, credit=("game-icons",))


def _back(name: str, seed: int) -> Image.Image:
    """A printed field with a medallion in the middle."""
    ground, light, pattern, emblem = BACKS[name]
    x, y, width, height = INNER
    field = (
        f'<clipPath id="field"><rect x="{x}" y="{y}" width="{width}" height="{height}"/></clipPath>'
        '<radialGradient id="dark" gradientUnits="userSpaceOnUse" cx="105" cy="140" r="240">'
        '<stop offset=".3" stop-opacity="0"/><stop offset="1" stop-opacity=".4"/></radialGradient>'
    )
    whole = f'width="{CARD[0]}" height="{CARD[1]}"'
    body = (
        f'<g clip-path="url(#field)"><rect {whole} fill="{ground}"/>{pattern(light)}'
        f'<rect {whole} fill="url(#dark)"/></g>{frame((7, 7, 236, 346), ground, 10, 2.6)}{_medallion()}'
    )
    picture = svg.render(body, CARD, defs=field + SEAL_DEFS)
    picture.alpha_composite(engrave([*_sunburst(), *emblem()], CARD))
    return cut(press(sheet(CARD, seed=seed + 1), picture, seed), RADIUS)


def _medallion() -> str:
    x, y = MIDDLE
    corners = "".join(
        f'<path d="{star(cx, cy, 10)}" fill="{PALE_BRASS}" stroke="{INK}" stroke-width="1"/>'
        for cx in (40, CARD[0] - 40)
        for cy in (40, CARD[1] - 40)
    )
    ornaments = "".join(flourish(x, cy, 84, PALE_BRASS) for cy in (84, CARD[1] - 80))
    rings = (
        (MEDAL + 8, INK),
        (MEDAL + 6.6, "url(#brass)"),
        (MEDAL + 1.2, DARK_BRASS),
        (MEDAL, PALE_PARCHMENT),
    )
    discs = "".join(f'<circle cx="{x}" cy="{y}" r="{radius}" fill="{fill}"/>' for radius, fill in rings)
    return corners + ornaments + discs


def _sunburst() -> list[Layer]:
    x, y = MIDDLE
    clip = f'<clipPath id="medal"><circle cx="{x}" cy="{y}" r="{MEDAL - 1}"/></clipPath>'
    wedges = burst(x, y, 0, "#e8cf96", 24)[0].shape
    return [Flat(f'<defs>{clip}</defs><g clip-path="url(#medal)">{wedges}</g>')]
