"""Old paper: the sheet that cards, deeds, posters and panels are printed on."""

from collections.abc import Sequence
from functools import lru_cache

import numpy as np
from PIL import Image, ImageColor, ImageDraw, ImageFilter
from scipy.ndimage import gaussian_filter

from drawings.palette import PARCHMENT

Size = tuple[float, float]
STAIN = np.array(ImageColor.getrgb("#7a4a1c"), dtype=np.float32)
EDGE = "#8a6a3c"
"""The cut edge of a card, a little darker than its face."""


@lru_cache(maxsize=8)
def sheet(
    size: Size, scale: float = 2, seed: int = 1, colour: str = PARCHMENT, age: float = 1.0
) -> Image.Image:
    """A sheet of old paper of this size in design units: grain, fibres, stains, darker at its edges."""
    width, height = round(size[0] * scale), round(size[1] * scale)
    chance = np.random.default_rng(seed)
    base = np.array(ImageColor.getrgb(colour), dtype=np.float32)
    blotches = noise((height, width), (60 * scale, 22 * scale, 8 * scale), chance)
    grain = noise((height, width), (0.5 * scale,), chance)
    fibres = _fibres((height, width), scale, chance)
    light = 1 + 0.05 * blotches + 0.035 * grain + 0.05 * fibres
    paper = base * light[..., None]
    brown = np.clip(0.09 * np.clip(blotches, 0, 2) + 0.5 * _edges((height, width), 16 * scale), 0, 0.6) * age
    paper = paper * (1 - brown[..., None]) + STAIN * brown[..., None]
    return Image.fromarray(np.clip(paper, 0, 255).astype(np.uint8), "RGB").convert("RGBA")


def noise(shape: tuple[int, int], sizes: Sequence[float], chance: np.random.Generator) -> np.ndarray:
    """Soft noise of about -1 to 1, of blotches of these sizes in pixels."""
    total = np.zeros(shape, np.float32)
    for size in sizes:
        coarse = max(1, int(size / 3))  # a coarse grid, enlarged, is as soft and much quicker
        small = chance.standard_normal([side // coarse + 8 for side in shape]).astype(np.float32)
        small = gaussian_filter(small, size / coarse)
        small = (small - small.mean()) / small.std()
        grown = Image.fromarray(small).resize(
            (small.shape[1] * coarse, small.shape[0] * coarse), Image.Resampling.BICUBIC
        )
        total += np.asarray(grown)[: shape[0], : shape[1]]
    return total / len(sizes) ** 0.5 / 1.6


def cut(picture: Image.Image, radius: float, scale: float = 2) -> Image.Image:
    """The picture with rounded corners and the thin edge that a die-cut card has."""
    mask = rounded(picture.size, radius * scale)
    edge = Image.new("RGBA", picture.size, EDGE)
    inner = rounded(picture.size, radius * scale, inset=0.9 * scale)
    face = Image.composite(picture, Image.blend(picture, edge, 0.75), inner)
    face.putalpha(mask)
    return face


def rounded(size: tuple[int, int], radius: float, inset: float = 0) -> Image.Image:
    """A mask with rounded corners, in pixels, smooth at its edge."""
    fine = 4
    big = Image.new("L", (size[0] * fine, size[1] * fine))
    box = (inset * fine, inset * fine, (size[0] - inset) * fine - 1, (size[1] - inset) * fine - 1)
    ImageDraw.Draw(big).rounded_rectangle(box, max(0, radius - inset) * fine, fill=255)
    return big.resize(size, Image.Resampling.BOX)


def press(paper: Image.Image, printed: Image.Image, seed: int = 1, wear: float = 1.0) -> Image.Image:
    """Print a transparent picture on paper: the ink takes unevenly, and the paper shows through."""
    chance = np.random.default_rng(seed)
    shape = (printed.height, printed.width)
    worn = 1 - wear * np.clip(
        0.10 + 0.07 * noise(shape, (1.1, 6), chance) + 0.05 * noise(shape, (70,), chance), 0, 0.5
    )
    face = np.asarray(paper.convert("RGB"), np.float32) / 255
    ink = np.asarray(printed, np.float32) / 255
    alpha = ink[..., 3:] * worn[..., None]
    # half covering, half multiplied: spot colours stay true and still show the grain under them
    grain = face.mean(axis=2, keepdims=True)
    colour = ink[..., :3] * (0.5 + 0.5 * grain / grain.mean())
    result = face * (1 - alpha) + np.clip(colour, 0, 1) * alpha
    return Image.fromarray((np.clip(result, 0, 1) * 255).astype(np.uint8), "RGB").convert("RGBA")


def _fibres(shape: tuple[int, int], scale: float, chance: np.random.Generator) -> np.ndarray:
    """Short pale and dark threads, as in rag paper."""
    picture = Image.new("L", (shape[1], shape[0]), 128)
    pen = ImageDraw.Draw(picture)
    for _ in range(int(shape[0] * shape[1] / (90 * scale * scale))):
        x, y = chance.uniform(0, shape[1]), chance.uniform(0, shape[0])
        turn, length = chance.uniform(0, np.pi), chance.uniform(2, 7) * scale
        end = (x + np.cos(turn) * length, y + np.sin(turn) * length)
        pen.line((x, y, *end), fill=int(chance.choice((60, 190))))
    return np.asarray(picture.filter(ImageFilter.GaussianBlur(0.35 * scale)), np.float32) / 128 - 1


def _edges(shape: tuple[int, int], reach: float) -> np.ndarray:
    """1 at the edges of the sheet, falling to 0 inside."""
    rows = np.minimum(np.arange(shape[0]), np.arange(shape[0])[::-1])[:, None]
    columns = np.minimum(np.arange(shape[1]), np.arange(shape[1])[::-1])[None, :]
    return (np.exp(-rows / reach) + np.exp(-columns / reach)).astype(np.float32) * 0.55
