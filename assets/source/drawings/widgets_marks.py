"""What is switched: check boxes, round choices, the lever, and the slider's knob."""

from collections.abc import Callable

import numpy as np
from PIL import Image

from drawings.palette import DARK_WALNUT, PARCHMENT
from drawings.skin import double_ring, drop, wire
from drawings.skin_materials import aged, brass, walnut
from drawings.skin_relief import Array, Plate, bevel, cover, disc, ring, rounded
from pipeline.output import Output
from pipeline.recipe import recipe

MIDDLE = 22
"""Of every mark, which is 44 units high."""
_TICK = (
    '<path d="M13.5 22.5l6 6.5L31 15" fill="none" stroke="#fff" stroke-width="5" '
    'stroke-linecap="round" stroke-linejoin="round"/>'
)
_LOOKS = ("", "_hover", "_focused", "_disabled")


@recipe("ui/marks")
def marks(out: Output) -> None:
    """Each off and on, in every look."""
    for name, draw in (("ui/checkbox", _checkbox), ("ui/radio", _radio), ("ui/toggle", _toggle)):
        out.sheet(name, _rows(draw), lossless=True)
    knobs = {state: [_knob(state)] for state in ("normal", "hover", "pressed", "focused", "disabled")}
    out.sheet("ui/slider_knob", knobs, anchor=(MIDDLE, MIDDLE), lossless=True)


def _rows(draw: Callable[[bool, str], Image.Image]) -> dict[str, list[Image.Image]]:
    return {
        f"{value}{look}": [draw(value == "on", look.removeprefix("_"))]
        for value in ("off", "on")
        for look in _LOOKS
    }


def _checkbox(is_on: bool, look: str) -> Image.Image:
    plate = Plate(44, 44)
    shape = rounded(plate, (8, 8, 36, 36), 5)
    _well(plate, shape, look)
    if is_on:
        _gilt(plate, plate.distance(plate.mask(_TICK)), look, 2.4)
    return plate.picture()


def _radio(is_on: bool, look: str) -> Image.Image:
    plate = Plate(44, 44)
    _well(plate, disc(plate, MIDDLE, MIDDLE, 14), look)
    if is_on:
        _gilt(plate, disc(plate, MIDDLE, MIDDLE, 7), look, 6)
    return plate.picture()


def _toggle(is_on: bool, look: str) -> Image.Image:
    """A slot with a knob; what is on is lined with brass and its knob is right."""
    plate = Plate(84, 44)
    slot = rounded(plate, (8, 9, 76, 35), 13)
    _well(plate, slot, look)
    if is_on and look != "disabled":
        plate.lay("#b9822c", 0.85 * cover(slot + 3.6))
        plate.carve(cover(slot + 3.4), 0.75, 2.5, 1, 2)
        bar = rounded(plate, (21, 17.5, 23.6, 26.5), 1.3)
        plate.lay("#2e1609", cover(bar))
    elif not is_on:
        hollow = disc(plate, 62, MIDDLE, 4)
        plate.lay("#7a6040" if look == "disabled" else PARCHMENT, 0.75 * ring(hollow, 0, 1.8))
    _button(plate, 60 if is_on else 24, 11.5, look)
    return plate.picture()


def _knob(state: str) -> Image.Image:
    plate = Plate(44, 44)
    _button(plate, MIDDLE, 13 if state == "pressed" else 14, state)
    if state == "focused":
        double_ring(plate, disc(plate, MIDDLE, MIDDLE, 14))
    return plate.picture()


def _well(plate: Plate, shape: Array, look: str) -> None:
    """A hollow in the wood with a brass rim."""
    is_dull = look == "disabled"
    if not is_dull:
        drop(plate, shape, 0.6)
    floor = walnut(plate, 91, -0.3, 0.4)
    plate.lay(aged(floor, 0.5) if is_dull else floor, cover(shape))
    if look == "hover":
        plate.lay("#ffd28a", 0.22 * cover(shape))
    plate.carve(cover(shape), 0.3 if is_dull else 0.85, 2.6)
    wire(plate, shape, 1.5, 3, 0.95 if is_dull else 0)
    if look == "hover":
        plate.lay("#ffe9ae", 0.8 * ring(shape, 0.8, 2.2))
    if look == "focused":
        double_ring(plate, shape)


def _gilt(plate: Plate, shape: Array, look: str, edge: float) -> None:
    """A raised sign of bright brass on the floor of a well."""
    plate.shade(cover(shape), 0.8, 0.9, 0.6, 1.1)
    metal = brass(bevel(shape, edge, edge * 0.6), 0.9 if look == "disabled" else 0, 0.35)
    plate.lay(metal if look == "disabled" else np.clip(metal * 1.08 + 0.06, 0, 1), cover(shape))


def _button(plate: Plate, x: float, radius: float, look: str) -> None:
    """A turned brass knob with a dished middle."""
    shape = disc(plate, x, MIDDLE, radius)
    is_dull = look == "disabled"
    plate.shade(cover(shape), 0.3 if is_dull else 0.75, 1.8, 1.1, 1.9)
    dish = np.clip(1 - (np.hypot(plate.x - x, plate.y - MIDDLE) / (radius * 0.62)) ** 2, 0, 1)
    metal = brass(bevel(shape, 4.5, 3) - 1.6 * dish, 0.9 if is_dull else 0, 0.4)
    gain = {"hover": 1.18, "pressed": 0.82}.get(look, 1)
    plate.lay(np.clip(metal * gain, 0, 1), cover(shape))
    plate.lay(DARK_WALNUT, 0.7 * ring(shape, 0, 0.7))
