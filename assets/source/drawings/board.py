"""A printed board that lies on the saloon's table: worn paper, a torn edge, a shadow, and the lamp."""

import numpy as np
from PIL import Image, ImageChops, ImageFilter

from drawings import paper
from drawings.board_drawing import Drawing
from drawings.palette import PARCHMENT
from pipeline.output import BACKGROUNDS, CANVAS
from pipeline.places import ROOT

SCALE = BACKGROUNDS[-1]
TABLE = "assets/backgrounds/table@1440.jpg"
"""What a recipe that lays a board must say that it reads."""
Box = tuple[int, int, int, int]
"""x, y, width, height in design units."""
Pixel = tuple[int, int]
WARMTH = (1.02, 0.985, 0.90)
"""What an oil lamp makes of red, green and blue."""
THICK = 3
"""How far the cut edge of the board is seen, in units."""


def lay(drawing: Drawing, box: Box, seed: int, tear: float, colour: str = PARCHMENT) -> Image.Image:
    """Print a drawing, in the table's own units, on a sheet of that size, and lay it on the table."""
    sheet = _printed(drawing, box, seed, colour)
    mask = _outline(sheet.size, seed, tear)
    at = (round(box[0] * SCALE), round(box[1] * SCALE))
    scene = Image.open(ROOT / TABLE).convert("RGB")
    wood = scene.crop((*at, at[0] + sheet.width, at[1] + sheet.height))
    for shadow in ((4, 3, 0.75), (12, 16, 0.6)):
        _cast(scene, mask, at, *shadow)
    edge = Image.new("RGB", sheet.size, "#6d4c26")
    scene.paste(edge, (at[0], at[1] + round(THICK * SCALE * 0.6)), mask)
    scene.paste(_lamplit(_worn(sheet, mask), wood), at, mask)
    return scene


def crease(d: Drawing, path: str) -> None:
    """A fold of the sheet: rubbed pale, with a dark line in it."""
    d.line(path, 2.6, "#fff4d0", 0.18)
    d.line(path, 0.9, "#4a2c10", 0.26)


def _printed(drawing: Drawing, box: Box, seed: int, colour: str) -> Image.Image:
    left, top, width, height = (round(side * SCALE) for side in box)
    crop = (left, top, left + width, top + height)
    sheet = paper.sheet(box[2:], SCALE, seed, colour)
    printed = paper.press(sheet, drawing.engraved(CANVAS, SCALE).crop(crop), seed, wear=0.8)
    light = drawing.light(CANVAS, SCALE).crop(crop)
    black = Image.new("RGBA", light.size, "black")
    black.alpha_composite(light)
    return ImageChops.screen(printed.convert("RGB"), black.convert("RGB"))


def _outline(size: tuple[int, int], seed: int, tear: float) -> Image.Image:
    """The sheet's shape: straight, except for where it is torn and worn by so many units."""
    width, height = size
    chance = np.random.default_rng(seed)
    rows, columns = np.mgrid[:height, :width].astype(np.float32)
    edge = np.minimum(np.minimum(rows, height - 1 - rows), np.minimum(columns, width - 1 - columns))
    ragged = paper.noise((height, width), (40, 14, 5, 2.5), chance)
    cut = tear * SCALE * (0.75 + 0.75 * ragged)
    return Image.fromarray((np.clip(edge - cut + 0.5, 0, 1) * 255).astype(np.uint8), "L")


def _cast(
    scene: Image.Image, mask: Image.Image, at: Pixel, reach: float, spread: float, strength: float
) -> None:
    """A soft shadow to the lower right, away from the lamp."""
    shade = Image.new("L", scene.size)
    shade.paste(mask, (at[0] + round(reach * SCALE * 0.7), at[1] + round(reach * SCALE)))
    shade = shade.filter(ImageFilter.GaussianBlur(spread * SCALE)).point(lambda value: int(value * strength))
    scene.paste((10, 4, 1), mask=shade)


def _worn(sheet: Image.Image, mask: Image.Image) -> Image.Image:
    """Pale where the print is rubbed off along the edge, and brown at the very rim."""
    near = np.asarray(mask.filter(ImageFilter.GaussianBlur(5 * SCALE)), np.float32) / 255
    rim = np.clip((0.82 - near) * 2.2, 0, 1)[..., None]
    pixels = np.asarray(sheet, np.float32)
    pixels = pixels * (1 - 0.45 * rim) + np.array((112, 72, 32), np.float32) * 0.45 * rim
    return Image.fromarray(pixels.astype(np.uint8), "RGB")


def _lamplit(sheet: Image.Image, table: Image.Image) -> Image.Image:
    """As bright and as warm, place by place, as the wood beneath, only less extreme: paper has to be read."""
    soft = table.resize((64, 36), Image.Resampling.BOX).filter(ImageFilter.GaussianBlur(5))
    wood = np.asarray(soft.resize(sheet.size, Image.Resampling.BICUBIC), np.float32)
    level = np.clip((wood / wood.mean(axis=(0, 1))) ** 0.34, 0.72, 1.14) * WARMTH
    return Image.fromarray(np.clip(np.asarray(sheet, np.float32) * level, 0, 255).astype(np.uint8), "RGB")
