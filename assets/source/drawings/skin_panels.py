"""The walnut plates that everything stands on: panel, dialog, strip, tooltip and a player's card."""

import numpy as np
from PIL import Image

from drawings.palette import DARK_WALNUT, PALE_BRASS
from drawings.skin import body, corners, drop, from_corner, hairline, put, rivets, wire
from drawings.skin_materials import aged, brass, lit, walnut
from drawings.skin_relief import (
    Array,
    Box,
    Plate,
    bead,
    bevel,
    blend,
    cover,
    disc,
    grown,
    ring,
    rounded,
    scooped,
)
from pipeline.output import Output
from pipeline.recipe import recipe

PORTRAIT = 96
"""The side of a portrait on a player's card."""
MIDDLE = (73, 73)
"""Of its socket."""
_SCROLL = (
    "M4 4C30 3 50 7 58 20C64 30 57 39 49 36C43 34 44 27 50 27"
    "M4 4C3 30 7 50 20 58C30 64 39 57 36 49C34 43 27 44 27 50"
    "M4 4C18 9 30 17 35 35M30 7C44 2 58 2 74 4M7 30C2 44 2 58 4 74"
)
"""The scrollwork in the upper left corner of a dialog's field."""
_SCROLL_KNOBS = ((50, 29, 3.4), (29, 50, 3.4), (76, 4, 2.6), (4, 76, 2.6), (36, 36, 3.6))


@recipe("ui/panels")
def panels(out: Output) -> None:
    """The plates, at sizes that keep the stretched part long against what it is stretched to."""
    put(out, "ui/panel", {"normal": _panel()}, 60, 26)
    put(out, "ui/dialog", {"normal": _dialog()}, (124, 124, 124, 54), 46)
    put(out, "ui/plate", {"normal": _strip()}, (40, 22, 40, 22), (28, 14, 28, 14), margin=6)
    put(out, "ui/tooltip", {"normal": _tooltip()}, 22, 18)
    cards = {state: _seat_card(state) for state in ("normal", "active", "out")}
    put(out, "ui/seat_card", cards, (144, 46, 40, 46), (138, 20, 24, 20))
    out.entries["ui/seat_card"]["slot"] = [*(middle - PORTRAIT / 2 for middle in MIDDLE), PORTRAIT, PORTRAIT]


def _panel() -> Image.Image:
    plate = Plate(232, 232)
    box = body(plate)
    shape = rounded(plate, box, 9)
    drop(plate, shape)
    _board(plate, shape, walnut(plate, 11, -0.08, 0.65), 4, 1.6)
    wire(plate, shape, 1.6, 2.6)
    hairline(plate, shape, 11)
    hairline(plate, shape, 13, 0.22)
    _corner_irons(plate, box, shape, 44, 36)
    return plate.picture()


def _dialog() -> Image.Image:
    plate = Plate(340, 270)
    box = body(plate)
    shape = scooped(plate, box, 13)
    drop(plate, shape, 1.15)
    _board(plate, shape, walnut(plate, 21, 0.1, 0.9), 5, 2.4)
    field = rounded(plate, grown(box, -26), 5)
    wire(plate, shape, 2, 3.6)
    plate.lay(lit(walnut(plate, 23, -0.14, 0.6), np.zeros_like(field)), cover(field))
    plate.carve(cover(field), 0.75, 4)
    wire(plate, field, -1.6, 3.4)
    _filigree(plate, grown(box, -31))
    rivets(plate, corners(box, 18.5), 4)
    return plate.picture()


def _strip() -> Image.Image:
    plate = Plate(200, 72)
    shape = rounded(plate, body(plate, 6), 10)
    ends = np.clip(np.minimum(plate.x - 6, plate.width - 6 - plate.x) / 26, 0, 1)
    plate.shade(cover(shape), 0.35, 2.4, 0.6, 1)
    plate.lay(DARK_WALNUT, 0.8 * cover(shape))
    plate.lay("#6f4a26", 0.28 * cover(shape) * np.clip(1 - (plate.y - 6) / 5, 0, 1))
    plate.lay(brass(bead(shape, 2.6, 1.6, 0.6)), ring(shape, 2, 3.2) * (0.35 + 0.5 * ends))
    return plate.picture()


def _tooltip() -> Image.Image:
    plate = Plate(120, 96)
    shape = rounded(plate, body(plate), 6)
    drop(plate, shape)
    plate.lay(walnut(plate, 31, -0.3, 0.35), cover(shape) * 0.97)
    wire(plate, shape, 1, 2)
    hairline(plate, shape, 4.2, 0.35)
    return plate.picture()


def _seat_card(state: str) -> Image.Image:
    """The socket for the portrait belongs to the left border, which does not stretch."""
    plate = Plate(250, 146)
    box = body(plate)
    shape = rounded(plate, box, 12)
    socket = disc(plate, *MIDDLE, PORTRAIT / 2)
    is_out = state == "out"
    wood = walnut(plate, 41, {"normal": -0.08, "active": 0.16, "out": -0.2}[state], 0.8)
    if state == "active":
        plate.glow("#ffc24a", ring(shape, -3, 1), 0.95, 2.4)
    drop(plate, shape, 0.6 if is_out else 1)
    _board(plate, shape, aged(wood, 0.55) if is_out else wood, 4, 0.6 if is_out else 1.6)
    if state == "active":
        plate.lay(
            PALE_BRASS, 0.16 * cover(shape) * np.clip(-shape / 3, 0, 1) * np.exp(np.minimum(shape, 0) / 9)
        )
        wire(plate, shape, 2.4, 4.8)
        plate.lay("#fff3c4", ring(shape, 6, 7.4))
    else:
        wire(plate, shape, 1.4, 2.4, 0.85 if is_out else 0.25)
        hairline(plate, shape, 6, 0.12 if is_out else 0.35)
    plate.lay("#150a05", cover(socket - 1))
    plate.carve(cover(socket), 0.8, 3)
    wire(plate, socket, -2.6, 5.2, 0.9 if is_out else 0)
    return plate.picture()


def _board(plate: Plate, shape: Array, wood: Array, edge: float, height: float) -> None:
    """A board with a rounded edge."""
    plate.lay(lit(wood, bevel(shape, edge, height), 0.3), cover(shape))


def _corner_irons(plate: Plate, box: Box, shape: Array, reach: float, hollow: float) -> None:
    """Brass plates let in over the corners, hollowed on the inner side, each with a nail."""
    across, down = from_corner(plate, box)
    inner = hollow - np.hypot(across - reach, down - reach)
    iron = np.maximum(np.maximum(inner, np.maximum(across, down) - reach + 2), shape + 0.2)
    plate.shade(cover(iron), 0.6, 1.2, 0.8, 1.4)
    relief = bevel(iron, 2.2, 1.3) - bead(iron, 4, 1.1, 0.35)
    plate.lay(brass(relief) * blend("#ffffff", "#e6cfa0", np.clip((across + down) / 70, 0, 1)), cover(iron))
    rivets(plate, corners(box, 11.5), 3.2)


def _filigree(plate: Plate, box: Box) -> None:
    """Brass scrolls in the upper corners, mirrored; the lower ones are where a dialog has its buttons."""
    left, top, right, _ = box
    knobs = "".join(f'<circle cx="{x}" cy="{y}" r="{radius}"/>' for x, y, radius in _SCROLL_KNOBS)
    drawn = "".join(
        f'<g transform="translate({x} {top}) scale({mirror} 1)">{knobs}'
        f'<path d="{_SCROLL}" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round"/></g>'
        for x, mirror in ((left, 1), (right, -1))
    )
    scrolls = plate.distance(plate.mask(drawn))
    plate.shade(cover(scrolls), 0.75, 1.3, 0.9, 1.6)
    plate.lay(brass(bevel(scrolls, 1.7, 1.5), 0, 0.4), cover(scrolls))
