"""Keys of an old typewriter, bone in a brass ring, and the mouse: what to press, as a picture."""

import numpy as np
from PIL import Image

from drawings.palette import INK, OXBLOOD
from drawings.skin import put, wire
from drawings.skin_materials import bone, lit
from drawings.skin_relief import Array, Plate, bevel, cover, ring, rounded
from pipeline.output import Output
from pipeline.recipe import recipe

HEIGHT = 40
NARROW, WIDE = 40, 60
_GLYPHS = {
    "enter": (WIDE, "M39 12v6a4 4 0 0 1-4 4H22m5-5-5 5 5 5"),
    "escape": (NARROW, "M20 12.500a8.2 8.2 0 1 1-8 6.500M21.5 21.500L12 12m0 6v-6h6"),
    "space": (WIDE, "M17 17v6h26v-6"),
    "tab": (WIDE, "M18 15v11M42 20.500H23m5-5-5 5 5 5M42 15v11"),
    "backspace": (WIDE, "M26 13h17v14H26l-8-7zm6 4.5 5 5m0-5-5 5"),
    "shift": (WIDE, "M30 11l9 9h-4.500v7h-9v-7H21z"),
    "up": (NARROW, "M20 27V13m-6 6 6-6 6 6"),
    "down": (NARROW, "M20 13v14m-6-6 6 6 6-6"),
    "left": (NARROW, "M27 20H13m6-6-6 6 6 6"),
    "right": (NARROW, "M13 20h14m-6-6 6 6-6 6"),
}
"""The keys that bear a sign instead of a letter: how wide each is, and its sign."""


@recipe("keys")
def keys(out: Output) -> None:
    """The blank cap for letters, the keys with signs, and the mouse."""
    put(out, "keys/cap", {"normal": _cap(48).picture()}, (18, 16, 18, 18), (11, 8, 11, 10), margin=3)
    for name, (width, sign) in _GLYPHS.items():
        plate = _cap(width)
        style = (
            f'fill="none" stroke="{INK}" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"'
        )
        plate.lay(INK, plate.mask(f'<path d="{sign}" {style}/>'))
        out.image(f"keys/{name}", plate.picture(), lossless=True)
    for side in ("left", "right"):
        out.image(f"mouse/{side}", _mouse(side), lossless=True)


def _cap(width: float) -> Plate:
    plate = Plate(width, HEIGHT)
    shape = rounded(plate, (3, 2, width - 3, HEIGHT - 4), 10)
    plate.shade(cover(shape), 0.75, 1.1, 0.6, 1.4)
    plate.lay("#3a2408", cover(shape))
    wire(plate, shape, 1.5, 3)
    _ivory(plate, shape + 3.2)
    return plate


def _mouse(pressed: str) -> Image.Image:
    """The button that is meant is red and has a dark frame."""
    plate = Plate(HEIGHT, HEIGHT)
    shape = rounded(plate, (6.5, 1.5, 33.5, 37), 13)
    plate.shade(cover(shape), 0.75, 1.1, 0.6, 1.4)
    plate.lay("#3a2408", cover(shape))
    wire(plate, shape, 1.2, 2.4)
    _ivory(plate, shape + 2.4)
    half = plate.x - 20 if pressed == "left" else 20 - plate.x
    button = np.maximum(np.maximum(half + 0.8, plate.y - 17.5), shape + 3.4)
    plate.lay(OXBLOOD, cover(button))
    plate.lay("#c4453a", 0.7 * ring(button, 0.8, 1.8))
    lines = np.minimum(np.abs(plate.y - 18.4) - 0.7, np.maximum(np.abs(plate.x - 20) - 0.7, plate.y - 18.4))
    plate.lay(INK, 0.85 * cover(np.maximum(lines, shape + 2.6)))
    wheel = rounded(plate, (18, 8, 22, 15), 2)
    plate.lay("#2a1608", cover(wheel - 0.8))
    plate.lay("#d9b45e", cover(wheel + 0.6))
    return plate.picture()


def _ivory(plate: Plate, shape: Array) -> None:
    """The face of a key, dished a little."""
    plate.lay(lit(bone(plate, 4), -bevel(shape, 6, 1.4), 0.1, 0.6), cover(shape))
    plate.carve(cover(shape), 0.35, 1.5, 0.6, 1)
