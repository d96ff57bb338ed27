"""The outlaws: a card with a portrait and a pair of dice, and on its other side the poster."""

import tomllib

from PIL import Image, ImageColor, ImageOps

from drawings import svg
from drawings.cards_engraving import Layer, engrave, moved
from drawings.cards_frame import CARD, LINE, OUTLAW, face, printed, store
from drawings.cards_props import die
from drawings.cards_scenery import CLAY, EVENING, NIGHT, burst, cactus, ground, mesas, sky, wall
from drawings.ink import Box, frame, rule
from drawings.outlaws_faces import GANG
from drawings.palette import INK
from drawings.portraits_character import Character, drawn
from pipeline.output import Output
from pipeline.places import ROOT
from pipeline.recipe import recipe

DATA = "game/games/dice_town/data.toml"
WINDOW = (40, 76, 130, 130)
"""Where the poster's portrait is."""
NAME: Box = (17, 13, 176, 50)
"""Where the program writes who is wanted: room for two lines."""
PRICE: Box = (100, 224, 90, 56)
"""Where it writes the price, in the order that the language has for it."""


@recipe("cards/outlaw", reads=(DATA,))
def outlaws(out: Output) -> None:
    """Both sides of all the cards."""
    gang = tomllib.loads((ROOT / DATA).read_text("utf-8"))["wild_west"]["outlaws"]
    for seed, (who, card) in enumerate(zip(GANG, gang, strict=True)):
        key = f"{card['pair']}-{card['face']}"
        store(out, f"cards/outlaw/{key}", front(who, seed, card["pair"]), ("rye",), LINE)
        poster = wanted(who, seed, card["face"])
        out.image(f"cards/wanted/{key}", poster, anchor=(CARD[0] / 2, CARD[1] / 2), credit=("rye",))
        out.entries[f"cards/wanted/{key}"] |= {"title": list(NAME), "price": list(PRICE)}


def front(who: Character, seed: int, pair: str) -> Image.Image:
    """Somebody before a wall, a sunset or the night, and the pair of dice."""
    layers = [*_backdrop(seed), *moved(drawn(who), 20, 22, 1.2)]
    return face(layers, OUTLAW, seed, foot=[*die(pair, 82, 229, 36, -6), *die(pair, 128, 229, 36, 7)])


def wanted(who: Character, seed: int, catch: str) -> Image.Image:
    """The poster: the same face in brown ink, the die that catches it and room for what it is worth."""
    x, y, width, height = WINDOW
    portrait = engrave(
        [*wall("#c9a873", floor=190, lamp=(50, 40)), *moved(drawn(who), -7, 8, 1.2)], (width, height)
    )
    picture = Image.new("RGBA", (CARD[0] * 2, CARD[1] * 2))
    picture.paste(_sepia(portrait), (x * 2, y * 2))
    picture.alpha_composite(svg.render(_poster(), CARD))
    picture.alpha_composite(engrave(die(catch, 52, 251, 42, -5), CARD))
    return printed(picture, seed + 3, age=1.7)


def _backdrop(seed: int) -> list[Layer]:
    scenes = (
        lambda: [*sky(EVENING, (142, 50, 18)), *mesas(112, CLAY, seed), *ground(112), *cactus(166, 132, 56)],
        lambda: wall(("#8a6a44", "#6a5a4c", "#7d4a34")[seed % 3]),
        lambda: [
            *sky(NIGHT, None),
            *burst(92, 70, 0, "#7d868c", 22),
            *mesas(124, "#5a4440", seed),
            *ground(124, "#7a6248"),
        ],
    )
    return scenes[seed % 3]()


def _sepia(picture: Image.Image) -> Image.Image:
    """One brown ink, as a poster is printed."""
    tones = ImageOps.autocontrast(picture.convert("L"), cutoff=1)
    toned = ImageOps.colorize(
        tones, ImageColor.getrgb(INK), ImageColor.getrgb("#efdcb0"), mid=ImageColor.getrgb("#a07a4c")
    )
    toned.putalpha(picture.getchannel("A"))
    return toned


def _poster() -> str:
    x, y, width, height = WINDOW
    tx, ty, tw, th = NAME
    heavy = f'fill="none" stroke="{INK}"'
    return (
        f"{frame((6, 6, 198, 288), INK, 8, 2.2)}"
        f"{rule(tx, ty + th + 4, tw)}"
        f'<rect x="{x}" y="{y}" width="{width}" height="{height}" {heavy} stroke-width="2"/>'
        f'<rect x="{x - 4}" y="{y - 4}" width="{width + 8}" height="{height + 8}" {heavy} stroke-width=".8"/>'
        f"{rule(24, 219, 162)}"
        f'<path d="M82 250H94M90 245l7 5 -7 5" {heavy} stroke-width="2.2"/>'
    )
