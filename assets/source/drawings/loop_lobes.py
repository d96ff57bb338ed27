"""What the two rings of Dalton City's road enclose: leather and baize let into the board, tooled in gold."""

import numpy as np
from PIL import Image, ImageFilter

from drawings import paper, svg
from drawings.board import SCALE
from drawings.palette import BRASS

Box = tuple[float, float, float, float]
RADIUS = 14
LEATHER, BAIZE = (56, 34, 22), (35, 49, 38)
LAMP = 0.55
"""How much of the table's own light and dark is seen on it."""


def inlay(scene: Image.Image, wood: Image.Image, box: Box, colour: tuple[int, int, int], way: int) -> None:
    """Let a field into the board; `way` is 1 if the road goes round it as a clock's hands go, -1 if not."""
    x, y, width, height = (round(side * SCALE) for side in box)
    mask = paper.rounded((width, height), RADIUS * SCALE)
    field = _lit(_grained((height, width), colour), wood.crop((x, y, x + width, y + height)))
    field = _sunk(field, mask)
    tooling = svg.render(_tooling(box[2:], way), box[2:], SCALE)
    field.paste(tooling, (0, 0), tooling)
    scene.paste(field, (x, y), mask)


def _grained(shape: tuple[int, int], colour: tuple[int, int, int]) -> np.ndarray:
    chance = np.random.default_rng(sum(colour))
    light = 1 + 0.05 * paper.noise(shape, (0.8, 2.2), chance) + 0.05 * paper.noise(shape, (90, 30), chance)
    return np.array(colour, np.float32) * light[..., None]


def _lit(field: np.ndarray, wood: Image.Image) -> Image.Image:
    """As bright, place by place, as the table beneath."""
    soft = wood.resize((48, 40), Image.Resampling.BOX).filter(ImageFilter.GaussianBlur(4))
    level = np.asarray(soft.resize(wood.size, Image.Resampling.BICUBIC).convert("L"), np.float32)
    lamp = np.clip((level / level.mean()) ** LAMP, 0.72, 1.3)
    return Image.fromarray(np.clip(field * lamp[..., None], 0, 255).astype(np.uint8), "RGB")


def _sunk(field: Image.Image, mask: Image.Image) -> Image.Image:
    """Darker towards its edges, most of all under the one that is nearer to the lamp."""
    grown = Image.new("L", (field.width + 200, field.height + 200))
    grown.paste(mask, (100, 100))
    shade = np.zeros((field.height, field.width), np.float32)
    for reach, shift, strength in ((5, 4, 0.75), (22, 5, 0.45)):
        soft = np.asarray(grown.filter(ImageFilter.GaussianBlur(reach * SCALE)), np.float32) / 255
        moved = np.roll(soft, (round(shift * SCALE), round(shift * SCALE)), (0, 1))[100:-100, 100:-100]
        shade = np.maximum(shade, (1 - moved) * strength)
    return Image.fromarray((np.asarray(field, np.float32) * (1 - shade[..., None])).astype(np.uint8), "RGB")


def _tooling(size: tuple[float, float], way: int) -> str:
    """Two gilt lines, and arrows that show which way one rides."""
    width, height = size
    lines = "".join(
        f'<rect x="{gap}" y="{gap}" width="{width - 2 * gap}" height="{height - 2 * gap}" '
        f'rx="{RADIUS - gap / 2}" '
        f'stroke-width="{weight}"/>'
        for gap, weight in ((7, 1.6), (11, 0.7))
    )
    sides = (
        (width / 2, 9, 0),
        (width - 9, height / 2, 90),
        (width / 2, height - 9, 180),
        (9, height / 2, 270),
    )
    arrows = "".join(
        f'<g transform="translate({x} {y}) rotate({turn if way > 0 else turn + 180})"><path '
        f'd="{_ARROW}"/></g>'
        for x, y, turn in sides
    )
    return (
        f'<g fill="none" stroke="#140a05" opacity=".5" transform="translate(.8 1)">{lines}</g>'
        f'<g fill="none" stroke="{BRASS}" opacity=".62">{lines}</g>'
        f'<g fill="none" stroke="{BRASS}" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round" '
        f'opacity=".8">{arrows}</g>'
    )


_ARROW = "".join(f"M{x - 4} -5.5l6 5.5-6 5.5" for x in (-14, -5, 4, 13))
