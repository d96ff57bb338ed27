"""What is pressed: buttons, tabs and arrows, in every state that they can be in."""

import numpy as np
from PIL import Image

from drawings.palette import INK, PALE_BRASS, PARCHMENT
from drawings.skin import MARGIN, body, double_ring, drop, hairline, put, rivets, wire
from drawings.skin_materials import aged, brass, lit, walnut
from drawings.skin_relief import Array, Plate, bead, bevel, blend, cover, grown, ring, rounded, scooped
from pipeline.output import Output
from pipeline.recipe import recipe

STATES = ("normal", "hover", "pressed", "focused", "disabled")
_TONE = {"normal": 0.1, "hover": 0.27, "pressed": -0.14, "focused": 0.2, "disabled": 0.0, "selected": 0.1}
"""How light the wood is: a state must tell without colour too."""


@recipe("ui/buttons")
def buttons(out: Output) -> None:
    """Three buttons, the tab and the arrows."""
    put(out, "ui/button", {state: _button(state) for state in STATES}, (34, 30, 34, 30), (28, 16, 28, 18))
    put(out, "ui/button_gold", {state: _gold(state) for state in STATES}, (36, 32, 36, 32), (32, 18, 32, 20))
    put(out, "ui/button_small", {state: _small(state) for state in STATES}, 22, (18, 12, 18, 13))
    tabs = {state: _tab(state) for state in (*STATES, "selected")}
    put(out, "ui/tab", tabs, (28, 26, 28, 20), (24, 16, 24, 12))
    arrows = {f"{way}_{state}": [_arrow(turn, state)] for way, turn in _TURNS.items() for state in STATES}
    out.sheet("ui/arrow", arrows, lossless=True)


_TURNS = {"right": 0, "down": 1, "left": 2, "up": 3}
"""The arrows' ways in quarter turns."""


def _button(state: str) -> Image.Image:
    plate = Plate(150, 76)
    shape = _sunk(rounded(plate, body(plate), 11), state)
    _plank(plate, shape, walnut(plate, 51, _TONE[state], 0.8), state)
    if state == "disabled":
        hairline(plate, shape, 3, 0.25)
        return plate.picture()
    wire(plate, shape, 1.9, 3.4, 0.3 if state == "pressed" else 0)
    hairline(plate, shape, 7, 0.8 if state in ("hover", "focused") else 0.45)
    _finish(plate, shape, state)
    return plate.picture()


def _gold(state: str) -> Image.Image:
    """A plate of brass with scooped corners and a nail at either end."""
    plate = Plate(160, 84)
    box = body(plate)
    shape = _sunk(scooped(plate, box, 9), state)
    relief = bevel(shape, 5, 2.6) - bead(shape, 8, 1.6, 0.7)
    if state == "disabled":
        drop(plate, shape, 0.3)
        plate.lay(aged(brass(relief * 0.4, 0.9), 0.75) * 0.85, cover(shape))
        return plate.picture()
    if state != "pressed":
        drop(plate, shape)
    gain = {"normal": 0.97, "hover": 1.06, "pressed": 0.92, "focused": 1.02}[state]
    sheen = blend("#ffe9b0", "#c8913a", np.clip((plate.y - MARGIN) / (plate.height - 2 * MARGIN), 0, 1))
    face = brass(-0.5 * relief if state == "pressed" else relief)
    plate.lay(np.clip(blend(face, face * sheen * 1.25, 0.55) * gain, 0, 1), cover(shape))
    if state == "hover":
        plate.lay("#fff3cf", 0.3 * cover(shape))
    if state == "pressed":
        plate.carve(cover(shape), 0.95, 4.5, 2, 4.5)
    plate.lay("#5a3a0c", 0.8 * ring(shape, 0, 0.9))
    middle = plate.height / 2
    rivets(plate, [(box[0] + 14, middle), (box[2] - 14, middle)], 2.6)
    if state == "focused":
        double_ring(plate, shape)
    return plate.picture()


def _small(state: str) -> Image.Image:
    plate = Plate(84, 60)
    shape = _sunk(rounded(plate, body(plate), 8), state)
    _plank(plate, shape, walnut(plate, 61, _TONE[state], 0.6), state)
    if state == "disabled":
        hairline(plate, shape, 1.6, 0.25)
        return plate.picture()
    wire(plate, shape, 1.2, 2.2, 0.3 if state == "pressed" else 0)
    _finish(plate, shape, state)
    return plate.picture()


def _tab(state: str) -> Image.Image:
    """Round above, open below, where it joins the panel; the one that is open stands taller."""
    plate = Plate(128, 72)
    is_open = state == "selected"
    top = MARGIN if is_open else MARGIN + (7 if state == "pressed" else 5)
    shape = rounded(plate, (MARGIN, top, plate.width - MARGIN, plate.height + 30), 11)
    if state != "disabled":
        drop(plate, shape, 0.8)
    wood = walnut(plate, 71, _TONE[state] - (0 if is_open else 0.12), 0.7)
    plate.lay(lit(aged(wood, 0.5) if state == "disabled" else wood, bevel(shape, 4, 1.4)), cover(shape))
    if state == "disabled":
        hairline(plate, shape, 2, 0.25)
    else:
        wire(plate, shape, 1.8, 3.2 if is_open else 2.2, 0 if is_open or state == "hover" else 0.4)
    if is_open:
        plate.lay(PALE_BRASS, ring(shape, 6, 7.6) * np.clip((40 - plate.y) / 14, 0, 1))
        plate.glow("#ffcf7a", cover(np.maximum(shape + 4, plate.y - 22)), 0.22, 5)
    elif state != "disabled":
        plate.lay("#0a0402", cover(shape) * 0.55 * np.clip((plate.y - plate.height + 12) / 12, 0, 1))
    if state == "pressed":
        plate.carve(cover(shape), 0.7, 3)
    if state == "focused":
        double_ring(
            plate, rounded(plate, grown((MARGIN, top, plate.width - MARGIN, plate.height - 6), -4), 8)
        )
    return plate.picture()


def _arrow(turn: int, state: str) -> Image.Image:
    """A small round button with a chevron; it is turned before it is lit, or the lamp would turn too."""
    plate = Plate(56, 56)
    shape = _sunk(rounded(plate, body(plate), 20), state)
    _plank(plate, shape, walnut(plate, 81, _TONE[state], 0.5), state)
    if state != "disabled":
        wire(plate, shape, 1.7, 3, 0.3 if state == "pressed" else 0)
        _finish(plate, shape, state)
    mark = plate.mask(
        f'<path transform="rotate({90 * turn} 28 28)" d="M24 19l9 9-9 9" fill="none" stroke="#fff" '
        f'stroke-width="4.6" stroke-linecap="round" stroke-linejoin="round"/>'
    )
    plate.shade(mark, 0.7, 0.6, 0.3, 0.9)
    plate.lay("#8a7458" if state == "disabled" else PARCHMENT, mark)
    return plate.picture()


def _sunk(shape: Array, state: str) -> Array:
    """A pressed button is a little smaller, as what lies deeper is."""
    return shape + 0.8 if state == "pressed" else shape


def _plank(plate: Plate, shape: Array, wood: Array, state: str) -> None:
    """The wood of a button: it stands out, is sunk, or lies flat."""
    if state == "disabled":
        plate.lay(aged(wood, 0.7), 0.92 * cover(shape))
        return
    if state == "pressed":
        plate.lay(lit(wood, -bevel(shape, 6, 1.6), 0), cover(shape))
        plate.carve(cover(shape), 0.95, 4, 1.6, 3)
        return
    drop(plate, shape)
    plate.lay(lit(wood, bevel(shape, 7, 3), 0.35), cover(shape))
    plate.lay(
        "#ffdca0", 0.13 * cover(shape + 3) * np.clip(1 - (plate.y - MARGIN) / (plate.height * 0.5), 0, 1)
    )


def _finish(plate: Plate, shape: Array, state: str) -> None:
    """What tells one state of a usable button from another beside the wood."""
    if state == "hover":
        plate.lay("#ffd898", 0.12 * cover(shape + 4))
        plate.lay(PALE_BRASS, 0.8 * ring(shape, 0.8, 2.2))
    elif state == "focused":
        double_ring(plate, shape)
    plate.lay(INK, 0.5 * ring(shape, -0.3, 0.4))
