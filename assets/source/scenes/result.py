"""The end of a game: the lamp turned up, and a sheet of parchment on the table for the scores."""

import numpy as np
from PIL import Image, ImageFilter

from drawings.palette import PALE_PARCHMENT
from drawings.paper import noise, sheet
from pipeline.output import Output
from pipeline.places import ASSETS
from pipeline.recipe import recipe

TABLE = "backgrounds/table@1440.jpg"
SCALE = 4 / 3
PAPER = (1360.0, 940.0)
"""The sheet, in design units; it lies in the middle of the screen."""
_MARGIN = 60
_BURNT = np.array((150, 98, 48), np.float32)
"""What old paper turns to at its edges."""
_TURN = 0.5
"""Degrees: nobody lays a sheet down quite straight."""


@recipe("backgrounds/result", reads=(f"assets/{TABLE}",))
def result(out: Output) -> None:
    """A calm, readable surface in warm light."""
    table = np.asarray(Image.open(ASSETS / TABLE).convert("RGB"), np.float32) / 255
    light = _lamp(table.shape[:2])
    table = 1 - (1 - table) ** (0.85 + 0.55 * light[..., None])
    picture = Image.fromarray((np.clip(table, 0, 1) * 255).astype(np.uint8))
    paper = _paper()
    at = tuple((outer - inner) // 2 for outer, inner in zip(picture.size, paper.size, strict=True))
    lit = np.asarray(paper.convert("RGB"), np.float32)
    rows, columns = slice(at[1], at[1] + paper.height), slice(at[0], at[0] + paper.width)
    lit = lit * (0.80 + 0.24 * light[rows, columns, None]) * (1.0, 0.965, 0.885)
    for blur, shift, strength in ((34, 22, 0.6), (7, 6, 0.55)):  # the lamp is upper left
        _shade(picture, paper.getchannel("A"), (at[0] + shift, at[1] + shift), blur, strength)
    picture.paste(Image.fromarray(np.clip(lit, 0, 255).astype(np.uint8)), at, paper.getchannel("A"))
    out.background("backgrounds/result", picture, quality=86)


def _lamp(size: tuple[int, int]) -> np.ndarray:
    """How bright the lamp above the left of the table makes it, from 0 to 1."""
    down, right = np.meshgrid(
        np.linspace(-1, 1, size[0]), np.linspace(-16 / 9, 16 / 9, size[1]), indexing="ij"
    )
    return 1 / (1 + 0.42 * ((right + 0.75) ** 2 + (down + 0.45) ** 2))


def _paper() -> Image.Image:
    """The sheet with a torn edge and a turned, clear border around it."""
    face = sheet(PAPER, SCALE, seed=11, colour=PALE_PARCHMENT, age=0.75).convert("RGB")
    face = Image.blend(face, Image.new("RGB", face.size, PALE_PARCHMENT), 0.6)  # calm: it will be read
    width, height = face.size
    down, right = np.ogrid[:height, :width]
    inside = np.minimum(np.minimum(right, width - 1 - right), np.minimum(down, height - 1 - down))
    chance = np.random.default_rng(5)
    torn = 6 + 2.6 * noise((height, width), (38, 120), chance) + 0.9 * noise((height, width), (4,), chance)
    edge = np.clip(inside - torn, 0, 1)
    browned = (
        0.75
        * np.exp(-np.maximum(inside - torn, 0) / (36 * SCALE))
        * (0.6 + 0.3 * noise((height, width), (30, 110), chance))
    )
    browned = np.clip(browned, 0, 0.7)[..., None]
    aged = np.asarray(face, np.float32) * (1 - browned) + _BURNT * browned
    cut = Image.fromarray(np.clip(aged, 0, 255).astype(np.uint8)).convert("RGBA")
    cut.putalpha(Image.fromarray((edge * 255).astype(np.uint8)))
    laid = Image.new("RGBA", (width + 2 * _MARGIN, height + 2 * _MARGIN))
    laid.paste(cut, (_MARGIN, _MARGIN))
    return laid.rotate(_TURN, Image.Resampling.BICUBIC)


def _shade(
    picture: Image.Image, shape: Image.Image, at: tuple[int, int], blur: float, strength: float
) -> None:
    shadow = Image.new("L", picture.size)
    shadow.paste(shape, at)
    shadow = shadow.filter(ImageFilter.GaussianBlur(blur)).point(lambda value: int(value * strength))
    picture.paste((12, 5, 2), (0, 0), shadow)
