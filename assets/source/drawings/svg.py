"""SVG to picture, the icon set, and the typefaces that SVG may use."""

import io
import json
from functools import cache

import resvg_py
from PIL import Image

from pipeline.places import ASSETS, PACKAGES

Size = tuple[float, float]
FONTS = ASSETS / "fonts"
"""The converted typefaces: the recipe `typefaces` must have run."""


def render(body: str, size: Size, scale: float = 2, defs: str = "") -> Image.Image:
    """Draw what is inside an <svg> of this size in design units, `scale` pixels each.

    A family that resvg does not know makes text vanish without a word, hence the fonts by file.
    """
    width, height = size
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
        f'width="{width * scale}" height="{height * scale}" viewBox="0 0 {width} {height}">'
        f"<defs>{defs}</defs>{body}</svg>"
    )
    fonts = [str(file) for file in sorted(FONTS.glob("*.ttf"))]
    data = resvg_py.svg_to_bytes(svg_string=svg, font_files=fonts, skip_system_fonts=True)
    return Image.open(io.BytesIO(bytes(data))).convert("RGBA")


def icon(
    name: str, colour: str, size: float, x: float = 0, y: float = 0, collection: str = "game-icons"
) -> str:
    """An icon of a collection as SVG, with its upper left corner at x, y."""
    icons = _collection(collection)
    side = icons.get("width", 16)
    found = icons["icons"].get(name) or icons["icons"][icons["aliases"][name]["parent"]]
    body = found["body"].replace("currentColor", colour)
    return f'<g transform="translate({x} {y}) scale({size / found.get("width", side)})">{body}</g>'


@cache
def _collection(name: str) -> dict:
    return json.loads((PACKAGES / "@iconify-json" / name / "icons.json").read_text("utf-8"))
