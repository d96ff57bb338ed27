"""The pointers: a brass arrowhead, and a gloved hand over what can be clicked."""

import numpy as np
from PIL import Image

from drawings.palette import OXBLOOD
from drawings.skin_materials import brass, lit
from drawings.skin_relief import Plate, bevel, cover, rgb, ring
from pipeline.output import Output
from pipeline.recipe import recipe

SIDE = 40
ARROW_TIP = (5, 4)
FINGER_TIP = (15.5, 3.5)
_ARROW = "M5 4L5 29.5L11.3 24L15.6 33.6L20.4 31.4L16.2 22.200L24.6 21.600Z"
_HAND = (
    "M12.5 23.500V6a3 3 0 0 1 6 0V15a2.8 2.8 0 0 1 5.4-.4a2.7 2.7 0 0 1 5 .9a2.6 2.6 0 0 1 4.6 1.7"
    "V23c0 3.2-1.4 5-2.6 6.500H16.800L8.2 20.800a2.8 2.8 0 0 1 4.3-3.300z"
)
_SEAMS = "M18.5 15v5.500M23.9 15.500v5M28.9 16.500v4"
_CUFF = "M15.2 30.500H32.300V36.500H15.200z"


@recipe("ui/cursor")
def cursors(out: Output) -> None:
    """Each with the point that it points with as its anchor."""
    out.image("ui/cursor", _arrow(), anchor=ARROW_TIP, lossless=True)
    out.image("ui/cursor_hand", _hand(), anchor=FINGER_TIP, lossless=True)


def _arrow() -> Image.Image:
    plate = Plate(SIDE, SIDE)
    path = f'<path d="{_ARROW}" stroke="#fff" stroke-width="1.2" stroke-linejoin="round"/>'
    shape = plate.distance(plate.mask(path))
    plate.shade(cover(shape), 0.55, 1.5, 1.4, 2.2)
    plate.lay("#1d0f08", cover(shape - 1.5))
    plate.lay(np.clip(brass(bevel(shape, 4.5, 3), 0, 0.3) * 1.18, 0, 1), cover(shape))
    plate.lay("#fff0bd", 0.5 * ring(shape, 0, 0.9))
    return plate.picture()


def _hand() -> Image.Image:
    plate = Plate(SIDE, SIDE)
    glove = plate.distance(
        plate.mask(f'<path d="{_HAND}" stroke="#fff" stroke-width=".8" stroke-linejoin="round"/>')
    )
    cuff = plate.distance(
        plate.mask(f'<path d="{_CUFF}" stroke="#fff" stroke-width="2" stroke-linejoin="round"/>')
    )
    for shape in (glove, cuff):
        plate.shade(cover(shape), 0.55, 1.5, 1.4, 2.2)
    for shape in (glove, cuff):
        plate.lay("#1d0f08", cover(shape - 1.4))
    plate.lay(lit(rgb("#e3b878") * cover(glove)[..., None], bevel(glove, 3.2, 2.2), 0.2, 0.6), cover(glove))
    plate.lay("#6b3f18", plate.mask(f'<path d="{_SEAMS}" fill="none" stroke="#fff" stroke-width="1.3"/>'))
    plate.lay(lit(rgb(OXBLOOD) * 1.25 * cover(cuff)[..., None], bevel(cuff, 2, 1.2), 0.3, 0.6), cover(cuff))
    plate.lay("#f1d58a", plate.mask('<path d="M15.5 33.500h17" stroke="#fff" stroke-dasharray="2 1.5"/>'))
    return plate.picture()
