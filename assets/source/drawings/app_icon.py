"""The program's icon: a bone die with a star on oxblood leather in a brass rim, for every system."""

import io
import struct
from collections.abc import Mapping

import numpy as np
from PIL import Image

from drawings.ink import star
from drawings.palette import OXBLOOD
from drawings.skin import wire
from drawings.skin_materials import bone, leather, lit
from drawings.skin_relief import Plate, bevel, cover, rgb, ring, rounded
from pipeline.output import Output
from pipeline.recipe import recipe

SIDE = 256
SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
SIMPLE = 32
"""Up to this size the icon has no rim, no grain and a larger die."""
_APPLE = {b"ic11": 32, b"ic12": 64, b"ic07": 128, b"ic08": 256, b"ic09": 512}
"""Apple's name for each size."""
_TILT = -11
"""How far the die is turned, in degrees."""


@recipe("app/icon")
def app_icon(out: Output) -> None:
    """A file a size, and the containers that Windows and macOS want."""
    full, simple = _full(), _simple()
    pictures = {size: _sized(simple if size <= SIMPLE else full, size) for size in SIZES}
    for size, picture in pictures.items():
        out.file(f"app/icon_{size}", _bytes(picture, "PNG", optimize=True), ".png", "icon", size=[size, size])
    windows = [pictures[size] for size in SIZES if size <= 256]
    sizes = [each.size for each in windows]
    out.file(
        "app/icon_windows", _bytes(windows[-1], "ICO", sizes=sizes, append_images=windows), ".ico", "icon"
    )
    out.file("app/icon_macos", _icns(pictures), ".icns", "icon")


def _full() -> Image.Image:
    plate = Plate(SIDE, SIDE)
    tile = rounded(plate, (10, 8, 246, 244), 52)
    plate.shade(cover(tile), 0.6, 4, 2, 4)
    colour, grain = leather(plate, 12)
    lamp = np.clip(1.3 - np.hypot(plate.x - 70, plate.y - 60) / 260, 0.45, 1.3)[..., None]
    plate.lay(np.clip(lit(colour * lamp, grain * 2, 0.12, 0.5), 0, 1), cover(tile))
    plate.carve(cover(tile + 14), 0.7, 6, 3, 5)
    wire(plate, tile, 7, 14)
    plate.lay("#fff0bd", 0.35 * ring(tile, 5, 6))
    stitches = (np.mod(np.arctan2(plate.y - 126, plate.x - 128) * 40 / np.pi, 1) < 0.6) * ring(tile, 20, 22.4)
    plate.lay("#e0b25a", 0.75 * stitches)
    _die(plate, 66, 24, 46, 13)
    return plate.picture()


def _simple() -> Image.Image:
    plate = Plate(SIDE, SIDE)
    tile = rounded(plate, (4, 4, 252, 252), 54)
    plate.lay("#6e1512", cover(tile))
    plate.lay("#e9bd58", ring(tile, 0, 15))
    _die(plate, 86, 26, 66, 0)
    return plate.picture()


def _die(plate: Plate, half: float, edge: float, reach: float, tilt_depth: float) -> None:
    """A die from steeply above, a little turned, with a star sunk into it."""
    middle = SIDE / 2
    turn = np.deg2rad(_TILT if tilt_depth else 0)
    x, y = plate.x - middle, plate.y - middle + tilt_depth / 3
    kept = plate.x, plate.y
    plate.x, plate.y = x * np.cos(turn) + y * np.sin(turn), y * np.cos(turn) - x * np.sin(turn)
    body = rounded(plate, (-half, -half, half, half + tilt_depth), edge)
    top = rounded(plate, (-half, -half, half, half), edge)
    plate.x, plate.y = kept
    plate.shade(cover(body), 0.85, 9, 9, 13)
    plate.shade(cover(body), 0.6, 2, 1, 2)
    ivory = bone(plate, 9)
    plate.lay(lit(ivory * 0.62, bevel(body, edge, 10), 0), cover(body))
    plate.lay(np.clip(lit(ivory * 1.02, bevel(top, edge, edge * 0.5), 0.5, 0.7, 1), 0, 1), cover(top))
    rise = middle - tilt_depth / 3
    turned = f"rotate({_TILT if tilt_depth else 0} {middle} {rise})"
    path = f'<path transform="{turned}" d="{star(middle, rise + 2, reach, inner=0.43)}" '
    sunk = plate.distance(plate.mask(f'{path} stroke="#fff" stroke-width="5" stroke-linejoin="round"/>'))
    plate.lay("#fff6de", 0.7 * cover(sunk - 1.5) * (plate.x + plate.y > SIDE - 20))
    red = np.broadcast_to(rgb(OXBLOOD) * 0.9, ivory.shape)
    plate.lay(lit(red, -bevel(sunk, 18, 9), 0.3, 0.7, 0.6), cover(sunk))
    plate.carve(cover(sunk), 0.75, 4, 3, 4)


def _sized(picture: Image.Image, size: int) -> Image.Image:
    return picture.resize((size, size), Image.Resampling.LANCZOS, reducing_gap=4)


def _bytes(picture: Image.Image, kind: str, **options: object) -> bytes:
    stream = io.BytesIO()
    picture.save(stream, kind, **options)
    return stream.getvalue()


def _icns(pictures: Mapping[int, Image.Image]) -> bytes:
    """Apple's container; Pillow would put in everything twice, and a blurred enlargement."""
    blocks = b""
    for kind, size in _APPLE.items():
        data = _bytes(pictures[size], "PNG", optimize=True)
        blocks += kind + struct.pack(">I", len(data) + 8) + data
    return b"icns" + struct.pack(">I", len(blocks) + 8) + blocks
