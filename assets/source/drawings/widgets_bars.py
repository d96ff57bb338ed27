"""What is long and thin or flat: tracks, thumbs, text fields, list rows, rules and the ring of the focus."""

import numpy as np
from PIL import Image

from drawings.palette import BRASS, PALE_BRASS
from drawings.skin import MARGIN, body, double_ring, put, wire
from drawings.skin_materials import aged, brass, walnut
from drawings.skin_relief import Array, Plate, bead, bevel, cover, grown, ring, rounded
from pipeline.output import Output
from pipeline.recipe import recipe


@recipe("ui/bars")
def bars(out: Output) -> None:
    """All of them nine-patches; the tracks stretch one way only."""
    put(
        out,
        "ui/slider_track",
        {state: _track(state) for state in ("empty", "full")},
        (14, 10, 14, 10),
        10,
        margin=4,
    )
    put(out, "ui/scroll_track", {"normal": _scroll_track()}, (10, 16, 10, 16), 6, margin=4)
    thumbs = {state: _scroll_thumb(state) for state in ("normal", "hover", "pressed", "focused", "disabled")}
    put(out, "ui/scroll_thumb", thumbs, (10, 18, 10, 18), 6, margin=4)
    fields = {state: _entry(state) for state in ("normal", "focused", "disabled")}
    put(out, "ui/entry", fields, 22, (22, 14, 22, 14))
    rows = {state: _row(state) for state in ("normal", "hover", "focused", "selected")}
    put(out, "ui/row", rows, 20, (20, 12, 20, 12), margin=4)
    put(out, "ui/focus", {"normal": _focus()}, 24, 14)
    put(out, "ui/divider", {"normal": _divider()}, (30, 7, 30, 7), 7, margin=0)


def _track(state: str) -> Image.Image:
    """A groove; its full part is lined with brass."""
    plate = Plate(64, 24)
    shape = rounded(plate, (4, 7, 60, 17), 5)
    plate.lay("#120804", cover(shape))
    if state == "full":
        plate.lay(np.clip(brass(bead(shape, 5, 8, 2.4)) * 1.02, 0, 1), cover(shape + 1.2))
    plate.carve(cover(shape), 0.35 if state == "full" else 0.8, 2)
    plate.lay("#a07a45", 0.55 * ring(shape, -1, 0) * (plate.y > 12))
    plate.lay("#0a0402", 0.7 * ring(shape, -1, 0) * (plate.y <= 12))
    return plate.picture()


def _scroll_track() -> Image.Image:
    plate = Plate(24, 72)
    shape = rounded(plate, (5, 4, 19, 68), 7)
    plate.lay("#120804", 0.8 * cover(shape))
    plate.carve(cover(shape), 0.7, 2)
    plate.lay(BRASS, 0.45 * ring(shape, 0, 0.9))
    return plate.picture()


def _scroll_thumb(state: str) -> Image.Image:
    plate = Plate(24, 64)
    shape = rounded(plate, (6, 4, 18, 60), 6)
    is_dull = state == "disabled"
    plate.shade(cover(shape), 0.2 if is_dull else 0.6, 1.2, 0.6, 1)
    gain = {"hover": 1.2, "pressed": 0.75, "disabled": 0.7}.get(state, 1)
    plate.lay(np.clip(brass(bevel(shape, 6, 3.4), 0.9 if is_dull else 0) * gain, 0, 1), cover(shape))
    if state == "focused":
        plate.lay("#1a0c04", ring(shape, -2.6, 1.6))
        plate.lay("#ffeeb4", ring(shape, -2.2, -0.6))
        plate.lay(PALE_BRASS, ring(shape, 0, 1.2))
    return plate.picture()


def _entry(state: str) -> Image.Image:
    """A slate-dark field, sunk into the wood."""
    plate = Plate(120, 64)
    shape = rounded(plate, body(plate), 7)
    floor = walnut(plate, 95, -0.36, 0.3)
    plate.lay(aged(floor, 0.45) if state == "disabled" else floor, cover(shape))
    plate.carve(cover(shape), 0.3 if state == "disabled" else 0.9, 4, 1.4, 2.6)
    wire(plate, shape, 1, 2, 0.9 if state == "disabled" else 0.25)
    if state == "focused":
        double_ring(plate, shape)
    return plate.picture()


def _row(state: str) -> Image.Image:
    """A row of a list: hardly there until it is meant."""
    plate = Plate(120, 60)
    shape = rounded(plate, grown(body(plate), 4), 6)
    if state == "normal":
        plate.lay("#f1d9a4", 0.07 * cover(shape))
        plate.lay("#0a0402", 0.4 * ring(shape, 0, 0.8))
    elif state == "hover":
        plate.lay("#e8a552", 0.27 * cover(shape))
        plate.lay(BRASS, 0.8 * ring(shape, 0, 1.2))
    else:
        plate.lay("#c98a34", (0.3 if state == "selected" else 0.14) * cover(shape))
    if state == "selected":
        wire(plate, shape, 1.2, 2.4)
        tongue = rounded(plate, (MARGIN - 0.5, 12, MARGIN + 4.5, plate.height - 12), 2.5)
        plate.lay(brass(bevel(tongue, 2.5, 1.4)), cover(tongue))
    if state == "focused":
        double_ring(plate, shape + 3)
    return plate.picture()


def _focus() -> Image.Image:
    """Only the ring: it is laid over whatever has the focus, on wood or on paper."""
    plate = Plate(96, 96)
    shape = rounded(plate, grown(body(plate), -2), 10)
    plate.glow("#ffcf5a", ring(shape, -3, 1), 0.8, 2)
    plate.lay("#1a0c04", ring(shape, -4.4, 4.4))
    plate.lay("#ffeeb4", ring(shape, -3.6, -1))
    plate.lay(brass(bead(shape, 2.2, 3, 1.2)), ring(shape, 0.7, 3.7))
    hollow = cover(shape + 4.4)
    plate.colour *= 1 - hollow[..., None]
    plate.cover *= 1 - hollow
    return plate.picture()


def _divider() -> Image.Image:
    """A rule that tapers to both ends, with a nail in each; the middle is one thickness throughout."""
    plate = Plate(120, 14)
    near = np.minimum(plate.x, plate.width - plate.x)
    half = np.clip((near - 2) / 22, 0, 1) * 1.1 + 0.1
    line = np.abs(plate.y - 7) - half
    diamond = (np.abs(near - 24) * 0.75 + np.abs(plate.y - 7) - 4.2) * 0.8
    shape: Array = np.minimum(np.where(near > 2, line, 1), diamond)
    plate.shade(cover(shape), 0.6, 0.6, 0.4, 0.8)
    plate.lay(brass(bevel(shape, 1.6, 0.9)), cover(shape))
    return plate.picture()
