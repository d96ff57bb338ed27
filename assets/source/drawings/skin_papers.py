"""What is written on: the parchment sheet, and the oxblood ribbon for what is announced."""

import numpy as np
from PIL import Image
from scipy.ndimage import gaussian_filter, gaussian_filter1d

from drawings.palette import BRASS, FADED_INK
from drawings.paper import sheet as paper_sheet
from drawings.skin import body, drop, put
from drawings.skin_materials import brass, cloth, lit
from drawings.skin_relief import DENSITY, Array, Plate, bead, blend, cover, grown, ring, rounded, scooped
from pipeline.output import Output
from pipeline.recipe import recipe

TAIL = 44
"""How far a ribbon's end hangs out to each side."""


@recipe("ui/papers")
def papers(out: Output) -> None:
    """The sheet and the ribbon."""
    put(out, "ui/paper", {"normal": _parchment()}, 48, 30)
    put(out, "ui/ribbon", {"normal": _ribbon()}, (84, 24, 84, 36), (70, 16, 70, 26))


def _parchment() -> Image.Image:
    plate = Plate(248, 248)
    shape = rounded(plate, grown(body(plate), -1), 3) + 0.7 * _unevenness(plate)
    drop(plate, shape)
    sheet = np.asarray(paper_sheet((248, 248), DENSITY, 5, age=0.25).convert("RGB"), dtype=float) / 255
    calm = gaussian_filter(sheet, (3 * DENSITY, 3 * DENSITY, 0))
    # threads and grain would be drawn out in the middle, which stretches
    sheet = blend(sheet, calm, 0.75)
    brown = 0.5 * np.exp(np.minimum(shape, 0) / 5) + 0.12 * np.exp(np.minimum(shape, 0) / 26)
    plate.lay(blend(sheet, "#7a4a1c", np.clip(brown, 0, 0.55)), cover(shape))
    plate.lay("#fff6dd", 0.5 * cover(shape) * (1 - cover(shape + 0.9)) * (plate.x + plate.y < 248))
    frame = scooped(plate, grown(body(plate), -11), 9)
    plate.lay(FADED_INK, 0.75 * ring(frame, 0, 1.5))
    plate.lay(FADED_INK, 0.55 * ring(frame, 3.2, 3.9))
    return plate.picture()


def _unevenness(plate: Plate) -> Array:
    """A torn edge's ups and downs, the same all the way through the sheet."""
    chance = np.random.default_rng(8)
    rows, columns = plate.x.shape
    across = gaussian_filter1d(chance.standard_normal(columns), 4 * DENSITY, mode="wrap")
    down = gaussian_filter1d(chance.standard_normal(rows), 4 * DENSITY, mode="wrap")
    return across[None, :] / across.std() * 0.8 + down[:, None] / down.std() * 0.8


def _ribbon() -> Image.Image:
    plate = Plate(280, 84)
    top, bottom, fall = 10, 62, 10
    right = plate.width
    band = rounded(plate, (TAIL, top, right - TAIL, bottom), 1)
    tails = plate.distance(plate.mask(_tails(right, top + fall, bottom + fall)))
    folds = plate.distance(plate.mask(_folds(right, bottom, fall)))
    weave = cloth(plate, 3)
    drop(plate, tails, 0.8)
    plate.lay(lit(weave * 0.72, _sag(plate, top + fall, bottom + fall)), cover(tails))
    plate.lay(BRASS, 0.6 * ring(tails, 3, 4))
    plate.lay("#240504", cover(folds))
    plate.shade(cover(band), 0.6, 2.4, 1, 2.6)
    plate.lay(lit(weave, _sag(plate, top, bottom), 0.2), cover(band))
    for edge in (top + 4.5, bottom - 4.5):
        braid = np.abs(plate.y - edge) - 1.5
        plate.lay(brass(bead(braid, 1.5, 3, 0.9)), cover(np.maximum(braid, band + 0.5)))
    return plate.picture()


def _sag(plate: Plate, top: float, bottom: float) -> Array:
    """The cloth is arched a little from edge to edge."""
    middle, half = (top + bottom) / 2, (bottom - top) / 2
    return 5 * np.sqrt(np.clip(1.3 - ((plate.y - middle) / half) ** 2, 0, None))


def _tails(right: float, top: float, bottom: float) -> str:
    """Both swallow tails, as SVG."""
    middle = (top + bottom) / 2
    return "".join(
        f'<path transform="translate({x} 0) scale({side} 1)" '
        f'd="M8 {top}H{TAIL + 16}V{bottom}H8L22 {middle}Z" stroke-linejoin="round"/>'
        for x, side in ((0, 1), (right, -1))
    )


def _folds(right: float, bottom: float, fall: float) -> str:
    """The two shadowed corners where the ribbon turns back under itself."""
    return "".join(
        f'<path transform="translate({x} 0) scale({side} 1)" d="M{TAIL} {bottom}h16v{fall}z"/>'
        for x, side in ((0, 1), (right, -1))
    )
