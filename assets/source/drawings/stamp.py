"""The red stamp that is slammed on a card that has been cancelled."""

import numpy as np
from PIL import Image

from drawings import svg
from drawings.ink import star
from drawings.paper import noise
from pipeline.output import Output
from pipeline.recipe import recipe

SIZE = (220, 160)
RED = "#b3201a"
TURN = -11


@recipe("props/stamp")
def stamp(out: Output) -> None:
    """The mark, with the gaps that worn rubber leaves."""
    picture = _worn(svg.render(_mark(), SIZE))
    out.image("props/stamp", picture, anchor=(SIZE[0] / 2, SIZE[1] / 2))


def _mark() -> str:
    ring = f'fill="none" stroke="{RED}"'
    stars = "".join(f'<path d="{star(x, 0, 9)}"/>' for x in (-84, 84))
    bars = '<path d="M-62 -43L62 43M-62 43L62 -43" stroke-width="13" stroke-linecap="square"/>'
    return (
        f'<g transform="translate(110 80) rotate({TURN})">'
        f'<rect x="-100" y="-54" width="200" height="108" rx="14" {ring} stroke-width="6.5"/>'
        f'<rect x="-91" y="-45" width="182" height="90" rx="8" {ring} stroke-width="2"/>'
        f'<g {ring}>{bars}</g><g fill="{RED}">{stars}'
        f'<circle r="40"/></g><circle r="34" fill="none" stroke="#fff" stroke-width="2.4"/>'
        f'<path d="{star(0, 1, 29)}" fill="#fff"/></g>'
    )


def _worn(picture: Image.Image) -> Image.Image:
    """White becomes a gap, and the ink is blotched and thin in places."""
    pixels = np.asarray(picture, np.float32) / 255
    chance = np.random.default_rng(5)
    shape = pixels.shape[:2]
    rough = noise(shape, (1.4, 3), chance) + 0.8 * noise(shape, (26,), chance)
    gaps = np.clip((rough - 1.05) * 3.2, 0, 1)
    thin = 0.88 + 0.12 * np.clip(noise(shape, (9,), chance), -1, 1)
    ink = pixels[..., 3] * (1 - np.clip(pixels[..., 1] - 0.13, 0, 1) / 0.87)
    result = np.empty((*shape, 4), np.uint8)
    result[..., :3] = np.array(Image.new("RGB", (1, 1), RED))[0, 0]
    result[..., 3] = np.clip(ink * (1 - gaps) * thin, 0, 1) * 245
    return Image.fromarray(result, "RGBA")
