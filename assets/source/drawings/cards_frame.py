"""The card itself: its paper, its frame, the ribbon for its name and the panel for its text."""

from collections.abc import Iterable

from PIL import Image

from drawings import svg
from drawings.cards_engraving import Flat, Layer, engrave
from drawings.ink import SEAL_DEFS, Box, flourish, frame, panel, ribbon, seal
from drawings.palette import DARK_OXBLOOD, INK, OXBLOOD
from drawings.paper import cut, press, sheet
from pipeline.output import Output

CARD = (210, 300)
RADIUS = 9
TITLE: Box = (23, 15, 164, 34)
"""Where the program writes the name of a card."""
TEXT: Box = (19, 204, 172, 72)
"""Where it writes what the card does."""
SCENE: Box = (13, 42, 184, 158)
"""Where the picture is; the ribbon covers its upper rim."""
LINE: Box = (19, 257, 172, 22)
"""Where it writes on a card whose panel holds a seal or dice: one line below them."""
SEAL = (177.0, 183.0, 16.0)
STORE, DEED, RIVER, OUTLAW, DOC = OXBLOOD, "#2c5a3a", "#2a5577", INK, "#5a3a68"
"""The colour of each deck's frame."""
_VIGNETTE = (
    '<defs><radialGradient id="v" cx=".45" cy=".46" r=".72"><stop offset=".6" '
    f'stop-color="{INK}" stop-opacity="0"/>'
    f'<stop offset="1" stop-color="{INK}" stop-opacity=".42"/></radialGradient></defs>'
    f'<rect width="{SCENE[2]}" height="{SCENE[3]}" fill="url(#v)"/>'
)


def face(
    layers: Iterable[Layer],
    colour: str,
    seed: int,
    mark: str = "",
    foot: Iterable[Layer] = (),
) -> Image.Image:
    """A whole card: a picture of layers in the scene's own units, `mark` inside its seal.

    `foot` are layers in the card's units that lie over the panel.
    """
    picture = _laid(engrave([*layers, Flat(_VIGNETTE)], SCENE[2:]))
    picture.alpha_composite(svg.render(_furniture(colour, mark), CARD, defs=SEAL_DEFS))
    extra = tuple(foot)
    if extra:
        picture.alpha_composite(engrave(extra, CARD, SEAL_DEFS))
    return printed(picture, seed)


def printed(picture: Image.Image, seed: int, age: float = 1) -> Image.Image:
    """A picture as large as a card, on its paper."""
    return cut(press(sheet(CARD, seed=seed % 5 + 1, age=age), picture, seed), RADIUS)


def figure(text: str, size: float = 17, x: float = SEAL[0], y: float = SEAL[1]) -> str:
    """A number for the seal."""
    return (
        f'<text x="{x}" y="{y + size * 0.35}" font-family="Rye" font-size="{size}" text-anchor="middle" '
        f'fill="{DARK_OXBLOOD}">{text}</text>'
    )


def store(out: Output, name: str, picture: Image.Image, credit: Iterable[str], text: Box = TEXT) -> None:
    """Enter a card with the places of its name and text."""
    out.image(name, picture, anchor=(CARD[0] / 2, CARD[1] / 2), credit=tuple(credit))
    out.entries[name] |= {"title": list(TITLE), "text": list(text)}


def _laid(picture: Image.Image) -> Image.Image:
    """The scene at its place on an empty card."""
    scale = picture.width / SCENE[2]
    card = Image.new("RGBA", (round(CARD[0] * scale), round(CARD[1] * scale)))
    card.paste(picture, (round(SCENE[0] * scale), round(SCENE[1] * scale)))
    return card


def _furniture(colour: str, mark: str) -> str:
    x, y, width, height = SCENE
    tx, ty, tw, th = TEXT
    parts = [
        frame((5.5, 5.5, 199, 289), colour, notch=8, weight=2.2),
        (
            f'<rect x="{x}" y="{y}" width="{width}" height="{height}" fill="none" '
            f'stroke="{INK}" stroke-width="1.6"/>'
        ),
        ribbon(TITLE, tail=colour),
        panel((13, 200, 184, 87.5), INK),
        flourish(tx + tw / 2, ty + th + 5, 60, colour),
    ]
    if mark:
        parts += [seal(*SEAL), mark]
    return "".join(parts)
