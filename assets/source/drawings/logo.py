"""The name of the game as the gilded letters of a saloon's sign; it is the same in every language."""

import numpy as np
from PIL import Image, ImageFont
from scipy.ndimage import gaussian_filter

from drawings.ink import star
from drawings.skin_materials import brass
from drawings.skin_relief import DENSITY, Array, Plate, blend, cover, ring
from drawings.svg import FONTS
from pipeline.output import Output
from pipeline.recipe import recipe

NAME = "DUSTWATER"
LARGE = (900, 212)
SMALL = (320, 78)


@recipe("logo")
def logo(out: Output) -> None:
    """Twice, as the thickness of a line does not shrink well."""
    out.image("logo/dustwater", _sign(LARGE, 0.97), credit=["rye"], lossless=True)
    out.image("logo/dustwater_small", _sign(SMALL, 0.9), credit=["rye"], lossless=True)


def _sign(size: tuple[float, float], share: float) -> Image.Image:
    """Letters, and under them a rule with a star in the middle."""
    plate = Plate(*size)
    unit = size[0] / LARGE[0]
    deep = max(2, 9 * unit)
    type_size = _fitting(size[0] * share - 2 * deep)
    low = size[1] * 0.62
    text = (
        f'<text x="{size[0] / 2 - deep / 2}" y="{low}" text-anchor="middle" font-family="Rye" '
        f'font-size="{type_size}">{NAME}</text>'
    )
    ornament = _ornament(size, unit)
    letters = plate.distance(plate.mask(text))
    rule = plate.distance(plate.mask(ornament))
    _thickness(plate, letters, deep)
    _thickness(plate, rule, deep * 0.4)
    _gild(plate, letters, max(2.4, 6.5 * unit), size[1] * 0.14, low)
    _gild(plate, rule, max(1.2, 3.4 * unit), size[1] * 0.75, size[1] * 0.95)
    return plate.picture()


def _fitting(width: float) -> float:
    """How large the type must be for the name to be this wide."""
    return 100 * width / ImageFont.truetype(FONTS / "rye.ttf", 100).getlength(NAME)


def _ornament(size: tuple[float, float], unit: float) -> str:
    """Two tapering rules with a lozenge each, and the star between them."""
    half = max(0.55, 1.5 * unit) / unit
    wing = f"M44 {-half}L360 {-half * 0.4}v{half * 0.8}L44 {half}z"
    lozenge = "M44 0l12 -8 12 8 -12 8z"
    wings = "".join(
        f'<path transform="scale({side} 1)" d="{part}"/>' for side in (1, -1) for part in (wing, lozenge)
    )
    place = f"translate({size[0] / 2} {size[1] * 0.83}) scale({unit})"
    return f'<g transform="{place}">{wings}<path d="{star(0, 0, 27, inner=0.42)}"/></g>'


def _thickness(plate: Plate, shape: Array, deep: float) -> None:
    """The wooden side of cut-out letters, towards the lower right, and the shadow behind."""
    face = cover(shape - 0.8)
    plate.shade(face, 0.6, deep * 0.9, deep * 1.1, deep * 1.5)
    plate.shade(face, 0.5, deep * 0.35, deep * 0.7, deep * 0.9)
    steps = max(4, int(deep * 2))
    for step in range(steps, 0, -1):
        away = round(step / steps * deep * DENSITY)
        moved = np.roll(face, (away, round(away * 0.75)), axis=(0, 1))
        plate.lay(blend("#a3332a", "#3a0b08", step / steps), moved)
    plate.lay("#2a0f05", cover(shape - 1.2))


def _gild(plate: Plate, shape: Array, edge: float, top: float, bottom: float) -> None:
    """Gold leaf with a chiselled edge, worn where hands and weather reach it."""
    metal = brass(edge * 0.62 * np.clip(-shape / edge, 0, 1), 0, 0.36)
    fall = np.clip((plate.y - top) / (bottom - top), 0, 1)
    metal = np.clip(metal * blend("#fff8dc", "#eaa552", fall) * 1.22 + 0.02, 0, 1)
    chance = np.random.default_rng(6)
    fine = gaussian_filter(chance.standard_normal(shape.shape), 0.5 * DENSITY)
    broad = gaussian_filter(chance.standard_normal(shape.shape), 5 * DENSITY)
    worn = np.clip(fine / fine.std() + 1.3 * broad / broad.std() - 2.7, 0, 1)
    plate.lay(blend(metal, "#5a2c12", 0.75 * worn), cover(shape))
    plate.lay("#fff6d4", 0.35 * ring(shape, 0, 0.7))
